"""How computer players move at each prompt: `choose` and the ratings that searches and suggestions share."""

from collections.abc import Callable
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from games.core import ai
from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action
from games.glow import actions, travel
from games.glow.ai import voyage_value
from games.glow.ai.companion_value import Judge
from games.glow.ai.effect_value import rounds_left
from games.glow.ai.evaluation import Rolls, in_play, lying, noon, village_in_reach
from games.glow.components import (
    BLACK_DIE,
    COMPANIONS,
    ELEMENTS,
    ISLANDS,
    KAAR,
    ROUNDS,
    SPACES,
    TOM_TILES,
)
from games.glow.player_view import PlayerView
from games.glow.rules import COMPANION, SCORE, TOKEN
from games.glow.view import TrackView, View

Legal = tuple[Action, ...]

_FAVOURITES = ("braccio", "noctiluca", "taetyss", "moloch", "eoles", "orium", "pocana")
_SKULL_PROVINCE, _SKULL_ARCHIPELAGO = 2.5, 2.0
_SUBSETS, _PAIRS = 36, 24
_REROLLED_DICE = 24
_TROUBLE = 0.15


def choose(level: str, view: View, prompt: Prompt, chance: Chance) -> Action:
    """Return the move of a computer player of this level; the prompt must have a legal move."""
    if prompt.name == "Recruit":
        return max(recruits(level, view, prompt), key=lambda offer: offer.worth).action
    if prompt.name == "DismissCompanion":
        return _dismiss(level, view, prompt)
    player = view.players[prompt.seat]
    return _CHOICES[prompt.name](level == ai.STRONG, view, player, prompt.legal, chance)


def _adventurer(strong: bool, _: View, __: PlayerView, legal: Legal, chance: Chance) -> Action:
    free = sorted(ai.only(legal, actions.ChooseAdventurer), key=lambda action: _FAVOURITES.index(action.adventurer))
    return chance.pick(free[:3], "adventurer") if strong else free[0]


def _tom_dice(_: bool, __: View, ___: PlayerView, legal: Legal, chance: Chance) -> Action:
    pairs = ai.only(legal, actions.ChooseTomDice)
    elements = [action for action in pairs if set(action.dice) <= set(ELEMENTS)]
    return chance.pick(elements or pairs, "tom dice")


class Offer(Struct, frozen=True):
    """The estimated worth of recruiting a companion, by reason; `black` and `tom` are losses."""

    action: actions.Recruit
    card: float
    dice: float
    footprints: float
    black: float
    tom: float

    @property
    def worth(self) -> float:
        """The sum of all reasons."""
        return self.card + self.dice + self.footprints + self.black + self.tom


def recruits(level: str, view: View, prompt: Prompt) -> list[Offer]:
    """Return the worth of each companion that may be recruited, to a player of this level."""
    offers = _offers(view, view.players[prompt.seat], ai.only(prompt.legal, actions.Recruit))
    return offers if level == ai.STRONG else [replace(offer, tom=0.0) for offer in offers]


def _offers(view: View, player: PlayerView, recruiting: list[actions.Recruit]) -> list[Offer]:
    judge, track = Judge(view, player), {space.element: space for space in view.track}
    kaar = any(mine.id == KAAR for mine in player.companions)
    return [_offer(view, judge, track[action.space], action, kaar=kaar) for action in recruiting]


def _offer(view: View, judge: Judge, space: TrackView, action: actions.Recruit, *, kaar: bool) -> Offer:
    """Return the worth of a space by reason.

    Kaar's keeper (`kaar`) does not take the black die.
    """
    small = tuple([die for die in space.dice if die != BLACK_DIE])
    coming = small if kaar else space.dice
    dice = judge.dice(space.companion, small)
    return Offer(
        action,
        card=judge.companion(space.companion, coming),
        dice=dice,
        footprints=1.2 * space.footprints,
        black=judge.dice(space.companion, coming) - dice if coming != small else 0.0,
        tom=-_tile(view, space) if space.tile else 0.0,
    )


def _tile(view: View, space: TrackView) -> float:
    tile = TOM_TILES[space.tile]
    camp = 2.2 if view.board == "province" else 0.8
    return 0.9 * (tile.party_steps * rounds_left(view) + tile.bonus_light + camp * tile.camp_or_boat)


def dismissals(view: View, prompt: Prompt) -> list[ai.Suggestion]:
    """Return the worth of each companion with its space to the player who recruits last."""
    dismissing = ai.only(prompt.legal, actions.DismissCompanion)
    offers = _offers(view, view.players[view.order[-1]], [actions.Recruit(action.space) for action in dismissing])
    return [ai.Suggestion(action, offer.worth) for action, offer in zip(dismissing, offers, strict=True)]


def _dismiss(level: str, view: View, prompt: Prompt) -> Action:
    if level == ai.STRONG:
        return max(dismissals(view, prompt), key=lambda one: one.worth).action
    track = {space.element: space for space in view.track}

    def worth(action: actions.DismissCompanion) -> float:
        space = track[action.space]
        return COMPANIONS[space.companion].end_light + len(space.dice)

    return max(ai.only(prompt.legal, actions.DismissCompanion), key=worth)


def _black_die(_: bool, view: View, __: PlayerView, legal: Legal, chance: Chance) -> Action:
    """Move the black die to the space with the most dice, to spoil it."""
    dice = {space.element: len(space.dice) for space in view.track}
    return max(ai.only(legal, actions.MoveBlackDie), key=lambda action: dice[action.space])


def _reserve_die(_: bool, __: View, player: PlayerView, legal: Legal, chance: Chance) -> Action:
    """Take the colour that most conditions of the player's own cards need."""
    need = [element for mine in player.companions for element in COMPANIONS[mine.id].need]
    return max(ai.only(legal, actions.ChooseReserveDie), key=lambda action: need.count(action.colour))


def _reroll(strong: bool, view: View, player: PlayerView, legal: Legal, chance: Chance) -> Action:
    source, gains = _gains(view, player, chance) if strong else ("", {})
    best = max(gains, key=gains.__getitem__, default=())
    return _roll_again(player, source, best) if best and gains[best] > 0 else KEEP.action


KEEP = ai.Suggestion(actions.KeepDice(), 0.0)
"""Reroll nothing."""


def rerolls_of(view: View, player: PlayerView, chance: Chance) -> list[ai.Suggestion]:
    """Return the gain of each reroll of one or two dice, minus the cheapest price."""
    source, gains = _gains(view, player, chance)
    return [ai.Suggestion(_roll_again(player, source, again), gain) for again, gain in gains.items()]


def _gains(view: View, player: PlayerView, chance: Chance) -> tuple[str, dict[tuple[int, ...], float]]:
    """Return the cheapest source, and the gain of each reroll by the numbers of its dice.

    Returns no gains if nothing can pay, or if enough dice were rolled again already.
    """
    cost, source = _cheapest(view, player)
    thrown = sum([die.throws - 1 for die in player.dice])
    if not source or thrown >= _REROLLED_DICE:
        return source, {}
    rolls = Rolls(player, noon(view, player))
    present, price = rolls.mean(()), cost + _TROUBLE
    return source, {again: rolls.mean(again) - present - price for again in _subsets(len(rolls.dice), chance)}


def _roll_again(player: PlayerView, source: str, again: tuple[int, ...]) -> actions.Reroll:
    dice = in_play(player)
    return actions.Reroll(tuple([dice[number].id for number in again]), source)


def _cheapest(view: View, player: PlayerView) -> tuple[float, str]:
    """Return the price of the cheapest reroll and its source, if any.

    The price never exceeds four light.
    """
    if player.sources.companion:
        return 0.0, COMPANION
    prices = []
    if player.sources.token:
        prices.append((0.0 if view.round == ROUNDS else 0.9, TOKEN))
    if player.sources.score and player.light - player.score_to <= 4:
        prices.append((float(player.light - player.score_to), SCORE))
    return min(prices, default=(0.0, ""))


def _subsets(dice: int, chance: Chance) -> list[tuple[int, ...]]:
    """Return every single die and every pair, or a random selection if there are many."""
    singles, pairs = list(zip(range(dice))), list(combinations(range(dice), 2))
    if len(singles) + len(pairs) <= _SUBSETS:
        return [*singles, *pairs]
    keys = {pair: chance.next(2**32, "pairs") for pair in pairs}
    return [*singles, *sorted(pairs, key=keys.__getitem__)[:_PAIRS]]


def _revive(_: bool, view: View, player: PlayerView, legal: Legal, chance: Chance) -> Action:
    judge = Judge(view, player)
    return max(ai.only(legal, actions.Revive), key=lambda action: judge.companion(action.companion))


def _resolve(_: bool, __: View, ___: PlayerView, ____: Legal, _____: Chance) -> Action:
    return actions.ResolveAll()


def _return_die(_: bool, view: View, player: PlayerView, legal: Legal, __: Chance) -> Action:
    """Return a used die, or the one whose symbol is least missed."""
    worth = noon(view, player).worth
    used = {die.id for die in player.dice if die.used}

    def left(action: actions.ReturnDie) -> tuple[bool, float]:
        return action.die in used, worth[sum([lying(die) for die in in_play(player) if die.id != action.die])]

    return max(reversed(ai.only(legal, actions.ReturnDie)), key=left)


def _discard(_: bool, view: View, player: PlayerView, legal: Legal, chance: Chance) -> Action:
    """Give up a spell, or else the companion of the lowest worth."""
    judge = Judge(view, player)
    mine = {mine.id: mine for mine in player.companions}
    return max(
        ai.only(legal, actions.DiscardForSkull),
        key=lambda action: -judge.kept(mine[action.card]) if action.card in COMPANIONS else 0.0,
    )


def toll_of(view: View, player: PlayerView) -> float:
    """Return the loss by a skull: the companion of the lowest worth, or a spell."""
    judge = Judge(view, player)
    return min([*[judge.kept(mine) for mine in player.companions], *[0.0 for _ in player.spells]], default=0.0)


def _travel(strong: bool, view: View, player: PlayerView, legal: Legal, _: Chance) -> Action:
    if strong:
        return _farsighted(view, player, legal)
    step = _greedy(player, village_in_reach(view, player))
    return staying(player, legal) if step is None else actions.Move(step)


MOVES = {space: actions.Move(space) for space in SPACES}


def staying(player: PlayerView, legal: Legal) -> Action:
    """Return how to end the journey: camp, if that is better."""
    better = SPACES[player.party].light > SPACES[player.camp].light
    return actions.PlaceCamp() if better and actions.PlaceCamp() in legal else actions.EndTravel()


def _brings(way: travel.Way, toll: float) -> float:
    return way.light + 0.9 * way.reroll_tokens + 1.0 * way.fireflies - toll * way.skulls


def _farsighted(view: View, player: PlayerView, legal: Legal) -> Action:
    """Return the first step of the best way, or stay; ties go to staying and to shorter ways."""
    best, *others = journeys(view, player, legal)
    for way in others:
        if way.worth > best.worth + 1e-9:
            best = way
    return best.action


def journeys(view: View, player: PlayerView, legal: Legal) -> list[ai.Suggestion]:
    """Return the worth of staying, and of each way of this afternoon by its first step."""
    footprint, prospect = 1.15 if view.round < ROUNDS else 1.0, village_in_reach(view, player)
    ways = travel.ways(player)
    toll = toll_of(view, player) if any(way.skulls for way in ways) else 0.0
    return [
        ai.Suggestion(staying(player, legal), prospect(player.party)),
        *[
            ai.Suggestion(MOVES[way.steps[0]], prospect(way.end) + _brings(way, toll) - footprint * way.footprints)
            for way in ways
        ],
    ]


def _greedy(player: PlayerView, prospect: Callable[[str], float]) -> str | None:
    """Return the best single step.

    Return None if no step is worth it or the party stands in a better village.
    """
    if SPACES[player.party].light > SPACES[player.camp].light:
        return None
    here = prospect(player.party)
    gains = {
        way.end: prospect(way.end) - here - way.footprints + _brings(way, _SKULL_PROVINCE)
        for way in travel.ways(player, farthest=1)
    }
    best = max(gains, key=gains.__getitem__, default=None)
    return best if best is not None and gains[best] > 0.01 else None


def _sail(strong: bool, view: View, player: PlayerView, legal: Legal, _: Chance) -> Action:
    solo = len(view.players) == 1
    prices = {(way.origin, way.space): way.footprints for way in travel.voyages(player, solo)}
    boats, days = tuple(sorted(player.boats)), ROUNDS - view.round
    toll = toll_of(view, player) if strong else _SKULL_ARCHIPELAGO

    def worth(action: actions.Sail) -> float:
        origin, space = action.origin, action.space
        gain = voyage_value.gain(boats, origin, space, days, solo=solo) if strong else _at_sight(view, origin, space)
        return gain - prices[origin, space] - toll * (space in voyage_value.SKULLS)

    best = max(ai.only(legal, actions.Sail), key=worth)
    return best if worth(best) > (0.0 if strong else 0.3) else actions.Stay()


_NEAR = {"center": 0.3, "isle_e": 0.5, "isle_se": 2.2, "isle_sw": 1.5, "isle_w": 3.5, "isle_n": 3.5}
"""Rated worth of islands that lead to better ones, for a player without lookahead."""


def _at_sight(view: View, origin: str, space: str) -> float:
    """Return the gain of a voyage by what is printed on both islands."""
    there, here = (
        ISLANDS[name].light + (_NEAR.get(name, 0.0) if view.round < ROUNDS else 0.0) for name in (space, origin)
    )
    return there - here + voyage_value.ARRIVALS[space]


def _tom_boat(strong: bool, _: View, __: PlayerView, legal: Legal, chance: Chance) -> Action:
    if not strong:
        return chance.pick(legal, "tom boat")
    return min(
        ai.only(legal, actions.TomBoat), key=lambda action: ISLANDS[action.space].light - ISLANDS[action.origin].light
    )


_Choice = Callable[[bool, View, PlayerView, Legal, Chance], Action]

_CHOICES: dict[str, _Choice] = {
    "ChooseAdventurer": _adventurer,
    "ChooseTomDice": _tom_dice,
    "MoveBlackDie": _black_die,
    "ChooseReserveDie": _reserve_die,
    "TomBoat": _tom_boat,
    "RerollDice": _reroll,
    "Revive": _revive,
    "Resolve": _resolve,
    "ReturnDie": _return_die,
    "Travel": _travel,
    "Sail": _sail,
    "DiscardForSkull": _discard,
}
"""How a move is chosen at each prompt, except recruiting and dismissing."""
