"""Playing The Girl Who Made the Stars by clicks and typed answers."""

from typing import Any

from bot.domain.table_view import TableView
from bot.ui_kit import move_menu
from games.core.match import Prompt
from games.core.step import Action
from games.girl_stars import actions as do
from games.girl_stars import suggestions
from tests.support.world import World, answered


async def give(world: World, who: Any, panel: Any, action: Action) -> Any:
    """Give an answer through the controls of a panel, in three taps at most and a confirmation; return what follows."""
    found = await world.table_view(who)
    for _ in range(4):
        now = await world.table_view(who)
        if now.table.moves != found.table.moves:
            return panel
        panel = await nearer(world, who, panel, action, now.prompt or now.out_of_turn)
    raise AssertionError(f"{action} was not given")


async def nearer(world: World, who: Any, panel: Any, action: Action, prompt: Prompt) -> Any:
    """Tap what gives an answer, else pick what leads to it."""
    token = move_menu.token(prompt.legal.index(action))
    for part, custom_id in world.controls_with_ids(panel):
        gives = (custom_id.verb in ("y", "a") and custom_id.args == (token,)) or custom_id.args[-2:] == ("all", token)
        if part["type"] == 2 and (gives or custom_id.args[:1] == ("light",)):
            return answered(await who.click(panel, custom_id=part["custom_id"]))
    for part, custom_id in world.controls_with_ids(panel):
        value = wanted(custom_id.args, [option["value"] for option in part.get("options", ())], token, action, prompt)
        if value:
            return answered(await who.select(panel, [value], custom_id=part["custom_id"]))
    return answered(await world.click(who, panel, "c", "dust"))


def wanted(args: tuple[str, ...], values: list[str], token: str, action: Action, prompt: Prompt) -> str:
    """Return the entry of a menu that leads to an answer, or nothing."""
    if {"do", "at", "lay", "take"}.intersection(args) and token in values:
        return token
    if args[:1] == ("gate",) and isinstance(action, do.Scout) and move_menu.token(action.gate) in values:
        return move_menu.token(action.gate)
    if args[:1] == ("site",) and isinstance(action, do.Forage):
        return values[sites(prompt).index(action.site)]
    if args[:1] == ("at",) and isinstance(action, do.PlaceTile):
        meant = {value: prompt.legal[move_menu.number(value, 9999)] for value in values}
        here = [value for value, one in meant.items() if isinstance(one, do.PlaceTile) and one.hex == action.hex]
        return here[0] if here else ""
    return ""


def sites(prompt: Prompt) -> list[str]:
    return list(dict.fromkeys(action.site for action in prompt.legal if isinstance(action, do.Forage)))


def best(found: TableView) -> Action:
    """What a strong computer player would answer."""
    assert found.prompt is not None
    return suggestions.suggestions(found.view, found.prompt, 1)[0].action


async def typed(world: World, who: Any, action: Action) -> Any:
    """Give an answer by `/act`, confirmed if it stands for good; return the table after it."""
    found = await world.table_view(who)
    prompt = found.prompt or found.out_of_turn
    answer = f"{prompt.token}.{move_menu.token(prompt.legal.index(action))}"
    panel = answered(await who.slash(world.channel, "act", answer=answer))
    after = await world.table_view(who)
    if after.table.moves == found.table.moves:
        await world.click(who, panel, "y")
        after = await world.table_view(who)
    return after


def placed(found: Any) -> dict[str, Any]:
    return dict(found.view.players[found.seat].tiles)
