"""Power cards: buying, using, aiming; what is drawn and kept; the hand limit; the nebula of the end. [spec 13]"""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of, move_button
from bot.game_ui.crafting_cosmos import names, spaces
from bot.i18n.translator import Translator
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption, button_rows
from games.core.step import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import suggestions
from games.crafting_cosmos.view import CONTROLS, FIGURES, SLOT_COSTS

USE, PAY, BUY, KEEP, GIVE = "use", "pay", "buy", "keep", "d"
"""Paths: use a card for the usual payment or for another, buy one, keep one and order the others, give cards up."""

# -- buying and using, on the workbench --------------------------------------------------------------------------


def card_menus(desk: PromptContext) -> tuple[Row, ...]:
    """Return menus of the power cards that can be used, of other ways to pay, and of everything that can be bought."""
    ways = _ways_to_pay(desk)
    rows: list[Row] = []
    if ways:
        items = tuple(_use(desk, slot, _usual(desk, found)) for slot, found in ways.items())
        rows.append(SelectMenu(("c", USE), names.said(desk.words, "use"), items))
    many = [slot for slot, found in ways.items() if len(found) > 1]
    if many:
        cards = tuple(SelectOption(str(slot), _card_name(desk, slot), emoji=names.CARD) for slot in many)
        rows.append(SelectMenu(("c", PAY), names.said(desk.words, "pay"), cards))
    buys = [one for one in desk.legal if isinstance(one, do.AcquirePower | do.ScoreEnergySet)]
    if buys:
        hint = names.said(desk.words, "spend")
        rows.append(SelectMenu(("c", BUY), hint, tuple(_bought(desk, one) for one in buys[: move_menu.PAGE])))
    return tuple(rows)


def _ways_to_pay(desk: PromptContext) -> dict[int, list[do.ActivatePower]]:
    """Return the ways to use each power card, by slot."""
    ways: dict[int, list[do.ActivatePower]] = {}
    for one in desk.legal:
        if isinstance(one, do.ActivatePower):
            ways.setdefault(one.slot, []).append(one)
    return ways


def _usual(desk: PromptContext, ways: Sequence[do.ActivatePower]) -> Action:
    """Return the payment that leaves the best hand."""
    return ways[0] if len(ways) == 1 else spaces.best(desk, ways, 1)[0]


def _use(desk: PromptContext, slot: int, action: Action) -> SelectOption:
    text = names.power_text(desk.words, names.mine(desk).powers[slot - 1])
    return SelectOption(index_of(desk, action), names.name(desk, action), text, names.CARD)


def _card_name(desk: PromptContext, slot: int) -> str:
    return names.power(desk.words, names.mine(desk).powers[slot - 1])


def _bought(desk: PromptContext, action: do.AcquirePower | do.ScoreEnergySet) -> SelectOption:
    sign = names.ENERGY[action.energy]
    if isinstance(action, do.ScoreEnergySet):
        text = desk.words(f"{names.GAME}.do.ScoreEnergySet", energy=names.energy(desk.words, action.energy))
        return SelectOption(index_of(desk, action), text, f"+{FIGURES.set_points}", sign)
    return SelectOption(index_of(desk, action), names.name(desk, action), bought(desk, action), sign)


def bought(desk: PromptContext, action: do.AcquirePower) -> str:
    """Return what buying a power card brings: so many are drawn, one stays and pays in every energy phase."""
    bonus = names.bonus(desk.words, action)
    return names.said(desk.words, "bought", count=names.drawn(desk, action), bonus=bonus)


def _pay_panel(desk: PromptContext, slot: str) -> Panel:
    """Ask how a power card is paid for."""
    ways = _ways_to_pay(desk).get(move_menu.number(slot, len(SLOT_COSTS) + 1), [])
    if not ways:
        raise move_menu.NoSuchPath(slot)
    card = names.mine(desk).powers[ways[0].slot - 1]
    text = f"### {names.power(desk.words, card)}\n{names.power_text(desk.words, card)}"
    taps = tuple(move_button(desk, one, names.cards(desk.words, one.payment)) for one in ways)
    back = (Button(("move",), desk.words("bot.back")),)
    return Panel(text, (*button_rows(taps), back), sheet="workbench", marks={f"slot-{slot}": ""})


# -- aiming ------------------------------------------------------------------------------------------------------


def aim_panel(desk: PromptContext) -> Panel:
    """Ask what a power card is aimed at, its text above; to do no more is a button of its own."""
    aims = [one for one in desk.legal if not isinstance(one, do.Decline)]
    rows: list[Row] = list(spaces.best_row(desk, aims))
    for kind in dict.fromkeys(map(move_menu.kind_of, aims)):
        rows += spaces.best_pairs(desk, kind, spaces.of_kind(desk, kind))
        rows += spaces.step_rows(desk, kind)
    if do.Decline() in desk.legal:
        rows.append((move_button(desk, do.Decline(), desk.words(f"{names.GAME}.do.Decline")),))
    return Panel(
        f"{generic.prompt_text(desk)}\n{asked_card(desk)}", tuple(rows), sheet="workbench", marks=aim_marks(desk)
    )


def asked_card(desk: PromptContext) -> str:
    """Return the name and text of the power card that a question belongs to."""
    card = next((asked.power for asked in names.view_of(desk).asked if asked.seat == desk.prompt.seat), "")
    return f"**{names.power(desk.words, card)}**\n-# {names.power_text(desk.words, card)}" if card else ""


def aim_marks(desk: PromptContext) -> Mapping[str, str]:
    """Mark everything that a power card may be aimed at."""
    marks: dict[str, str] = {}
    for action in desk.legal:
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


def choose_panel(desk: PromptContext) -> Panel:
    """Show the power cards that were drawn in full; one tap keeps one, the others go under as drawn."""
    drawn, words = _drawn(desk), desk.words
    texts = [
        "\n-# ".join((_headed(words, number, card), names.power_text(words, card)))
        for number, card in enumerate(drawn, start=1)
    ]
    taps = tuple(
        move_button(desk, _ways(desk, card)[0], f"{number} · {names.power(words, card)}", style=ButtonStyle.MAIN)
        for number, card in enumerate(drawn, start=1)
    )
    rows: list[Row] = [taps]
    if len(_ways(desk, drawn[0])) > 1:
        items = tuple(
            SelectOption(move_menu.token(place), names.power(words, card)) for place, card in enumerate(drawn)
        )
        rows.append(SelectMenu(("c", KEEP), names.said(words, "order"), items))
    return Panel(
        "\n".join((generic.prompt_text(desk), *texts)), tuple(rows), sheet="workbench", marks=drawn_marks(desk)
    )


def _headed(words: Translator, number: int, card: str) -> str:
    return words.join_with_more(f"**{number} · {names.power(words, card)}**", names.cost(words, card))


def drawn_marks(desk: PromptContext) -> Mapping[str, str]:
    """Number the power cards that were drawn."""
    return {card: str(number) for number, card in enumerate(_drawn(desk), start=1)}


def _drawn(desk: PromptContext) -> list[str]:
    return list(dict.fromkeys(one.card for one in desk.legal if isinstance(one, do.ChoosePowerCard)))


def _ways(desk: PromptContext, card: str) -> list[do.ChoosePowerCard]:
    return [one for one in desk.legal if isinstance(one, do.ChoosePowerCard) and one.card == card]


def _order_panel(desk: PromptContext, token: str) -> Panel:
    drawn = _drawn(desk)
    card = drawn[move_menu.number(token, len(drawn))]
    taps = tuple(
        move_button(desk, one, " › ".join(names.power(desk.words, other) for other in one.under))
        for one in _ways(desk, card)
    )
    text = f"### {names.power(desk.words, card)}\n{names.said(desk.words, 'under')}"
    return Panel(
        text, (*button_rows(taps), (Button(("move",), desk.words("bot.back")),)), sheet="workbench", marks={card: ""}
    )


# -- the end of a turn -------------------------------------------------------------------------------------------


def omega_panel(desk: PromptContext) -> Panel:
    """Show the tile drawn and where it may go, the best space as a button."""
    view, words = names.view_of(desk), desk.words
    places = [one for one in desk.legal if isinstance(one, do.PlaceOmegaNebula)]
    items = tuple(SelectOption(index_of(desk, one), one.space, names.nearby(desk, one.space)) for one in places)
    rows: list[Row] = [SelectMenu(("y",), names.said(words, "to"), items)]
    if desk.suggestions:
        best = spaces.best(desk, places, 1)[0]
        label = spaces.reasoned(desk, best, short=True)
        rows.insert(0, (Button(("y", index_of(desk, best)), label, ButtonStyle.MAIN, names.BEST),))
    text = f"{generic.prompt_text(desk)}\n{names.NEBULA} {names.tile(words, view.omega)}"
    return Panel(text, tuple(rows), sheet="workbench", marks={one.space: "" for one in places})


def surplus_panel(desk: PromptContext) -> Panel:
    """Ask for exactly the cards that are too many: every choice in a menu, or every card if there are too many."""
    first = desk.legal[0]
    assert isinstance(first, do.DiscardToLimit)
    hint = names.said(desk.words, "give_up", count=len(first.cards))
    if len(desk.legal) <= move_menu.PAGE:
        pick = SelectMenu(
            ("a",), hint, tuple(SelectOption(index_of(desk, one), names.name(desk, one)) for one in desk.legal)
        )
    else:
        pick = SelectMenu(("c", GIVE), hint, _held_cards(desk), least=len(first.cards), most=len(first.cards))
    text = f"{generic.prompt_text(desk)}\n{names.hand(desk)}"
    if not desk.suggestions:
        return Panel(text, (pick,), sheet="seat")
    (best,) = suggestions.suggestions(names.view_of(desk), desk.prompt, 1)
    tap = move_button(desk, best.action, spaces.long(desk, best.action), style=ButtonStyle.MAIN, emoji=names.BEST)
    return Panel(text, ((tap,), pick), sheet="seat")


def _held_cards(desk: PromptContext) -> tuple[SelectOption, ...]:
    """Return an entry for each card in hand, numbered within its type."""
    own = names.view_of(desk).own
    held = [(kind, number) for kind in CONTROLS for number in range(1, (own.hand[kind] if own else 0) + 1)]
    return tuple(
        SelectOption(f"{kind}-{number}", f"{names.energy(desk.words, kind)} {number}", emoji=names.ENERGY[kind])
        for kind, number in held
    )


def _given(desk: PromptContext, values: Sequence[str]) -> ProposedMoves:
    counts = Counter(value.partition("-")[0] for value in values)
    wanted = do.DiscardToLimit(tuple(kind for kind in CONTROLS for _ in range(counts[kind])))
    if wanted not in desk.legal:
        raise move_menu.NoSuchPath(".".join(values))
    return ProposedMoves((wanted,))


def power_turn(desk: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Go on after a tap on one of these panels; raises NoSuchPath."""
    match args, values:
        case (path,), (token,) if path in (USE, BUY):
            return ProposedMoves((_numbered(desk, token),), confirmed=path == BUY)
        case (path,), (slot,) if path == PAY:
            return _pay_panel(desk, slot)
        case (path,), (token,) if path == KEEP and _drawn(desk):
            return _order_panel(desk, token)
        case (path,), given if path == GIVE and given:
            return _given(desk, given)
    raise move_menu.NoSuchPath(".".join(args))


def _numbered(desk: PromptContext, token: str) -> Action:
    action = desk.legal[move_menu.number(token, len(desk.legal))]
    if not isinstance(action, do.ActivatePower | do.AcquirePower | do.ScoreEnergySet):
        raise move_menu.NoSuchPath(token)
    return action
