"""The Girl Who Made the Stars: star tiles for a sky of light, and paths through the dark. [spec 1]"""

from games.core.ai import LEVELS, MASTER
from games.core.game import Game, unchanged
from games.core.step import Action, Event, Gather, Step, kinds
from games.girl_stars import actions, events, flow, opponent, reshapes
from games.girl_stars.ai import choose
from games.girl_stars.ai.search_config import SEARCH
from games.girl_stars.challenge import CHALLENGE
from games.girl_stars.determinize import determinize
from games.girl_stars.flow import Round, take_out_of_turn, uses
from games.girl_stars.options import Options
from games.girl_stars.scoring import score
from games.girl_stars.setup import census, longest, setup
from games.girl_stars.state import State
from games.girl_stars.subject import subject
from games.girl_stars.view import View, view

GAME = Game(
    key="girl_stars",
    menu_order=40,
    rules=2,
    seats=range(1, 5),
    options=Options,
    state=State,
    steps=kinds(Step, flow, opponent) | Gather,
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
    largest_record=76_000,
    census=census,
    out_of_turn_actions=uses,
    take_out_of_turn=take_out_of_turn,
    subject=subject,
    upgrades={1: unchanged},
    shape=3,
    reshapes={1: reshapes.from_shape_1, 2: reshapes.from_shape_2},
    challenge=CHALLENGE,
    search=SEARCH,
)
