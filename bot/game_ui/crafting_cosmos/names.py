"""Crafting the Cosmos in names and a few signs: stars, cards, incomes, losses, and what lies next to a space."""

from collections.abc import Iterable, Iterator, Sequence

from bot.game_ui.base import PromptContext
from bot.game_ui.prompt_table import listed
from bot.i18n.translator import Translator
from bot.ui_kit import names
from bot.ui_kit.panels import Button
from games.api import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.components import (
    ARMS,
    CONTROLS,
    LIFE_SPACES,
    NEBULA_SPACES,
    POWERS,
    REWARDS,
    SLOT_COSTS,
    STAR_SPACES,
    TILES,
)
from games.crafting_cosmos.player_view import PlayerView
from games.crafting_cosmos.ring import Income
from games.crafting_cosmos.view import Losses, View

GAME = "crafting_cosmos"
STARS = {"hydrogen": "🔴", "helium": "🟦", "carbon": "🟣", "oxygen": "🟢"}
ENERGY = {"light": "☀️", "time": "⏳", "gravity": "🌀", "chemistry": "⚗️"}
NEBULA, SUPERNOVA, DNA, GRAVITON = "🌌", "🌟", "🧬", "🧲"
CRYSTAL, CARD, PROTO, LIFE, BEING = "💎", "🎴", "🦠", "🌱", "👽"
BONUS = {"light": "energy_card", "time": "crystal_step", "gravity": "graviton", "chemistry": "proto_life"}
"""What a power card of each type pays in every energy phase of its owner's."""

WARNING, BEST, COMPLETE = "⚠️", "⭐", "🧩"


def view_of(context: PromptContext) -> View:
    """Return what this seat sees."""
    return context.view_as(View)


def mine(context: PromptContext) -> PlayerView:
    """Return the galaxy and pieces of the seat that is asked."""
    return view_of(context).players[context.prompt.seat]


def said(words: Translator, key: str, **values: str | int) -> str:
    """Return a sentence of these controls."""
    return words(f"bot.{GAME}.{key}", **values)


def element(words: Translator, name: str) -> str:
    """Return the name of an element."""
    return words(f"{GAME}.element.{name}")


def symbol(words: Translator, name: str) -> str:
    """Return the chemical symbol of an element."""
    return words(f"{GAME}.symbol.{name}")


def energy(words: Translator, name: str) -> str:
    """Return the name of a control or type of energy card."""
    return words(f"{GAME}.energy.{name}")


def cards(words: Translator, names: Sequence[str]) -> str:
    """Return energy cards by type with their number."""
    counts = {name: names.count(name) for name in CONTROLS if name in names}
    parts = [said(words, "cards_of", count=count, energy=energy(words, name)) for name, count in counts.items()]
    return said(words, "plus").join(parts)


def counted(words: Translator, *pairs: tuple[str, int]) -> str:
    """Return things with their numbers as one list, without those of which there are none."""
    return series(words, (said(words, f"n_{name}", count=count) for name, count in pairs if count))


def series(words: Translator, parts: Iterable[str]) -> str:
    """Return several things as one list, as the language writes it."""
    return said(words, "comma").join(parts)


def tile(words: Translator, name: str) -> str:
    """Return the name of a nebula tile with its needs and points."""
    return words(f"{GAME}.tile.{name}")


def power(words: Translator, card: str) -> str:
    """Return the name of a power card."""
    return words(f"{GAME}.power.{card}")


def power_text(words: Translator, card: str) -> str:
    """Return what a power card costs and does."""
    return words(f"{GAME}.text.{card}")


def cost(words: Translator, card: str) -> str:
    """Return what using a power card costs."""
    return said(words, "plus").join(energy(words, name) for name in POWERS[card].cost)


# -- what is gained, held, lost ----------------------------------------------------------------------------------


def active(words: Translator, income: Income) -> str:
    """Return what the own token's control pays, without what is not there."""
    return counted(words, *_active(income))


def gains_said(words: Translator, income: Income) -> str:
    """Return an income: what the own token's control pays, then what all tokens pay, without what they do not."""
    passive = (
        ("energy_card", income.cards),
        ("crystal_step", income.steps),
        ("graviton", income.graviton),
        ("proto_life", income.proto),
    )
    return counted(words, *_active(income), *passive)


def _active(income: Income) -> tuple[tuple[str, int], ...]:
    return (
        (REWARDS[income.active].stars, income.stars),
        ("nebula", income.tiles),
        ("dna", income.dna),
        ("supernova_resource", income.supernova),
    )


def held(context: PromptContext) -> str:
    """Return what the seat still holds, by name; nothing if it holds nothing."""
    player, words = mine(context), context.words
    found = Losses(
        stars=player.pool.stars,
        proto=player.pool.proto,
        tiles=player.pool.tiles,
        supernova=player.supernova,
        dna=player.dna,
        graviton=player.graviton,
    )
    things = lost(words, found)
    lines = [said(words, "held", things=things)] if things else []
    lines += [said(words, "ready", count=player.ready, points=player.release)] if player.ready else []
    return "\n".join(lines)


def lost(words: Translator, losses: Losses) -> str:
    """Return what would be lost, by name; nothing if nothing would be."""
    rest = counted(
        words,
        *losses.stars.items(),
        ("proto_life", losses.proto),
        ("supernova_resource", losses.supernova),
        ("dna", losses.dna),
        ("graviton", losses.graviton),
        ("time_crystal", losses.crystals),
    )
    return series(words, (*([rest] if rest else []), *(tile(words, name) for name in losses.tiles)))


def hand(context: PromptContext) -> str:
    """Return the energy cards in hand by type."""
    own = view_of(context).own
    counts = own.hand.items() if own else ()
    shown = listed(f"{ENERGY[name]} {energy(context.words, name)} {count}" for name, count in counts if count)
    return context.say("hand", cards=shown or "–")


# -- other sheets ------------------------------------------------------------------------------------------------


def table_button(context: PromptContext) -> Button:
    """Return the button that turns to the common table with its goals; the way to all galaxies and back is there."""
    return Button(("sheet", "table"), context.words("bot.sheet.table"), emoji="🗺️")


def galaxy_buttons(context: PromptContext) -> tuple[Button, ...]:
    """Return a button for the galaxy of each seat."""
    people = names.people(context.table_view.table, context.words, "")
    sheets = [(player.seat, f"galaxy_{player.seat + 1}") for player in view_of(context).players]
    return tuple(
        Button(("sheet", sheet), context.words(f"bot.sheet.{sheet}", who=people.get(seat, str(seat + 1))), emoji="🗺️")
        for seat, sheet in sheets
    )


# -- the board ---------------------------------------------------------------------------------------------------


def is_space(name: str) -> bool:
    """Return whether this names a space of the board."""
    return name in STAR_SPACES or name in LIFE_SPACES or name in NEBULA_SPACES


def sort_of(space: str) -> str:
    """Return what lies on spaces like this: star, life or nebula."""
    return "star" if space in STAR_SPACES else "life" if space in LIFE_SPACES else "nebula"


def arm_of(space: str) -> str:
    """Return the arm in which a space lies; the star space in the middle goes with the first."""
    arms = {name: one.arm for name, one in STAR_SPACES.items()} | {name: one.arm for name, one in LIFE_SPACES.items()}
    arm = arms[space] if space in arms else NEBULA_SPACES[space].arm
    return arm if arm in ARMS else ARMS[0]


def lying(context: PromptContext, space: str) -> tuple[str, str]:
    """Return the sign and name of what lies on a space, empty if nothing does."""
    player, words = mine(context), context.words
    if space in LIFE_SPACES:
        side = player.life.get(space, "")
        icon = {"proto": PROTO, "stable": LIFE}.get(side, "")
        return icon, words(f"{GAME}.term.{side}_life") if side else ""
    star = next((star for star in player.stars if star.space == space), None)
    if star is not None:
        if star.supernova:
            return SUPERNOVA, words.join_with_more(words(f"{GAME}.term.supernova"), symbol(words, star.element))
        return STARS[star.element], element(words, star.element)
    nebula = next((nebula for nebula in player.nebulae if nebula.space == space), None)
    return (NEBULA, tile(words, nebula.tile)) if nebula else ("", "")


def nearby(context: PromptContext, space: str) -> str:
    """Return what the nebulae next to a star or life space still need, or what lies around a nebula space."""
    if space in STAR_SPACES:
        return listed(_wanted(context, STAR_SPACES[space].nebulae))
    if space in LIFE_SPACES:
        places = [f"{name} {_life_around(context, name)}/{sides(name)}" for name in LIFE_SPACES[space].nebulae]
        return context.say("life_around", places=series(context.words, places))
    return _around(context, space)


def _wanted(context: PromptContext, touched: Sequence[str]) -> Iterator[str]:
    """Yield what each of these nebulae needs, and which spaces have none."""
    known = {nebula.space: nebula for nebula in mine(context).nebulae}
    for nebula in (known[name] for name in touched if name in known):
        missing = [symbol(context.words, need.element) for need in nebula.needs if not need.met]
        if nebula.completed:
            yield context.say("completed", space=nebula.space)
        else:
            what = " ".join(missing)
            yield context.say("needs" if what else "ready_nebula", space=nebula.space, what=what)
    free = [name for name in touched if name not in known]
    if free:
        yield context.say("no_nebula", places=series(context.words, free))


def sides(space: str) -> int:
    """Return how many life spaces lie around a nebula space."""
    return len(NEBULA_SPACES[space].life)


def _life_around(context: PromptContext, space: str) -> int:
    return sum(side in mine(context).life for side in NEBULA_SPACES[space].life)


def _around(context: PromptContext, space: str) -> str:
    corners, words = NEBULA_SPACES[space].stars, context.words
    stars = [star for star in mine(context).stars if star.space in corners]
    shown = [words(f"{GAME}.term.supernova") if star.supernova else symbol(words, star.element) for star in stars]
    life = said(words, "life_count", count=_life_around(context, space), of=sides(space))
    return listed((said(words, "stars_around", stars=series(words, shown)) if shown else "", life))


# -- moves -------------------------------------------------------------------------------------------------------


def name(context: PromptContext, action: Action) -> str:
    """Return what a move is called where the general label would not say enough."""
    words = context.words
    match action:
        case do.AcquirePower(slot, kind):
            price = cards(words, [kind] * SLOT_COSTS[slot - 1])
            return said(words, "buy", slot=slot, price=price, count=drawn(context, action))
        case do.ActivatePower(slot, payment):
            return words.join_with_more(power(words, mine(context).powers[slot - 1]), cards(words, payment))
        case do.DiscardToLimit(given):
            return words(f"{GAME}.do.DiscardToLimit", cards=cards(words, given))
        case do.ChoosePowerCard(card, under) if under:
            return words.join_with_more(power(words, card), " › ".join(power(words, one) for one in under))
        case do.CompleteNebula(space, discard) if discard != do.NONE:
            _, what = lying(context, discard)
            star = said(words, "star_on", star=what, space=discard)
            return said(words, "complete", space=space, points=_points(context, space), star=star)
    return ""


def space_of(action: Action) -> str:
    """Return the space that a move fills or changes; nothing if it names none."""
    match action:
        case (
            do.PlaceNebula(space=space)
            | do.PlaceStar(space=space)
            | do.PlaceProtoLife(space)
            | do.CompleteNebula(space)
            | do.ReleaseCrystal(space=space)
            | do.CreateAdvancedLife(space)
            | do.MakeSupernova(space)
            | do.StabilizeLife(space)
            | do.MoveStar(space=space)
            | do.MoveLife(space=space)
            | do.EndCraft(space=space)
        ) if is_space(space):
            return space
    return ""


def bonus(words: Translator, action: do.AcquirePower) -> str:
    """Return what a power card pays in every energy phase of its owner's."""
    return counted(words, (BONUS[action.energy], 1))


def drawn(context: PromptContext, action: do.AcquirePower) -> int:
    """Return the number of power cards that a purchase draws, limited by the deck."""
    left = next(count for control, count in view_of(context).powers.items() if control == action.energy)
    return min(SLOT_COSTS[action.slot - 1], left)


def _points(context: PromptContext, space: str) -> int:
    return next((TILES[nebula.tile].points for nebula in mine(context).nebulae if nebula.space == space), 0)
