"""Hoshitsukuri: lonely comets create the stars of a newborn galaxy. [spec 1]"""

from games.core.ai import LEVELS, MASTER
from games.core.game import Game
from games.core.step import Action, Event, Gather, Step, kinds
from games.hoshitsukuri import actions, effects, events, flow, reshapes, strikes
from games.hoshitsukuri.ai import choose
from games.hoshitsukuri.ai.search_config import SEARCH
from games.hoshitsukuri.challenge import CHALLENGE
from games.hoshitsukuri.determinize import determinize
from games.hoshitsukuri.flow import Prepare
from games.hoshitsukuri.options import Options
from games.hoshitsukuri.scoring import score
from games.hoshitsukuri.setup import census, longest, setup
from games.hoshitsukuri.state import State
from games.hoshitsukuri.view import View, view

GAME = Game(
    key="hoshitsukuri",
    menu_order=50,
    rules=1,
    seats=range(1, 5),
    options=Options,
    state=State,
    steps=kinds(Step, effects, flow, strikes) | Gather,
    actions=kinds(Action, actions),
    events=kinds(Event, events),
    views=View,
    setup=setup,
    opening=(Prepare(),),
    view=view,
    determinize=determinize,
    score=score,
    choose=choose,
    levels=(*LEVELS, MASTER),
    longest={seats: longest(seats) for seats in range(1, 5)},
    largest_record=46_000,
    census=census,
    shape=2,
    reshapes={1: reshapes.from_shape_1},
    challenge=CHALLENGE,
    search=SEARCH,
)
