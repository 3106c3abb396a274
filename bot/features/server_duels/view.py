"""The view of duels between servers: the post on each side, the panel of one duel, the list."""

from collections.abc import Sequence

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import NOWHERE
from bot.domain import challenge_code
from bot.features.challenges.model import Challenge, ChallengeKind, ChallengeRanking, DuelSide
from bot.features.challenges.rules import may_see, visible_results
from bot.features.challenges.view import place, proof, replaying, settled, side_name, title, unnamed_count
from bot.features.server_duels.rules import COUNTED_RESULTS, DUEL_DAYS, DuelTeam, teams, winner
from bot.i18n.translator import Translator, signed_number
from bot.ui_kit import markup
from bot.ui_kit.forms import Form, FormField
from bot.ui_kit.panels import Button, ButtonStyle, Row, SelectMenu, SelectOption

GAME, SPAN, COUNTED = "game", "days", "best"
"""The fields of the form for a new duel."""

ICON = ChallengeKind.SERVERS.traits.icon


def post(ranking: ChallengeRanking, words: Translator) -> tuple[Block, ...]:
    """Return the post of a duel: the numbers of finished attempts, after its end the sums."""
    challenge = ranking.challenge
    ranking_button = Button(("crank", challenge.code), words("bot.challenge.ranking"), emoji="🏅")
    if challenge.closed_at is None:
        row: Row = (Button(("cplay", challenge.code), words("bot.challenge.play"), ButtonStyle.GO, "▶️"), ranking_button)
    else:
        row = (ranking_button, *([replaying(challenge, words)] if visible_results(ranking) else []))
    return _told(ranking, words), ControlRows(NOWHERE, (row,))


def ended(challenge: Challenge, words: Translator) -> tuple[Block, ...]:
    """Return the shortened post of a duel whose result has a new post."""
    return (f"-# {ICON} {title(challenge, words)} · {words('bot.servers.ended')}",)


def panel(ranking: ChallengeRanking, guild: int | None, words: Translator, *, manager: bool) -> tuple[Block, ...]:
    """Return the panel of a duel for one person, with the actions of a server manager."""
    challenge = ranking.challenge
    own = any(side.guild == guild for side in challenge.sides)
    buttons: tuple[Button, ...] = ()
    if challenge.agreed or challenge.closed_at is not None:
        buttons = (Button(("cshow", challenge.code), words("bot.servers.attempt"), ButtonStyle.MAIN, "🌠"),)
    elif manager and not own:
        buttons = (Button(("vyes", challenge.code), words("bot.servers.accept"), ButtonStyle.GO, "🤝"),)
    if manager and own and challenge.closed_at is None:
        label = words("bot.servers.withdraw" if challenge.agreed else "bot.servers.take_back")
        buttons = (*buttons, Button(("vno", challenge.code), label, ButtonStyle.STOP))
    return _told(ranking, words), ControlRows(
        NOWHERE, (buttons, (Button(("vlist",), words("bot.servers.all"), emoji="↩️"),))
    )


def confirmed(challenge: Challenge, words: Translator) -> tuple[Block, ...]:
    """Return the question before a server withdraws."""
    key = "bot.servers.sure" if challenge.agreed else "bot.servers.sure_open"
    label = words("bot.servers.withdraw" if challenge.agreed else "bot.servers.take_back")
    buttons = (
        Button(("vout", challenge.code), label, ButtonStyle.STOP),
        Button(("vshow", challenge.code), words("bot.challenge.back"), emoji="↩️"),
    )
    return words(key), ControlRows(NOWHERE, (buttons,))


def listing(found: Sequence[ChallengeRanking], guild: int, words: Translator, *, manager: bool) -> tuple[Block, ...]:
    """Return the duels of a server; only its managers see those that are not accepted."""
    shown = heard(found, manager=manager)
    over = [winner(one) for one in shown if one.challenge.closed_at is not None and one.challenge.agreed]
    lines = [f"## {ICON} {words('bot.servers.title')}"]
    if over:
        won, drawn = sum(one is not None and one.guild == guild for one in over), over.count(None)
        lines.append(words("bot.servers.record", won=won, drawn=drawn, lost=len(over) - won - drawn))
    lines += [_line(one, words) for one in shown] or [words("bot.servers.none")]
    items = tuple(SelectOption(one.challenge.code, entry(one.challenge, words), emoji=ICON) for one in shown)
    rows: tuple[Row, ...] = (SelectMenu(("vshow",), words("bot.servers.hint"), items),)
    if manager:
        rows = (*rows, (Button(("vform",), words("bot.servers.make"), ButtonStyle.GO, "⚔️"),))
    return "\n".join(lines), ControlRows(NOWHERE, rows)


def heard(found: Sequence[ChallengeRanking], *, manager: bool) -> list[ChallengeRanking]:
    """Return the duels that a person may see; only managers see those that are not accepted."""
    return [one for one in found if manager or one.challenge.agreed]


def form(games: Sequence[str], words: Translator) -> Form:
    """Return the form for a new duel."""
    choices = tuple(SelectOption(game, words(f"{game}.name"), chosen=not at) for at, game in enumerate(games))
    counted = tuple(
        SelectOption(str(one), words("bot.servers.counted", best=one), chosen=one == 3) for one in COUNTED_RESULTS
    )
    spans = tuple(SelectOption(str(one), words("bot.servers.span", days=one), chosen=one == 3) for one in DUEL_DAYS)
    fields = (
        FormField(GAME, words("bot.challenge.which"), items=choices),
        FormField(COUNTED, words("bot.servers.best"), items=counted),
        FormField(SPAN, words("bot.servers.days"), items=spans),
    )
    return Form(("vmake",), words("bot.servers.make"), fields)


# -- in words ----------------------------------------------------------------------------------------------------------


def _told(ranking: ChallengeRanking, words: Translator) -> str:
    challenge = ranking.challenge
    lines = [f"## {ICON} {title(challenge, words)}", versus(challenge, words), f"**{settled(challenge, words)}**"]
    lines.append(words("bot.servers.terms", best=challenge.best, days=challenge.days))
    when, code = markup.when(challenge.closed_at or challenge.ends_at), challenge_code.format_code(challenge.code)
    if challenge.closed_at is not None:
        lines += [words("bot.challenge.closed", when=when, code=code), *_result(ranking, words)]
    elif challenge.agreed:
        lines += [words("bot.challenge.closes", when=when, code=code), words("bot.servers.rule")]
        lines += [
            words("bot.servers.tally", name=side_name(team.side, words), count=team.finished) for team in teams(ranking)
        ]
    else:
        lines.append(words("bot.servers.code", code=code, when=when))
    return "\n".join([*lines, proof(challenge, words)])


def versus(challenge: Challenge, words: Translator) -> str:
    """Return the names of both sides."""
    names = [side_name(side, words) for side in challenge.sides]
    if len(names) < 2:
        return words("bot.servers.alone", first=names[0])
    return words("bot.servers.versus", first=names[0], second=names[1])


def _result(ranking: ChallengeRanking, words: Translator) -> list[str]:
    """Return the end of a duel with the visible results that counted."""
    if not ranking.challenge.agreed:
        return [words("bot.servers.unanswered")]
    lines = [words("bot.servers.gone", name=side_name(side, words)) for side in ranking.challenge.sides if side.gone]
    lines.append(_duel_result(winner(ranking), words))
    for team in teams(ranking):
        lines.append(_score(team, ranking.challenge.best, words))
        lines += [place(one, words) for one in team.counted if may_see(ranking.challenge, one.attempt, None)]
    return [*lines, *unnamed_count(ranking, words)]


def _duel_result(best: DuelSide | None, words: Translator) -> str:
    return words("bot.servers.draw") if best is None else words("bot.servers.won", name=side_name(best, words))


def _score(team: DuelTeam, best: int, words: Translator) -> str:
    total = f"{team.own} – {team.rival} ({signed_number(team.own - team.rival)})"
    name = side_name(team.side, words)
    return words("bot.servers.score", name=name, total=total, counted=len(team.counted), best=best)


def _line(ranking: ChallengeRanking, words: Translator) -> str:
    """Return the line of a duel: its game, its sides, and its result or its end."""
    challenge = ranking.challenge
    text = f"- {words(f'{challenge.game}.name')} · {versus(challenge, words)}"
    if challenge.closed_at is None:
        return f"{text} · {words('bot.servers.ends', when=markup.when(challenge.ends_at))}"
    ended = _duel_result(winner(ranking), words) if challenge.agreed else words("bot.servers.unanswered")
    return f"{text} · {ended}"


def entry(challenge: Challenge, words: Translator) -> str:
    """Return a duel in one line of plain text: its code, its game, its sides."""
    names = words.join_list(side.name or words("bot.servers.unnamed") for side in challenge.sides)
    return f"{challenge_code.format_code(challenge.code)} · {words(f'{challenge.game}.name')} · {names}"
