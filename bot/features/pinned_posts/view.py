"""The text and buttons of a pinned post."""

from collections.abc import Sequence

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import NOWHERE
from bot.features.challenges.model import Challenge, SeasonTotal
from bot.features.challenges.rules import best_results, visible_finishers
from bot.features.challenges.view import (
    ChallengeStreaks,
    facts,
    named,
    place,
    proof,
    settled,
    streaks,
    title,
    total,
    unnamed_count,
)
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.i18n.translator import Translator
from bot.ui_kit import markup
from bot.ui_kit.panels import Button, ButtonStyle

NAMED_PEOPLE = 10
"""Maximum number of people named on a post."""


def pinned_post(shown: ChallengePostMessage, words: Translator) -> tuple[Block, ...]:
    """Return a pinned post: today's challenge with its countdown, the weekly challenge, and yesterday's winner."""
    today, week, last = shown.today, shown.week, shown.last
    challenge = today.challenge
    lines = [f"## 🌠 {title(challenge, words)}", *facts(challenge, words)]
    finished = visible_finishers(today)
    lines += [place(one, words, hidden=True) for one in finished[:NAMED_PEOPLE]]
    if len(finished) > NAMED_PEOPLE:
        lines.append(f"-# {words('bot.challenge.more', count=len(finished) - NAMED_PEOPLE)}")
    lines += unnamed_count(today, words) if today.placed else [words("bot.challenge.nobody")]
    ends, count = markup.when(week.challenge.closes_at), words("bot.challenge.finished_by", count=len(week.placed))
    lines.append(words("bot.challenge.week_line", options=settled(week.challenge, words), when=ends, finished=count))
    if last is not None and (best := best_results(last)):
        who = words.join_list(named(one.attempt, words) for one in best)
        lines.append(words("bot.challenge.yesterday", who=who, total=total(best[0].attempt)))
    if shown.champions and last is not None:
        lines.append(_season_over(shown.champions, last.challenge.label[:7], words))
    lines += streaks(ChallengeStreaks(here=shown.streak), words)
    lines.append(proof(challenge, words))
    row = (
        Button(("cplay", challenge.code), words("bot.challenge.play_today"), ButtonStyle.GO, "▶️"),
        Button(("crank", challenge.code), words("bot.challenge.ranking"), emoji="🏅"),
        Button(("cweek", challenge.game), words("bot.challenge.weekly"), emoji="🗓️"),
        Button(("cseason", challenge.game), words("bot.challenge.season"), emoji="🏆"),
    )
    return "\n".join(lines), ControlRows(NOWHERE, (row,))


def past_post(challenge: Challenge, words: Translator) -> tuple[Block, ...]:
    """Return what remains of the post of an earlier day: its name, and the way to its ranking."""
    ranking = Button(("crank", challenge.code), words("bot.challenge.ranking"), emoji="🏅")
    return f"-# 🌠 {title(challenge, words)}", ControlRows(NOWHERE, ((ranking,),))


def _season_over(champions: Sequence[SeasonTotal], month: str, words: Translator) -> str:
    """Return the line about the end of a season, with the names of its champions as far as they are listed."""
    listed = [one for one in champions if one.listed]
    who = words.join_list(named(one, words) for one in listed)
    points, hidden = champions[0].points, len(champions) - len(listed)
    return words("bot.challenge.season_over", month=month, who=who, count=len(listed), points=points, hidden=hidden)
