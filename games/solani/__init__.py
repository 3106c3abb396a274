"""Solani: twelve rounds of drafting stars, planets and branches for a private sky. [spec 1]"""

from games.core.ai import LEVELS, MASTER
from games.core.game import Game, unchanged
from games.solani import ai
from games.solani.actions import AddWish, SolaniAction
from games.solani.ai.search_config import SEARCH
from games.solani.challenge import CHALLENGE
from games.solani.determinize import determinize
from games.solani.events import SolaniEvent
from games.solani.flow import Round, SolaniStep
from games.solani.options import Options
from games.solani.scoring import score
from games.solani.setup import census, longest, setup
from games.solani.state import State
from games.solani.subject import subject
from games.solani.view import View, view
from games.solani.wishes import out_of_turn_actions, take_out_of_turn

GAME = Game(
    key="solani",
    menu_order=20,
    rules=3,
    seats=range(1, 5),
    options=Options,
    state=State,
    steps=SolaniStep,
    actions=SolaniAction,
    events=SolaniEvent,
    views=View,
    setup=setup,
    opening=(Round(),),
    view=view,
    determinize=determinize,
    score=score,
    choose=ai.choose,
    levels=(*LEVELS, MASTER),
    longest={seats: longest(seats) for seats in range(1, 5)},
    largest_record=40_000,
    census=census,
    out_of_turn_actions=out_of_turn_actions,
    take_out_of_turn=take_out_of_turn,
    retired=(AddWish,),
    upgrades=dict.fromkeys((1, 2), unchanged),
    subject=subject,
    challenge=CHALLENGE,
    search=SEARCH,
)
