"""Glow's own controls: whatever is asked, every legal answer can be given by taps, and nothing else can."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from bot.discord_kit.components import ControlRows, layout
from bot.discord_kit.custom_ids import CustomId
from bot.game_ui import confirmation, generic
from bot.game_ui.base import PromptContext, label, named
from bot.game_ui.glow import names
from bot.i18n.translator import LOCALES, translator_for
from bot.ui_kit import move_menu
from bot.ui_kit.panels import MAX_ENTRY, Button, Panel, ProposedMoves, SelectMenu
from games import GAMES
from games.core import ai, play
from games.core.chance import Chance
from games.core.match import AnyMatch, Prompt
from games.glow import actions as do
from games.glow.components import CARDS, DIFFICULTIES
from games.glow.day import Afternoon, LateMorning, Noon
from games.glow.flow import Recruit
from games.glow.preview import any_order
from tests.support.game_ui.glow.panels import GAME_UI, first_panel
from tests.support.game_ui.prompts import answer_of, at, buttons, context_of, turned
from tests.support.games.glow.pieces import afternoon, begin, noon, own, player, table, tom, track
from tests.support.games.scenario import Scene

GAME = GAMES["glow"]


def questions(seats: int, board: str, seed: int) -> Iterator[tuple[AnyMatch, Prompt]]:
    """Yield every question of one match in which everybody answers anything."""
    match, _ = play.start(GAME, GAME.options(board=board), seats, f"{seed:032x}")
    chance = Chance("controls", seed.to_bytes(16, "big"))
    while not match.over:
        prompt = next(iter(play.prompts(GAME, match).values()))
        yield match, prompt
        match, _ = play.apply(GAME, match, prompt.seat, ai.random_move(prompt, chance))


def ways(panel: Panel) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield every path of a panel with what may be picked in its menu."""
    for row in panel.rows:
        if isinstance(row, SelectMenu):
            values = [item.value for item in row.items]
            for count in range(row.least, min(row.most, 2) + 1):
                yield from ((row.path, chosen) for chosen in combinations(values, count))
        else:
            yield from ((button.path, ()) for button in row)


def reached(context: PromptContext) -> set[int]:
    """Follow every tap and return the answers that can be given."""
    found: set[int] = set()
    seen: set[tuple[tuple[str, ...], tuple[str, ...]]] = set()
    panels = [first_panel(context)]
    while panels:
        panel = panels.pop()
        layout(
            panel.text or "?",
            ControlRows(CustomId("t1", "x", seat=context.prompt.seat, prompt_token=context.prompt.token), panel.rows),
        )
        for path, values in ways(panel):
            if (path, values) in seen or path == ("move",):
                continue
            seen.add((path, values))
            verb, *args = path
            if verb in ("a", "y") and not confirmation.is_way(args):
                found.add(move_menu.number((*args, *values)[0], len(context.legal)))
                continue
            after = (
                generic.menu_panel(context, GAME_UI, (*args, *values))
                if verb == "n"
                else turned(context, path, *values)
            )
            if isinstance(after, ProposedMoves):
                assert after.actions[0] in context.legal
                found.add(context.legal.index(after.actions[0]))
            else:
                panels.append(after)
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "board"), [(1, "province"), (1, "archipelago"), (2, "archipelago"), (3, "province")])
def test_every_legal_answer_can_be_given_by_clicks(seats: int, board: str, locale: str) -> None:
    kinds = set()
    for match, prompt in questions(seats, board, 7 * seats):
        if len(prompt.legal) > 250 and prompt.name in kinds:  # the great ones take long: one of each is enough
            continue
        kinds.add(prompt.name)
        context = context_of(match, prompt, locale)
        same = any_order(context.table_view.view, prompt.seat)  # orders that come to the same are one answer
        legal = prompt.legal[-1:] if same and prompt.name == "Resolve" else prompt.legal
        assert reached(context) == {prompt.legal.index(action) for action in legal}, prompt.name
    assert len(kinds) >= 5


@pytest.mark.parametrize("difficulty", sorted(DIFFICULTIES))
@pytest.mark.parametrize("locale", LOCALES)
def test_toms_dice_and_his_colour_are_one_click(locale: str, difficulty: str) -> None:
    match, _ = play.start(GAME, GAME.options(difficulty=difficulty), 1, f"{5:032x}")
    match, _ = play.apply(GAME, match, 0, play.prompts(GAME, match)[0].legal[0])
    prompt = play.prompts(GAME, match)[0]
    context = context_of(match, prompt, locale)
    panel = first_panel(context)
    assert context.words("bot.glow.only_looks") in panel.text
    items = [item for row in panel.rows if isinstance(row, SelectMenu) and row.path == ("y",) for item in row.items]
    assert [prompt.legal[move_menu.number(item.value, len(prompt.legal))] for item in items] == list(prompt.legal)
    assert len({item.label for item in items}) == len(items)
    old = GAME_UI.turn(context, ("tom",), ("0",))  # of a menu sent long ago
    assert old == panel


def test_every_answer_has_a_label_of_its_own() -> None:
    for match, prompt in questions(2, "province", 11):
        context = context_of(match, prompt)
        labels = [label(context.words, "glow", action, GAME_UI) for action in prompt.legal]
        assert all(text and "glow." not in text for text in labels)
        assert len(set(labels)) == len(labels), prompt.name


def test_a_journey_is_walked_step_by_step_to_its_end() -> None:
    """The menu of destinations stands for single steps, each legal when its turn comes."""
    walked = 0
    for match, prompt in questions(2, "province", 3):
        if not any(isinstance(action, do.Move) for action in prompt.legal):
            continue
        context = context_of(match, prompt)
        menu = next(row for row in first_panel(context).rows if isinstance(row, SelectMenu))
        for item in menu.items:
            plan = GAME_UI.turn(context, ("go", item.value), ())
            assert isinstance(plan, ProposedMoves)
            old = GAME_UI.turn(context, ("go",), (item.value,))  # of a menu sent long ago
            assert isinstance(old, ProposedMoves)
            assert (old.actions, old.confirmed) == (plan.actions, False)
            there, on_the_way = match, play.prompts(GAME, match)
            for step in plan.actions:
                if prompt.seat not in on_the_way or step not in on_the_way[prompt.seat].legal:
                    break  # a skull asks first
                there, _ = play.apply(GAME, there, prompt.seat, step)
                on_the_way = play.prompts(GAME, there)
            else:
                walked += 1
    assert walked > 50


def test_clicks_that_were_never_offered_lead_nowhere() -> None:
    generator = random.Random(5)
    for match, prompt in questions(1, "province", 5):
        context = context_of(match, prompt)
        for _ in range(20):
            args = tuple(generator.choice(["go", "set", "dice", "tom", "0", "z", "99", "p01"]) for _ in range(3))
            with pytest.raises(move_menu.NoSuchPath):
                GAME_UI.turn(context, (*args, "zzz"), ("?",))


def test_a_card_that_has_acted_once_of_twice_acts_once_more() -> None:
    me = player("pocana", companions="a22_dvol a13_sketal:l_water_3", hand="l_water_3=W W W A A", light=9)
    scene = noon(me, player())
    assert "Dvol ×2: +2 footprints, +2 light" in told(scene)
    assert "Dvol ×1: +1 footprint, +1 light" in told(scene.answer(do.Resolve("a22_dvol")))


def test_a_space_says_what_its_tile_brings_tom() -> None:
    """He gains the number that his party token then shows, too, and one boat or the camp moves where it can."""
    mornings = {
        ("province", "tom_1"): "Tom: +6 light, party token 2 spaces ahead, to 6",
        ("province", "tom_7"): "Tom: +8 light, camp moves to village 5",
        ("archipelago", "tom_6"): "Tom: +9 light, party token 2 spaces ahead, to 6, "
        "boat from the central island to island 10",
        ("archipelago", "tom_7"): "Tom: +8 light, boat from the central island to island 6",
    }
    for (board, tile), said in mornings.items():
        boats = ("center",) * (4 if board == "archipelago" else 0)
        opponent = tom(party=4, camp="village_3", boats=boats)
        state = table(player(), board=board, track=track(fire=f"a02_thoape {tile}"), tom=opponent)
        assert f"-# {said}" in told(begin(state, Recruit(0))).splitlines()


def test_the_keeper_of_kaar_is_not_promised_the_black_die() -> None:
    spaces = track(fire="a02_thoape s_black_1 s_air_1", water="a03_torke")
    kaar = begin(table(player(companions="a20_kaar"), player(), track=spaces), Recruit(0))
    assert "1 small die (light blue)" in told(kaar)
    assert "Thoape · 1 die" in {button.label for button in first_buttons(kaar)}
    anybody = begin(table(player(), player(), track=spaces), Recruit(0))
    assert "2 small dice (black, light blue)" in told(anybody)
    assert "Thoape · 2 dice" in {button.label for button in first_buttons(anybody)}


def test_a_way_takes_no_more_light_than_there_is() -> None:
    for light, loss in ((9, "−5 light"), (2, "−2 light")):
        scene = afternoon(player(hand="s_mineral_1=M", party="p11", light=light), player())
        prompt = play.prompts(GAME, scene.match)[0]
        assert loss in GAME_UI.describe(context_of(scene.match, prompt), do.Move("p12"))


def test_setting_a_die_is_asked_about_where_it_ends_the_day() -> None:
    """With nothing left to pay rerolls the dice are kept, and with nowhere to go the day is over."""
    me = player("pocana", hand="l_fire_1=F", light=0, reroll_tokens=3)
    scene = own(table(me, player()), LateMorning(0), Noon(0, begins=True), Afternoon(0))
    context = at(scene)
    panel = GAME_UI.turn(context, ("set", "0", "0"), ())
    assert isinstance(panel, Panel)
    paths = [button.path for row in panel.rows if isinstance(row, tuple) for button in row]
    (setting,) = [answer_of(context, path[1]) for path in paths if path[0] in ("a", "y")]
    assert play.is_irreversible(GAME, scene.match, 0, setting)
    assert not [path for path in paths if path[0] == "y"]


def test_a_die_to_be_given_back_says_what_it_shows() -> None:
    me = player("eoles", companions="a14_sketal:l_air_3", hand="N N N l_air_1=A l_air_2=F l_air_3=N", light=9)
    scene = noon(me, player())
    context = at(scene)
    faces = [
        "1 ☁️ air · large light blue die 1",
        "2 🔥 fire · large light blue die 2",
        "3 🌿 nature · large light blue die 3",
    ]
    assert [button.label for button in first_buttons(scene)] == faces
    assert [named(context, action, GAME_UI) for action in context.legal] == faces


def test_a_card_is_told_in_words() -> None:
    words = translator_for("en")
    assert names.card_line(words, "pocana") == "3 large red dice; +4 at the end"
    braccio = "Nature + Nature → +1 footprint, +3 light; 2 large green dice; +1 at the end"
    assert names.card_line(words, "braccio") == braccio
    for locale in LOCALES:
        lines = [names.card_line(translator_for(locale), name) for name in CARDS]
        assert max(map(len, lines)) <= MAX_ENTRY
        assert not [line for line in lines if "bot." in line or "glow." in line]


def test_every_icon_means_one_thing() -> None:
    assert names.ICONS["light3"] == names.SOURCES["score"]  # both are light
    icons = [*names.ICONS.values(), names.SOURCES["companion"], names.SOURCES["token"], "💀"]
    assert len(set(icons)) == len(icons)


def test_a_noon_without_a_card_is_told() -> None:
    nothing = own(table(player("eoles", hand="N", light=0, reroll_tokens=1), player()), LateMorning(0), Afternoon(0))
    assert "no card acts" in told(nothing)
    silent = afternoon(player("eoles", hand="N N"), player())
    assert "None of your cards acted this noon" in told(silent)
    busy = player("eoles", hand="N N", companions="a23_okans")
    busy.companions[0].resolved = 2
    assert "At noon your cards acted: Okans ×2." in told(afternoon(busy, player()))


def test_an_order_that_changes_nothing_is_not_asked_for() -> None:
    """The die that goes back with the Sketal serves nobody else: keeping the dice lets all cards act at once."""
    me = player("pocana", companions="a05_ladawa a16_sketal:l_water_3", hand="F F F l_water_3=W", light=9)
    me.reroll_tokens = 1
    scene = own(table(me, player()), LateMorning(0), Noon(0, begins=True), Afternoon(0))
    kept = GAME_UI.turn(at(scene), ("keep",), ())
    assert kept == ProposedMoves((do.KeepDice(), do.ResolveAll()))
    asked = at(scene.answer(do.KeepDice()))
    assert "The order makes no difference." in first_panel(asked).text
    assert {answer_of(asked, button.path[1]) for button in buttons(first_panel(asked)) if button.path[0] == "a"} == {
        do.ResolveAll()
    }


def test_before_a_journey_one_may_say_how_it_ends() -> None:
    scene = afternoon(player(hand="W W W F", party="p03", footprints=2), player())
    context = at(scene)
    asked = GAME_UI.turn(context, ("to",), ("village_5",))
    assert isinstance(asked, Panel)
    assert (asked.sheet, asked.marks) == ("map", {"near": "village_5", "village_5": "5"})
    first = first_panel(context)
    assert first.sheet == "map"
    assert {"near", "p04", "village_5"} <= set(first.marks or ()), "drawn near, with what can be reached"
    ends = {button.path[1]: button.label for button in buttons(asked) if button.path[0] == "c"}
    assert list(ends) == ["camp", "stop", "go"]
    assert [how for how, label in ends.items() if "ends your day" in label] == ["camp", "stop"]
    steps = (do.Move("p04"), do.Move("village_5"))
    plans = [GAME_UI.turn(context, (how, "village_5"), ()) for how in ends]
    given = [(plan.actions, plan.confirmed) for plan in plans if isinstance(plan, ProposedMoves)]
    assert given == [((*steps, do.PlaceCamp()), True), ((*steps, do.EndTravel()), True), (steps, False)]


def told(scene: Scene) -> str:
    """What the panel of the first player says."""
    prompt = next(iter(play.prompts(GAME, scene.match).values()))
    return first_panel(context_of(scene.match, prompt)).text


def first_buttons(scene: Scene) -> list[Button]:
    """The buttons of the panel of the first player."""
    prompt = next(iter(play.prompts(GAME, scene.match).values()))
    return buttons(first_panel(context_of(scene.match, prompt)))


def test_a_footprint_stands_on_no_button_that_costs_none() -> None:
    """A sign means one thing: 👣 is the token, not the way on foot."""
    context = at(afternoon(player(hand="W N", party="p03", footprints=1), player()))
    first = first_panel(context)
    picks = [item.value for row in first.rows if isinstance(row, SelectMenu) for item in row.items]
    behind = [turned(context, ("c", "to"), end) for end in picks]
    assert not [
        button.label
        for panel in (first, *behind)
        if isinstance(panel, Panel)
        for button in buttons(panel)
        if button.emoji == "👣"
    ]
