"""What a seat may know. [spec 7.2]"""

import msgspec

from games.core import play
from games.core.chance import Chance
from games.core.match import AnyMatch, MatchPosition, PendingPrompt
from games.core.playout import playout
from games.glow import GAME
from games.glow.actions import ChooseAdventurer, DismissCompanion, KeepDice, Recruit, Resolve, ReviveNobody
from games.glow.actions import ReturnDie as ReturningDie
from games.glow.components import COMPANIONS
from games.glow.day import Afternoon, LateMorning, Noon
from games.glow.effects import CallBack, ReturnDie
from games.glow.flow import DismissCompanion as Dismissal
from games.glow.flow import Recruit as Recruiting
from games.glow.state import Companion, Spell, State
from games.glow.view import View
from tests.support.games.glow.pieces import begin, late_morning, noon, own, player, table, tom, track
from tests.support.games.scenario import SEED, Scene, scenario

QUIET = MatchPosition({}, False)


def seen(state: State, seat: int | None = None, moment: MatchPosition = QUIET) -> View:
    found: View = GAME.view(state, seat, moment)
    return found


def with_begun_turns(scene: Scene) -> View:
    found: View = play.view(GAME, scene.match, None)
    return found


def test_a_face_down_spell_is_unknown_even_to_its_holder() -> None:
    state = table(player(), player())
    state.players[0].spells = [Spell("spell_fire"), Spell("spell_air", face_up=True)]
    for seat in (None, 0, 1):
        assert [spell.id for spell in seen(state, seat).players[0].spells] == ["", "spell_air"]


def test_removed_cards_and_decks_are_one_heap_without_an_order() -> None:
    state = table(player(), player())
    *cards, last = state.deck_a.cards
    first, *others = state.deck_b.cards
    state.removed, state.deck_a.cards, state.deck_b.cards = (last, first), tuple(cards), tuple(others)
    found = seen(state)
    assert found.unseen == tuple(sorted(COMPANIONS))
    assert (found.deck_a, found.deck_b) == (22, 22)


def test_an_imagined_match_deals_removed_cards_and_face_down_spells_anew() -> None:
    def hidden(state: State) -> tuple[list[str], list[str]]:
        down = [spell.id for each in state.players for spell in each.spells if not spell.face_up]
        return sorted(state.removed), down

    match, _ = play.start(GAME, GAME.options(adventurers="random"), 3, SEED)
    for each in match.state.players[:2]:
        each.spells = [Spell(match.state.spells.draw(Chance(GAME.key, bytes(16))), face_up=False)]
    determinizations = [play.determinize(GAME, match, 0, bytes([salt])).state for salt in range(8)]
    assert len({msgspec.json.encode(hidden(imagined)) for imagined in determinizations}) > 4
    assert all(seen(imagined) == seen(match.state) for imagined in determinizations)
    assert all(GAME.census(imagined) == GAME.census(match.state) for imagined in determinizations)


def test_a_face_up_spell_stays_what_it_is_in_a_determinization() -> None:
    match, _ = play.start(GAME, GAME.options(adventurers="random"), 3, SEED)
    match.state.players[1].spells = [Spell(match.state.spells.draw(Chance(GAME.key, bytes(16))), face_up=True)]
    known = match.state.players[1].spells[0].id
    imagined = play.determinize(GAME, match, 0, b"x")
    assert imagined.state.players[1].spells == [Spell(known, face_up=True)]


def test_the_seed_of_a_determinization_is_another() -> None:
    match, _ = play.start(GAME, GAME.options(adventurers="random"), 2, SEED)
    assert play.determinize(GAME, match, 0, b"x").seed != SEED


def phases(match: AnyMatch) -> list[str]:
    return [each.phase for each in play.view(GAME, match, None).players]


def test_phases_before_the_first_day() -> None:
    match, _ = play.start(GAME, GAME.options(), 3, SEED)
    scene = Scene(GAME, match).answer(ChooseAdventurer("orium"))
    assert with_begun_turns(scene).phase == "setup"
    assert phases(scene.match) == ["recruited", "setup", "waiting"]


def test_phases_in_the_early_morning() -> None:
    spaces = track(fire="a01_likyar", water="a02_thoape", air="a03_torke")
    scene = begin(
        table(player(), player(), player(), track=spaces, first=1), Recruiting(1), Recruiting(2), Recruiting(0)
    )
    scene.answer(Recruit("fire"), seat=1)
    assert phases(scene.match) == ["waiting", "recruited", "early_morning"]
    assert with_begun_turns(scene).asked == (PendingPrompt(2, "Recruit"),)
    assert with_begun_turns(scene).order == (1, 2, 0)
    two = begin(table(player(), player(), track=spaces), Dismissal(0), Recruiting(1))
    assert phases(two.match) == ["early_morning", "waiting"]
    assert phases(two.answer(DismissCompanion("fire")).match) == ["recruited", "early_morning"]


def test_phases_of_the_day_are_each_seats_own() -> None:
    state = table(player(hand="F"), player(hand="N W", footprints=1), player(hand="A", companions="b18_cromaug"))
    state.graveyard = ("a01_likyar",)
    scene = scenario(GAME, state, (), {0: [LateMorning(0)], 1: [Afternoon(1)], 2: [CallBack(2)]})
    assert phases(scene.match) == ["late_morning", "afternoon", "late_morning"]
    assert with_begun_turns(scene).phase == "late_morning"
    assert phases(scene.answer(KeepDice()).match)[0] == "done"
    assert with_begun_turns(scene.answer(ReviveNobody(), seat=2)).phase == "afternoon"


def test_noon_is_a_phase_of_its_own() -> None:
    me = player("braccio", companions="b07_zellyf", hand="W W N N", light=1)
    assert with_begun_turns(own(table(me, player()), Noon(0, begins=True))).phase == "noon"


def test_the_phase_of_a_returning_die_depends_on_the_time_of_day() -> None:
    assert ReturnDie(0, "fire", "noon").phase == "noon"
    assert ReturnDie(0, "fire", "afternoon").phase == "afternoon"


def test_nobody_is_asked_when_the_journey_is_over() -> None:
    over = seen(table(player(), player()), None, MatchPosition({}, True))
    assert (over.phase, [each.phase for each in over.players], over.over) == ("over", ["over", "over"], True)


def test_scores_are_filled_when_the_match_is_over() -> None:
    assert seen(table(player(), player())).scores == ()
    match, _ = playout(GAME, GAME.options(), ["random"], SEED)
    assert play.view(GAME, match, 0).scores == tuple(play.score(GAME, match))


def test_what_a_player_row_shows() -> None:
    hand = "s_black_1=N N F F W fp"
    me = player("braccio", companions="a18_lumipili a05_ladawa", hand=hand, light=15, reroll_tokens=2, fireflies=1)
    me.companions[1].resolved = 1
    mine = seen(table(me, player())).players[0]
    assert [die.ignored for die in mine.dice if die.face == "nature"] == [True, True]
    assert not any(die.ignored for die in mine.dice if die.face != "nature")
    assert (mine.triggers, [each.triggers for each in mine.companions]) == (0, [0, 1])
    assert (mine.companions[0].rerolls_left, mine.companions[1].resolved) == (1, 1)
    assert (mine.sources.companion, mine.sources.token, mine.sources.score, mine.score_to) == (1, 2, 3, 13)
    assert (mine.colours, mine.fireflies, mine.firefly_icons, mine.end_light) == (2, 1, 1, 1)


def test_a_die_that_is_not_rolled_is_not_ignored() -> None:
    mine = seen(table(player("braccio", hand="l_nature_1=?"), player())).players[0]
    assert not any(die.ignored for die in mine.dice)


def test_before_the_morning_roll_nothing_triggers() -> None:
    mine = seen(table(player("braccio", companions="a08_donillilu", hand="l_nature_1=?", light=0), player())).players[0]
    assert (mine.companions[0].triggers, mine.score_to) == (0, -1)


def test_a_card_that_forbids_acts_though_the_black_die_hides_every_face() -> None:
    scene = late_morning(player(companions="a08_donillilu", hand="s_black_1=F F F", reroll_tokens=1), player())
    assert with_begun_turns(scene).players[0].companions[0].triggers == 1


def test_who_leaves_by_acting_acts_once_however_many_sets_there_are() -> None:
    me = player("pocana", companions="a19_snarexe b18_cromaug", hand="A A A A F F F F", reroll_tokens=1)
    mine = with_begun_turns(late_morning(me, player())).players[0]
    assert [each.triggers for each in mine.companions] == [1, 1]


def test_a_spell_that_takes_a_companion_waits_until_there_is_one() -> None:
    me = player("pocana", spells="spell_air", hand="A A", reroll_tokens=1)
    assert with_begun_turns(late_morning(me, player())).players[0].spells[0].triggers == 0
    me.companions = [Companion("a04_tamnuca")]
    assert with_begun_turns(late_morning(me, player())).players[0].spells[0].triggers == 1


def test_what_has_acted_stays_told_though_its_dice_are_gone() -> None:
    me = player("pocana", companions="a13_sketal:l_water_3 b08_zellyf", hand="l_water_3=W W W l_water_1=F", light=9)
    scene = noon(me, player()).answer(*[Resolve("b08_zellyf")] * 3, ReturningDie("l_water_3"))
    mine = with_begun_turns(scene).players[0]
    assert [(each.id, each.triggers, each.resolved) for each in mine.companions] == [("b08_zellyf", 3, 3)]


def test_after_noon_nothing_is_still_to_act() -> None:
    hand = "l_mineral_1=M s_fire_1=F"
    me = player("pocana", companions="b16_oshra a04_tamnuca", hand=hand, footprints=1, party="p01")
    scene = own(table(me, player()), Noon(0, begins=True), Afternoon(0))
    scene.state.players[0].dice = []  # as if a skull had taken the Sketal that brought the mineral
    mine = with_begun_turns(scene).players[0]
    assert [(each.triggers, each.resolved) for each in mine.companions] == [(0, 0), (1, 1)]


def test_what_the_track_and_tom_show() -> None:
    spaces = track(fire="a02_thoape s_air_1 footprint tom_3", water="tom_1")
    found = seen(table(player(), track=spaces, tom=tom(dice="l_water_1=W l_yellow_1=L3", tiles=["tom_8", "tom_2"])))
    fire, water, *_ = found.track
    assert (fire.element, fire.companion, fire.dice, fire.footprints, fire.tile) == (
        "fire",
        "a02_thoape",
        ("s_air_1",),
        1,
        "tom_3",
    )
    assert (water.tom_dice, fire.tom_dice) == (("l_water_1",), ())
    assert found.tom is not None
    assert found.tom.tiles == ("tom_2", "tom_8")
    assert [die.face for die in found.tom.dice] == ["water", "light3"]
