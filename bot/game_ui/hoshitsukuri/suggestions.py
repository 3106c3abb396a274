"""Suggestions for the rest of a turn: play on as a strong player would, or end the card play and create."""

from bot.game_ui import confirmation
from bot.game_ui.base import PromptContext
from bot.game_ui.hoshitsukuri import names
from bot.game_ui.hoshitsukuri.picks import own_of, view_of
from bot.ui_kit import move_menu
from bot.ui_kit.panels import MAX_LABEL, Button, ButtonStyle, ProposedMoves, Row, truncate
from games.hoshitsukuri import actions as do
from games.hoshitsukuri import rules
from games.hoshitsukuri.components import CARDS, HAND
from games.hoshitsukuri.suggestions import Ending, ending, next_play

STAR = "⭐"

ON, END = "on", "end"
"""Paths: play on as suggested, and a card that ends the card play with what is created then."""

NOTHING = "-"
"""Stands for a kind where nothing is created."""


def onward_rows(context: PromptContext) -> tuple[Row, ...]:
    """Return a button for each of them that there is; no end without a card while there is something better."""
    words, buttons = context.words, []
    if not context.suggestions:
        return ()
    if _further(context):
        buttons.append(Button(("c", ON), words("bot.hoshitsukuri.on"), ButtonStyle.MAIN, "⏩"))
    if (end := _end(context)) is not None:
        kind = end.creation.card if isinstance(end.creation, do.Generate) else NOTHING
        args = (END, context.index_of(end.play), kind)
        path = confirmation.confirmed(*args) if _stands(context, end) else (confirmation.WAY, *args)
        buttons.append(Button(path, truncate(_named(context, end), MAX_LABEL), ButtonStyle.MAIN, STAR))
    return tuple((button,) for button in buttons)


def _further(context: PromptContext) -> bool:
    return next_play(view_of(context), context.prompt) is not None


def _end(context: PromptContext) -> Ending | None:
    """Return how the card play may end at once; not with nothing where there is something better."""
    end = ending(view_of(context), context.prompt)
    lures = end is not None and isinstance(end.creation, do.Pass) and _further(context)
    return None if lures else end


def _stands(context: PromptContext, end: Ending) -> bool:
    """Return whether this end draws cards, which is irreversible; planned moves draw none."""
    held = len(own_of(context).hand) - len(end.play.cards) + isinstance(end.creation, do.Generate)
    return held < HAND and not context.table_view.is_foreseen


def _named(context: PromptContext, end: Ending) -> str:
    play = names.stack(context.words, end.play.cards)
    if any(CARDS[kind].generates for kind in end.play.cards):
        play = f"{play} {names.ICON}"
    if isinstance(end.creation, do.Pass):
        return context.say("ending_none", play=play)
    kind = end.creation.card
    price = {"cost": CARDS[kind].cost, "fragments": end.fragments}
    return context.say("ending", play=play, card=names.name(context.words, kind), **price)


def onward_lines(context: PromptContext) -> tuple[str, ...]:
    """Return the explanations of the offered buttons: to play on as suggested, and to end the card play."""
    if not context.suggestions:
        return ()
    end = _end(context)
    stands = end is not None and _stands(context, end)
    return (
        context.say("on_does") if _further(context) else "",
        f"-# {STAR} {_said(context, end.play)} · {context.words('bot.for_good')}" if end is not None and stands else "",
    )


def onward_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> ProposedMoves:
    """Return the moves that one of the buttons stands for; raises NoSuchPath, NothingSuggested."""
    if values:
        raise move_menu.NoSuchPath(str(values))
    context.require_suggestions()
    match args:
        case (path,) if path == ON:
            move = next_play(view_of(context), context.prompt)
            if move is not None:
                return ProposedMoves((move,), confirmed=True, path=(ON,))
        case (path, token, kind) if path == END and context.prompt.name == "PlayCards":
            play = context.move_at(token)
            if isinstance(play, do.Play) and (kind in CARDS or kind == NOTHING):
                return ProposedMoves(
                    (play, do.Pass() if kind == NOTHING else do.Generate(kind)), said=_said(context, play)
                )
    raise move_menu.NoSuchPath(".".join(args))


def _said(context: PromptContext, play: do.Play) -> str:
    """Return the fragments on the field and the comet's space when a card is created."""
    view = view_of(context)
    fragments = view.fragments + sum(map(names.fragments, play.cards))
    orbit = {"space": view.players[context.prompt.seat].space, "goal": view.projected + rules.step_of(play.cards)}
    return context.say("ending_does", fragments=fragments, **orbit)
