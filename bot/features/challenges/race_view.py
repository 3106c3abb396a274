"""The view of a race: its chart, its heading and its controls."""

from bot.features.challenges.race import PAR, AttemptRace
from bot.features.challenges.view import kind, title, total
from bot.i18n.translator import Translator, signed_number
from bot.ui_kit import markup, names
from bot.ui_kit.panels import Button, Row, SelectMenu, SelectOption
from renderers.pages import par_chart

MOST_RIVALS = 24
"""Maximum number of rivals in the menu, in addition to par."""


def chart(race: AttemptRace, words: Translator) -> par_chart.Race:
    """Return the chart of both leads."""
    challenge, course = race.challenge, race.mine.attempt.course
    band = race.par.race(len(race.result.course)) if race.rival is None else ()
    return par_chart.Race(
        title=words(f"{challenge.game}.name"),
        subtitle=kind(challenge, words),
        caption=words("bot.challenge.course"),
        own=names.plain(race.mine.attempt.name),
        other=other(race, words),
        course=course,
        against=race.result.course,
        band=band,
    )


def alt(race: AttemptRace, words: Translator) -> str:
    """Return the alternative text of the chart."""
    leads = (" ".join(map(signed_number, course)) for course in (race.mine.attempt.course, race.result.course))
    who = (names.plain(race.mine.attempt.name), other(race, words))
    return " · ".join(words.labelled(name, told) for name, told in zip(who, leads, strict=True))


def other(race: AttemptRace, words: Translator) -> str:
    """Return the plain name of the rival."""
    return words("bot.race.par") if race.rival is None else names.plain(race.rival.attempt.name)


def heading(race: AttemptRace, words: Translator) -> str:
    """Return the title of the race, and both leads at the end of the round."""
    mine, number = race.mine.attempt, race.number
    theirs = race.result.course[min(number, len(race.result.course) - 1)]
    who = markup.shown(other(race, words))
    lines = [
        f"### 👻 {title(race.challenge, words)}",
        words(
            "bot.race.after",
            round=number + 1,
            own=signed_number(mine.course[number]),
            who=who,
            theirs=signed_number(theirs),
        ),
    ]
    if number + 1 == race.rounds:
        ended = race.result
        result = f"{ended.own} – {ended.rival} ({signed_number(ended.margin)})"
        lines.append(words("bot.race.ended", own=total(mine), who=who, theirs=result))
    return "\n".join(lines)


def ways(race: AttemptRace, words: Translator) -> tuple[Row, ...]:
    """Return the controls to other rounds, to other rivals and back."""
    code, against = race.challenge.code, PAR if race.rival is None else race.rival.attempt.table
    steps = (("a", "⏮️", race.number - 1), ("d", "⏭️", race.number + 1))
    row = [
        Button(("crace", code, against, str(to), mark), words(f"bot.challenge.step.{mark}"), emoji=emoji)
        for mark, emoji, to in steps
        if 0 <= to < race.rounds
    ]
    row.append(Button(("cshow", code), words("bot.challenge.back"), emoji="↩️"))
    items = [SelectOption(PAR, words("bot.race.par"), emoji="⛳", chosen=race.rival is None)] if race.par.known else []
    items += [
        SelectOption(
            one.attempt.table,
            f"{one.rank}. {names.plain(one.attempt.name)}",
            total(one.attempt),
            chosen=one == race.rival,
        )
        for one in race.rivals[:MOST_RIVALS]
    ]
    return tuple(row), SelectMenu(("crace", code), words("bot.race.rival"), tuple(items))
