"""What is prepared while others act: always legal when it is given, never in the way, and no window into secrets."""

from random import Random

import pytest

from bot.database.row_mapping import dump
from bot.domain.planned_moves import MovePlan, PlannedMove, first_legal
from games import GAMES
from games.core import lookahead, play
from games.core.game import Game
from games.core.match import AnyMatch, Move
from games.core.options import parse
from games.core.step import Seat
from games.core.tuples import replace_at
from games.girl_stars import GAME as GIRL
from games.girl_stars.actions import TakeAsh
from games.solani import GAME as SOLANI
from games.solani.actions import DraftTile
from planisphere_toy.rules import GAME as TOY

EVERY_GAME = [TOY, *GAMES.values()]
SEED = "00112233445566778899aabbccddeeff"
OFTEN = {TOY.key: 0.9}
"""How often a seat that waits prepares something, where that is not every tenth time."""

AT_MOST = 250
"""So many moves of each match are looked at."""

games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)


def begun(game: Game, seats: int = 3) -> AnyMatch:
    return play.start(game, parse(game.options, seats, {}), seats, SEED)[0]


def course(game: Game, match: AnyMatch, seat: Seat, luck: Random) -> tuple[PlannedMove, ...]:
    """Prepare any answers, one after another, as far as one can see."""
    found: list[PlannedMove] = []
    known = lookahead.guesses(game, match, seat, "easy")
    while (asked := lookahead.next_prompt(game, known, seat)) is not None and len(found) < 4:
        action = luck.choice(asked.legal)
        found.append(PlannedMove(asked.name, dump(action), game.subject(known[0].state, seat, action), ""))
        known = lookahead.after_move(game, known, seat, action)
    return tuple(found)


@games
def test_matches_with_random_plans_are_legal_come_to_an_end_and_replay(game: Game) -> None:
    luck, first = Random(game.key), begun(game)
    match, moves, plans, kept = first, list[Move](), dict[Seat, MovePlan](), 0
    while not match.over and len(moves) < AT_MOST:
        asked = play.prompts(game, match)
        for seat in set(range(match.seats)) - asked.keys() - plans.keys():
            if luck.random() < OFTEN.get(game.key, 0.1) and (
                sequences := [course(game, match, seat, luck) for _ in range(2)]
            ) != [(), ()]:
                plans[seat] = MovePlan(seat, 1, tuple(dict.fromkeys(filter(None, sequences))))
        prompt = luck.choice(list(asked.values()))
        plan = plans.pop(prompt.seat, None)
        found = first_legal(game, match, plan, prompt) if plan else None
        if found is not None and found.left is not None:
            plans[prompt.seat] = found.left
        kept += found is not None
        move = Move(prompt.seat, found.action if found else luck.choice(prompt.legal))
        match, _ = play.apply(game, match, move.seat, move.action)
        moves.append(move)
    assert kept
    assert match.over or len(moves) == AT_MOST
    *_, (again, _) = play.replay(game, first, moves)
    assert play.save(again) == play.save(match)


@games
def test_looking_ahead_leaves_the_match_alone_and_shows_only_what_a_seat_may_know(game: Game) -> None:
    luck, match = Random(game.key), begun(game)
    for number in range(40):
        asked = play.prompts(game, match)
        waiting = [seat for seat in range(match.seats) if seat not in asked]
        if waiting and number % 4 == 0:
            stored, seat = play.save(match), luck.choice(waiting)
            known = lookahead.guesses(game, match, seat, "easy")
            assert play.save(match) == stored
            imagined = play.determinize(game, match, seat, b"another deal")
            imagined.seed = match.seed  # which the salts of the guesses are made of
            told, again = lookahead.next_prompt(game, known, seat), lookahead.guesses(game, imagined, seat, "easy")
            assert told == lookahead.next_prompt(game, again, seat)
            if told is not None:
                assert play.view(game, known[0], seat) == play.view(game, again[0], seat)
                assert told.token.endswith(lookahead.MARK)
        if match.over:
            break
        prompt = luck.choice(list(asked.values()))
        match, _ = play.apply(game, match, prompt.seat, luck.choice(prompt.legal))


def test_a_draft_is_foreseen_with_the_whole_display_and_stands_upon_its_tile() -> None:
    match = begun(SOLANI)
    (now,) = play.prompts(SOLANI, match).values()
    seat = match.state.to_draft[1]
    asked = lookahead.next_prompt(SOLANI, lookahead.guesses(SOLANI, match, seat, "easy"), seat)
    assert asked is not None
    here, there = ([one for one in legal if "trade_slot=0" in repr(one)] for legal in (asked.legal, now.legal))
    assert here == there
    slot = now.legal[0]
    planned_move = PlannedMove("Draft", dump(slot), SOLANI.subject(match.state, seat, slot), "")
    plan = MovePlan(seat, 1, ((planned_move,),))
    after, _ = play.apply(SOLANI, match, now.seat, now.legal[1])
    prompt = play.prompts(SOLANI, after)[seat]
    assert first_legal(SOLANI, after, plan, prompt) is not None
    after.state.clusters = replace_at(after.state.clusters, 0, after.state.clusters[3])
    after.state.branches = replace_at(after.state.branches, 0, after.state.branches[3])
    assert slot == DraftTile("cluster", 1)
    assert first_legal(SOLANI, after, plan, prompt) is None


def test_a_list_of_ash_is_prepared_from_the_whole_dish() -> None:
    """The pick list for Wood Ash: the first token that is left is taken. [spec 8]"""
    luck, match = Random(1), begun(GIRL)
    while play.view(GIRL, match, None).phase != "wood_ash":
        prompt = next(iter(play.prompts(GIRL, match).values()))
        match, _ = play.apply(GIRL, match, prompt.seat, luck.choice(prompt.legal))
    first, seat = play.view(GIRL, match, None).queue[:2]
    known = lookahead.guesses(GIRL, match, seat, "easy")
    asked = lookahead.next_prompt(GIRL, known, seat)
    assert asked is not None
    now = play.prompts(GIRL, match)[first]
    picks = [one for one in asked.legal if isinstance(one, TakeAsh)]
    assert picks == [one for one in now.legal if isinstance(one, TakeAsh)]
    tokens = list(dict.fromkeys(one.token for one in picks))
    wanted = [next(one for one in picks if one.token == token) for token in tokens[:2]]
    plan = MovePlan(
        seat,
        1,
        tuple((PlannedMove(asked.name, dump(one), GIRL.subject(match.state, seat, one), ""),) for one in wanted),
    )
    after, _ = play.apply(GIRL, match, first, wanted[0])
    found = first_legal(GIRL, after, plan, play.prompts(GIRL, after)[seat])
    assert found is not None
    assert found.action == wanted[1]


def test_a_path_that_another_has_begun_is_not_foreseen_to_be_lit() -> None:
    """What another is about to light could not even be paid by whoever is foreseen to act next."""
    seen, luck = 0, Random(3)
    while seen < 3:
        match = begun(GIRL)
        for _ in range(150):
            asked = play.prompts(GIRL, match)
            seat = next((one for one in range(match.seats) if one not in asked), None)
            if seat is not None and play.view(GIRL, match, seat).scouting is not None:
                known = lookahead.guesses(GIRL, match, seat, "easy")
                assert [play.view(GIRL, one, seat).scouting for one in known] == [None] * len(known)
                seen += bool(known)
            prompt = next(iter(asked.values()), None)
            if prompt is None:
                break
            match, _ = play.apply(GIRL, match, prompt.seat, luck.choice(prompt.legal))
