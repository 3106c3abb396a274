"""The pages of leaderboards as pictures and as text."""

from bot.domain.person import PersonId
from bot.features.rankings.achievements import book_of
from bot.features.rankings.career import Career
from bot.features.rankings.leaderboard import PAGE_SIZE, Leaderboard, LeaderboardOrder, LeaderboardPage, LeaderboardRow
from bot.features.rankings.ratings import DOUBT, LEAST_OPPONENTS, Skill, shown
from bot.features.rankings.seasons import ALL_SERVERS, ALL_TIME, year_and_quarter
from bot.i18n.translator import Translator
from bot.presentation.page_picture import day, percent
from bot.presentation.table_text import option_name
from bot.ui_kit import markup, names
from renderers.pages import leaderboard as boards

COLUMNS = {
    LeaderboardOrder.RATING: ("rating", "estimate", "games", "wins"),
    LeaderboardOrder.WINS: ("wins", "games", "share"),
    LeaderboardOrder.SOLO: ("best", "reached", "solos"),
}


def doubt(skill: Skill) -> str:
    """Return the uncertainty of a rating in shown points."""
    return str(shown(DOUBT * skill.sigma))


def rating(one: Career) -> str:
    """Return the shown rating; a provisional one is the estimate with a question mark."""
    return f"{shown(one.mu)}?" if one.provisional else str(shown(one.sure))


def heading(board: Leaderboard, words: Translator) -> str:
    """Return the heading of a board: its order, its servers, its time."""
    if board.season == ALL_TIME:
        when = words("bot.standings.when.all")
    else:
        year, quarter = year_and_quarter(board.season)
        when = words("bot.standings.season", year=str(year), quarter=str(quarter))
    where = words("bot.standings.where.all" if board.guild == ALL_SERVERS else "bot.standings.where.here")
    return words("bot.standings.heading", order=words(f"bot.standings.order.{board.order}"), where=where, when=when)


def _values(one: Career) -> dict[str, str]:
    """Return the cells of a career by column."""
    return {
        "rating": rating(one),
        "estimate": "–" if one.provisional else f"{shown(one.mu)} ± {doubt(one.skill)}",
        "games": str(one.games),
        "wins": str(one.wins),
        "share": f"{percent(one.wins / max(1, one.games))} %",
        "best": str(one.best if one.best is not None else ""),
        "reached": day(one.best_at) if one.best_at is not None else "",
        "solos": str(one.solos),
    }


def _line(row: LeaderboardRow, order: LeaderboardOrder, words: Translator, own: PersonId) -> boards.Line:
    values = _values(row.career)
    cells = tuple(values[column] for column in COLUMNS[order])
    person = row.career.person
    return boards.Line(row.place, names.known(person, row.name, words), cells, person == own)


def note(page: LeaderboardPage, words: Translator) -> str:
    """Return the rule of a board's order, and why the viewer is not listed."""
    told = [rule(page.board, words)]
    if page.mine is None:
        told = [own_place(page, words), *told]
    if page.board.order is LeaderboardOrder.RATING and any(row.career.provisional for row in page.rows):
        told.append(words("bot.standings.rule.provisional"))
    return words.join_sentences(told)


def rule(board: Leaderboard, words: Translator) -> str:
    """Return the rule of a board's order, with the options of solo matches."""
    told = words(f"bot.standings.rule.{board.order}", least=board.order.least, people=LEAST_OPPONENTS)
    usual = book_of(board.game).solo.items() if board.order is LeaderboardOrder.SOLO else ()
    named = " · ".join(option_name(words, board.game, key, value) for key, value in usual)
    return words.join_sentences((told, words("bot.standings.rule.solo.with", options=named))) if named else told


def own_place(page: LeaderboardPage, words: Translator) -> str:
    """Return the place of the viewer, or why they have none."""
    if page.mine is not None:
        return words("bot.standings.mine", place=page.mine.place, count=page.count)
    if page.lacking:
        return words("bot.standings.lacking", lacking=page.lacking)
    if page.lacking_people:
        return words("bot.standings.lacking_people", people=page.lacking_people)
    return words("bot.standings.unlisted")


def counted(start: int, count: int, words: Translator) -> str:
    """Return the number of listed people, and which of them the page shows; empty if there are none."""
    if not count:
        return ""
    told = [words("bot.standings.count", count=count)]
    if start % PAGE_SIZE:
        told.insert(0, words("bot.standings.around", first=start + 1, last=start + PAGE_SIZE))
    elif count > PAGE_SIZE:
        told.insert(0, words("bot.standings.page", page=start // PAGE_SIZE + 1, pages=-(-count // PAGE_SIZE)))
    return " · ".join(told)


def board(page: LeaderboardPage, words: Translator, own: PersonId) -> boards.View:
    """Return the picture of a page for the viewer `own`, or for everyone if `own` is 0."""
    order = page.board.order
    elsewhere = page.mine is not None and page.mine.career.person not in page.people and own
    return boards.View(
        title=words(f"{page.board.game}.name"),
        subtitle=heading(page.board, words),
        aside=counted(page.start, page.count, words),
        columns=tuple(words(f"bot.standings.column.{column}") for column in COLUMNS[order]),
        lines=tuple(_line(row, order, words, own) for row in page.rows),
        mine=_line(page.mine, order, words, own) if page.mine is not None and elsewhere else None,
        note=note(page, words) if own else rule(page.board, words),
        empty="" if page.rows else words("bot.standings.empty", least=order.least),
    )


def board_lines(page: LeaderboardPage, words: Translator) -> list[str]:
    """Return a page in words."""
    if not page.rows:
        return [words("bot.standings.empty", least=page.board.order.least)]
    return [_told(row, page.board.order, words) for row in page.rows]


def _told(row: LeaderboardRow, order: LeaderboardOrder, words: Translator) -> str:
    one, values = row.career, _values(row.career)
    name = words("bot.former") if one.person < 0 else markup.shown(row.name)
    guessed = order is LeaderboardOrder.RATING and one.provisional
    return words(
        f"bot.standings.line.{'provisional' if guessed else order}",
        place=str(row.place),
        name=name,
        value=values[COLUMNS[order][0]],
        estimate=str(shown(one.mu)),
        doubt=doubt(one.skill),
        games=one.games,
        wins=one.wins,
        share=percent(one.wins / max(1, one.games)),
        reached=values["reached"],
        solos=one.solos,
    )


def _alt_line(line: boards.Line) -> str:
    return f"{line.place}. {line.name} {line.cells[0]}" if line.place else line.name


def board_alt(view: boards.View, words: Translator) -> str:
    """Return the alternative text of the picture."""
    rows = words.join_list(_alt_line(line) for line in view.lines) or view.empty
    return words("bot.standings.alt", title=view.title, heading=view.subtitle, rows=rows)
