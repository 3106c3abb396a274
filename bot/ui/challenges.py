"""What is said of one challenge: its facts, how it stands, how an attempt ended; blocks and text."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from bot import almanac
from bot.contest import Attempt, Challenge, Contest, Placed, Side, Standing, State, Total
from bot.dialogue import names
from bot.dialogue.panels import Item, Pick, Row, Style, Tap
from bot.dialogue.turning import leaf
from bot.model import Look, PersonId
from bot.ranking.streaks import Streak
from bot.ui import markup, messages
from bot.ui.components import Block, Rows
from bot.ui.ids import NOWHERE
from bot.words import Words, signed
from games import GAMES

PAGE = 15
"""So many places are listed on a page."""

SIGNS = {
    Contest.DAILY: "🌠",
    Contest.WEEKLY: "🗓️",
    Contest.CUSTOM: "💌",
    Contest.DUEL: "⚔️",
    Contest.LADDER: "🪜",
    Contest.SERVERS: "🏟️",
}


def title(challenge: Challenge, words: Words) -> str:
    """Return what a challenge is called: its game and kind, and its day or week."""
    return f"{words(f'{challenge.game}.name')} · {kind(challenge, words)}"


def kind(challenge: Challenge, words: Words) -> str:
    """Return what kind of challenge it is, with its day or week."""
    year, *rest = re.findall(r"\d+", challenge.label) or [""]
    parts = ("week",) if challenge.kind is Contest.WEEKLY else ("month", "day")
    when = dict(zip(parts, map(int, rest), strict=False))
    return words(f"bot.challenge.kind.{challenge.kind}", year=year, **when)


def chosen_of(challenge: Challenge) -> dict[str, str]:
    """Return a challenge's options in the form in which they are chosen."""
    kept = challenge.options.items()
    return {key: "_".join(value) if isinstance(value, list | tuple) else str(value) for key, value in kept}


def settled(challenge: Challenge, words: Words) -> str:
    """Return what is settled by a challenge, in one line."""
    rules, chosen = GAMES[challenge.game].challenge, chosen_of(challenge)
    offered = rules.choices(chosen) if rules else ()
    parts = [messages.option_name(words, challenge.game, one.key, chosen[one.key]) for one in offered]
    return " · ".join(parts) or words("bot.challenge.plain")


def total(attempt: Attempt) -> str:
    """Return both totals and the lead, as 97 – 92 (+5)."""
    return f"{attempt.own} – {attempt.rival} ({signed(attempt.margin)})"


def stars(attempt: Attempt) -> str:
    """Return the stars of an attempt, with a space before them."""
    return " " + "★" * attempt.stars if attempt.stars else ""


# -- one challenge -----------------------------------------------------------------------------------------------------


def facts(challenge: Challenge, words: Words) -> list[str]:
    """Return what everybody may know of a challenge: its options, code and time."""
    lines = [f"**{settled(challenge, words)}**"]
    code = almanac.spoken(challenge.code)
    if challenge.closed_at is not None:
        lines.append(words("bot.challenge.closed", when=messages.when(challenge.closed_at), code=code))
    else:
        lines.append(words("bot.challenge.closes", when=messages.when(challenge.closes_at), code=code))
    if challenge.kind is Contest.DUEL:
        people = [person for person in (challenge.host, *challenge.guests) if person is not None]
        lines.append(words("bot.challenge.duel_of", people=" ".join(called(person, words) for person in people)))
    if challenge.kind is Contest.SERVERS:
        lines.append(" – ".join(f"**{called_side(side, words)}**" for side in challenge.sides))
        lines.append(words("bot.servers.terms", best=challenge.best, days=challenge.days))
    return lines


def called_side(side: Side, words: Words) -> str:
    """Return the name of a server as it can do no harm in a message."""
    return markup.shown(side.name) if side.name else words("bot.servers.unnamed")


def called(person: PersonId, words: Words) -> str:
    """Return the mention of a person who is still there."""
    return names.mention(person) if person >= 0 else words("bot.challenge.former")


def proof(challenge: Challenge, words: Words) -> str:
    """Return the promise of the seed, or the seed where the challenge has closed."""
    if challenge.seed is not None:
        return f"-# {words('bot.seed', seed=challenge.seed)}"
    return f"-# {words('bot.commitment', hash=challenge.commitment)}"


def home(
    standing: Standing, mine: Attempt | None, streak: Streak | None, words: Words, others: Sequence[Row] = ()
) -> tuple[Block, ...]:
    """Return a challenge as one person has it before them, with what they can do about it."""
    challenge = standing.challenge
    lines = [
        f"## {SIGNS[challenge.kind]} {title(challenge, words)}",
        *facts(challenge, words),
        mine_of(standing, mine, words),
    ]
    if challenge.kind is not Contest.LADDER:
        lines.append(words("bot.challenge.finished_by", count=len(standing.placed)))
    if streak is not None and streak.best:
        lines.append(words("bot.challenge.streak", now=streak.now, best=streak.best))
    if mine is None and challenge.closed_at is None:
        key = "bot.servers.rule" if challenge.kind is Contest.SERVERS else "bot.challenge.rule"
        lines.append(f"-# {words(key)}")
    lines.append(proof(challenge, words))
    return "\n".join(lines), Rows(NOWHERE, (actions(challenge, mine, words), *others))


def mine_of(standing: Standing, mine: Attempt | None, words: Words) -> str:
    """Return how one's own attempt stands, with its rank once it is listed."""
    if mine is None:
        return words("bot.challenge.mine.none" if standing.challenge.closed_at is None else "bot.challenge.mine.missed")
    if mine.state is State.RUNNING:
        return words("bot.challenge.mine.running", when=messages.when(standing.challenge.ends_at))
    placed = standing.of(mine.person)
    if placed is None:
        return words(f"bot.challenge.mine.{mine.state}", round=mine.reached)
    if standing.challenge.kind is Contest.LADDER:  # nobody else is on it
        return f"**{total(mine)}**{stars(mine)}"
    rank = words("bot.challenge.rank", rank=placed.rank, count=len(standing.placed))
    return words("bot.challenge.mine.listed", total=total(mine), stars=stars(mine).strip(), rank=rank)


def actions(challenge: Challenge, mine: Attempt | None, words: Words) -> tuple[Tap, ...]:
    """Return what a person can do about a challenge."""
    code, taps = challenge.code, []
    if mine is not None and mine.state is State.RUNNING:
        taps.append(Tap(("cplay", code), words("bot.challenge.go_on"), Style.GO, "▶️"))
    elif mine is not None or challenge.closed_at is not None:
        taps.append(Tap(("cprac", code), words("bot.challenge.practise"), Style.PLAIN, "🧭"))
    else:
        taps.append(Tap(("cplay", code), words("bot.challenge.play"), Style.GO, "▶️"))
    between_servers = challenge.kind is Contest.SERVERS
    if mine is not None and mine.state is State.LISTED and not (between_servers and challenge.closed_at is None):
        taps.append(Tap(("cshare", code), words("bot.challenge.share"), Style.MAIN, "📣", aloud=True))
    taps.append(Tap(("crank", code), words("bot.challenge.ranking"), emoji="🏅"))
    if between_servers:
        taps.append(Tap(("vshow", code), words("bot.servers.duel"), emoji=SIGNS[Contest.SERVERS]))
    if challenge.closed_at is not None:
        taps.append(Tap(("crep", code, "0"), words("bot.challenge.replay"), emoji="🎞️"))
    return tuple(taps)


def elsewhere(game: str, games: Sequence[str], words: Words) -> tuple[Row, ...]:
    """Return the ways to the other challenges of a game, and to the other games."""
    rules = GAMES[game].challenge
    rung = Tap(("crung", game), words("bot.challenge.ladder"), emoji="🪜")
    row: Row = (
        Tap(("cday", game), words("bot.challenge.daily"), emoji="🌠"),
        Tap(("cweek", game), words("bot.challenge.weekly"), emoji="🗓️"),
        *([rung] if rules and rules.levels else []),
        Tap(("cform", game), words("bot.challenge.make"), emoji="💌"),
        Tap(("cseason", game), words("bot.challenge.season"), emoji="🏆"),
    )
    if len(games) < 2:
        return (row,)
    items = tuple(Item(key, words(f"{key}.name"), chosen=key == game) for key in games)
    return row, Pick(("cday",), words("bot.challenge.other_game"), items)


# -- how it stands -----------------------------------------------------------------------------------------------------


def ranking(standing: Standing, words: Words, *, me: PersonId, page: int, here: bool | None) -> tuple[Block, ...]:
    """Return a page of the ranking; `here` says whether it is this server's (None: there is no server)."""
    challenge = standing.challenge
    listed = leaf(standing.placed, page, PAGE)
    lines = [f"## 🏅 {title(challenge, words)}", words(f"bot.challenge.{'over' if challenge.closed_at else 'so_far'}")]
    lines += [place(one, words, me=me, rounds=challenge.closed_at is not None) for one in listed.shown]
    lines += [] if listed.shown else [words("bot.challenge.nobody")]
    lines += given_up(standing, words)
    code = challenge.code
    scope = "here" if here else "all"
    row = list(listed.turns(("crank", code, scope), words))
    if here is not None:
        other = "all" if here else "here"
        row.append(Tap(("crank", code, other), words(f"bot.challenge.scope.{other}"), emoji="🌐" if here else "🏠"))
    row.append(Tap(("cshow", code), words("bot.challenge.back"), emoji="↩️"))
    return "\n".join(lines), Rows(NOWHERE, (tuple(row),))


def place(one: Placed, words: Words, *, me: PersonId | None = None, rounds: bool = False) -> str:
    """Return a line of a ranking; `rounds` adds the lead after every round."""
    attempt = one.attempt
    who = named(attempt, words, me=me)
    line = f"{_medal(one.rank)} {who} — {total(attempt)}{stars(attempt)}"
    return f"{line}\n-# {' '.join(signed(lead) for lead in attempt.course)}" if rounds and attempt.course else line


def named(one: Attempt | Total, words: Words, *, me: PersonId | None = None) -> str:
    """Return the name of somebody in a ranking: their own in bold, none of those who have gone or wish to hide."""
    if one.person < 0:
        return words("bot.challenge.former")
    if one.person == me:
        return f"**{markup.shown(one.name)}**"
    return markup.shown(one.name) if one.listed else words("bot.challenge.somebody")


def nameless(look: Look, one: Attempt, words: Words, *, me: PersonId) -> Look:
    """Return a look at an attempt that shows the name of its player only if they wish to be named."""
    if one.listed or one.person == me:
        return look
    chairs = tuple(replace(chair, name=words("bot.challenge.somebody")) for chair in look.table.chairs)
    return replace(look, table=replace(look.table, chairs=chairs))


def _medal(rank: int) -> str:
    return {1: "🥇", 2: "🥈", 3: "🥉"}.get(rank, f"**{rank}.**")


def given_up(standing: Standing, words: Words) -> list[str]:
    """Return how far those have come who gave up."""
    gone = [one for one in standing.others if one.state is State.GIVEN_UP]
    return [f"-# {words('bot.challenge.reached', who=named(one, words), round=one.reached)}" for one in gone[:PAGE]]
