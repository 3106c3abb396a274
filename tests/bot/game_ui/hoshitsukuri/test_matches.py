"""Hoshitsukuri by clicks: a solo challenge to its last score, two people, groups, forged values, Japanese."""

from typing import Any

import pytest

from bot.i18n.translator import translator_for
from bot.ui_kit import move_menu
from games.core.step import Action
from games.hoshitsukuri import actions as do
from tests.support.game_ui.prompts import own_args
from tests.support.world import World, answered

EN = translator_for("en")
EIGHT = ("flame", "lightning", "eruption", "storm", "geyser", "meteorite", "spring", "ice")
ASKING = ("y", "a", "c", "n")


def says(world: World, result: Any, key: str) -> bool:
    """Say whether an answer holds this sentence."""
    return EN(key) in world.text(answered(result))


async def prompt(world: World, who: Any) -> Any:
    """Return the question that is open to somebody."""
    return (await world.table_view(who)).prompt


async def first_thing(world: World, who: Any, panel: Any, skipped: tuple[str, ...] = ("on", "end")) -> Any:
    """Do the first thing offered and return the panel after it, `skipped` being suggestions that are not taken."""
    for part, custom_id in world.controls_with_ids(panel):
        if custom_id.verb in ASKING and own_args((custom_id.verb, *custom_id.args))[:1] not in {
            (name,) for name in skipped
        }:
            if part["type"] == 2:
                return answered(await who.click(panel, custom_id=part["custom_id"]))
            values = [option["value"] for option in part["options"][: part.get("min_values", 1)]]
            return answered(await who.select(panel, values, custom_id=part["custom_id"]))
    return None


async def play_on(world: World, panel: Any, most: int) -> int:
    """Do the first thing suggested again and again; return how many taps it took until nothing was asked."""
    for button in range(most):
        found = await first_thing(world, world.alice, panel, ())
        if found is None:
            return button
        panel = found
    return most


async def choose(world: World, who: Any, action: Action) -> Any:
    """Tap the button of an answer in one's own panel and return the panel after it."""
    panel = answered(await world.click(who, world.board, "move"))
    token = move_menu.token((await prompt(world, who)).legal.index(action))
    (part,) = (
        part
        for part, custom_id in world.controls_with_ids(panel)
        if custom_id.verb in ("a", "y") and custom_id.args == (token,)
    )
    return answered(await who.click(panel, custom_id=part["custom_id"]))


async def test_a_solo_challenge_is_played_by_clicks_to_its_last_score(world: World) -> None:
    await world.shows_results(world.alice)
    board = await world.begin("hoshitsukuri")
    panel = answered(await world.click(world.alice, board, "move"))
    buttons = await play_on(world, panel, 400)
    table = await world.bot.service.queries.table(world.table)
    assert table.status == "over"
    assert buttons < table.moves  # suggestions stand for several answers
    end = world.text(world.board)
    assert "Target" in end
    assert "points" in end
    assert table.seed is not None
    assert table.seed in end


async def test_the_target_is_chosen_in_the_lobby(world: World) -> None:
    lobby = await world.open(world.alice, game="hoshitsukuri", seats=1)
    await world.fill(world.alice, lobby, "options", celestials=["cataclysm"], target="legend")
    await world.click(world.alice, lobby, "start")
    view = (await world.table_view(world.alice)).view
    assert view.target == 42
    assert view.celestials[0] == "flame"


async def test_two_people_take_some_turns(world: World) -> None:
    await world.begin("hoshitsukuri", world.bob)
    turns = []
    for _ in range(30):
        (who,) = await world.asked()
        turns.append(who.id)
        open_one = await prompt(world, who)
        panel = await first_thing(world, who, answered(await world.click(who, world.board, "move")))
        if await prompt(world, who) == open_one:  # it stands for good, for cards are drawn
            panel = await first_thing(world, who, panel)
        assert panel
    assert set(turns) == {world.alice.id, world.bob.id}
    table_view = await world.bot.service.play.view(world.table)
    assert table_view.view.number > 3
    assert table_view.table.moves >= 15


async def test_one_click_plays_a_card(world: World) -> None:
    board = await world.begin("hoshitsukuri")
    panel = answered(await world.click(world.alice, board, "move"))
    await world.click(world.alice, panel, "y")
    assert (await world.bot.service.queries.table(world.table)).moves == 1


async def test_no_card_of_a_hand_is_offered_in_public(world: World) -> None:
    board = await world.begin("hoshitsukuri", world.bob)
    assert (await prompt(world, *await world.asked())).name == "PlayCards"
    assert not set(world.verbs(board)) & set(ASKING)


async def until_created(world: World) -> Any:
    """Let Alice play her first cards until she may create something; return her panel."""
    while (open_one := await prompt(world, world.alice)).name != "Generate":
        await choose(world, world.alice, open_one.legal[0])
    return answered(await world.click(world.alice, world.board, "move"))


async def from_panel(world: World, kind: str) -> Any:
    """Pick a card to create in one's own panel."""
    panel = answered(await world.click(world.alice, world.board, "move"))
    return await created(world, panel, kind)


async def from_board(world: World, kind: str) -> Any:
    """Pick a card to create below the board."""
    return await created(world, world.board, kind)


async def created(world: World, message: Any, kind: str) -> Any:
    """Pick a card to create in the menu of a message."""
    token = move_menu.token((await prompt(world, world.alice)).legal.index(do.Generate(kind)))
    (menu,) = (
        part
        for part, _ in world.controls_with_ids(message)
        if token in [one["value"] for one in part.get("options", ())]
    )
    return answered(await world.alice.select(message, [token], custom_id=menu["custom_id"]))


async def typed(world: World, kind: str) -> Any:
    """Type the name of a card to create."""
    return answered(await world.alice.slash(world.channel, "act", answer=EN(f"hoshitsukuri.card.{kind}")))


async def test_a_panel_says_that_creating_stands_and_then_does_it(world: World) -> None:
    await world.begin("hoshitsukuri")
    panel = await until_created(world)
    assert EN("bot.stands") in world.text(panel) or EN("bot.stands_some") in world.text(panel)
    before = await world.table_view(world.alice)
    await created(world, panel, "satellite")
    after = await world.table_view(world.alice)
    assert after.table.moves == before.table.moves + 1
    assert not after.can_undo


@pytest.mark.parametrize("way", [from_board, typed])
async def test_creating_is_asked_about_where_cards_are_drawn_after_it(world: World, way: Any) -> None:
    await world.begin("hoshitsukuri")
    await until_created(world)  # every card has been played, so the hand is filled from a deck shuffled anew
    before = await world.table_view(world.alice)
    asked = await way(world, "satellite")
    assert EN("bot.stands") in world.text(asked)
    assert "your turn ends" in world.text(asked)
    assert (await prompt(world, world.alice)) == before.prompt
    await world.click(world.alice, asked, "y")
    after = await world.table_view(world.alice)
    assert "satellite" not in [pile.kind for pile in after.view.supply if pile.left]
    assert after.table.moves == before.table.moves + 1
    assert not after.can_undo


@pytest.mark.parametrize("way", [from_panel, from_board, typed])
async def test_creating_is_done_at_once_where_it_can_be_taken_back(world: World, way: Any) -> None:
    await world.begin("hoshitsukuri")
    await until_played(world, "satellite")
    moves = (await world.bot.service.queries.table(world.table)).moves
    await way(world, "satellite")
    after = await world.table_view(world.alice)
    assert after.table.moves == moves + 1
    assert after.can_undo


async def test_creating_nothing_is_asked_about_where_cards_are_drawn_after_it(world: World) -> None:
    await world.begin("hoshitsukuri")
    panel = await until_created(world)
    warned = answered(
        await world.click(world.alice, panel, "a", move_menu.token(len((await prompt(world, world.alice)).legal) - 1))
    )
    assert "You create nothing" in world.text(warned)


async def test_what_may_be_created_stands_on_the_public_message_too(world: World) -> None:
    await world.begin("hoshitsukuri", world.bob)
    for _ in range(200):
        (who,) = await world.asked()
        open_one = await prompt(world, who)
        if open_one.name == "Generate":
            break
        await first_thing(world, who, answered(await world.click(who, world.board, "move")))
    result = await world.pick(who, world.board, "y")
    if await prompt(world, who) == open_one:  # it stands for good, for cards are drawn
        await world.click(who, answered(result), "y")
    assert await prompt(world, who) != open_one


async def test_a_galaxy_of_ones_own_is_ticked_at_once_with_suggestion(world: World) -> None:
    board = await world.begin("hoshitsukuri", options="celestials=custom")
    panel = answered(await world.click(world.alice, board, "move"))
    menu = world.control(panel, "c", "kinds")
    assert (menu["max_values"], len(menu["options"])) == (8, 20)
    names = {option["label"].split(" · ")[1]: option["value"] for option in menu["options"]}
    chosen = [names[EN(f"hoshitsukuri.card.{kind}")] for kind in EIGHT]
    confirmed = answered(await world.pick(world.alice, panel, "c", "kinds", values=chosen))
    assert "None of these kinds is green" in world.text(confirmed)
    await world.click(world.alice, confirmed, "c", "take")
    view = (await world.table_view(world.alice)).view
    assert set(view.celestials) == set(EIGHT)
    assert view.number == 1


async def test_a_galaxy_may_be_put_together_bit_by_bit(world: World) -> None:
    board = await world.begin("hoshitsukuri", options="celestials=custom")
    panel = answered(await world.click(world.alice, board, "move"))
    for count in (3, 5):
        menu = world.control(panel, "c", "kinds")
        values = [option["value"] for option in menu["options"][:count]]
        confirmed = answered(await world.pick(world.alice, panel, "c", "kinds", values=values))
        panel = answered(await world.click(world.alice, confirmed, "c", "take"))
    view = (await world.table_view(world.alice)).view
    assert len(view.celestials) == 8
    assert view.phase == "card_play"


async def test_forged_galaxies_are_refused(world: World) -> None:
    board = await world.begin("hoshitsukuri", options="celestials=custom")
    prompt_token = (await prompt(world, world.alice)).token
    for path in ("c.take.00", "c.take.zz", "c.take.0123456789", "c.take", "c.take.0.1", "c.pick"):
        result = await world.forged(world.alice, board, f"t:{world.table}:0:{prompt_token}:{path}")
        assert says(world, result, "bot.refuse.forged"), path
    assert (await world.bot.service.queries.table(world.table)).moves == 0


@pytest.mark.parametrize("values", [["99"], ["-1"], ["zz"], [str(n) for n in range(9)], ["衛星"]])
async def test_values_that_were_never_in_the_menu_of_kinds(world: World, values: list[str]) -> None:
    board = await world.begin("hoshitsukuri", options="celestials=custom")
    prompt_token = (await prompt(world, world.alice)).token
    result = await world.forged(world.alice, board, f"t:{world.table}:0:{prompt_token}:c.kinds", values)
    assert says(world, result, "bot.refuse.forged")


async def test_another_persons_hand_cannot_be_played(world: World) -> None:
    board = await world.begin("hoshitsukuri", world.bob)
    (who,) = await world.asked()
    other = world.bob if who is world.alice else world.alice
    panel = answered(await world.click(who, board, "move"))
    part = world.control(panel, "y")
    result = await world.forged(other, board, part["custom_id"])
    assert EN("bot.refuse.no_question", has_who="yes", who=f"<@{who.id}>") in world.text(answered(result))


async def test_an_answer_is_typed(world: World) -> None:
    await world.begin("hoshitsukuri")
    (kind,) = (await prompt(world, world.alice)).legal[0].cards  # a Stardust or a Rock: only three Satellites exist
    confirmed = answered(await world.alice.slash(world.channel, "act", answer=EN(f"hoshitsukuri.card.{kind}").lower()))
    assert "on your field" in world.text(confirmed)
    await world.click(world.alice, confirmed, "y")
    assert (await world.bot.service.queries.table(world.table)).moves == 1


async def test_the_text_version_and_every_sheet_can_be_opened(world: World) -> None:
    board = await world.begin("hoshitsukuri")
    text = world.text(answered(await world.click(world.alice, board, "text")))
    assert "Stardust" in text
    more = answered(await world.click(world.alice, board, "more"))
    labels = [part["label"] for part, custom_id in world.controls_with_ids(more) if custom_id.verb == "sheet"]
    assert labels
    assert not [label for label in labels if label.startswith("bot.")]


async def until_played(world: World, kind: str) -> None:
    """Let Alice play her first cards, then one of this kind with which she may create something."""
    ended = False
    while not ended:
        table_view = await world.table_view(world.alice)
        assert table_view.prompt is not None
        ended = do.Play((kind,)) in table_view.prompt.legal and table_view.view.fragments > 0
        await choose(world, world.alice, do.Play((kind,)) if ended else table_view.prompt.legal[0])
    assert (await prompt(world, world.alice)).name == "Generate"


async def test_a_play_without_luck_is_taken_back(world: World) -> None:
    await world.begin("hoshitsukuri")
    await until_played(world, "satellite")
    panel = answered(await world.click(world.alice, world.board, "move"))
    await world.click(world.alice, panel, "undo")
    assert do.Play(("satellite",)) in (await prompt(world, world.alice)).legal
