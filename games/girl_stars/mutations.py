"""Elementary changes, each with its event: draw, gain, pay, light, send."""

from collections.abc import Iterable, Sequence
from string import ascii_lowercase

from games.core.scores import OPPONENT
from games.core.step import Seat, StepContext
from games.core.tuples import pop_at, replace_at, without
from games.girl_stars import events
from games.girl_stars.actions import Forage
from games.girl_stars.components import (
    ACTIONS,
    ASH,
    COLOURS,
    FORAGE,
    GATES,
    HAND,
    LANDING,
    PILES,
    SITES,
    Ash,
    Colour,
    Goods,
    pile_of,
)
from games.girl_stars.state import HOME, VILLAGE, Landed, Player, Scouting, Star, State


def earn(player: Player, heading: str, vp: int) -> None:
    """Add VP under a heading of the score sheet; 0 VP adds no heading."""
    if vp:
        player.vp[heading] = player.vp.get(heading, 0) + vp


def reward(state: State, seat: Seat, size: int, heading: str) -> int:
    """Score the Connection Reward for this number of Light, mark its pile, and return the VP. [p.6, R16]"""
    pile = pile_of(size)
    vp = state.top(pile)
    if vp:
        mark(state, pile)
        earn(state.players[seat], heading, vp)
    return vp


def mark(state: State, pile: str) -> None:
    """Mark a pile as scored this round; a second mark has no effect."""
    state.marked = tuple([name for name in PILES if name in (*state.marked, pile)])


def draw_hand(state: State, context: StepContext, seat: Seat) -> None:
    """Draw three tiles from a player's own bag, each with equal probability. [p.5, spec 7]"""
    player = state.players[seat]
    for _ in range(HAND):
        tile, player.bag = pop_at(player.bag, context.chance.next(len(player.bag), f"bag/{seat}"))
        player.hand += (tile,)
    context.tell(events.TilesDrawn(seat, player.hand))


def lay(state: State, context: StepContext, seat: Seat, at: str, star: Star) -> None:
    """Put a tile of the hand on the board. [p.5]"""
    player = state.players[seat]
    player.hand = without(player.hand, star.tile)
    player.tiles[at] = star
    context.tell(events.TilePlaced(seat, star.tile, at, star.rotation, star.back))


def lose_hand(state: State, context: StepContext, seat: Seat) -> None:
    """Remove tiles that fit nowhere from the game.

    Each costs 1 VP, but never below 0. [p.7, R14]
    """
    player = state.players[seat]
    vp = min(len(player.hand), player.points)
    earn(player, "lost_tiles", -vp)
    context.tell(events.TilesLost(seat, player.hand, vp))
    player.lost += player.hand
    player.hand = ()


def enclose(state: State, context: StepContext, seat: Seat, areas: int) -> None:
    """Gain a Stardust for each newly enclosed area. [p.5, R5]"""
    if areas:
        state.players[seat].stardust += areas
        context.tell(events.AreasEnclosed(seat, areas))


def collect(state: State, context: StepContext, seat: Seat, hexes: Iterable[str]) -> None:
    """Collect the crystals of these tiles, where they still have one. [p.5]"""
    player = state.players[seat]
    for at in hexes:
        star = player.tiles[at]
        if star.crystal:
            colour = next(colour for colour in COLOURS if colour == star.colour)
            player.tiles[at] = Star(star.tile, star.rotation, star.back)
            player.light[colour] += 1
            context.tell(events.LightCollected(seat, at, colour))


def sprinkle(state: State, context: StepContext, seat: Seat, at: str, discs: int) -> None:
    """Pay stardust onto a hex. [p.6]"""
    player = state.players[seat]
    player.stardust -= discs
    player.dust[at] = discs
    context.tell(events.StardustUsed(seat, at, discs))


def throw(state: State, context: StepContext) -> None:
    """Throw Wood Ash tokens into the dish: one more than will be picked. [p.7, spec 4.7]"""
    chance = context.chance
    count = 1 + state.size + len(state.gazers)
    left = list(state.ash_bag)
    drawn = [left.pop(chance.next(len(left), "ash")) for _ in range(count)]
    state.ash_bag = tuple(left)
    regions = [LANDING[chance.next(len(LANDING), "dish")] for _ in drawn]
    state.dish = tuple([Landed(*token) for token in zip(ascii_lowercase, drawn, regions, strict=False)])
    context.tell(events.AshThrown(count))


def pick(state: State, letter: str, taker: Seat) -> Landed:
    """Take a token from the dish."""
    place = [landed.letter for landed in state.dish].index(letter)
    landed = state.dish[place]
    state.dish = replace_at(state.dish, place, Landed(landed.letter, landed.ash, landed.region, taker))
    return landed


def discard_ash(state: State, context: StepContext, seat: Seat, letter: str, colours: tuple[Colour, ...]) -> None:
    """Take a token and return it for Light. [p.7]"""
    landed = pick(state, letter, seat)
    _gain_light(state.players[seat], colours)
    to_bag(state, [landed.ash])
    context.tell(events.AshTaken(seat, letter, landed.ash, colours))


def keep_ash(state: State, context: StepContext, seat: Seat, letter: str) -> None:
    """Take a token for the turn. [p.8]"""
    landed = pick(state, letter, seat)
    state.players[seat].kept += (landed.ash,)
    context.tell(events.AshKept(seat, letter, landed.ash))


def clear_dish(state: State) -> None:
    """Return the tokens left in the dish, and those that the Shadow Elder took. [p.7, spec 10]"""
    to_bag(state, [landed.ash for landed in state.dish if landed.taker in (None, OPPONENT)])
    state.dish = ()


def to_bag(state: State, tokens: Sequence[Ash]) -> None:
    """Put Wood Ash tokens into the bag."""
    state.ash_bag = tuple(sorted([*state.ash_bag, *tokens], key=ASH.index))


def _gain_light(player: Player, colours: Iterable[Colour]) -> None:
    for colour in colours:
        player.light[colour] += 1


def _pay_light(player: Player, colours: Iterable[Colour]) -> None:
    for colour in colours:
        player.light[colour] -= 1


def gain_lights(state: State, seat: Seat) -> None:
    """Gain one Light of each colour."""
    _gain_light(state.players[seat], COLOURS)


def spend(state: State, seat: Seat, via: str, ash: Ash) -> None:
    """Use up an action, or the kept token that replaces it. [p.8]"""
    player = state.players[seat]
    if via == "action":
        player.actions -= 1
        return
    player.kept = without(player.kept, ash)
    to_bag(state, [ash])


def light_path(state: State, context: StepContext, seat: Seat, scouting: Scouting) -> None:
    """Pay the Light onto a path, connect sites, and score its length. [p.9, spec 6.5]"""
    spend(state, seat, scouting.via, "scouting")
    _pay_light(state.players[seat], scouting.colours)
    state.lit.update(zip(scouting.path, scouting.colours, strict=True))
    vp = reward(state, seat, len(scouting.path), "scouting")
    context.tell(events.PathLit(seat, scouting.path, scouting.colours, vp))
    for space in scouting.path:
        if space in GATES:
            context.tell(events.SiteConnected(seat, GATES[space].id))


def send(state: State, seat: Seat, place: str) -> str:
    """Send the first villager at home to a place and return its name."""
    player = state.players[seat]
    villager = player.home[0]
    player.send(villager, place)
    return villager


def forage(state: State, context: StepContext, seat: Seat, action: Forage) -> None:
    """Pay, take a token, and cover the Early Bird space if it is free. [p.10, R10, R11]"""
    site, payment, via = action.site, action.payment, action.via
    player, goods = state.players[seat], SITES[site].goods
    early = site not in state.early
    spend(state, seat, via, "foraging")
    _pay_light(player, payment)
    state.sites[site] -= 1
    player.goods[goods] = player.goods.get(goods, 0) + 1
    if via == "action":
        send(state, seat, f"early:{site}" if early else f"near:{site}")
    context.tell(events.Foraged(seat, site, goods, payment))
    if early:
        _reward_early_bird(state, context, seat, site)


def _reward_early_bird(state: State, context: StepContext, seat: Seat, site: str) -> None:
    printed = FORAGE[SITES[site].goods]
    state.players[seat].stardust += printed.early_stardust
    earn(state.players[seat], "early_bird", printed.early_vp)
    context.tell(events.EarlyBirdGained(seat, site, printed.early_stardust, printed.early_vp))


def _give(state: State, seat: Seat, goods: Sequence[Goods], via: str) -> None:
    spend(state, seat, via, "offering")
    if via == "action":
        send(state, seat, VILLAGE)
    for kind in goods:
        state.players[seat].goods[kind] -= 1
        state.box[kind] += 1


def offer_single(state: State, context: StepContext, seat: Seat, goods: Goods, via: str) -> None:
    """Offer one token for its own value. [p.10]"""
    _give(state, seat, [goods], via)
    vp = FORAGE[goods].offer_vp
    earn(state.players[seat], "offerings", vp)
    context.tell(events.OfferedSingle(seat, goods, vp))


def offer_card(state: State, context: StepContext, seat: Seat, number: int, via: str) -> None:
    """Offer the goods that a space of the card requires.

    A full card is replaced immediately. [p.10]
    """
    space = state.card.spaces[number - 1]
    _give(state, seat, space.needs, via)
    earn(state.players[seat], "offerings", space.vp)
    context.tell(events.OfferedCard(seat, number, space.needs, space.vp))
    fill(state, context, number)


def fill(state: State, context: StepContext, number: int) -> None:
    """Fill a space of the Offering card; a full card is replaced immediately. [p.11]"""
    state.filled = tuple(sorted([*state.filled, number]))
    if len(state.filled) == len(state.card.spaces):
        reveal(state, context)


def reveal(state: State, context: StepContext) -> None:
    """Replace the Offering card; a card never follows itself. [spec 6.7, R17]"""
    if not state.deck:
        state.deck, state.aside = tuple(sorted(state.aside)), ()
    state.aside += (state.offering,)
    state.offering, state.deck = pop_at(state.deck, context.chance.next(len(state.deck), "offering"))
    state.filled = ()
    context.tell(events.CardRevealed(state.offering))


def stargaze(state: State, context: StepContext, seat: Seat, space: int) -> None:
    """Send a villager to the Night Sky track. [p.11]"""
    spend(state, seat, "action", "recall")
    context.tell(events.VillagerStargazed(seat, send(state, seat, f"sky:{space}"), space))


def recall(state: State, context: StepContext, seat: Seat, villagers: tuple[str, ...], via: str) -> None:
    """Bring villagers home; an Early Bird space that they leave is free again. [p.11, R31]"""
    spend(state, seat, via, "recall")
    for villager in villagers:
        state.players[seat].send(villager, HOME)
    context.tell(events.VillagersRecalled(seat, villagers))


def gain_stardust(state: State, context: StepContext, seat: Seat, via: str) -> None:
    """Take one Stardust. [p.11]"""
    spend(state, seat, via, "stardust")
    state.players[seat].stardust += 1
    context.tell(events.StardustGained(seat))


def end_turn(state: State, context: StepContext, seat: Seat) -> None:
    """Return unused kept tokens to the bag, and get the actions of the next turn. [p.11]"""
    player = state.players[seat]
    for ash in player.kept:
        context.tell(events.AshReturned(seat, ash))
    to_bag(state, player.kept)
    player.kept = ()
    player.actions += ACTIONS


def move_girl(state: State, context: StepContext) -> None:
    """Move the Girl on; the last Elder takes the space behind her and is first. [p.12]"""
    state.girl += 1
    state.elders = (state.elders[-1], *state.elders[:-1])
    context.tell(events.GirlMoved(state.girl, state.elders[0]))


def remove_rewards(state: State, context: StepContext) -> None:
    """Remove the top token of every pile that was scored this round. [p.12]"""
    for pile in state.marked:
        vp, *rest = state.piles[pile]
        state.piles[pile] = tuple(rest)
        state.gone[pile] += (vp,)
        context.tell(events.RewardRemoved(pile, vp))
    state.marked = ()
