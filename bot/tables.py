"""TableService: the only way in which tables change.

One lock per table and one rule: load, apply, record, publish. Everything that goes wrong on the way is a `Refusal`
with its own sentence; anything else that is raised is a bug. Messages are never sent here: they are written into the
outbox in the same transaction, and the courier (`bot.outbox`) sends them afterwards.

Every method that changes something is safe to call twice and from two processes at once. Every method may raise
UnknownTable and the store's refusals (StoreBusy, StoreFull, ReadOnly, StoreDown) besides those it names.
"""

from bot.service.privacy import PrivacyRoom
from bot.service.seasons import SeasonRoom
from bot.service.standings import StandingRoom

__all__ = ["TableService"]


class TableService(SeasonRoom, PrivacyRoom, StandingRoom):
    """Open, join, start, act, take back, leave: `TableService(store, now, games, thinker, seeds)`.

    - `bot.service.lobby`: open, join, reserve, release, dismiss, add_computer, remove_computer, set_option, set_seats,
      set_private, renew, expire
    - `bot.service.play`: start, look, act, preview, take_back, resume, unfinished
    - `bot.service.seats`: leave, hand_over, take_over, replace, come_back, stand_in, set_pace, end_table
    - `bot.service.messages`: delivery, delivered, shown, move_place, show_again
    - `bot.service.archive`: table, my_tables, tables_at, history, export, results, meet, person, set_settings, guild,
      set_guild
    - `bot.service.challenges`: challenge, challenged_games, current, new_challenge, ladder_challenge, ladder, choices,
      my_challenges, past
    - `bot.service.attempts`: begin, my_attempt, prove, standing; and what a challenge forbids at its tables
    - `bot.service.seasons`: tend_challenges, close, post_here, post_nowhere, season, streak, replay
    - `bot.service.standings`: quarter, leaderboard, unlisted, profile, honours, statistics
    - `bot.service.privacy`: own_data, forget_person
    """
