"""What a strong computer player would do, offered as one button with its reason: a companion, a reroll, a whole day."""

from collections.abc import Iterator
from itertools import groupby
from zlib import crc32

from bot.game_ui import confirmation
from bot.game_ui.base import PromptContext
from bot.game_ui.glow import names
from bot.game_ui.glow.journey import ends, good_for, voyage
from bot.i18n.translator import signed_number
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, ProposedMoves
from games.api import Action
from games.glow import actions as do
from games.glow import suggestions
from games.glow.components import ISLANDS, SPACES
from games.glow.preview import last_day
from games.glow.travel import Way

STAR = "⭐"


def suggested(context: PromptContext) -> tuple[str, tuple[Button, ...]]:
    """Return a suggestion in words and its button; nothing where there is no prompt to suggest anything for."""
    if not context.suggestions:
        return "", ()
    if context.moves(do.Recruit):
        return _companion(context)
    moves = suggestions.rest_of_day(names.view_of(context), context.prompt.seat)
    if not moves or moves[0] not in context.legal:
        return "", ()
    if isinstance(moves[0], do.Reroll):
        return _reroll(context, moves[0])
    return _day(context, moves)


def _line(context: PromptContext, said: str, why: str) -> str:
    words = context.words
    text = words("bot.glow.advised", said=said, why=why) if why else words("bot.glow.advised_plainly", said=said)
    return f"{STAR} {text}"


def _button(context: PromptContext, path: tuple[str, ...], label: str) -> tuple[Button, ...]:
    return (Button(path, label, ButtonStyle.GO, STAR),)


def _companion(context: PromptContext) -> tuple[str, tuple[Button, ...]]:
    choice = suggestions.recruit(names.view_of(context), context.prompt)
    said = _offered(context, choice.action)
    return _line(context, said, _ahead(context, choice)), _button(context, ("y", context.index_of(choice.action)), said)


def _ahead(context: PromptContext, choice: suggestions.Choice) -> str:
    """Return where a companion is ahead of the next best one."""
    other = _offered(context, choice.other) if choice.other else ""
    return context.say(f"why_{choice.reason}", other=other) if other else ""


def _offered(context: PromptContext, action: do.Recruit) -> str:
    """Return where a companion lies, and its name: several have the same."""
    name = next(space.companion for space in names.view_of(context).track if space.element == action.space)
    element = names.capital(context.words(f"glow.element.{action.space}"))
    return context.say("stands", element=element, name=context.words(f"glow.companion.{name}"))


def _reroll(context: PromptContext, action: do.Reroll) -> tuple[str, tuple[Button, ...]]:
    words, mine = context.words, names.mine(context)
    dice = [(n, die) for n, die in enumerate(mine.dice, start=1) if die.id in action.dice]
    faces = names.listed(words, (f"{n} {names.face(words, die.face)}" for n, die in dice))
    source = words(f"glow.source.{action.source}")
    said = words("bot.glow.reroll_with", dice=faces, source=source)
    numbers = words("bot.glow.plus").join(f"{n}{names.ICONS[die.face]}" for n, die in dice)
    label = words("bot.glow.reroll_with", dice=numbers, source=source)
    return _line(context, said, _gains(context, action)), _button(context, ("y", context.index_of(action)), label)


def _gains(context: PromptContext, action: do.Reroll) -> str:
    """Return what a reroll is worth on average."""
    gain = suggestions.gain_of(names.view_of(context), context.prompt.seat, action)
    return context.say("why_reroll", n=signed_number(round(gain, 1)))


def _day(context: PromptContext, moves: tuple[Action, ...]) -> tuple[str, tuple[Button, ...]]:
    label = f"{context.words('bot.glow.as_advised')} · {ends(context)}"
    args = ("day", _icon(moves))
    path = (confirmation.WAY, *args) if last_day(names.view_of(context)) else confirmation.confirmed(*args)
    return _whole(context, moves), _button(context, path, label)


def _whole(context: PromptContext, moves: tuple[Action, ...]) -> str:
    """Return the text of a suggested day, with the note that its end is irreversible."""
    return f"{_line(context, *_told(context, moves))}\n-# {ends(context)} · {context.words('bot.for_good')}"


def _told(context: PromptContext, moves: tuple[Action, ...]) -> tuple[str, str]:
    """Return what is done, and why."""
    return " → ".join(_said(context, moves)), _why(context, moves)


def why(context: PromptContext, action: Action) -> str:
    """Return a strong player's further reason for a move."""
    match action:
        case do.Recruit():
            choice = suggestions.recruit(names.view_of(context), context.prompt)
            return _ahead(context, choice) if choice.action == action else ""
        case do.Reroll():
            return _gains(context, action)
        case do.Move() | do.PlaceCamp() | do.Sail():
            return _why(context, (action,))
    return ""


def _icon(moves: tuple[Action, ...]) -> str:
    """Return what tells these moves from others: a button never means more than it said."""
    return move_menu.token(crc32(repr(moves).encode()))


def as_suggested(context: PromptContext, icon: str) -> ProposedMoves | None:
    """Return the moves of a suggestion that was shown, or None if it would be another one by now.

    The panel listed all of them; those that end the match are confirmed. Raises NothingSuggested.
    """
    context.require_suggestions()
    moves = suggestions.rest_of_day(names.view_of(context), context.prompt.seat)
    if not moves or _icon(moves) != icon:
        return None
    return ProposedMoves(moves, said=_whole(context, moves))


def _said(context: PromptContext, moves: tuple[Action, ...]) -> Iterator[str]:
    """Yield what is done, steps of one journey as one."""
    words = context.words
    for walking, some in groupby(moves, key=lambda action: isinstance(action, do.Move)):
        group = list(some)
        last = group[-1]
        if walking and isinstance(last, do.Move):
            yield words("bot.glow.plan_walk", place=names.place(words, last.space), steps=len(group))
            continue
        yield from (_one(context, action) for action in group)


def _one(context: PromptContext, action: Action) -> str:
    words = context.words
    match action:
        case do.Sail():
            return voyage(context, action)
        case do.Revive(name) | do.DiscardForSkull(name):
            card = str(names.noun(words, "glow", "card", name))
            return words(f"bot.glow.plan_{type(action).__name__}", card=card)
        case do.ReturnDie(die) | do.ChooseReserveDie(die):
            return words(f"bot.glow.plan_{type(action).__name__}", die=str(names.noun(words, "glow", "colour", die)))
    return words(f"bot.glow.plan_{type(action).__name__}")


def _why(context: PromptContext, moves: tuple[Action, ...]) -> str:
    """Return what the last journey, camp or voyage is good for, or that there is no better one."""
    words = context.words
    sail = next((action for action in moves if isinstance(action, do.Sail)), None)
    if sail is not None:
        more = ISLANDS[sail.space].light - ISLANDS[sail.origin].light
        return words("bot.glow.why_island", n=signed_number(more)) if more else ""
    way = Way(tuple(action.space for action in moves if isinstance(action, do.Move)))
    if isinstance(moves[-1], do.PlaceCamp):
        camp = way.end if way.steps else names.mine(context).party
        return words("bot.glow.why_camp", light=SPACES[camp].light)
    return good_for(context, way) if way.steps else words("bot.glow.why_rest")
