"""What has happened since somebody last looked is told turn by turn, and nothing is told that they have not heard."""

from datetime import UTC, datetime
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.json import decode
from msgspec.structs import replace

from bot.database.row_mapping import dump
from bot.domain.move_record import LoggedMove
from bot.domain.table_view import VisibleMove
from bot.game_ui import turn_log
from bot.game_ui.base import GameUI
from bot.game_ui.recap import OWN_LINES, RECAP_LENGTH, RecapWriter, recap_text
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import LOCALES, translator_for
from bot.tables.log_view import logged_move, visible_recent_moves
from bot.ui_kit.panels import text_length
from games import GAMES
from games.core.game import Game
from games.core.step import AudienceEvent, Event, Seat
from games.glow import events as party
from games.hoshitsukuri import events as comets
from tests.support.games.contract import Kind, played
from tests.support.japanese import narrow
from tests.support.recaps import NAMES, logged, most, teller


class Gap(NamedTuple):
    """A piece of a match since an answer of a seat: what was stored, and what that seat has heard."""

    game: Game
    own: Seat
    stored: list[LoggedMove]

    @property
    def heard(self) -> tuple[VisibleMove, ...]:
        return visible_recent_moves(self.game, self.stored, self.own)

    def lines(self, locale: str = "en", own: Seat | None = None) -> list[str]:
        return teller(self.game, locale, self.own if own is None else own).lines(self.heard)


def gaps(game: Game, kind: Kind) -> list[Gap]:
    """All that every seat has missed between two of its answers."""
    it = played(game, kind, "5e" * 16)
    log, found = logged(it), []
    for own in range(kind.seats):
        mine = [-1, *(index for index, entry in enumerate(log) if entry.seat == own), len(log)]
        found += [Gap(game, own, log[a + 1 : b]) for a, b in pairwise(mine) if a + 1 < b]
    return found


@pytest.fixture(scope="module", params=GAMES.values(), ids=lambda game: game.key)
def missed(request: pytest.FixtureRequest) -> list[Gap]:
    return gaps(request.param, most(request.param))


def test_every_turn_of_every_other_seat_is_there(missed: list[Gap]) -> None:
    for gap in missed:
        since, text = game_ui_of(gap.game.key).recap, "\n".join(gap.lines())
        silent = (*since.begins, *since.rounds)
        for entry in gap.heard:
            seen = [
                event for event in entry.events if not isinstance(event, silent) and turn_log.whose(event) == entry.seat
            ]
            if seen and entry.seat != gap.own and not _wordless(gap.game, seen):
                assert NAMES[entry.seat] in text, (gap.game.key, seen, text)


def _wordless(game: Game, events: list[Any]) -> bool:
    return not teller(game, "en", None).events(events)


def test_a_turn_has_one_line_alone(missed: list[Gap]) -> None:
    for gap in missed:
        since = game_ui_of(gap.game.key).recap
        found = turn_log.group_into_turns(gap.heard, since)
        for one, other in pairwise(found):
            first, last = one.entries[0].number, other.entries[-1].number
            between = [event for entry in gap.heard if first <= entry.number <= last for event in entry.events]
            apart = any(isinstance(event, (*since.begins, *since.rounds)) for event in between)
            assert one.seat != other.seat or apart, (gap.game.key, one, other)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_line_is_empty_or_speaks_in_keys(missed: list[Gap], locale: str) -> None:
    for gap in missed:
        for line in gap.lines(locale):
            assert locale != "ja" or not narrow(line), line
            bare = line
            for name in NAMES.values():
                bare = bare.replace(name, "")
            assert bare.strip(" :：🤖"), gap.game.key
            assert not any(mark in line for mark in ("bot.", "since.", f"{gap.game.key}.", "None", "{")), line


def test_what_others_may_not_know_changes_nothing(missed: list[Gap]) -> None:
    luck = Random(1)
    for gap in missed:
        hidden = replace_secrets(gap, luck)
        assert visible_recent_moves(gap.game, hidden, gap.own) == gap.heard
        assert Gap(gap.game, gap.own, hidden).lines() == gap.lines()


def replace_secrets(gap: Gap, luck: Random) -> list[LoggedMove]:
    """The same answers with others' actions exchanged, and without what was whispered to others."""
    others = [entry.action for entry in gap.stored if entry.seat != gap.own]
    kept = []
    for entry in gap.stored:
        events = [one for one in decode(entry.events) if one["only"] in (None, gap.own)]
        action = entry.action if entry.seat == gap.own else luck.choice(others)
        kept.append(replace(entry, action=action, events=dump(events)))
    return kept


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_from_the_last_turn_on_nothing_of_it_and_nothing_later_is_missing(game: Game) -> None:
    whole = visible_recent_moves(game, logged(played(game, most(game), "5e" * 16)), None)
    since = game_ui_of(game.key).recap
    for end in range(5, len(whole), 7):
        every = turn_log.group_into_turns(whole[:end], since)
        kept = turn_log.since_last_turn_of(every, 0)
        own = [turn for turn in every if turn.seat == 0 and turn.is_own_move]
        if own:
            assert all(turn in kept for turn in every[every.index(own[-1]) :])
            lines = teller(game, "en", None).lines(whole[:end], 0)
            assert len(lines) <= len(kept)
            assert not teller(game, "en", None).turn(own[-1]) or any(NAMES[0] in line for line in lines)
    assert turn_log.since_last_turn_of(every, None) == every


def test_a_long_absence_is_told_as_far_as_there_is_room() -> None:
    game = GAMES["hoshitsukuri"]
    whole = visible_recent_moves(game, logged(played(game, Kind(4, {}), "5e" * 16)), None)
    text = recap_text(teller(game, "en", None), whole)
    first, *_, last = text.splitlines()
    assert first.endswith("in the log.")
    assert last.removeprefix("-# ") == teller(game, "en", None).lines(whole)[-1]
    assert text_length(text) <= RECAP_LENGTH + 200
    short = whole[-3:]
    assert recap_text(teller(game, "ja", None), short).count("\n") == len(teller(game, "ja", None).lines(short)) - 1


def test_a_turn_names_what_was_made_and_counts_the_rest() -> None:
    game = GAMES["hoshitsukuri"]
    events: list[Event] = [
        comets.Played(1, ("stardust", "rock", "satellite")),
        comets.Added(1, ("stardust",)),
        comets.Moved(1, 16, 19),
        comets.Moved(1, 19, 22),
        comets.Generated(1, "sun", 12),
        comets.TurnBegan(0, 8, 17),
    ]
    news = tuple(map(AudienceEvent, events))
    heard = visible_recent_moves(game, [logged_move(1, 1, None, news, at=0, by=None)], 0)
    assert teller(game, "en", 0).lines(heard) == ["«Luca» created Sun (★12), played 4 cards, orbit 16 → 22"]
    assert teller(game, "ja", 0).lines(heard) == ["«Luca»：恒星を生成（★12）、カードを4枚プレイ、軌道 16 → 22"]
    assert len(teller(game, "en", 1).lines(heard)) == 5  # of one's own, every event


def test_a_game_that_tells_no_turns_is_told_event_by_event() -> None:
    game, stayed = (
        GAMES["glow"],
        (AudienceEvent(party.Stayed(1)), AudienceEvent(party.CampPlaced(1, "v5")), AudienceEvent(party.Stayed(0))),
    )
    heard = visible_recent_moves(game, [logged_move(1, 1, None, stayed, at=0, by=None)], None)
    plain = RecapWriter(translator_for("en"), "glow", NAMES, GameUI(key="glow", noun=game_ui_of("glow").noun))
    one, other = plain.lines(heard)
    assert one.startswith("«Luca» moves no boat. «Luca» camps at")
    assert other == "«Ann» moves no boat."


def test_what_concerns_everyone_is_no_ones_turn() -> None:
    game, news = (
        GAMES["glow"],
        (AudienceEvent(party.CampPlaced(1, "village_5")), AudienceEvent(party.RoundBegan(2, "province"))),
    )
    heard = visible_recent_moves(game, [logged_move(1, 1, None, news, at=0, by=None)], None)
    assert teller(game, "en", None).lines(heard) == ["«Luca» camped at village 5", "Day 2 begins."]
    assert [text for _, text in teller(game, "en", None).others(heard)] == ["«Luca» camped at village 5"]


def test_a_long_turn_of_ones_own_says_that_it_began_earlier() -> None:
    steps = tuple(party.Moved(0, f"p{n:02}", "", 1) for n in range(1, 15))
    log = [VisibleMove(number=1, seat=0, at=datetime(2026, 1, 1, tzinfo=UTC), action=None, events=steps)]
    lines = teller(GAMES["glow"], "en", 0).lines(log)
    assert (len(lines), lines[0]) == (OWN_LINES, "3 earlier lines are in the log.")
