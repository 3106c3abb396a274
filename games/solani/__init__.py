"""Solani: twelve rounds of drafting stars, planets and branches for a private sky. [spec 1]"""

from games.core.ai import LEVELS, MASTER
from games.core.game import Game, unchanged
from games.core.step import Action, Event, Gather, Step, kinds
from games.solani import actions, effects, events, flow, opponent
from games.solani.actions import AddWish
from games.solani.ai import choose
from games.solani.ai.search_config import SEARCH
from games.solani.challenge import CHALLENGE
from games.solani.determinize import determinize
from games.solani.flow import Round
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
    steps=kinds(Step, effects, flow, opponent) | Gather,
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
    largest_record=40_000,
    census=census,
    out_of_turn_actions=out_of_turn_actions,
    take_out_of_turn=take_out_of_turn,
    retired=(AddWish,),
    subject=subject,
    upgrades=dict.fromkeys((1, 2), unchanged),
    challenge=CHALLENGE,
    search=SEARCH,
)
