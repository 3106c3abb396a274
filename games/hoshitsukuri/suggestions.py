"""The suggestions of a strong computer player."""

from typing import NamedTuple

from msgspec.structs import replace

from games.core.match import Prompt
from games.core.step import Action
from games.hoshitsukuri import actions, rules
from games.hoshitsukuri.ai import strong
from games.hoshitsukuri.ai.context import cheapest_generator
from games.hoshitsukuri.ai.strong import Weigher
from games.hoshitsukuri.components import CARDS, ORBIT
from games.hoshitsukuri.view import View

_ENDING = ("Generate", "DiscardDown", "ChooseCelestial", "MeteorDiscard")
"""Prompts that are not part of the card play."""


class Ending(NamedTuple):
    """A play that ends the card play, its creation, all fragments and the comet's goal."""

    play: actions.Play
    creation: actions.Generate | actions.Pass
    fragments: int
    goal: int


def ending(view: View, prompt: Prompt) -> Ending | None:
    """Return the best way to end the card play immediately, if there is one."""
    play, seat = _last_play(view, prompt), prompt.seat
    if play is None:
        return None
    then = replace(
        view,
        fragments=view.fragments + sum(CARDS[kind].fragments for kind in play.cards),
        projected=view.projected + rules.step_of(play.cards),
    )
    stock = {pile.kind: pile.left for pile in view.supply}
    legal = (*map(actions.Generate, rules.gainable(stock, then.fragments)), actions.Pass())
    creation = strong.CHOICES["Generate"](Weigher(then, seat), legal)
    assert isinstance(creation, actions.Generate | actions.Pass)
    return Ending(play, creation, then.fragments, then.projected)


def _last_play(view: View, prompt: Prompt) -> actions.Play | None:
    """Return the best play if it ends the card play, else the cheapest card that ends it."""
    assert view.own is not None
    move = strong.CHOICES["PlayCards"](Weigher(view, prompt.seat), prompt.legal)
    if isinstance(move, actions.Play) and _ends(view, move) and not any(CARDS[kind].acts for kind in move.cards):
        return move
    if not rules.generators(view.own.hand):
        return None
    play = cheapest_generator(Weigher(view, prompt.seat))
    assert isinstance(play, actions.Play)
    return play


def _ends(view: View, play: actions.Play) -> bool:
    return any(CARDS[kind].generates for kind in play.cards) or view.projected + rules.step_of(play.cards) == ORBIT


def next_play(view: View, prompt: Prompt) -> Action | None:
    """Return the next move of the card play; None if it is best to end it, or if it is over."""
    if prompt.name in _ENDING:
        return None
    move = strong.CHOICES[prompt.name](Weigher(view, prompt.seat), prompt.legal)
    return None if isinstance(move, actions.Play) and _ends(view, move) else move
