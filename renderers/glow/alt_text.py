"""Glow as text: cards, alt text, and the whole table for screen readers."""

from collections import Counter
from collections.abc import Iterable, Iterator

from games.core.scores import OPPONENT
from games.glow.components import (
    ADVENTURERS,
    CARDS,
    ISLANDS,
    PATHS,
    PROVINCE,
    ROUTES,
    SCORE_TRACK,
    SPACES,
    TOM_TILES,
    AdventurerCard,
    Card,
    CompanionCard,
    Effect,
    Island,
    MapSpace,
    Route,
)
from games.glow.player_view import DieView, PlayerView
from games.glow.travel import Voyage, step_cost, voyages
from games.glow.view import TomView, TrackView, View
from renderers.glow.style import signed
from renderers.glow.words import GameWords, acting, remaining


def effect_text(effect: Effect, words: GameWords) -> str:
    """Describe one effect."""
    return words.say(f"effect_{effect.kind}", n=signed(effect.n), count=abs(effect.n))


def effects_text(effects: Iterable[Effect], words: GameWords) -> str:
    """Describe several effects, in order."""
    return words.row(effect_text(effect, words) for effect in effects)


def condition_text(card: Card, words: GameWords) -> str:
    """Describe the condition of a card."""
    parts = [words.say("plus").join(words.element(element) for element in card.need)] if card.need else []
    parts += [words.say("without", element=words.element(element)) for element in card.forbid]
    parts += [words.say("same", count=card.same)] if card.same else []
    return words.row(parts)


def card_lines(card_id: str, words: GameWords) -> list[str]:
    """Describe a card in full: condition and effect, then its value and gifts.

    A face-down spell has no description.
    """
    card = CARDS.get(card_id)
    if card is None:
        return [words.say("spell_down")]
    lines = []
    if card.effects:
        lines.append(words.say("when", condition=condition_text(card, words), effect=effects_text(card.effects, words)))
    elif card_id == "a20_kaar":
        lines.append(words.say("kaar"))
    extras = words.row(_extras(card, words))
    return [*lines, extras] if extras else lines


def effect_lines(card_id: str, words: GameWords) -> list[str]:
    """Describe the effect of a card beyond what its icons show."""
    card = CARDS.get(card_id)
    if card is None or not card.effects:
        return card_lines(card_id, words)[:1]
    return [effect_text(effect, words) for effect in card.effects]


def _extras(card: Card, words: GameWords) -> list[str]:
    if isinstance(card, AdventurerCard):
        dice = words.say("brings_dice", count=card.dice, colour=words.colour(card.die_colour))
        return [dice, words.say("end", n=signed(card.end_light))]
    if not isinstance(card, CompanionCard):
        return [words.say("once")]
    parts = [words.say("end", n=signed(card.end_light))] if card.end_light else []
    parts += [words.say("fireflies", count=card.fireflies)] if card.fireflies else []
    parts += [words.say("rerolls_a_day", count=card.rerolls_per_round)] if card.rerolls_per_round else []
    if card.grants_die == "any":
        parts.append(words.say("brings_any"))
    elif card.grants_die:
        parts.append(words.say("brings_dice", count=1, colour=words.colour(card.grants_die)))
    return parts


def card_text(card_id: str, words: GameWords) -> str:
    """Describe a card on one line with its name."""
    name = words.card(card_id) if card_id in CARDS else words.say("face_down")
    return name + words.say("colon") + words.say("semicolon").join(card_lines(card_id, words))


def alt(view: View, words: GameWords) -> str:
    """Describe the picture in one sentence: game, board, round, phase, awaited players, light."""
    awaited = words.row(words.name(player.seat) for player in acting(view))
    return words.say(
        "alt" if awaited else "alt_nobody",
        board=words.say(view.board),
        round=view.round,
        phase=words.phase(view.phase),
        names=awaited,
        light=_light(view, words),
    )


def _light(view: View, words: GameWords) -> str:
    """List the light of all players, the most first; at the end of the match the total scores."""
    if view.scores:
        scores = sorted(view.scores, key=lambda score: -score.total)
        return words.row(f"{words.name(score.seat)} {score.total}" for score in scores)
    tom = f"{words.say('semicolon')}{words.name(OPPONENT)} {view.tom.light}" if view.tom is not None else ""
    return words.row(f"{words.name(player.seat)} {player.light}" for player in _by_light(view)) + tom


def _by_light(view: View) -> list[PlayerView]:
    return sorted(view.players, key=lambda player: -player.light)


def lines(view: View, words: GameWords, seat: int | None) -> Iterator[str]:
    """Describe the whole table, most important first.

    The order is: the present situation, the viewer's pieces, the track, the other players, piles, the printed
    board.
    """
    yield alt(view, words)
    if view.scores:
        yield from _scores(view, words)
    order = [view.players[number] for number in view.order]
    own = [player for player in order if player.seat == seat]
    for player in own:
        yield from _player(view, player, words)
    yield "## " + words.say("track")
    for space in view.track:
        yield _track(space, words)
    for player in order:
        if player.seat != seat:
            yield from _player(view, player, words)
    if view.tom is not None:
        yield from _tom(view, view.tom, words)
    yield from _piles(view, words)
    yield "## " + words.say(view.board)
    yield from _province(words) if view.board == "province" else _archipelago(view, words)


def _scores(view: View, words: GameWords) -> Iterator[str]:
    yield "## " + words.say("final")
    for score in sorted(view.scores, key=lambda one: one.place):
        name = words.name(score.seat)
        parts = [f"{words.game(f'score.{line.key}')} {line.points}" for line in score.lines]
        yield words.say("result", place=score.place, name=name, total=score.total, parts=words.row(parts))


def _track(space: TrackView, words: GameWords) -> str:
    parts = []
    if space.companion:
        parts.append(card_text(space.companion, words))
    if space.tom_dice:
        parts.append(words.say("blocked"))
    if space.dice:
        dice = words.row(words.colour(die.split("_")[1]) for die in space.dice)
        parts.append(words.say("small_dice", dice=dice))
    if space.footprints:
        parts.append(words.say("effect_footprints", n=str(space.footprints), count=space.footprints))
    if space.tile:
        parts.append(words.say("tile", text=tile_text(space.tile, words)))
    text = words.say("semicolon").join(parts) or words.say("nothing")
    return f"- {words.heading(space.element)}{words.say('colon')}{text}"


def tile_text(tile_id: str, words: GameWords) -> str:
    """Describe Tom's gain by a tile."""
    tile = TOM_TILES[tile_id]
    parts = [words.say("tile_steps", count=tile.party_steps)]
    parts += [words.say("tile_bonus", n=tile.bonus_light)] if tile.bonus_light else []
    parts += [words.say(f"tile_{tile.boat_route}")] if tile.camp_or_boat else []
    return words.row(parts)


def _dice(dice: tuple[DieView, ...], words: GameWords) -> str:
    texts = []
    for number, die in enumerate(dice, 1):
        colour = words.colour(die.id.split("_")[1])
        face = words.game(f"symbol.{die.face}") if die.face else words.say("unrolled")
        state = "resting" if die.resting else "ignored" if die.ignored else "used" if die.used else ""
        note = words.say("beside", text=words.say(f"die_{state}")) if state else ""
        texts.append(f"{number} {colour} {face}{note}")
    return words.say("semicolon").join(texts) or words.say("nothing")


def _player(view: View, player: PlayerView, words: GameWords) -> Iterator[str]:
    adventurer = words.say("beside", text=words.adventurer(player.adventurer)) if player.adventurer else ""
    yield f"## {words.name(player.seat)}{adventurer}"
    first = words.say("semicolon") + words.say("first_player") if view.first == player.seat else ""
    yield f"- {words.game(f'phase.{player.phase}')}{first}"
    flies = player.fireflies + player.firefly_icons
    yield "- " + words.say(
        "purse",
        light=player.light,
        footprints=player.footprints,
        tokens=player.reroll_tokens,
        fireflies=flies,
        companions=len(player.companions),
    )
    yield "- " + words.say("dice", dice=_dice(player.dice, words))
    if player.phase == "late_morning":
        score = words.say("pay_light", light=player.score_to) if player.score_to >= 0 else words.say("nothing")
        yield "- " + words.say("sources", companion=player.sources.companion, token=player.sources.token, score=score)
    if player.adventurer:
        yield f"- {card_text(player.adventurer, words)}{_acts(player.triggers, player.resolved, words)}"
    for mine in player.companions:
        last = f" [{words.say('last')}]" if mine == player.companions[-1] else ""
        yield f"- {card_text(mine.id, words)}{_acts(mine.triggers, mine.triggers - remaining(mine), words)}{last}"
    for spell in player.spells:
        yield f"- {card_text(spell.id, words)}{_acts(spell.triggers, 0, words)}"
    yield from _whereabouts(view, player, words)


def _acts(triggers: int, done: int, words: GameWords) -> str:
    return f" [{words.say('acts_times', count=triggers, left=max(0, triggers - done))}]" if triggers else ""


def _whereabouts(view: View, player: PlayerView, words: GameWords) -> Iterator[str]:
    """Describe a player's place, and the costs of the ways from there with the present dice."""
    if view.board == "archipelago":
        islands = Counter(player.boats)
        boats = [words.place(island) + (f" ×{number}" if number > 1 else "") for island, number in islands.items()]
        yield "- " + words.say("boats", places=words.row(boats))
        if player.phase in _TRAVELLING:
            ways = [_voyage(one, words) for one in voyages(player, view.tom is not None)]
            yield "- " + words.say("colours", count=player.colours)
            yield "- " + words.say("voyages", places=words.say("semicolon").join(ways) or words.say("nothing"))
        return
    yield "- " + words.say("party", place=words.place(player.party), camp=words.place(player.camp))
    if player.phase in _TRAVELLING:
        steps = [_step(player, space, words) for space in PATHS[player.party]]
        yield "- " + words.say("neighbours", places=words.say("semicolon").join(steps))


_TRAVELLING = frozenset({"late_morning", "noon", "afternoon"})


def _voyage(voyage: Voyage, words: GameWords) -> str:
    price = words.say("effect_footprints", n=str(voyage.footprints), count=voyage.footprints)
    way = f"{words.place(voyage.origin)} → {words.place(voyage.space)}"
    return way + words.say("colon") + (price if voyage.footprints else words.say("free"))


def _step(player: PlayerView, space: str, words: GameWords) -> str:
    if space in player.visited:
        return words.place(space) + words.say("colon") + words.say("left_today")
    cost = step_cost(player, space)
    parts = [words.game(f"die.{cost.die}")] if cost.die else []
    if cost.footprints:
        parts.append(words.say("effect_footprints", n=str(cost.footprints), count=cost.footprints))
    effect = PATHS[player.party][space]
    onward = words.say("beside", text=effect_text(effect, words)) if effect is not None else ""
    price = words.row(parts) or words.say("free")
    return words.place(space) + words.say("colon") + price + onward


def _tom(view: View, tom: TomView, words: GameWords) -> Iterator[str]:
    yield f"## {words.name(OPPONENT)}"
    yield "- " + words.say("tom_purse", light=tom.light, party=tom.party, footprints=tom.footprints)
    yield "- " + words.say("dice", dice=_dice(tom.dice, words))
    if view.board == "province":
        yield "- " + words.say("camp", camp=words.place(tom.camp))
    else:
        yield "- " + words.say("boats", places=words.row(words.place(place) for place in tom.boats))
    tiles = words.say("semicolon").join(tile_text(tile, words) for tile in sorted(tom.tiles)) or words.say("nothing")
    yield "- " + words.say("tom_tiles", tiles=tiles, until=words.until(view), difficulty=_difficulty(view, words))


def _difficulty(view: View, words: GameWords) -> str:
    return words.game(f"difficulty.{view.options.difficulty}")


def _piles(view: View, words: GameWords) -> Iterator[str]:
    yield "## " + words.say("piles")
    reserve = words.row(words.colour(die.split("_")[1]) for die in view.reserve) or words.say("nothing")
    yield "- " + words.say("reserve", dice=reserve)
    yield "- " + words.say("decks", a=view.deck_a, b=view.deck_b, spells=view.spell_pile)
    rerolls = words.row(str(space) for space in SCORE_TRACK.reroll_spaces)
    yield "- " + words.say("reroll_spaces", spaces=rerolls)
    buried = words.row(words.card(card) for card in view.graveyard) or words.say("nothing")
    yield "- " + words.say("graveyard", cards=buried)
    unseen = words.row(words.card(card) for card in view.unseen) or words.say("nothing")
    yield "- " + words.say("unseen", cards=unseen)
    if view.phase == "setup":
        for name in ADVENTURERS:
            yield "- " + card_text(name, words)


def space_text(space: MapSpace, words: GameWords) -> str:
    """Describe the price of a space, and the gain of a village."""
    if space.kind == "village":
        gain = effects_text(space.gain, words) or words.say("nothing")
        return words.say("village", light=space.light, count=space.entry_footprints, gain=gain)
    return words.say(f"space_{space.kind}", element=words.element(space.element) if space.element else "")


def _province(words: GameWords) -> Iterator[str]:
    for space in SPACES.values():
        near = []
        for name, effect in PATHS[space.id].items():
            onward = words.say("beside", text=effect_text(effect, words)) if effect is not None else ""
            near.append(words.place(name) + onward)
        text = space_text(space, words)
        yield f"- {words.place(space.id)}{words.say('colon')}{text} → {words.row(near)}"
    yield "- " + words.say("villages", order=words.row(words.place(name) for name in PROVINCE.villages))


def _archipelago(view: View, words: GameWords) -> Iterator[str]:
    for island in ISLANDS.values():
        near = [
            words.place(name) + words.say("beside", text=_route_text(route, words, solo=view.tom is not None))
            for name, route in ROUTES[island.id].items()
        ]
        text = island_text(island, words)
        yield f"- {words.place(island.id)}{words.say('colon')}{text} → {words.say('semicolon').join(near)}"


def island_text(island: Island, words: GameWords) -> str:
    """Describe the score of an island, and the gain by arriving there."""
    parts = [words.say("island_light", light=island.light)] if island.light else []
    parts += [effects_text(island.on_arrival, words)] if island.on_arrival else []
    return words.row(parts) or words.say("nothing")


def _route_text(route: Route, words: GameWords, *, solo: bool) -> str:
    if solo and route.closed_in_solo:
        return words.say("closed")
    if route.free:
        return words.say("free")
    low, high = route.colours_min, route.colours_max
    text = words.say("route", colours=words.span(low, high))
    if route.footprint_cost:
        cost = words.say("effect_footprints", n=str(route.footprint_cost), count=route.footprint_cost)
        text = words.row((text, cost))
    return text
