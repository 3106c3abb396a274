"""Crafting the Cosmos as text: alt text, and the whole table for screen readers."""

from collections.abc import Iterator, Mapping

from games.crafting_cosmos.components import CONTROLS, ELEMENTS, HAND_LIMIT, NEBULA_SPACES, POWERS, SPOT, TILES
from games.crafting_cosmos.player_view import NebulaView, PlayerView, PoolView, StarView
from games.crafting_cosmos.preview import results
from games.crafting_cosmos.view import ControlView, GoalView, OwnView, View
from renderers.crafting_cosmos.ring import active, gained
from renderers.crafting_cosmos.shelf import TRACK_FROM_RIGHT
from renderers.crafting_cosmos.style import ELEMENT
from renderers.crafting_cosmos.words import GameWords


def alt(view: View, words: GameWords) -> str:
    """Describe the picture in one sentence.

    It contains the situation, scores, ring, crystals and goals.
    """
    scores = words.listed(f"{words.name(player.seat)} {player.score}" for player in view.players)
    ring = words.listed(f"{words.game(f'control.{control.id}')} {control.tokens}" for control in view.controls)
    parts = [
        _moment(view, words),
        words.say("alt_scores", scores=scores),
        words.say("alt_ring", controls=ring),
        words.say("crystals_left", count=view.crystals),
        words.say("alt_goals", goals=words.listed(words.game(f"goal.{goal.id}") for goal in view.track)),
    ]
    return words.say("semicolon").join(parts)


def _moment(view: View, words: GameWords) -> str:
    known: dict[str, str | int] = {"game": words.game("name"), "round": view.round, "of": view.rounds}
    if view.over or not view.asked:
        return words.say("alt_over", phase=words.game(f"phase.{view.phase}"), **known)
    said = words.say("alt", name=words.name(view.asked[0].seat), phase=words.game(f"phase.{view.phase}"), **known)
    return words.row((said, words.say("last_round"))) if view.ending else said


def lines(view: View, words: GameWords, seat: int | None) -> Iterator[str]:
    """Describe the whole table, most important first.

    The order is: the present situation, the viewer's pieces, ring, goals, the other players, display and stock.
    """
    yield f"**{_moment(view, words)}**"
    if view.over:
        yield from _result(view, words)
    if view.target:
        yield words.say("to_reach", points=view.target)
    if view.own is not None and seat is not None:
        yield from _own(view, view.own, seat, words)
    yield f"**{words.say('ring')}**"
    for control in view.controls:
        yield "- " + _control(control, words)
    yield from _reachable(view, seat, words)
    yield from _past(view, words)
    yield f"**{words.say('goals')}**"
    track = {goal.space: goal for goal in view.track}
    for space in TRACK_FROM_RIGHT:
        if space in track:
            yield "- " + _goal(track[space], words)
    if view.scored:
        yield "- " + words.say("goals_gone", goals=words.listed(words.game(f"goal.{goal}") for goal in view.scored))
    yield "- " + words.say("goals_left", count=view.goals_left)
    for number in view.order:
        yield from _player(view, view.players[number], words)
    yield from _stock(view, words)
    if seat is not None and not view.over:
        yield from _vacant(view.players[seat], words)


def _vacant(player: PlayerView, words: GameWords) -> Iterator[str]:
    """List the empty spaces of one seat, by the hexagons that they surround."""
    yield f"**{words.say('vacant')}**"
    stars, tiles = {star.space for star in player.stars}, {nebula.space for nebula in player.nebulae}
    for space in NEBULA_SPACES.values():
        known = {
            "space": space.id,
            "arm": words.game(f"arm.{space.arm}"),
            "stars": " ".join(one for one in space.stars if one not in stars) or words.none,
            "life": " ".join(one for one in space.life if one not in player.life) or words.none,
        }
        yield "- " + words.say("vacant_round" if space.id in tiles else "vacant_hexagon", **known)


def _own(view: View, own: OwnView, seat: int, words: GameWords) -> Iterator[str]:
    """Describe the private pieces of this seat."""
    yield f"**{words.say('hand', count=sum(own.hand.values()), limit=HAND_LIMIT)}**"
    yield "- " + counted({words.game(f"control.{control}"): number for control, number in own.hand.items()}, words)
    if any(own.surplus.values()):
        given = {words.game(f"control.{control}"): number for control, number in own.surplus.items()}
        yield "- " + words.say("surplus", cards=counted(given, words))
    if own.life:
        values = words.listed(f"{space} {value}" for space, value in own.life.items())
        yield "- " + words.say("own_life", values=values)
    if own.drawn:
        yield f"**{words.say('drawn')}**"
        yield from ("- " + power_line(power, words) for power in own.drawn)
    if own.looked:
        yield f"**{words.say('looked')}**"
        yield from ("- " + words.game(f"tile.{tile}") for tile in own.looked)


def counted(numbers: Mapping[str, int], words: GameWords) -> str:
    """List things with their numbers, without zeros."""
    return words.listed(f"{name} {number}" for name, number in numbers.items() if number)


def power_line(power: str, words: GameWords) -> str:
    """Describe a power card on one line: name, type, cost, effect."""
    card = POWERS[power]
    cost = words.say("plus").join(
        words.say("any") if one == "any" else words.game(f"control.{one}") for one in card.cost
    )
    return words.say(
        "power", card=words.game(f"power.{power}"), deck=words.game(f"control.{card.deck}"), cost=cost,
        text=words.game(f"text.{power}"),
    )  # fmt: skip


def kind(name: str, words: GameWords) -> str:
    """Return the word for something that can be gained."""
    term = {"tile": "nebula", "supernova": "supernova_resource"}.get(name, name)
    return words.game(f"element.{name}" if name in ELEMENT else f"term.{term}")


def _control(control: ControlView, words: GameWords) -> str:
    """Describe a control: its tokens, its rewards, and its power tokens by owner."""
    there = [words.name(seat) for seat in control.seats]
    there += [words.say("void")] if control.void else []
    there += [words.say("dark", count=control.dark)] if control.dark else []
    there += [words.game("term.full")] if control.full else []
    bonus = [
        words.say("power_tokens", name=words.name(seat), count=number)
        for seat, number in enumerate(control.powers)
        if number
    ]
    pays = words.listed(f"{number} {kind(name, words)}" for name, number in active(control.id))
    return words.say(
        "control", control=words.game(f"control.{control.id}"), tokens=words.listed(there), active=pays,
        passive=words.say(f"passive_{control.id}"), bonus=words.listed(bonus),
    )  # fmt: skip


def _reachable(view: View, seat: int | None, words: GameWords) -> Iterator[str]:
    """List every reachable result with its income, while this seat moves energy."""
    if not any(asked.seat == seat and asked.step == "Shift" for asked in view.asked) or seat is None:
        return
    yield f"**{words.say('results')}**"
    for number, one in enumerate(results(view, seat), 1):
        moves = words.listed(
            words.say("own") if move == "own" else words.say("dark_at", control=words.game(f"control.{move}"))
            for move in one.moves
        )
        pays = one.income
        yield f"{number}. " + words.say(
            "result_line", moves=moves, control=words.game(f"control.{one.ring.own}"),
            active=words.listed(f"{many} {kind(name, words)}" for name, many in gained(pays)),
            cards=pays.cards, steps=pays.steps, gravitons=pays.graviton, proto=pays.proto,
        )  # fmt: skip


def _past(view: View, words: GameWords) -> Iterator[str]:
    if view.past is not None:
        said = words.say(f"void_{view.past.energy}")
        yield words.say("past", control=words.game(f"control.{view.past.control}"), text=said)


def _goal(goal: GoalView, words: GameWords) -> str:
    """Describe a goal, the time of its scoring, and the metrics of all seats."""
    have = words.listed(
        words.with_more(f"{words.name(seat)} {metric}", f"+{goal.points[seat]}" if goal.points[seat] else "")
        for seat, metric in enumerate(goal.metrics)
    )
    return words.say(
        "goal_missed" if goal.missed else "goal", goal=words.game(f"goal.{goal.id}"),
        metric=words.game(f"metric.{goal.id}"), when=words.track(goal.space, goal), have=have,
    )  # fmt: skip


def _player(view: View, player: PlayerView, words: GameWords) -> Iterator[str]:
    """Describe all public pieces of a seat."""
    first = [words.game("term.first_player")] if view.first == player.seat and len(view.players) > 1 else []
    notes = words.listed([words.say("cards", count=player.hand), *first])
    yield f"**{words.say('person', name=words.name(player.seat), points=player.score, notes=notes)}**"
    yield "- " + words.say("stars_line", stars=words.listed(_star(star, words) for star in player.stars))
    for side in ("proto", "stable"):
        spaces = words.listed(space for space, found in player.life.items() if found == side)
        yield "- " + words.say(f"{side}_line", spaces=spaces)
    for nebula in player.nebulae:
        yield "- " + _nebula(nebula, words)
    yield "- " + words.say(
        "chamber", spot=player.spot, of=SPOT, ready=player.ready, released=player.released, next=player.release
    )
    yield "- " + words.say(
        "sliders", supernova=player.supernova, dna=player.dna, graviton=player.graviton, pool=_pool(player.pool, words)
    )
    for slot, power in enumerate(player.powers, 1):
        if power:
            yield f"- {words.labelled(slot, power_line(power, words))}"
    if player.flags:
        yield "- " + words.say("flags", cards=words.listed(words.game(f"power.{flag}") for flag in player.flags))


def _star(star: StarView, words: GameWords) -> str:
    symbol = ELEMENT[star.element][2]
    return f"{star.space} {words.say('nova', element=symbol) if star.supernova else symbol}"


def _pool(pool: PoolView, words: GameWords) -> str:
    held = {words.game(f"element.{element}"): pool.stars.get(element, 0) for element in ELEMENTS}
    parts = [counted(held, words)] if any(held.values()) else []
    parts += [f"{words.game('term.proto_life')} {pool.proto}"] if pool.proto else []
    return words.listed([*parts, *(words.game(f"tile.{tile}") for tile in pool.tiles)])


def _nebula(nebula: NebulaView, words: GameWords) -> str:
    """Describe a nebula: space, tile, missing stars, life around it."""
    known: dict[str, str | int] = {"space": nebula.space, "points": nebula.points, "life": nebula.life}
    if nebula.completed:
        value = words.say("secret") if nebula.value is None else str(nebula.value)
        note = (
            words.say("advanced", value=value) if nebula.advanced else words.say("can_create") if nebula.ready else ""
        )
        return words.say("completed", note=note or words.say("no_advanced"), **known)
    missing = [ELEMENT[need.element][2] for need in nebula.needs if not need.met]
    needs = " ".join(ELEMENT[need.element][2] for need in nebula.needs)
    note = words.say("can_complete") if nebula.ready else words.say("missing", stars=" ".join(missing))
    return words.say("uncompleted", needs=needs, note=note, size=TILES[nebula.tile].size, **known)


def _stock(view: View, words: GameWords) -> Iterator[str]:
    """Describe the display and the remaining supplies."""
    yield f"**{words.say('stock')}**"
    cards = words.listed(
        words.labelled(k, words.game(f"control.{card}")) for k, card in enumerate(view.display, 1) if card
    )
    yield "- " + words.say("display", cards=cards, deck=view.deck)
    discard = {words.game(f"control.{control}"): number for control, number in view.discard.items()}
    yield "- " + words.say("discard", cards=counted(discard, words))
    stacks = words.listed(words.labelled(size, count) for size, count in enumerate(view.stacks, 1))
    yield "- " + words.say("stacks", stacks=stacks)
    powers = {words.game(f"control.{control}"): view.powers[control] for control in CONTROLS}
    yield "- " + words.say("decks", decks=counted(powers, words))
    reserve = {words.game(f"element.{element}"): view.reserve[element] for element in ELEMENTS}
    yield "- " + words.say("reserve", stars=counted(reserve, words), life=view.life, advanced=view.advanced)
    yield "- " + words.say("crystals_left", count=view.crystals)


def _result(view: View, words: GameWords) -> Iterator[str]:
    for score in sorted(view.scores, key=lambda one: (one.place, one.seat)):
        rows = [f"{words.game(f'score.{line.key}')} {line.points}" for line in score.lines if line.points]
        yield f"{score.place}. " + words.say(
            "result", name=words.name(score.seat), total=score.total, counted=words.listed(rows)
        )
    if view.title:
        yield words.labelled(words.say("title"), words.game(f"title.{view.title}"))
