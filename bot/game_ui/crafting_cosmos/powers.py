"""Power cards: buying, using, aiming; what is drawn and kept; the hand limit; the nebula of the end. [spec 13]"""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import astuple

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.crafting_cosmos import names, spaces
from bot.game_ui.prompt_table import grouped, panel
from bot.ui_kit import move_menu
from bot.ui_kit.panels import ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption, button_rows
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import suggestions
from games.crafting_cosmos.components import CONTROLS, FIGURES, SLOT_COSTS

USE, PAY, BUY, KEEP, GIVE = "use", "pay", "buy", "keep", "d"
"""Paths: use a card for the usual payment or for another, buy one, keep one and order the others, give cards up."""

# -- buying and using, on the workbench --------------------------------------------------------------------------


def card_menus(context: PromptContext) -> tuple[Row, ...]:
    """Return menus of the power cards that can be used, of other ways to pay, and of everything that can be bought."""
    ways, said = _ways_to_pay(context), context.say
    use = tuple(_use(context, slot, found) for slot, found in ways.items())
    many = [slot for slot, found in ways.items() if len(found) > 1]
    pay = tuple(
        SelectOption(str(slot), names.power(context.words, _card(context, slot)), emoji=names.CARD) for slot in many
    )
    buys: list[do.AcquirePower | do.ScoreEnergySet] = context.moves(do.AcquirePower, do.ScoreEnergySet)
    buy = tuple(_bought(context, one) for one in buys[: move_menu.MENU_ENTRIES])
    return (
        SelectMenu(("c", USE), said("use"), use),
        SelectMenu(("c", PAY), said("pay"), pay),
        SelectMenu(("c", BUY), said("spend"), buy),
    )


def _ways_to_pay(context: PromptContext) -> dict[int, list[do.ActivatePower]]:
    """Return the ways to use each power card, by slot."""
    return grouped(context.moves(do.ActivatePower), lambda one: one.slot)


def _card(context: PromptContext, slot: int) -> str:
    return names.mine(context).powers[slot - 1]


def _use(context: PromptContext, slot: int, ways: Sequence[do.ActivatePower]) -> SelectOption:
    """Return the entry of a card, paid so that the best hand is left; where nothing is suggested, in the first way."""
    best = spaces.best(context, ways, 1)[0] if len(ways) > 1 and context.suggestions else ways[0]
    return context.option(
        best, names.name(context, best), names.power_text(context.words, _card(context, slot)), names.CARD
    )


def _bought(context: PromptContext, action: do.AcquirePower | do.ScoreEnergySet) -> SelectOption:
    icon = names.ENERGY[action.energy]
    if isinstance(action, do.ScoreEnergySet):
        text = context.words(f"{names.GAME}.do.ScoreEnergySet", energy=names.energy(context.words, action.energy))
        return context.option(action, text, f"+{FIGURES.set_points}", icon)
    return context.option(action, names.name(context, action), bought(context, action), icon)


def bought(context: PromptContext, action: do.AcquirePower) -> str:
    """Return the result of a purchase: the number of cards drawn, and what the kept one pays in every energy phase."""
    bonus = names.bonus(context.words, action)
    return context.say("bought", count=names.drawn(context, action), bonus=bonus)


def _pay_panel(context: PromptContext, slot: str) -> Panel:
    """Ask how a power card is paid for."""
    ways = _ways_to_pay(context).get(move_menu.number(slot, len(SLOT_COSTS) + 1), [])
    if not ways:
        raise move_menu.NoSuchPath(slot)
    card = _card(context, ways[0].slot)
    lines = (f"### {names.power(context.words, card)}", names.power_text(context.words, card))
    buttons = tuple(context.button(one, names.cards(context.words, one.payment)) for one in ways)
    return panel(lines, (*button_rows(buttons), (context.back(),)), sheet="workbench", marks={f"slot-{slot}": ""})


# -- aiming ------------------------------------------------------------------------------------------------------


def aim_panel(context: PromptContext) -> Panel:
    """Ask what a power card is aimed at, its text above; to do no more is a button of its own."""
    aims = [one for one in context.legal if not isinstance(one, do.Decline)]
    rows: list[Row] = [spaces.best_row(context, aims)]
    for kind in dict.fromkeys(map(move_menu.kind_of, aims)):
        rows += spaces.best_pairs(context, kind, spaces.of_kind(context, kind))
        rows += spaces.step_rows(context, kind)
    if do.Decline() in context.legal:
        rows.append((context.button(do.Decline(), context.words(f"{names.GAME}.do.Decline")),))
    lines = (generic.prompt_text(context), prompt_card(context))
    return panel(lines, rows, sheet="workbench", marks=aim_marks(context))


def prompt_card(context: PromptContext) -> str:
    """Return the name and text of the power card that the prompt belongs to."""
    card = next((one.power for one in names.view_of(context).asked if one.seat == context.prompt.seat), "")
    return f"**{names.power(context.words, card)}**\n-# {names.power_text(context.words, card)}" if card else ""


def aim_marks(context: PromptContext) -> Mapping[str, str]:
    """Mark everything that a power card may be aimed at."""
    marks: dict[str, str] = {}
    for action in context.legal:
        match action:
            case do.TargetStack(size):
                marks[f"stack-{size}"] = ""
            case do.TargetEnergy(energy):
                marks[f"card-{energy}"] = ""
            case do.KeepTile(tile):
                marks[tile] = ""
            case do.Decline() | do.TargetElement():
                pass
            case _:
                marks[str(astuple(action)[0])] = ""
    return marks


# -- drawn cards -------------------------------------------------------------------------------------------------


def choose_panel(context: PromptContext) -> Panel:
    """Show the power cards that were drawn in full; one click keeps one, the others go under as drawn."""
    drawn, words = _drawn(context), context.words
    numbered = list(enumerate(drawn, start=1))
    headings = (
        words.join_with_more(f"**{number} · {names.power(words, card)}**", names.cost(words, card))
        for number, card in numbered
    )
    texts = [f"{heading}\n-# {names.power_text(words, card)}" for heading, card in zip(headings, drawn, strict=True)]
    buttons = tuple(
        context.button(drawn[card][0], f"{number} · {names.power(words, card)}", ButtonStyle.MAIN)
        for number, card in numbered
    )
    orders = tuple(
        SelectOption(move_menu.token(place), names.power(words, card))
        for place, (card, ways) in enumerate(drawn.items())
        if len(ways) > 1
    )
    return panel(
        (generic.prompt_text(context), *texts),
        (buttons, SelectMenu(("c", KEEP), context.say("order"), orders)),
        sheet="workbench",
        marks={card: str(number) for number, card in numbered},
    )


def _drawn(context: PromptContext) -> dict[str, list[do.ChoosePowerCard]]:
    """Return the ways to order the others under each card that was drawn."""
    return grouped(context.moves(do.ChoosePowerCard), lambda one: one.card)


def order_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel:
    """Ask in which order the others go under a card; raises NoSuchPath."""
    if len(args) > 1 or len(values) != 1:
        raise move_menu.NoSuchPath(".".join(args))
    drawn = _drawn(context)
    card, ways = list(drawn.items())[move_menu.number(values[0], len(drawn))]
    buttons = tuple(
        context.button(one, " › ".join(names.power(context.words, other) for other in one.under)) for one in ways
    )
    lines = (f"### {names.power(context.words, card)}", context.say("under"))
    return panel(lines, (*button_rows(buttons), (context.back(),)), sheet="workbench", marks={card: ""})


# -- the end of a turn -------------------------------------------------------------------------------------------


def omega_panel(context: PromptContext) -> Panel:
    """Show the tile drawn and where it may go, the best space as a button."""
    places = context.moves(do.PlaceOmegaNebula)
    options = tuple(context.option(one, one.space, names.nearby(context, one.space)) for one in places)
    best = spaces.best(context, places, 1) if context.suggestions else []
    buttons = tuple(
        context.button(one, spaces.reasoned(context, one, short=True), ButtonStyle.MAIN, names.BEST, at_once=True)
        for one in best
    )
    tile = names.tile(context.words, names.view_of(context).omega)
    return panel(
        (generic.prompt_text(context), f"{names.NEBULA} {tile}"),
        (buttons, SelectMenu(("y",), context.say("to"), options)),
        sheet="workbench",
        marks={one.space: "" for one in places},
    )


def surplus_panel(context: PromptContext) -> Panel:
    """Ask for exactly the cards that are too many: every choice in a menu, or every card if there are too many."""
    choices = context.moves(do.DiscardToLimit)
    count = len(choices[0].cards)
    hint = context.say("give_up", count=count)
    menu = SelectMenu(("c", GIVE), hint, _held_cards(context), count, count)
    if len(choices) <= move_menu.MENU_ENTRIES:
        menu = SelectMenu(("a",), hint, tuple(context.option(one, names.name(context, one)) for one in choices))
    best = suggestions.suggestions(names.view_of(context), context.prompt, 1) if context.suggestions else ()
    buttons = tuple(
        context.button(one.action, spaces.long(context, one.action), ButtonStyle.MAIN, names.BEST) for one in best
    )
    return panel((generic.prompt_text(context), names.hand(context)), (buttons, menu), sheet="seat")


def _held_cards(context: PromptContext) -> tuple[SelectOption, ...]:
    """Return an entry for each card in hand, numbered within its type."""
    own = names.view_of(context).own
    held = [(kind, number) for kind in CONTROLS for number in range(1, (own.hand[kind] if own else 0) + 1)]
    return tuple(
        SelectOption(f"{kind}-{number}", f"{names.energy(context.words, kind)} {number}", emoji=names.ENERGY[kind])
        for kind, number in held
    )


def give_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> ProposedMoves:
    """Give up the cards that were picked; raises NoSuchPath if these may not be given up together."""
    counts = Counter(value.partition("-")[0] for value in values)
    wanted = do.DiscardToLimit(tuple(kind for kind in CONTROLS for _ in range(counts[kind])))
    if len(args) > 1 or wanted not in context.legal:
        raise move_menu.NoSuchPath(".".join((*args, *values)))
    return ProposedMoves((wanted,))


def power_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Use or buy a card, or ask how it is paid for; raises NoSuchPath."""
    match args, values:
        case (path,), (slot,) if path == PAY:
            return _pay_panel(context, slot)
        case (path,), (token,):
            action = context.move_at(token)
            if isinstance(action, do.ActivatePower | do.AcquirePower | do.ScoreEnergySet):
                return ProposedMoves((action,), confirmed=path == BUY)
    raise move_menu.NoSuchPath(".".join(args))
