"""The worth of companions and their dice to a player: mean over all throws. [spec 11]"""

from collections.abc import Sequence
from operator import mul

from games.glow import rules
from games.glow.ai import dice_odds
from games.glow.ai.effect_value import (
    FIREFLY,
    FOOTPRINTS2_WORTH,
    LIGHT3_WORTH,
    MINUS2_WORTH,
    REROLL,
    VALUES,
    rounds_left,
)
from games.glow.ai.evaluation import by_colours, loss_of
from games.glow.components import BLACK_DIE, COLOUR, COMPANIONS, KAAR, CompanionCard
from games.glow.player_view import CompanionView, PlayerView
from games.glow.view import View

_SMALL = 4
"""Number of small dice thrown on a future day in addition to the large ones; rerolls count as dice."""


class Judge:
    """The rating of companions and dice for one player."""

    def __init__(self, view: View, player: PlayerView) -> None:
        self._reserve = [die for die in view.reserve if die != BLACK_DIE]
        self._many = len(view.players) > 2
        self._days = rounds_left(view)
        self._large = [die.id for die in player.dice if die.id.startswith("l_")]
        self._by_colours = by_colours(view, player)
        self._cards = [(player.adventurer, VALUES[player.adventurer], False)]
        for mine in player.companions:
            leaves = rules.has(COMPANIONS[mine.id], "to_graveyard")
            loss = loss_of(mine.id, bool(mine.die), self._days) if leaves else 0.0
            self._cards.append((mine.id, VALUES[mine.id] - loss, leaves))
        self._cards += [(spell.id, VALUES[spell.id], True) for spell in player.spells if spell.id]

    def companion(self, name: str, small: Sequence[str] | None = None) -> float:
        """Return the worth of having this companion from now on, today with these small dice."""
        card, large = COMPANIONS[name], self._with(name)
        later = dice_odds.dice_of(large, _SMALL)
        today = later if small is None else dice_odds.dice_of([*large, *small])
        gain = self._hand(later) - self._hand(dice_odds.dice_of(self._large, _SMALL)) if large != self._large else 0.0
        return self._worth(card, today, later, gain) + 1.5 * (name == KAAR and self._many)

    def kept(self, mine: CompanionView) -> float:
        """Return the worth of keeping one of the player's companions and the die it brought."""
        dice, gain = dice_odds.dice_of(self._large, _SMALL), 0.0
        if mine.die:
            others = self._large.copy()
            others.remove(next(die for die in others if COLOUR[die] == COLOUR[mine.die]))
            gain = self._hand(dice) - self._hand(dice_odds.dice_of(others, _SMALL))
        return self._worth(COMPANIONS[mine.id], dice, dice, gain)

    def dice(self, name: str, small: Sequence[str]) -> float:
        """Return today's gain by small dice and the companion's large die, without its card."""
        large = self._with(name)
        return self._hand(dice_odds.dice_of([*large, *small])) - self._hand(dice_odds.dice_of(large))

    def _worth(self, card: CompanionCard, today: dice_odds.Dice, later: dice_odds.Dice, daily: float) -> float:
        """Return the worth of a card that acts on these dice.

        `daily` is the worth of its die per day.
        """
        value, after = VALUES[card.id], self._days - 1
        if rules.has(card, "to_graveyard"):
            staying = (1 - dice_odds.acts(card.id, today, once=True)) * (
                1 - dice_odds.acts(card.id, later, once=True)
            ) ** after
            worth = (1 - staying) * value + staying * card.end_light
        else:
            staying = 1.0
            worth = (dice_odds.acts(card.id, today) + dice_odds.acts(card.id, later) * after) * value + card.end_light
        daily += REROLL * card.rerolls_per_round
        return worth + daily * self._days * (1 + staying) / 2 + FIREFLY * card.fireflies

    def _hand(self, dice: dice_odds.Dice) -> float:
        """Return the mean worth of a noon with these dice for the player's present cards."""
        total = dice_odds.specials(dice, FOOTPRINTS2_WORTH, LIGHT3_WORTH, MINUS2_WORTH)
        for name, each, once in self._cards:
            if each:
                total += each * dice_odds.acts(name, dice, once=once)
        return float(total + sum(map(mul, dice_odds.colours(dice), self._by_colours)))

    def _with(self, companion: str) -> list[str]:
        granted = COMPANIONS[companion].grants_die
        fitting = [die for die in self._reserve if granted in ("any", COLOUR[die])]
        return [*self._large, *fitting[:1]]
