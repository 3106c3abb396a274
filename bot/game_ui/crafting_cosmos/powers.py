"""Power cards: buying, using, aiming; what is drawn and kept; the hand limit; the nebula of the end. [spec 13]"""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of, move_button
from bot.game_ui.crafting_cosmos import names, spaces
from bot.i18n.translator import Translator
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption, button_rows
from games.api import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import suggestions
from games.crafting_cosmos.view import CONTROLS, FIGURES, SLOT_COSTS

USE, PAY, BUY, KEEP, GIVE = "use", "pay", "buy", "keep", "d"
"""Paths: use a card for the usual payment or for another, buy one, keep one and order the others, give cards up."""

# -- buying and using, on the workbench --------------------------------------------------------------------------


def card_menus(context: PromptContext) -> tuple[Row, ...]:
    """Return menus of the power cards that can be used, of other ways to pay, and of everything that can be bought."""
    ways = _ways_to_pay(context)
    rows: list[Row] = []
    if ways:
        items = tuple(_use(context, slot, _usual(context, found)) for slot, found in ways.items())
        rows.append(SelectMenu(("c", USE), names.said(context.words, "use"), items))
    many = [slot for slot, found in ways.items() if len(found) > 1]
    if many:
        cards = tuple(SelectOption(str(slot), _card_name(context, slot), emoji=names.CARD) for slot in many)
        rows.append(SelectMenu(("c", PAY), names.said(context.words, "pay"), cards))
    buys = [one for one in context.legal if isinstance(one, do.AcquirePower | do.ScoreEnergySet)]
    if buys:
        hint = names.said(context.words, "spend")
        rows.append(SelectMenu(("c", BUY), hint, tuple(_bought(context, one) for one in buys[: move_menu.PAGE])))
    return tuple(rows)


def _ways_to_pay(context: PromptContext) -> dict[int, list[do.ActivatePower]]:
    """Return the ways to use each power card, by slot."""
    ways: dict[int, list[do.ActivatePower]] = {}
    for one in context.legal:
        if isinstance(one, do.ActivatePower):
            ways.setdefault(one.slot, []).append(one)
    return ways


def _usual(context: PromptContext, ways: Sequence[do.ActivatePower]) -> Action:
    """Return the payment that leaves the best hand; where nothing is suggested, the first one."""
    return spaces.best(context, ways, 1)[0] if len(ways) > 1 and context.suggestions else ways[0]


def _use(context: PromptContext, slot: int, action: Action) -> SelectOption:
    text = names.power_text(context.words, names.mine(context).powers[slot - 1])
    return SelectOption(index_of(context, action), names.name(context, action), text, names.CARD)


def _card_name(context: PromptContext, slot: int) -> str:
    return names.power(context.words, names.mine(context).powers[slot - 1])


def _bought(context: PromptContext, action: do.AcquirePower | do.ScoreEnergySet) -> SelectOption:
    icon = names.ENERGY[action.energy]
    if isinstance(action, do.ScoreEnergySet):
        text = context.words(f"{names.GAME}.do.ScoreEnergySet", energy=names.energy(context.words, action.energy))
        return SelectOption(index_of(context, action), text, f"+{FIGURES.set_points}", icon)
    return SelectOption(index_of(context, action), names.name(context, action), bought(context, action), icon)


def bought(context: PromptContext, action: do.AcquirePower) -> str:
    """Return what buying a power card brings: so many are drawn, one stays and pays in every energy phase."""
    bonus = names.bonus(context.words, action)
    return names.said(context.words, "bought", count=names.drawn(context, action), bonus=bonus)


def _pay_panel(context: PromptContext, slot: str) -> Panel:
    """Ask how a power card is paid for."""
    ways = _ways_to_pay(context).get(move_menu.number(slot, len(SLOT_COSTS) + 1), [])
    if not ways:
        raise move_menu.NoSuchPath(slot)
    card = names.mine(context).powers[ways[0].slot - 1]
    text = f"### {names.power(context.words, card)}\n{names.power_text(context.words, card)}"
    buttons = tuple(move_button(context, one, names.cards(context.words, one.payment)) for one in ways)
    back = (Button(("move",), context.words("bot.back")),)
    return Panel(text, (*button_rows(buttons), back), sheet="workbench", marks={f"slot-{slot}": ""})


# -- aiming ------------------------------------------------------------------------------------------------------


def aim_panel(context: PromptContext) -> Panel:
    """Ask what a power card is aimed at, its text above; to do no more is a button of its own."""
    aims = [one for one in context.legal if not isinstance(one, do.Decline)]
    rows: list[Row] = list(spaces.best_row(context, aims))
    for kind in dict.fromkeys(map(move_menu.kind_of, aims)):
        rows += spaces.best_pairs(context, kind, spaces.of_kind(context, kind))
        rows += spaces.step_rows(context, kind)
    if do.Decline() in context.legal:
        rows.append((move_button(context, do.Decline(), context.words(f"{names.GAME}.do.Decline")),))
    return Panel(
        f"{generic.prompt_text(context)}\n{prompt_card(context)}",
        tuple(rows),
        sheet="workbench",
        marks=aim_marks(context),
    )


def prompt_card(context: PromptContext) -> str:
    """Return the name and text of the power card that a question belongs to."""
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
                first = str(getattr(action, action.__struct_fields__[0]))
                marks[first] = ""
    return marks


# -- drawn cards -------------------------------------------------------------------------------------------------


def choose_panel(context: PromptContext) -> Panel:
    """Show the power cards that were drawn in full; one tap keeps one, the others go under as drawn."""
    drawn, words = _drawn(context), context.words
    texts = [
        "\n-# ".join((_headed(words, number, card), names.power_text(words, card)))
        for number, card in enumerate(drawn, start=1)
    ]
    buttons = tuple(
        move_button(context, _ways(context, card)[0], f"{number} · {names.power(words, card)}", style=ButtonStyle.MAIN)
        for number, card in enumerate(drawn, start=1)
    )
    rows: list[Row] = [buttons]
    if len(_ways(context, drawn[0])) > 1:
        items = tuple(
            SelectOption(move_menu.token(place), names.power(words, card)) for place, card in enumerate(drawn)
        )
        rows.append(SelectMenu(("c", KEEP), names.said(words, "order"), items))
    return Panel(
        "\n".join((generic.prompt_text(context), *texts)), tuple(rows), sheet="workbench", marks=drawn_marks(context)
    )


def _headed(words: Translator, number: int, card: str) -> str:
    return words.join_with_more(f"**{number} · {names.power(words, card)}**", names.cost(words, card))


def drawn_marks(context: PromptContext) -> Mapping[str, str]:
    """Number the power cards that were drawn."""
    return {card: str(number) for number, card in enumerate(_drawn(context), start=1)}


def _drawn(context: PromptContext) -> list[str]:
    return list(dict.fromkeys(one.card for one in context.legal if isinstance(one, do.ChoosePowerCard)))


def _ways(context: PromptContext, card: str) -> list[do.ChoosePowerCard]:
    return [one for one in context.legal if isinstance(one, do.ChoosePowerCard) and one.card == card]


def _order_panel(context: PromptContext, token: str) -> Panel:
    drawn = _drawn(context)
    card = drawn[move_menu.number(token, len(drawn))]
    buttons = tuple(
        move_button(context, one, " › ".join(names.power(context.words, other) for other in one.under))
        for one in _ways(context, card)
    )
    text = f"### {names.power(context.words, card)}\n{names.said(context.words, 'under')}"
    return Panel(
        text,
        (*button_rows(buttons), (Button(("move",), context.words("bot.back")),)),
        sheet="workbench",
        marks={card: ""},
    )


# -- the end of a turn -------------------------------------------------------------------------------------------


def omega_panel(context: PromptContext) -> Panel:
    """Show the tile drawn and where it may go, the best space as a button."""
    view, words = names.view_of(context), context.words
    places = [one for one in context.legal if isinstance(one, do.PlaceOmegaNebula)]
    items = tuple(SelectOption(index_of(context, one), one.space, names.nearby(context, one.space)) for one in places)
    rows: list[Row] = [SelectMenu(("y",), names.said(words, "to"), items)]
    if context.suggestions:
        best = spaces.best(context, places, 1)[0]
        label = spaces.reasoned(context, best, short=True)
        rows.insert(0, (Button(("y", index_of(context, best)), label, ButtonStyle.MAIN, names.BEST),))
    text = f"{generic.prompt_text(context)}\n{names.NEBULA} {names.tile(words, view.omega)}"
    return Panel(text, tuple(rows), sheet="workbench", marks={one.space: "" for one in places})


def surplus_panel(context: PromptContext) -> Panel:
    """Ask for exactly the cards that are too many: every choice in a menu, or every card if there are too many."""
    first = context.legal[0]
    assert isinstance(first, do.DiscardToLimit)
    hint = names.said(context.words, "give_up", count=len(first.cards))
    if len(context.legal) <= move_menu.PAGE:
        menu = SelectMenu(
            ("a",), hint, tuple(SelectOption(index_of(context, one), names.name(context, one)) for one in context.legal)
        )
    else:
        menu = SelectMenu(("c", GIVE), hint, _held_cards(context), least=len(first.cards), most=len(first.cards))
    text = f"{generic.prompt_text(context)}\n{names.hand(context)}"
    if not context.suggestions:
        return Panel(text, (menu,), sheet="seat")
    (best,) = suggestions.suggestions(names.view_of(context), context.prompt, 1)
    button = move_button(
        context, best.action, spaces.long(context, best.action), style=ButtonStyle.MAIN, emoji=names.BEST
    )
    return Panel(text, ((button,), menu), sheet="seat")


def _held_cards(context: PromptContext) -> tuple[SelectOption, ...]:
    """Return an entry for each card in hand, numbered within its type."""
    own = names.view_of(context).own
    held = [(kind, number) for kind in CONTROLS for number in range(1, (own.hand[kind] if own else 0) + 1)]
    return tuple(
        SelectOption(f"{kind}-{number}", f"{names.energy(context.words, kind)} {number}", emoji=names.ENERGY[kind])
        for kind, number in held
    )


def _given(context: PromptContext, values: Sequence[str]) -> ProposedMoves:
    counts = Counter(value.partition("-")[0] for value in values)
    wanted = do.DiscardToLimit(tuple(kind for kind in CONTROLS for _ in range(counts[kind])))
    if wanted not in context.legal:
        raise move_menu.NoSuchPath(".".join(values))
    return ProposedMoves((wanted,))


def power_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Go on after a tap on one of these panels; raises NoSuchPath."""
    match args, values:
        case (path,), (token,) if path in (USE, BUY):
            return ProposedMoves((_numbered(context, token),), confirmed=path == BUY)
        case (path,), (slot,) if path == PAY:
            return _pay_panel(context, slot)
        case (path,), (token,) if path == KEEP and _drawn(context):
            return _order_panel(context, token)
        case (path,), given if path == GIVE and given:
            return _given(context, given)
    raise move_menu.NoSuchPath(".".join(args))


def _numbered(context: PromptContext, token: str) -> Action:
    action = context.legal[move_menu.number(token, len(context.legal))]
    if not isinstance(action, do.ActivatePower | do.AcquirePower | do.ScoreEnergySet):
        raise move_menu.NoSuchPath(token)
    return action
