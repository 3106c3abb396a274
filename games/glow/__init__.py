"""Glow: for eight days you gather companions and dice, and travel towards the light. [spec 1]"""

from games.core.ai import LEVELS, MASTER
from games.core.game import Game
from games.core.step import Action, Event, Gather, Step, kinds
from games.glow import actions, day, effects, events, flow, opponent, reshapes
from games.glow.ai import choose
from games.glow.ai.search_config import SEARCH
from games.glow.challenge import CHALLENGE
from games.glow.determinize import determinize
from games.glow.flow import Prepare
from games.glow.options import Options
from games.glow.scoring import score
from games.glow.setup import census, longest, setup
from games.glow.state import State
from games.glow.subject import subject
from games.glow.view import View, view

GAME = Game(
    key="glow",
    menu_order=10,
    rules=1,
    seats=range(1, 5),
    options=Options,
    state=State,
    steps=kinds(Step, day, effects, flow, opponent) | Gather,
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
    largest_record=32_000,
    census=census,
    subject=subject,
    shape=2,
    reshapes={1: reshapes.from_shape_1},
    challenge=CHALLENGE,
    search=SEARCH,
)
