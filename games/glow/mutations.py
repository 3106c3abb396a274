"""Elementary changes, each with its event: draw, gain, move, lay out."""

from games.core.pile import Pile
from games.core.step import Seat, StepContext
from games.core.tuples import without
from games.glow import events
from games.glow.components import (
    ADVENTURERS,
    BLACK_DIE,
    COLOUR,
    COMPANIONS,
    DIE_ORDER,
    ELEMENTS,
    FACES,
    FOOTPRINTS2,
    KAAR,
    LIGHT3,
    SETUP,
    SMALL_DICE,
    TOM_TILES,
    WORTH,
)
from games.glow.state import Companion, Die, Player, Spell, State, Tom, TrackSpace


def roll(context: StepContext, die: str, *key: str | int) -> str:
    """Return the face that a die shows under this key. [spec 7.1]"""
    return FACES[die][context.chance.below(6, *key)]


def roll_element(context: StepContext, die: str, *key: str | int) -> str:
    """Return the first element that a die shows under this key followed by 0, 1, 2 and so on."""
    throw = 0
    while (face := roll(context, die, *key, throw)) not in ELEMENTS:
        throw += 1
    return face


def lay_on_track(state: State, die: str, element: str) -> None:
    """Put a small die on the space of an element; the dice of a space lie in die order."""
    space = state.track[element]
    space.dice = tuple(sorted((*space.dice, die), key=DIE_ORDER.__getitem__))


def lift_from_track(state: State, die: str) -> None:
    """Remove a small die from the encounter track."""
    for space in state.track.values():
        if die in space.dice:
            space.dice = without(space.dice, die)


def take_die(player: Player, die: str, *, resting: bool = False) -> None:
    """Add a die to a player's dice, in die order."""
    player.dice.append(Die(die, resting=resting))
    player.dice.sort(key=lambda mine: DIE_ORDER[mine.id])


def choose_adventurer(state: State, context: StepContext, seat: Seat, adventurer: str) -> None:
    """Give a seat this adventurer from the box, with the lowest dice of its colour. [spec 4.1]"""
    card, player = ADVENTURERS[adventurer], state.players[seat]
    state.box = without(state.box, adventurer)
    player.adventurer = adventurer
    for die in [die for die in state.box if die.startswith("l_") and COLOUR[die] == card.die_colour][: card.dice]:
        state.box = without(state.box, die)
        take_die(player, die)
    context.tell(events.AdventurerChosen(seat, adventurer))


def seat_tom(state: State, context: StepContext, dice: tuple[str, ...], colour: str, light: int) -> None:
    """Set Tom up with the first die of both colours. [spec 5.2]"""
    own = [f"l_{of}_1" for of in dice]
    state.box = tuple([piece for piece in state.box if piece not in own])
    boats = () if state.board == "province" else ("center",) * SETUP.boats_per_player
    state.tom = Tom(
        colour=colour, light=light, tiles=Pile.of("tiles1", ()), dice=[Die(die) for die in own], boats=boats
    )
    context.tell(events.TomDiceChosen(dice, colour))


def roll_tom_dice(state: State, context: StepContext, step: int) -> None:
    """Roll Tom's two dice; a special symbol takes effect and the die is set aside. [spec 5.2, 10.3]"""
    tom = state.opponent
    for die in tom.dice:
        die.face = roll(context, die.id, "tom", step, COLOUR[die.id])
        tom.light += WORTH[LIGHT3] * (die.face == LIGHT3)
        tom.footprints += WORTH[FOOTPRINTS2] * (die.face == FOOTPRINTS2)
        context.tell(events.TomDieRolled(die.id, die.face))


def lay_out_tiles(state: State, context: StepContext) -> None:
    """Shuffle Tom's tiles and lay one above each space; the rest is his pile. [spec 5.2]"""
    tom = state.opponent
    state.box = tuple([piece for piece in state.box if piece not in TOM_TILES])
    tom.tiles = Pile.of("tiles1", TOM_TILES)
    for space in state.track.values():
        space.tile = tom.tiles.draw(context.chance)


def turn_spells_up(state: State, context: StepContext) -> None:
    """Turn up the spells that arrived in the evening. [spec 6.1]"""
    for seat in state.order:
        for spell in state.players[seat].spells:
            if not spell.face_up:
                spell.face_up = True
                context.tell(events.SpellTurnedUp(seat, spell.id))


def roll_setup_dice(state: State, context: StepContext) -> None:
    """Roll the nine coloured small dice onto the encounter track. [spec 5.1]"""
    for die in SMALL_DICE:
        if die != BLACK_DIE:
            lay_on_track(state, die, roll_element(context, die, "setup", die))


def deal(state: State, context: StepContext) -> None:
    """Deal companions left to right, one to every space that Tom does not block. [spec 6.9]"""
    dealt = []
    for element, space in state.track.items():
        if not state.blocked(element):
            space.companion = deck_in_use(state).draw(context.chance)
            dealt.append(space.companion)
    context.tell(events.CompanionsDealt(tuple(dealt)))


def deck_in_use(state: State) -> Pile:
    """Return the companions' pile in use: A, then B; solo, Tom's tiles decide when."""
    if state.tom is not None:
        return state.deck_a if state.tom.deck == "A" else state.deck_b
    return state.deck_a if len(state.deck_a) else state.deck_b


def lay_footprints(state: State) -> None:
    """Put one footprint on every space without a die.

    Tom's dice count as dice. [spec 6.9, ruling 28]
    """
    for element, space in state.track.items():
        if not space.dice and not state.blocked(element):
            space.footprints += 1


def recruit(state: State, context: StepContext, seat: Seat, element: str) -> Companion:
    """Take a space's companion, footprints and small dice.

    Kaar's keeper leaves the black die.
    """
    space, player = state.track[element], state.players[seat]
    dice = [die for die in space.dice if die != BLACK_DIE or not player.holds(KAAR)]
    context.tell(events.Recruited(seat, space.companion, element, len(dice), space.footprints))
    companion = Companion(space.companion)
    player.companions.append(companion)
    player.footprints += space.footprints
    for die in dice:
        take_die(player, die)
    state.track[element] = TrackSpace(dice=tuple([die for die in space.dice if die not in dice]), tile=space.tile)
    return companion


def dismiss(state: State, context: StepContext, seat: Seat, element: str) -> None:
    """Send a companion from the encounter track to the graveyard; dice and footprints stay."""
    space = state.track[element]
    context.tell(events.CompanionDismissed(seat, space.companion, element))
    state.graveyard += (space.companion,)
    space.companion = ""


def leave_behind(state: State, context: StepContext) -> None:
    """Send all companions left on the encounter track to the graveyard, left to right. [spec 6.2]"""
    left = tuple([space.companion for space in state.track.values() if space.companion])
    if left:
        state.graveyard += left
        context.tell(events.LeftBehind(left))
    for space in state.track.values():
        space.companion = ""


def take_reserve_die(state: State, context: StepContext, seat: Seat, colour: str, *, resting: bool) -> None:
    """Give the newest companion of a seat the large die of this colour from the reserve. [spec 4.4]"""
    player = state.players[seat]
    die = next(die for die in state.reserve if die != BLACK_DIE and COLOUR[die] == colour)
    state.reserve = without(state.reserve, die)
    take_die(player, die, resting=resting)
    player.companions[-1].die = die
    context.tell(events.DieGained(seat, die, player.companions[-1].id))


def bring_black_die(state: State, context: StepContext, *, anywhere: bool) -> None:
    """Roll the black die from the reserve onto the track. [spec 4.4, 7.1]

    Normally it goes to a space with a companion.
    """
    state.reserve = without(state.reserve, BLACK_DIE)
    throw = 0
    while True:
        face = roll(context, BLACK_DIE, "kaar", state.round, throw)
        if face in ELEMENTS and (anywhere or state.track[face].companion):
            break
        throw += 1
    lay_on_track(state, BLACK_DIE, face)
    context.tell(events.BlackDieEntered(face))


def roll_morning_dice(state: State, context: StepContext) -> None:
    """Roll every player's dice. [spec 6.2]"""
    for seat in state.order:
        dice = state.players[seat].dice
        context.tell(events.DiceRolled(seat, tuple([throw_die(state, context, die) for die in dice])))


def throw_die(state: State, context: StepContext, die: Die) -> str:
    """Roll a player's die and return its face. [spec 7.1]

    The k-th throw of a die in a round shows the same face for all players.
    """
    die.face = roll(context, die.id, "roll", state.round, die.id, die.throws)
    die.throws += 1
    return die.face


def discard(context: StepContext, player: Player, seat: Seat, companion: str) -> str:
    """Remove a companion, which joins the graveyard in the evening.

    Return the die it had brought.
    """
    gone = next(mine for mine in player.companions if mine.id == companion)
    player.companions.remove(gone)
    player.discards += (companion,)
    context.tell(events.CompanionLeft(seat, companion))
    return gone.die


def return_die(context: StepContext, player: Player, seat: Seat, die: str) -> None:
    """Return a large die; it joins the reserve in the evening."""
    player.dice.remove(player.die(die))
    player.returned += (die,)
    context.tell(events.DieReturned(seat, die))


def clear_day(state: State) -> None:
    """Move what was given up since the morning to its place, and clear all marks of the day. [spec 6.9]"""
    for seat in state.order:
        player = state.players[seat]
        state.graveyard += player.discards
        state.reserve += player.returned
        player.discards = player.returned = player.visited = ()
        player.resolved = 0
        player.cast = player.kaar = False
        player.dice = [Die(die.id) for die in player.dice]
        for mine in player.companions:
            mine.rerolls = mine.resolved = 0
    state.reserve = tuple(sorted(state.reserve, key=DIE_ORDER.__getitem__))


def return_small_dice(state: State, context: StepContext) -> None:
    """Return all small dice to the track.

    Dice with special faces are rolled until they show an element. [spec 6.9]
    """
    for seat in state.order:
        player = state.players[seat]
        for die in player.dice:
            if die.id.startswith("s_"):
                special = die.face not in ELEMENTS
                key = ("evening", state.round, die.id)
                lay_on_track(state, die.id, roll_element(context, die.id, *key) if special else die.face)
        player.dice = [die for die in player.dice if die.id.startswith("l_")]


def revive(state: State, context: StepContext, seat: Seat, companion: str) -> None:
    """Bring a companion back from the graveyard as the seat's most recent one. [spec 6.5]"""
    state.graveyard = without(state.graveyard, companion)
    state.players[seat].companions.append(Companion(companion))
    context.tell(events.Revived(seat, companion))


def cast_spells(state: State, context: StepContext, caster: Seat) -> None:
    """Give all other players, in turn order after the caster, the top spell face down. [spec 4.4, 6.9]"""
    seats = len(state.players)
    for step in range(1, seats):
        if len(state.spells):
            seat = (caster + step) % seats
            state.players[seat].spells.append(Spell(state.spells.draw(context.chance)))
            context.tell(events.SpellReceived(seat))


def end_of_deck(state: State, pile: Pile) -> None:
    """Remove the rest of a deck unseen. [spec 10.2]"""
    state.removed += tuple([card for card in pile.cards if card in COMPANIONS])
    pile.cards = ()
