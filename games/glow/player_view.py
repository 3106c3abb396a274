"""The public view of one player."""

from typing import Literal

from msgspec import Struct

from games.core.step import Seat
from games.glow import rules, travel
from games.glow.rules import Sources
from games.glow.state import Companion, Die, Spell, State

Phase = Literal["setup", "early_morning", "late_morning", "noon", "afternoon", "over"]
SeatPhase = Literal[Phase, "waiting", "recruited", "done"]
"""The phase of a seat; `waiting`, `recruited` and `done` are seats without a prompt."""


class DieView(Struct, frozen=True, omit_defaults=True):
    """A die; `face` is empty before the morning roll and while it rests.

    `ignored`: it does not count because of the black die.
    """

    id: str
    face: str = ""
    used: bool = False
    resting: bool = False
    ignored: bool = False
    throws: int = 0


class CompanionView(Struct, frozen=True, omit_defaults=True):
    """A companion in front of a player.

    `die` is the large die it brought, `triggers` the number of its activations today with the present dice (0
    before the roll), `resolved` those already done.
    """

    id: str
    die: str = ""
    rerolls_left: int = 0
    triggers: int = 0
    resolved: int = 0


class SpellView(Struct, frozen=True, omit_defaults=True):
    """A spell token; `id` is empty while it lies face down."""

    id: str = ""
    triggers: int = 0


class PlayerView(Struct, frozen=True, kw_only=True):
    """A seat's pieces.

    `fireflies` are tokens, `firefly_icons` those printed on companions. `triggers` and `resolved` are the
    adventurer's. `sources` is the number of rerolls that each source can pay, `score_to` the light after paying one
    with light (-1 if impossible). `colours` is the number of different elements on the dice that count. `discards`
    and `returned` have left the player since the morning. `spent_light` was paid for rerolls in the whole match.
    """

    seat: Seat
    phase: SeatPhase
    adventurer: str
    light: int
    footprints: int
    reroll_tokens: int
    fireflies: int
    firefly_icons: int
    end_light: int
    companions: tuple[CompanionView, ...]
    spells: tuple[SpellView, ...]
    dice: tuple[DieView, ...]
    triggers: int
    resolved: int
    sources: Sources
    score_to: int
    colours: int
    party: str
    camp: str
    boats: tuple[str, ...]
    visited: tuple[str, ...]
    discards: tuple[str, ...]
    returned: tuple[str, ...]
    spent_light: int


def player_view(state: State, seat: Seat, phase: SeatPhase) -> PlayerView:
    """Return the public view of a player."""
    player = state.players[seat]
    left = rules.foreseen(player) if phase in ("late_morning", "noon") else {}
    sources, counting = rules.sources(player), rules.effective(player.dice)
    return PlayerView(
        seat=seat,
        phase=phase,
        adventurer=player.adventurer,
        light=player.light,
        footprints=player.footprints,
        reroll_tokens=player.reroll_tokens,
        fireflies=player.fireflies,
        firefly_icons=player.firefly_icons,
        end_light=player.end_light,
        companions=tuple([_companion(mine, left) for mine in player.companions]),
        spells=tuple([_spell(spell, left) for spell in player.spells]),
        dice=_dice(player.dice, counting),
        triggers=player.resolved + left.get(player.adventurer, 0),
        resolved=player.resolved,
        sources=sources,
        score_to=rules.light_after(player.light) if sources.score else -1,
        colours=travel.colours(counting),
        party=player.party,
        camp=player.camp,
        boats=player.boats,
        visited=player.visited,
        discards=player.discards,
        returned=player.returned,
        spent_light=player.spent_light,
    )


def _companion(mine: Companion, left: dict[str, int]) -> CompanionView:
    times = mine.resolved + left.get(mine.id, 0)
    return CompanionView(mine.id, mine.die, mine.rerolls_left, times, mine.resolved)


def _spell(spell: Spell, left: dict[str, int]) -> SpellView:
    return SpellView(spell.id, left.get(spell.id, 0)) if spell.face_up else SpellView()


def _dice(dice: list[Die], counting: list[Die]) -> tuple[DieView, ...]:
    count = {die.id for die in counting}
    return tuple(
        [
            DieView(
                die.id,
                die.face,
                die.used,
                die.resting,
                bool(die.face) and not die.resting and die.id not in count,
                die.throws,
            )
            for die in dice
        ]
    )
