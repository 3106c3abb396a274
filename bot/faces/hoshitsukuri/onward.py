"""Suggestions for the rest of a turn: play on as a strong player would, or end the card play and create."""

from bot.dialogue import menus
from bot.dialogue.face import Desk, index_of
from bot.dialogue.panels import LABEL, Plan, Row, Style, Tap, cut
from bot.faces.hoshitsukuri import cards
from bot.faces.hoshitsukuri.picks import view_of
from games.hoshitsukuri import actions as do
from games.hoshitsukuri import rules
from games.hoshitsukuri.advice import Ending, ending, going_on
from games.hoshitsukuri.components import CARDS

ON, END = "on", "end"
"""Paths: play on as suggested, and a card that ends the card play with what is created then."""

NOTHING = "-"
"""Stands for a kind where nothing is created."""


def onward_rows(desk: Desk) -> tuple[Row, ...]:
    """Return a button for each of them that there is; no end without a card while there is something better."""
    words, taps = desk.words, []
    if not desk.advised:
        return ()
    further = going_on(view_of(desk), desk.prompt) is not None
    if further:
        taps.append(Tap(("c", ON), words("bot.hoshitsukuri.on"), Style.MAIN, "⏩"))
    end = ending(view_of(desk), desk.prompt.seat)
    if end is not None and not (further and isinstance(end.creation, do.Pass)):  # a star never lures to waste a turn
        kind = end.creation.card if isinstance(end.creation, do.Generate) else NOTHING
        path = ("c", END, index_of(desk, end.play), kind)
        taps.append(Tap(path, cut(_named(desk, end), LABEL), Style.MAIN, "⭐"))
    return tuple((tap,) for tap in taps)


def _named(desk: Desk, end: Ending) -> str:
    play = cards.stack(desk.words, end.play.cards)
    if isinstance(end.creation, do.Pass):
        return desk.words("bot.hoshitsukuri.ending_none", play=play)
    kind = end.creation.card
    price = {"cost": CARDS[kind].cost, "fragments": end.fragments}
    return desk.words("bot.hoshitsukuri.ending", play=play, card=cards.name(desk.words, kind), **price)


def onward_note(desk: Desk) -> str:
    """Return what playing on for somebody means, where it is offered."""
    offered = desk.advised and going_on(view_of(desk), desk.prompt) is not None
    return desk.words("bot.hoshitsukuri.on_does") if offered else ""


def onward_turn(desk: Desk, args: tuple[str, ...]) -> Plan:
    """Return the answers that one of the buttons stands for; raises NoSuchPath."""
    match args:
        case (path,) if path == ON:
            answer = going_on(view_of(desk), desk.prompt)
            if answer is not None:
                return Plan((answer,), sure=True, again=(ON,))
        case (path, token, kind) if path == END and desk.prompt.name == "PlayCards":
            play = desk.legal[menus.number(token, len(desk.legal))]
            if isinstance(play, do.Play) and (kind in CARDS or kind == NOTHING):
                return Plan((play, do.Pass() if kind == NOTHING else do.Generate(kind)), said=_said(desk, play))
    raise menus.NoSuchPath(".".join(args))


def _said(desk: Desk, play: do.Play) -> str:
    """Return what lies on the field and where the comet stands when something is created."""
    view = view_of(desk)
    fragments = view.fragments + sum(map(cards.fragments, play.cards))
    orbit = {"space": view.players[desk.prompt.seat].space, "goal": view.projected + rules.step_of(play.cards)}
    return desk.words("bot.hoshitsukuri.ending_does", fragments=fragments, **orbit)
