"""Crafting the Cosmos: architects push energy around a ring, and each shapes a galaxy. [spec 1]"""

from games.core.ai import LEVELS, MASTER
from games.core.game import Game, unchanged
from games.core.step import Action, Event, Gather, Step, kinds
from games.crafting_cosmos import actions, craft, effects, events, flow, opponent, reshapes, star_targets, targets
from games.crafting_cosmos.ai import choose
from games.crafting_cosmos.ai.search_config import SEARCH
from games.crafting_cosmos.challenge import CHALLENGE
from games.crafting_cosmos.determinize import determinize
from games.crafting_cosmos.flow import Round
from games.crafting_cosmos.options import Options
from games.crafting_cosmos.scoring import score
from games.crafting_cosmos.setup import census, longest, setup
from games.crafting_cosmos.state import State
from games.crafting_cosmos.subject import subject
from games.crafting_cosmos.view import View, view

GAME = Game(
    key="crafting_cosmos",
    menu_order=30,
    rules=4,
    seats=range(1, 5),
    options=Options,
    state=State,
    steps=kinds(Step, craft, effects, flow, opponent, star_targets, targets) | Gather,
    actions=kinds(Action, actions),
    events=kinds(Event, events),
    views=View,
    setup=setup,
    opening=(Round(),),
    view=view,
    determinize=determinize,
    score=score,
    choose=choose,
    levels=(*LEVELS, MASTER),
    longest={seats: longest(seats) for seats in range(1, 5)},
    largest_record=64_000,
    census=census,
    subject=subject,
    upgrades=dict.fromkeys((1, 2, 3), unchanged),
    shape=2,
    reshapes={1: reshapes.from_shape_1},
    challenge=CHALLENGE,
    search=SEARCH,
)
