"""The view of a challenge: its facts, its ranking, its attempts."""

import re
from collections.abc import Sequence

from msgspec import Struct

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import NOWHERE
from bot.domain import challenge_code
from bot.domain.person import PersonId
from bot.features.challenges.model import (
    Attempt,
    AttemptState,
    Challenge,
    ChallengeRanking,
    DuelSide,
    RankedAttempt,
    SeasonTotal,
)
from bot.features.challenges.rules import hides_boards, unnamed, visible_finishers, visible_given_up, visible_results
from bot.features.rankings.streaks import Streak
from bot.i18n.translator import Translator, signed_number
from bot.presentation import table_text
from bot.ui_kit import markup, names
from bot.ui_kit.pagination import paginate
from bot.ui_kit.panels import Button, ButtonStyle, Row, SelectMenu, SelectOption
from games.api import GAMES
from renderers import RENDERERS
from renderers.cover import Cover

PLACES_PER_PAGE = 15
"""Number of places on a page."""

FRIENDS = 5
"""Maximum number of people who can be challenged to the same seed at once."""


def title(challenge: Challenge, words: Translator) -> str:
    """Return the title of a challenge: its game and kind, and its day or week."""
    return f"{words(f'{challenge.game}.name')} · {kind(challenge, words)}"


def kind(challenge: Challenge, words: Translator) -> str:
    """Return what kind of challenge it is, with its day or week."""
    return words(f"bot.challenge.kind.{challenge.kind}", **_when(challenge))


def day(challenge: Challenge, words: Translator) -> str:
    """Return its day or week, else its code."""
    period = challenge.kind.traits.period
    return words(period.words, **_when(challenge)) if period else challenge_code.format_code(challenge.code)


def _when(challenge: Challenge) -> dict[str, str | int]:
    year, *rest = re.findall(r"\d+", challenge.label) or [""]
    period = challenge.kind.traits.period
    return {"year": year, **dict(zip(period.label_parts if period else (), map(int, rest), strict=False))}


def chosen_of(challenge: Challenge) -> dict[str, str]:
    """Return a challenge's options in the form in which they are chosen."""
    kept = challenge.options.items()
    return {key: "_".join(value) if isinstance(value, list | tuple) else str(value) for key, value in kept}


def settled(challenge: Challenge, words: Translator) -> str:
    """Return the options of a challenge in one line."""
    return " · ".join(settlements(challenge, words))


def settlements(challenge: Challenge, words: Translator) -> tuple[str, ...]:
    """Return the options of a challenge, one by one."""
    rules, chosen = GAMES[challenge.game].challenge, chosen_of(challenge)
    offered = rules.choices(chosen) if rules else ()
    found = tuple(table_text.option_name(words, challenge.game, one.key, chosen[one.key]) for one in offered)
    return found or (words("bot.challenge.plain"),)


def cover(challenge: Challenge, words: Translator) -> Cover:
    """Return the cover of a challenge, with a chosen component of the game if there is one."""
    renderer, chosen = RENDERERS.get(challenge.game), chosen_of(challenge)
    thing = next((value for value in chosen.values() if renderer and value in renderer.specimens), "")
    name, facts = words(f"{challenge.game}.name"), settlements(challenge, words)
    return Cover(name, kind(challenge, words), day(challenge, words), facts, thing)


def total(attempt: Attempt) -> str:
    """Return both totals and the lead, as 97 – 92 (+5)."""
    return f"{attempt.own} – {attempt.rival} ({signed_number(attempt.margin)})"


def stars(attempt: Attempt) -> str:
    """Return the stars of an attempt, with a space before them."""
    return " " + "★" * attempt.stars if attempt.stars else ""


class ChallengeStreaks(Struct, frozen=True):
    """The streaks of a daily challenge: the person's own, and the server's."""

    own: Streak = Streak()
    here: Streak = Streak()


NO_RUNS = ChallengeStreaks()


def streaks(runs: ChallengeStreaks, words: Translator) -> list[str]:
    """Return the streaks, a line each."""
    told = {"streak": runs.own, "streak_here": runs.here}
    return [
        words(f"bot.challenge.{key}", now=run.now, best=run.best, nights=run.nights)
        for key, run in told.items()
        if run.best
    ]


# -- one challenge -----------------------------------------------------------------------------------------------------


def facts(challenge: Challenge, words: Translator) -> list[str]:
    """Return the public facts of a challenge: its options, code and time."""
    lines = [f"**{settled(challenge, words)}**"]
    code = challenge_code.format_code(challenge.code)
    if challenge.closed_at is not None:
        lines.append(words("bot.challenge.closed", when=markup.when(challenge.closed_at), code=code))
    else:
        lines.append(words("bot.challenge.closes", when=markup.when(challenge.closes_at), code=code))
    if challenge.kind.traits.is_duel:
        people = [person for person in (challenge.host, *challenge.guests) if person is not None]
        lines.append(words("bot.challenge.duel_of", people=" ".join(mention_of(person, words) for person in people)))
        lines.append(words("bot.challenge.duel_terms"))
    if challenge.kind.traits.between_servers:
        lines.append(words.join_list(f"**{side_name(side, words)}**" for side in challenge.sides))
        lines.append(words("bot.servers.terms", best=challenge.best, days=challenge.days))
    return lines


def side_name(side: DuelSide, words: Translator) -> str:
    """Return the escaped name of a server."""
    return markup.shown(side.name) if side.name else words("bot.servers.unnamed")


def mention_of(person: PersonId, words: Translator) -> str:
    """Return the mention of a person, or that they are a former player."""
    return names.mention(person) if person >= 0 else words("bot.challenge.former")


def proof(challenge: Challenge, words: Translator) -> str:
    """Return the hash of the seed with an explanation; once the challenge has closed, the seed too."""
    lines = [words("bot.commitment", hash=challenge.commitment)]
    if challenge.seed is not None:
        lines.append(words("bot.seed", seed=challenge.seed))
    lines.append(words("bot.challenge.promise" if challenge.seed is None else "bot.challenge.promise_kept"))
    return "\n".join(f"-# {line}" for line in lines)


def home(
    ranking: ChallengeRanking,
    mine: Attempt | None,
    words: Translator,
    *,
    runs: ChallengeStreaks = NO_RUNS,
    games: Sequence[str] = (),
    told: Sequence[str] = (),
    unfinished: Challenge | None = None,
) -> tuple[Block, ...]:
    """Return the panel of a challenge for one person, with its actions and the challenges of other games.

    `told` are further lines, `unfinished` is an earlier challenge at which the person's attempt goes on.
    """
    challenge = ranking.challenge
    lines = [
        f"## {challenge.kind.traits.icon} {title(challenge, words)}",
        *facts(challenge, words),
        mine_of(ranking, mine, words),
    ]
    if not challenge.kind.traits.solitary:
        lines.append(words("bot.challenge.finished_by", count=len(ranking.placed)))
    lines += [*told, *streaks(runs, words), *([_still_open(unfinished, words)] if unfinished else [])]
    lines.append(proof(challenge, words))
    friends = afterwards(ranking, mine, words)
    more = Button(("cmore", challenge.code), words("bot.board.more"), emoji="📋")
    rows = ((*actions(challenge, mine, words), more), *friends, *other_games(challenge.game, games, words))
    if unfinished is not None:
        label = words("bot.challenge.go_on_with", day=day(unfinished, words))
        rows = ((Button(("cplay", unfinished.code), label, emoji="⌛"),), *rows)
    return "\n".join(lines), ControlRows(NOWHERE, rows)


def _still_open(unfinished: Challenge, words: Translator) -> str:
    ends = markup.when(unfinished.ends_at)
    return words("bot.challenge.unfinished", challenge=title(unfinished, words), when=ends)


def afterwards(ranking: ChallengeRanking, mine: Attempt | None, words: Translator) -> tuple[Row, ...]:
    """Return the actions after a finished attempt: to race with others, and to challenge them to the same seed."""
    challenge = ranking.challenge
    if mine is None or mine.state is not AttemptState.LISTED:
        return ()
    if challenge.kind.traits.solitary or hides_boards(challenge):
        return ()
    race: Row = (Button(("crace", challenge.code), words("bot.race.button"), emoji="👻"),)
    if challenge.closed_at is not None or not challenge.shared:
        return (race,)
    return race, SelectMenu(("cfriend", challenge.code), words("bot.challenge.friend"), people=True, most=FRIENDS)


def more(
    challenge: Challenge, past: Sequence[Challenge], own: SelectMenu | None, games: Sequence[str], words: Translator
) -> tuple[Block, ...]:
    """Return the further facts of a challenge, and the menus of past, own and other challenges."""
    rule = "bot.servers.rule" if challenge.kind.traits.between_servers else "bot.challenge.rule"
    lines = [f"### 📋 {title(challenge, words)}", facts(challenge, words)[1], words(rule)]
    if challenge.kind.traits.is_daily:
        lines.append(words("bot.challenge.streak_rule", when=markup.when(challenge.closes_at, "t")))
    lines.append(proof(challenge, words))
    items = tuple(
        SelectOption(one.code, kind(one, words), settled(one, words), one.kind.traits.icon) for one in past[:25]
    )
    before = SelectMenu(("cshow", "past"), words("bot.challenge.past_hint"), items)
    back = (Button(("cshow", challenge.code), words("bot.challenge.back"), emoji="↩️"),)
    rows = (*elsewhere(challenge.game, games, words), before, *([own] if own else []), back)
    return "\n".join(lines), ControlRows(NOWHERE, rows)


def mine_of(ranking: ChallengeRanking, mine: Attempt | None, words: Translator) -> str:
    """Return the state of the person's attempt, with its rank once it is listed."""
    if mine is None:
        return words("bot.challenge.mine.none" if ranking.challenge.closed_at is None else "bot.challenge.mine.missed")
    if mine.state is AttemptState.RUNNING:
        return words("bot.challenge.mine.running", when=markup.when(ranking.challenge.ends_at))
    placed = ranking.of(mine.person)
    if placed is None:
        return words(f"bot.challenge.mine.{mine.state}", round=mine.reached)
    if ranking.challenge.kind.traits.solitary:  # it has no other players
        return f"**{total(mine)}**{stars(mine)}"
    rank = words("bot.challenge.rank", rank=placed.rank, count=len(ranking.placed))
    return words("bot.challenge.mine.listed", total=total(mine), stars=stars(mine).strip(), rank=rank)


def actions(challenge: Challenge, mine: Attempt | None, words: Translator) -> tuple[Button, ...]:
    """Return the actions of a person at a challenge."""
    code, buttons = challenge.code, []
    if mine is not None and mine.state is AttemptState.RUNNING:
        buttons.append(Button(("cplay", code), words("bot.challenge.go_on"), ButtonStyle.GO, "▶️"))
    elif mine is not None or challenge.closed_at is not None:
        buttons.append(Button(("cprac", code), words("bot.challenge.practise"), ButtonStyle.PLAIN, "🧭"))
    else:
        buttons.append(Button(("cplay", code), words("bot.challenge.play"), ButtonStyle.GO, "▶️"))
    if mine is not None and mine.state is AttemptState.LISTED and not hides_boards(challenge):
        buttons.append(Button(("cshare", code), words("bot.challenge.share"), ButtonStyle.MAIN, "📣"))
    buttons.append(Button(("crank", code), words("bot.challenge.ranking"), emoji="🏅"))
    if challenge.kind.traits.between_servers:
        buttons.append(Button(("vshow", code), words("bot.servers.duel"), emoji=challenge.kind.traits.icon))
    if challenge.closed_at is not None:
        buttons.append(replaying(challenge, words))
    return tuple(buttons)


def replaying(challenge: Challenge, words: Translator) -> Button:
    """Return the button that shows the best attempt at a closed challenge."""
    return Button(("crep", challenge.code, "0"), words("bot.challenge.replay"), emoji="🎞️")


def elsewhere(game: str, games: Sequence[str], words: Translator) -> tuple[Row, ...]:
    """Return the controls to other challenges of a game, and to other games."""
    rules = GAMES[game].challenge
    rung = Button(("crung", game), words("bot.challenge.ladder"), emoji="🪜")
    row: Row = (
        Button(("cday", game), words("bot.challenge.daily"), emoji="🌠"),
        Button(("cweek", game), words("bot.challenge.weekly"), emoji="🗓️"),
        *([rung] if rules and rules.levels else []),
        Button(("cform", game), words("bot.challenge.make"), emoji="💌"),
        Button(("cseason", game), words("bot.challenge.season"), emoji="🏆"),
    )
    return row, *other_games(game, games, words)


def other_games(game: str, games: Sequence[str], words: Translator) -> tuple[Row, ...]:
    """Return the menu of today's challenges of other games."""
    items = tuple(SelectOption(key, words(f"{key}.name"), chosen=key == game) for key in games)
    return (SelectMenu(("cday",), words("bot.challenge.other_game"), items),) if len(items) > 1 else ()


# -- rankings ----------------------------------------------------------------------------------------------------------


def ranking(
    ranking: ChallengeRanking, words: Translator, *, me: PersonId, page: int, here: bool | None, hidden: bool = False
) -> tuple[Block, ...]:
    """Return a page of the ranking; `here` is whether it is this server's, None without a server.

    `hidden` leaves out results, as the person has not finished.
    """
    challenge = ranking.challenge
    found = visible_finishers(ranking, me) if hidden else visible_results(ranking, me)
    listed = paginate(found, page, PLACES_PER_PAGE)
    lines = [f"## 🏅 {title(challenge, words)}", words(f"bot.challenge.{'over' if challenge.closed_at else 'so_far'}")]
    if hidden:
        lines.append(words("bot.challenge.hidden"))
    shown = {"rounds": challenge.closed_at is not None, "hidden": hidden}
    lines += [place(one, words, me=me, **shown) for one in listed.shown]
    lines += unnamed_count(ranking, words, me=me)
    lines += [] if ranking.placed else [words("bot.challenge.nobody")]
    lines += [] if hidden else given_up(ranking, words, me=me)
    code = challenge.code
    scope = "here" if here else "all"
    row = list(listed.turns(("crank", code, scope), words))
    if here is not None:
        other = "all" if here else "here"
        row.append(Button(("crank", code, other), words(f"bot.challenge.scope.{other}"), emoji="🌐" if here else "🏠"))
    row.append(Button(("cshow", code), words("bot.challenge.back"), emoji="↩️"))
    return "\n".join(lines), ControlRows(NOWHERE, (tuple(row),))


def place(
    one: RankedAttempt, words: Translator, *, me: PersonId | None = None, rounds: bool = False, hidden: bool = False
) -> str:
    """Return a line of a ranking; `rounds` adds the lead after every round, `hidden` shows only the name."""
    attempt = one.attempt
    who = named(attempt, words, me=me)
    if hidden:
        return f"- {who}"
    line = f"{_achievement(one.rank)} {who} — {total(attempt)}{stars(attempt)}"
    return (
        f"{line}\n-# {' '.join(signed_number(lead) for lead in attempt.course)}" if rounds and attempt.course else line
    )


def named(one: Attempt | SeasonTotal, words: Translator, *, me: PersonId | None = None) -> str:
    """Return the name of a person in a ranking, bold for the viewer; former players have none."""
    if one.person < 0:
        return words("bot.challenge.former")
    return f"**{markup.shown(one.name)}**" if one.person == me else markup.shown(one.name)


def unnamed_count(ranking: ChallengeRanking, words: Translator, *, me: PersonId | None = None) -> list[str]:
    """Return the number of results that a person may not see; empty if they see all."""
    count = unnamed(ranking, me)
    return [f"-# {words('bot.challenge.unnamed', count=count)}"] if count else []


def _achievement(rank: int) -> str:
    return {1: "🥇", 2: "🥈", 3: "🥉"}.get(rank, f"**{rank}.**")


def given_up(ranking: ChallengeRanking, words: Translator, *, me: PersonId | None = None) -> list[str]:
    """Return the last rounds of the given-up attempts that a person may see."""
    gone = visible_given_up(ranking, me)[:PLACES_PER_PAGE]
    return [f"-# {words('bot.challenge.reached', who=named(one, words, me=me), round=one.reached)}" for one in gone]
