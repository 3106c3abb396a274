"""What The Girl Who Made the Stars shows beside an answer is what comes of it: figures and hints in whole matches."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from bot.game_ui.base import PromptContext
from bot.game_ui.girl_stars import dust, names, panels, scout, suggestions
from bot.game_ui.prompt_table import listed
from bot.ui_kit.panels import Panel, ProposedMoves
from games.core import play
from games.core.match import AnyMatch, Prompt
from games.core.step import Action, Event
from games.girl_stars import GAME, events, preview
from games.girl_stars import actions as do
from games.girl_stars import suggestions as girl_stars_suggestions
from games.girl_stars.components import COLOURS, PILES
from tests.support.game_ui.girl_stars.prompts import GAME_UI
from tests.support.game_ui.prompts import answer_of, buttons, context_of, own_args, panel_after, panel_of, picks, turned

SKY = "tiles dust open_ends dust_costs patterns used light stardust goods villagers vp lines vacant lost extra_actions"
OFTEN = {"PlaceTile": 16, "Aside": 24, "TakeAction": 6, "WrapUp": 4}
"""One of so many questions of a kind is looked at with what its panel offers, of other kinds every third."""


class Outcome:
    """What came of answers that one seat gave one after the other, until something was drawn."""

    def __init__(self, match: AnyMatch, seat: int, actions: Sequence[Action]) -> None:
        self.seat, self.actions = seat, actions
        self.view, self.before, old = play.view(GAME, match, seat), match, match.state.players[seat]
        news = []
        for action in actions:
            match, some = play.apply(GAME, match, seat, action)
            news += [one.event for one in some]
        drawn = [isinstance(event, events.TilesDrawn) for event in news]
        self.told = news[: drawn.index(True)] if any(drawn) else news
        self.match, new = match, match.state.players[seat]
        self.vp, self.stardust = new.points - old.points, new.stardust - old.stardust
        self.home = len(new.home) - len(old.home)
        self.light = Counter({colour: new.light[colour] - old.light[colour] for colour in COLOURS})
        self.goods = Counter(old.goods) - Counter(new.goods)

    def all(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.told if isinstance(event, kind) and getattr(event, "seat", None) == self.seat]


def signed(text: str, what: str) -> int:
    """The sum of such changes as a text tells them: `+2 VP`, `−1 Stardust`."""
    found = re.findall(rf"([+−])(\d+) {what}", text)
    return sum(int(number) * (1 if icon == "+" else -1) for icon, number in found)


def lights(text: str, icon: str = "") -> Counter[str]:
    """Light by colour, as in `+2 red, +1 blue Light` or without a sign."""
    found = re.findall(rf"(?<![+−\w]){re.escape(icon)}(\d+) (red|blue|yellow)\b", text)
    return Counter({colour: int(number) for number, colour in found})


# -- what is offered ---------------------------------------------------------------------------------------------


def offered(context: PromptContext, panel: Panel, luck: Random, depth: int = 2) -> Iterator[tuple[str, list[Action]]]:
    """Yield what a panel's buttons and entries say, each with the answers that it gives in the end."""
    asked = panel.text if depth < 2 or context.prompt.name.startswith("Choose") else ""
    for button in buttons(panel):
        if button.path[0] == "a":
            yield f"{asked}\n{button.label} {button.emoji}", [answer_of(context, button.path[1])]
        elif button.path == ("c", "otherwise"):
            yield from offered(context, panel_after(context, button.path), luck, depth - 1)
        elif button.path[:2] == ("c", "light"):
            plan = turned(context, button.path)
            assert isinstance(plan, ProposedMoves)
            yield f"{panel.text}\n{button.label}", list(plan.actions)
    for pick in picks(panel):
        for item in luck.sample(pick.items, min(2, len(pick.items))):
            said = listed((pick.hint, item.label, item.note, item.emoji))
            if own_args(pick.path)[0] in ("at", "lay"):
                yield said, [answer_of(context, item.value)]
                continue
            result = turned(context, pick.path, item.value)
            if isinstance(result, ProposedMoves):
                yield said, list(result.actions)
            elif depth:
                inner = list(offered(context, result, luck, depth - 1))
                yield said, inner[0][1]
                yield from inner


def described(context: PromptContext, luck: Random) -> Iterator[tuple[str, list[Action]]]:
    """Yield what is said of some answers before they are confirmed."""
    for action in luck.sample(context.legal, min(2, len(context.legal))):
        answers: list[Action] = [action]
        if isinstance(action, do.Scout):
            answers = list(scout.lighting(context, action.via, action.gate, 0, scout.NONE).actions)
        if not isinstance(action, do.ScoutColour | do.ScoutRest | do.ScoutRoute):
            yield GAME_UI.describe(context, action), answers


# -- what is promised --------------------------------------------------------------------------------------------


def check(context: PromptContext, said: str, out: Outcome) -> None:
    """Compare what is said of answers with what came of them."""
    match out.actions[0]:
        case do.PlaceTile() | do.UseStardust():
            check_laying(context, said, out)
        case do.Scout() | do.ScoutRoute() | do.ScoutRest():
            check_scouting(context, said, out)
        case do.Forage(place):
            check_foraging(said, out, out.before.state.sites[place])
        case do.OfferSingle() | do.OfferCard():
            assert signed(said, "VP") == out.vp
            assert all(context.words(f"girl_stars.goods.{kind}") in said for kind in out.goods)
        case do.EndTurn():
            tokens = [context.words(f"girl_stars.ash.{event.ash}") for event in out.all(events.AshReturned)]
            lost = context.words("bot.girl_stars.unused", tokens=", ".join(tokens))
            assert lost in said if tokens else "Unused" not in said
        case do.TakeAsh(_, "light"):
            assert (lights(said, "+") or lights(said)) == out.light


def check_entry(context: PromptContext, said: str, out: Outcome) -> None:
    """Compare what an entry or a button says beyond that."""
    match out.actions[0]:
        case do.Recall():
            assert f"{out.home} villager" in said
        case do.Stargaze(space):
            assert f" {space}" in said
            assert out.match.state.gazers[space][0] == out.seat
        case do.GainStardust():
            assert out.stardust == 1
        case do.TakeAsh(token, "keep"):
            assert [event.token for event in out.all(events.AshKept)] == [token]
    via = getattr(out.actions[0], "via", "")
    if via and "Another path" not in said:  # which leads to a button that says it
        assert (names.FREE in said or "free" in said) == (via == "ash")
    if via and play.view(GAME, out.match, None).active == out.seat:
        before, after = (match.state.players[out.seat].actions for match in (out.before, out.match))
        assert before - after == (via == "action")


def check_laying(context: PromptContext, said: str, out: Outcome) -> None:
    """Compare a tile or Stardust with its figures, and the sky as it would be with what it is."""
    gained = out.all(events.BonusGained)
    light = lights(said, "+")
    light.update(colour for event in gained if event.bonus == "three_lights" for colour in COLOURS)
    assert (signed(said, "Stardust"), light) == (out.stardust, out.light)
    assert signed(said, "VP") + sum(event.vp for event in gained) == out.vp
    completed = out.all(events.ConstellationCompleted)
    assert [int(size) for size in re.findall(r"completes a constellation with (\d+) Light", said)] == [
        event.size for event in completed
    ]
    if score := re.search(r"(\d+) → (\d+) VP", said):
        assert int(score[2]) - int(score[1]) == out.vp
    action = out.actions[0]
    assert isinstance(action, do.PlaceTile | do.UseStardust)
    assert all(context.words(f"girl_stars.bonus.{event.bonus}") in said for event in gained) or action.bonus
    table_view, after = (
        preview.preview(out.view, out.seat, action),
        play.view(GAME, out.match, out.seat).players[out.seat],
    )
    irreversible = play.is_irreversible(GAME, out.before, out.seat, action)
    assert preview.is_irreversible(out.view, context.prompt, action) == irreversible
    assert {field: getattr(table_view.player, field) for field in SKY.split()} == {
        field: getattr(after, field) for field in SKY.split()
    }
    if isinstance(action, do.PlaceTile):
        opens = after.open_ends.get(action.hex, 0).bit_count()
        joins = preview.lines_of(action).bit_count() - opens
        assert f"joins {joins} line" in said
        assert f"leaves {opens} open" in said
        group = next(each for each in after.patterns if action.hex in each.hexes)
        told = re.search(r"Light tiles so far: (\d+)", said)
        assert (int(told[1]) if told else 0) == (0 if group.complete else group.size)


def check_scouting(context: PromptContext, said: str, out: Outcome) -> None:
    """Compare a path with its Light, its reward and what it opens."""
    (lit,) = out.all(events.PathLit)
    told = re.search(r"(\d+) Light(?: → \+(\d+) VP|, no VP|:)", said)
    assert told is not None
    assert (int(told[1]), int(told[2] or 0)) == (len(lit.path), out.vp)
    assert -out.light.total() == len(lit.path)
    if paid := lights(said, "−"):
        assert paid == Counter({colour: -count for colour, count in out.light.items()})
    if opens := re.search(r"opens ([^\n·]+)", said):
        sites = [names.site(context.words, event.site) for event in out.all(events.SiteConnected)]
        assert opens[1].strip().split(", ") == sites
    if path := re.search(r" VP: ([\d-]+)", said):
        assert path[1] == names.route(lit.path)


def check_foraging(said: str, out: Outcome, left: int) -> None:
    """Compare what is paid, left and gained by an Early Bird."""
    if cost := re.search(r"(\d+) Light", said):
        assert int(cost[1]) == -out.light.total()
    if " left" in said:
        assert f"{left} left" in said
        assert ("Early Bird" in said) == bool(out.all(events.EarlyBirdGained))
        assert (signed(said, "VP"), signed(said, "Stardust")) == (out.vp, out.stardust)
    if paid := lights(said, "−") or lights(said):
        assert paid == Counter({colour: -count for colour, count in out.light.items()})


MET = "PlaceTile UseStardust TakeAsh Scout ScoutRoute ScoutRest Forage OfferSingle Stargaze Recall GainStardust EndTurn"


@pytest.mark.parametrize(("seats", "seed"), [(1, 7), (2, 17), (3, 1), (4, 14)])
def test_what_is_shown_beside_an_answer_is_what_comes_of_it(seats: int, seed: int) -> None:
    seen = looked_through(seats, seed)
    assert not [kind for kind in (*MET.split(), "vanishing") if not seen[kind]]


def looked_through(seats: int, seed: int) -> Counter[str]:
    """Play a match and compare what is shown with what comes of it; return how often by kind of answer."""
    luck, known, seen, warned = Random(seed), Counter[str](), Counter[str](), set[str]()
    match, _ = play.start(GAME, GAME.options(), seats, f"{seed:032x}")
    while not match.over:
        prompt = luck.choice([*play.prompts(GAME, match).values(), *besides(match)])
        context = context_of(match, prompt)
        known[prompt.name] += 1
        warned |= going(context)
        if known[prompt.name] % OFTEN.get(prompt.name, 3) == 1:
            assert names.rewards(context) == rewards(match)
            check_steps(context, match)
            for said, answers in offered(context, panel_of(context), luck):
                out = Outcome(match, prompt.seat, answers)
                check(context, said, out)
                check_entry(context, said, out)
                seen[type(answers[0]).__name__] += 1
        elif known[prompt.name] % 5 == 0:
            for said, answers in described(context, luck):
                check(context, said, Outcome(match, prompt.seat, answers))
        if prompt.step is not None:
            match, news = play.apply(GAME, match, prompt.seat, chosen(context, luck))
            if any(isinstance(one.event, events.GirlMoved | events.LastStardust) for one in news):
                assert warned <= {one.event.pile for one in news if isinstance(one.event, events.RewardRemoved)}
                seen["vanishing"] += len(warned)
                warned.clear()
    assert not warned
    return seen


def check_steps(context: PromptContext, match: AnyMatch) -> None:
    """Compare every step of what is suggested with what comes of it when all are taken one after another."""
    says = panels.STEPS.get(context.prompt.name)
    for step in suggestions.steps(context) if says else ():
        assert says is not None
        out = Outcome(match, context.prompt.seat, step.actions)
        check(step.context, says(context, step), out)
        match = out.match


def rewards(match: AnyMatch) -> str:
    """What the piles give and how many tokens they have, as people read it."""
    piles = zip(("3", "4", "5", "6+"), match.state.piles.values(), strict=True)
    said = [f"{k} Light: {p[0]} VP ({len(p)} left)" if p else f"{k} Light: empty, 0 VP" for k, p in piles]
    return f"Rewards for constellations and paths: {', '.join(said)}"


def going(context: PromptContext) -> set[str]:
    """The piles of which is said that they lose their top token after this round."""
    said = " ".join(dust.vanishing(context))
    return {pile for pile in PILES if context.words(f"girl_stars.pile.{pile}") in said}


def besides(match: AnyMatch) -> list[Prompt]:
    """What the seats may do beside all questions."""
    found = (play.out_of_turn_actions(GAME, match, seat) for seat in range(match.seats))
    return [prompt for prompt in found if prompt is not None]


def chosen(context: PromptContext, luck: Random) -> Action:
    """An answer that leads on to a table with much on it."""
    if context.prompt.name != "PlaceTile" and luck.random() < 0.6:
        return girl_stars_suggestions.suggestions(names.view_of(context), context.prompt, 1)[0].action
    return luck.choice(context.legal)
