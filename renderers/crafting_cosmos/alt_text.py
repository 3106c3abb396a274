"""Crafting the Cosmos in words: the alt text of a picture, and the whole table for whoever cannot see it."""

from collections.abc import Iterator, Mapping

from games.crafting_cosmos.preview import results
from games.crafting_cosmos.view import (
    CONTROLS,
    ELEMENTS,
    HAND_LIMIT,
    NEBULA_SPACES,
    POWERS,
    SPOT,
    TILES,
    ControlView,
    GoalView,
    NebulaView,
    OwnView,
    PlayerView,
    PoolView,
    StarView,
    View,
)
from renderers.crafting_cosmos.ring import active, gained
from renderers.crafting_cosmos.shelf import TRACK_FROM_RIGHT
from renderers.crafting_cosmos.style import ELEMENT
from renderers.crafting_cosmos.words import Speaker

ALT_LONGEST = 1024


def alt(view: View, speak: Speaker) -> str:
    """One sentence for the picture: the moment, the scores, the ring, crystals and goals."""
    scores = speak.listed(f"{speak.name(player.seat)} {player.score}" for player in view.players)
    ring = speak.listed(f"{speak.game(f'control.{control.id}')} {control.tokens}" for control in view.controls)
    parts = [
        _moment(view, speak),
        speak.say("alt_scores", scores=scores),
        speak.say("alt_ring", controls=ring),
        speak.say("crystals_left", count=view.crystals),
        speak.say("alt_goals", goals=speak.listed(speak.game(f"goal.{goal.id}") for goal in view.track)),
    ]
    text = speak.say("semicolon").join(parts)
    return text if len(text) <= ALT_LONGEST else text[: ALT_LONGEST - 1] + "\u2026"


def _moment(view: View, speak: Speaker) -> str:
    """The game, the round, and who does what."""
    known: dict[str, str | int] = {"game": speak.game("name"), "round": view.round, "of": view.rounds}
    if view.over or not view.asked:
        return speak.say("alt_over", phase=speak.game(f"phase.{view.phase}"), **known)
    said = speak.say("alt", name=speak.name(view.asked[0].seat), phase=speak.game(f"phase.{view.phase}"), **known)
    return speak.row((said, speak.say("last_round"))) if view.ending else said


def lines(view: View, speak: Speaker, seat: int | None) -> Iterator[str]:
    """The whole table, most wanted first: the moment, oneself, ring, goals, the others, display and stock."""
    yield f"**{_moment(view, speak)}**"
    if view.over:
        yield from _result(view, speak)
    if view.target:
        yield speak.say("to_reach", points=view.target)
    if view.own is not None and seat is not None:
        yield from _own(view, view.own, seat, speak)
    yield f"**{speak.say('ring')}**"
    for control in view.controls:
        yield "- " + _control(control, speak)
    yield from _reachable(view, seat, speak)
    yield from _past(view, speak)
    yield f"**{speak.say('goals')}**"
    track = {goal.space: goal for goal in view.track}
    for space in TRACK_FROM_RIGHT:
        if space in track:
            yield "- " + _goal(track[space], speak)
    if view.scored:
        yield "- " + speak.say("goals_gone", goals=speak.listed(speak.game(f"goal.{goal}") for goal in view.scored))
    yield "- " + speak.say("goals_left", count=view.goals_left)
    for number in view.order:
        yield from _player(view, view.players[number], speak)
    yield from _stock(view, speak)
    if seat is not None and not view.over:
        yield from _vacant(view.players[seat], speak)


def _vacant(player: PlayerView, speak: Speaker) -> Iterator[str]:
    """The empty spaces of one seat, by the hexagons that they surround."""
    yield f"**{speak.say('vacant')}**"
    stars, tiles = {star.space for star in player.stars}, {nebula.space for nebula in player.nebulae}
    for space in NEBULA_SPACES.values():
        known = {
            "space": space.id,
            "arm": speak.game(f"arm.{space.arm}"),
            "stars": " ".join(one for one in space.stars if one not in stars) or speak.none,
            "life": " ".join(one for one in space.life if one not in player.life) or speak.none,
        }
        yield "- " + speak.say("vacant_round" if space.id in tiles else "vacant_hexagon", **known)


def _own(view: View, own: OwnView, seat: int, speak: Speaker) -> Iterator[str]:
    """What only this seat knows."""
    yield f"**{speak.say('hand', count=sum(own.hand.values()), limit=HAND_LIMIT)}**"
    yield "- " + counted({speak.game(f"control.{control}"): number for control, number in own.hand.items()}, speak)
    if any(own.surplus.values()):
        given = {speak.game(f"control.{control}"): number for control, number in own.surplus.items()}
        yield "- " + speak.say("surplus", cards=counted(given, speak))
    if own.life:
        values = speak.listed(f"{space} {value}" for space, value in own.life.items())
        yield "- " + speak.say("own_life", values=values)
    if own.drawn:
        yield f"**{speak.say('drawn')}**"
        yield from ("- " + power_line(power, speak) for power in own.drawn)
    if own.looked:
        yield f"**{speak.say('looked')}**"
        yield from ("- " + speak.game(f"tile.{tile}") for tile in own.looked)


def counted(numbers: Mapping[str, int], speak: Speaker) -> str:
    """Things with their numbers, those that are there."""
    return speak.listed(f"{name} {number}" for name, number in numbers.items() if number)


def power_line(power: str, speak: Speaker) -> str:
    """A power card on one line: name, type, cost, effect."""
    card = POWERS[power]
    cost = speak.say("plus").join(
        speak.say("any") if one == "any" else speak.game(f"control.{one}") for one in card.cost
    )
    return speak.say(
        "power", card=speak.game(f"power.{power}"), deck=speak.game(f"control.{card.deck}"), cost=cost,
        text=speak.game(f"text.{power}"),
    )  # fmt: skip


def kind(name: str, speak: Speaker) -> str:
    """What may be gained, in words."""
    term = {"tile": "nebula", "supernova": "supernova_resource"}.get(name, name)
    return speak.game(f"element.{name}" if name in ELEMENT else f"term.{term}")


def _control(control: ControlView, speak: Speaker) -> str:
    """Who stands on a control, what it pays, and whose power tokens lie there."""
    there = [speak.name(seat) for seat in control.seats]
    there += [speak.say("void")] if control.void else []
    there += [speak.say("dark", count=control.dark)] if control.dark else []
    there += [speak.game("term.full")] if control.full else []
    bonus = [
        speak.say("power_tokens", name=speak.name(seat), count=number)
        for seat, number in enumerate(control.powers)
        if number
    ]
    pays = speak.listed(f"{number} {kind(name, speak)}" for name, number in active(control.id))
    return speak.say(
        "control", control=speak.game(f"control.{control.id}"), tokens=speak.listed(there), active=pays,
        passive=speak.say(f"passive_{control.id}"), bonus=speak.listed(bonus),
    )  # fmt: skip


def _reachable(view: View, seat: int | None, speak: Speaker) -> Iterator[str]:
    """While this seat moves energy, every result with what it pays."""
    if not any(asked.seat == seat and asked.step == "Shift" for asked in view.asked) or seat is None:
        return
    yield f"**{speak.say('results')}**"
    for number, one in enumerate(results(view, seat), 1):
        moves = speak.listed(
            speak.say("own") if move == "own" else speak.say("dark_at", control=speak.game(f"control.{move}"))
            for move in one.moves
        )
        pays = one.income
        yield f"{number}. " + speak.say(
            "result_line", moves=moves, control=speak.game(f"control.{one.ring.own}"),
            active=speak.listed(f"{many} {kind(name, speak)}" for name, many in gained(pays)),
            cards=pays.cards, steps=pays.steps, gravitons=pays.graviton, proto=pays.proto,
        )  # fmt: skip


def _past(view: View, speak: Speaker) -> Iterator[str]:
    if view.past is not None:
        said = speak.say(f"void_{view.past.energy}")
        yield speak.say("past", control=speak.game(f"control.{view.past.control}"), text=said)


def _goal(goal: GoalView, speak: Speaker) -> str:
    """A goal, when it is scored, and what everybody has of it."""
    have = speak.listed(
        speak.with_more(f"{speak.name(seat)} {metric}", f"+{goal.points[seat]}" if goal.points[seat] else "")
        for seat, metric in enumerate(goal.metrics)
    )
    return speak.say(
        "goal_missed" if goal.missed else "goal", goal=speak.game(f"goal.{goal.id}"),
        metric=speak.game(f"metric.{goal.id}"), when=speak.track(goal.space, goal), have=have,
    )  # fmt: skip


def _player(view: View, player: PlayerView, speak: Speaker) -> Iterator[str]:
    """Everything that is open of a seat."""
    first = [speak.game("term.first_player")] if view.first == player.seat and len(view.players) > 1 else []
    notes = speak.listed([speak.say("cards", count=player.hand), *first])
    yield f"**{speak.say('person', name=speak.name(player.seat), points=player.score, notes=notes)}**"
    yield "- " + speak.say("stars_line", stars=speak.listed(_star(star, speak) for star in player.stars))
    for side in ("proto", "stable"):
        spaces = speak.listed(space for space, found in player.life.items() if found == side)
        yield "- " + speak.say(f"{side}_line", spaces=spaces)
    for nebula in player.nebulae:
        yield "- " + _nebula(nebula, speak)
    yield "- " + speak.say(
        "chamber", spot=player.spot, of=SPOT, ready=player.ready, released=player.released, next=player.release
    )
    yield "- " + speak.say(
        "sliders", supernova=player.supernova, dna=player.dna, graviton=player.graviton, pool=_pool(player.pool, speak)
    )
    for slot, power in enumerate(player.powers, 1):
        if power:
            yield f"- {slot}: " + power_line(power, speak)
    if player.flags:
        yield "- " + speak.say("flags", cards=speak.listed(speak.game(f"power.{flag}") for flag in player.flags))


def _star(star: StarView, speak: Speaker) -> str:
    symbol = ELEMENT[star.element][2]
    return f"{star.space} {speak.say('nova', element=symbol) if star.supernova else symbol}"


def _pool(pool: PoolView, speak: Speaker) -> str:
    held = {speak.game(f"element.{element}"): pool.stars.get(element, 0) for element in ELEMENTS}
    parts = [counted(held, speak)] if any(held.values()) else []
    parts += [f"{speak.game('term.proto_life')} {pool.proto}"] if pool.proto else []
    return speak.listed([*parts, *(speak.game(f"tile.{tile}") for tile in pool.tiles)])


def _nebula(nebula: NebulaView, speak: Speaker) -> str:
    """A nebula: where, which, what is missing, how much life is round it."""
    known: dict[str, str | int] = {"space": nebula.space, "points": nebula.points, "life": nebula.life}
    if nebula.completed:
        value = speak.say("secret") if nebula.value is None else str(nebula.value)
        note = (
            speak.say("advanced", value=value) if nebula.advanced else speak.say("can_create") if nebula.ready else ""
        )
        return speak.say("completed", note=note or speak.say("no_advanced"), **known)
    missing = [ELEMENT[need.element][2] for need in nebula.needs if not need.met]
    needs = " ".join(ELEMENT[need.element][2] for need in nebula.needs)
    note = speak.say("can_complete") if nebula.ready else speak.say("missing", stars=" ".join(missing))
    return speak.say("uncompleted", needs=needs, note=note, size=TILES[nebula.tile].size, **known)


def _stock(view: View, speak: Speaker) -> Iterator[str]:
    """The display and what is left of everything."""
    yield f"**{speak.say('stock')}**"
    cards = speak.listed(f"{k}: {speak.game(f'control.{card}')}" for k, card in enumerate(view.display, 1) if card)
    yield "- " + speak.say("display", cards=cards, deck=view.deck)
    discard = {speak.game(f"control.{control}"): number for control, number in view.discard.items()}
    yield "- " + speak.say("discard", cards=counted(discard, speak))
    stacks = speak.listed(f"{size}: {count}" for size, count in enumerate(view.stacks, 1))
    yield "- " + speak.say("stacks", stacks=stacks)
    powers = {speak.game(f"control.{control}"): view.powers[control] for control in CONTROLS}
    yield "- " + speak.say("decks", decks=counted(powers, speak))
    reserve = {speak.game(f"element.{element}"): view.reserve[element] for element in ELEMENTS}
    yield "- " + speak.say("reserve", stars=counted(reserve, speak), life=view.life, advanced=view.advanced)
    yield "- " + speak.say("crystals_left", count=view.crystals)


def _result(view: View, speak: Speaker) -> Iterator[str]:
    """Places, totals and what they were counted from."""
    for score in sorted(view.scores, key=lambda one: (one.place, one.seat)):
        rows = [f"{speak.game(f'score.{line.key}')} {line.points}" for line in score.lines if line.points]
        yield f"{score.place}. " + speak.say(
            "result", name=speak.name(score.seat), total=score.total, counted=speak.listed(rows)
        )
    if view.title:
        yield f"{speak.say('title')}: {speak.game(f'title.{view.title}')}"
