"""Glow in words: what a card says, the alt text of a picture, and the whole table for whoever cannot see it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from games.core.scores import OPPONENT
from games.glow.view import (
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
    DieView,
    Effect,
    Island,
    MapSpace,
    PlayerView,
    Route,
    TomView,
    TrackView,
    View,
    Voyage,
    step_cost,
    voyages,
)
from renderers.glow.style import signed
from renderers.glow.words import Speaker, acting, remaining

ALT_LONGEST = 1024


def effect_text(effect: Effect, speak: Speaker) -> str:
    """What one effect does."""
    return speak.say(f"effect_{effect.kind}", n=signed(effect.n), count=abs(effect.n))


def effects_text(effects: Iterable[Effect], speak: Speaker) -> str:
    """What several effects do, in order."""
    return speak.row(effect_text(effect, speak) for effect in effects)


def condition_text(card: Card, speak: Speaker) -> str:
    """When a card acts."""
    parts = [speak.say("plus").join(speak.element(element) for element in card.need)] if card.need else []
    parts += [speak.say("without", element=speak.element(element)) for element in card.forbid]
    parts += [speak.say("same", count=card.same)] if card.same else []
    return speak.row(parts)


def card_lines(card_id: str, speak: Speaker) -> list[str]:
    """A card in full: condition and effect, then what it is worth and brings; nothing of a face-down spell."""
    card = CARDS.get(card_id)
    if card is None:
        return [speak.say("spell_down")]
    lines = []
    if card.effects:
        lines.append(speak.say("when", condition=condition_text(card, speak), effect=effects_text(card.effects, speak)))
    elif card_id == "a20_kaar":
        lines.append(speak.say("kaar"))
    extras = speak.row(_extras(card, speak))
    return [*lines, extras] if extras else lines


def effect_lines(card_id: str, speak: Speaker) -> list[str]:
    """What a card does, without what its signs show anyway."""
    card = CARDS.get(card_id)
    if card is None or not card.effects:
        return card_lines(card_id, speak)[:1]
    return [effect_text(effect, speak) for effect in card.effects]


def _extras(card: Card, speak: Speaker) -> list[str]:
    if isinstance(card, AdventurerCard):
        dice = speak.say("brings_dice", count=card.dice, colour=speak.colour(card.die_colour))
        return [dice, speak.say("end", n=signed(card.end_light))]
    if not isinstance(card, CompanionCard):
        return [speak.say("once")]
    parts = [speak.say("end", n=signed(card.end_light))] if card.end_light else []
    parts += [speak.say("fireflies", count=card.fireflies)] if card.fireflies else []
    parts += [speak.say("rerolls_a_day", count=card.rerolls_per_round)] if card.rerolls_per_round else []
    if card.grants_die == "any":
        parts.append(speak.say("brings_any"))
    elif card.grants_die:
        parts.append(speak.say("brings_dice", count=1, colour=speak.colour(card.grants_die)))
    return parts


def card_text(card_id: str, speak: Speaker) -> str:
    """A card on one line with its name."""
    name = speak.card(card_id) if card_id in CARDS else speak.say("face_down")
    return name + speak.say("colon") + speak.say("semicolon").join(card_lines(card_id, speak))


def alt(view: View, speak: Speaker) -> str:
    """One sentence for the picture: game, board, round, phase, who acts, light."""
    awaited = speak.row(speak.name(player.seat) for player in acting(view))
    text = speak.say(
        "alt" if awaited else "alt_nobody",
        board=speak.say(view.board),
        round=view.round,
        phase=speak.phase(view.phase),
        names=awaited,
        light=_light(view, speak),
    )
    return text if len(text) <= ALT_LONGEST else text[: ALT_LONGEST - 1] + "…"


def _light(view: View, speak: Speaker) -> str:
    """Everybody's light, the most first; in the end all that counts."""
    if view.scores:
        scores = sorted(view.scores, key=lambda score: -score.total)
        return speak.row(f"{speak.name(score.seat)} {score.total}" for score in scores)
    tom = f"{speak.say('semicolon')}{speak.name(OPPONENT)} {view.tom.light}" if view.tom is not None else ""
    return speak.row(f"{speak.name(player.seat)} {player.light}" for player in _by_light(view)) + tom


def _by_light(view: View) -> list[PlayerView]:
    return sorted(view.players, key=lambda player: -player.light)


def lines(view: View, speak: Speaker, seat: int | None) -> Iterator[str]:
    """The whole table, most wanted first: the moment, oneself, the track, the others, piles, and the printed board."""
    yield alt(view, speak)
    if view.scores:
        yield from _scores(view, speak)
    order = [view.players[number] for number in view.order]
    own = [player for player in order if player.seat == seat]
    for player in own:
        yield from _player(view, player, speak)
    yield "## " + speak.say("track")
    for space in view.track:
        yield _track(space, speak)
    for player in order:
        if player.seat != seat:
            yield from _player(view, player, speak)
    if view.tom is not None:
        yield from _tom(view, view.tom, speak)
    yield from _piles(view, speak)
    yield "## " + speak.say(view.board)
    yield from _province(speak) if view.board == "province" else _archipelago(view, speak)


def _scores(view: View, speak: Speaker) -> Iterator[str]:
    yield "## " + speak.say("final")
    for score in sorted(view.scores, key=lambda one: one.place):
        name = speak.name(score.seat)
        parts = [f"{speak.game(f'score.{line.key}')} {line.points}" for line in score.lines]
        yield speak.say("result", place=score.place, name=name, total=score.total, parts=speak.row(parts))


def _track(space: TrackView, speak: Speaker) -> str:
    parts = []
    if space.companion:
        parts.append(card_text(space.companion, speak))
    if space.tom_dice:
        parts.append(speak.say("blocked"))
    if space.dice:
        dice = speak.row(speak.colour(die.split("_")[1]) for die in space.dice)
        parts.append(speak.say("small_dice", dice=dice))
    if space.footprints:
        parts.append(speak.say("effect_footprints", n=str(space.footprints), count=space.footprints))
    if space.tile:
        parts.append(speak.say("tile", text=tile_text(space.tile, speak)))
    text = speak.say("semicolon").join(parts) or speak.say("nothing")
    return f"- {speak.heading(space.element)}{speak.say('colon')}{text}"


def tile_text(tile_id: str, speak: Speaker) -> str:
    """What a tile of Tom's gives him."""
    tile = TOM_TILES[tile_id]
    parts = [speak.say("tile_steps", count=tile.party_steps)]
    parts += [speak.say("tile_bonus", n=tile.bonus_light)] if tile.bonus_light else []
    parts += [speak.say(f"tile_{tile.boat_route}")] if tile.camp_or_boat else []
    return speak.row(parts)


def _dice(dice: tuple[DieView, ...], speak: Speaker) -> str:
    """Numbered dice with what they show and their state."""
    texts = []
    for number, die in enumerate(dice, 1):
        colour = speak.colour(die.id.split("_")[1])
        face = speak.game(f"symbol.{die.face}") if die.face else speak.say("unrolled")
        state = "resting" if die.resting else "ignored" if die.ignored else "used" if die.used else ""
        note = speak.say("beside", text=speak.say(f"die_{state}")) if state else ""
        texts.append(f"{number} {colour} {face}{note}")
    return speak.say("semicolon").join(texts) or speak.say("nothing")


def _player(view: View, player: PlayerView, speak: Speaker) -> Iterator[str]:
    adventurer = speak.say("beside", text=speak.adventurer(player.adventurer)) if player.adventurer else ""
    yield f"## {speak.name(player.seat)}{adventurer}"
    first = speak.say("semicolon") + speak.say("first_player") if view.first == player.seat else ""
    yield f"- {speak.game(f'phase.{player.phase}')}{first}"
    flies = player.fireflies + player.firefly_icons
    yield "- " + speak.say(
        "purse",
        light=player.light,
        footprints=player.footprints,
        tokens=player.reroll_tokens,
        fireflies=flies,
        companions=len(player.companions),
    )
    yield "- " + speak.say("dice", dice=_dice(player.dice, speak))
    if player.phase == "late_morning":
        score = speak.say("pay_light", light=player.score_to) if player.score_to >= 0 else speak.say("nothing")
        yield "- " + speak.say("sources", companion=player.sources.companion, token=player.sources.token, score=score)
    if player.adventurer:
        yield f"- {card_text(player.adventurer, speak)}{_acts(player.triggers, player.resolved, speak)}"
    for mine in player.companions:
        last = f" [{speak.say('last')}]" if mine == player.companions[-1] else ""
        yield f"- {card_text(mine.id, speak)}{_acts(mine.triggers, mine.triggers - remaining(mine), speak)}{last}"
    for spell in player.spells:
        yield f"- {card_text(spell.id, speak)}{_acts(spell.triggers, 0, speak)}"
    yield from _whereabouts(view, player, speak)


def _acts(triggers: int, done: int, speak: Speaker) -> str:
    return f" [{speak.say('acts_times', count=triggers, left=max(0, triggers - done))}]" if triggers else ""


def _whereabouts(view: View, player: PlayerView, speak: Speaker) -> Iterator[str]:
    """Where somebody is, and what the ways from there would cost with the present dice."""
    if view.board == "archipelago":
        islands = Counter(player.boats)
        boats = [speak.place(island) + (f" ×{number}" if number > 1 else "") for island, number in islands.items()]
        yield "- " + speak.say("boats", places=speak.row(boats))
        if player.phase in _TRAVELLING:
            ways = [_voyage(one, speak) for one in voyages(player, view.tom is not None)]
            yield "- " + speak.say("colours", count=player.colours)
            yield "- " + speak.say("voyages", places=speak.say("semicolon").join(ways) or speak.say("nothing"))
        return
    yield "- " + speak.say("party", place=speak.place(player.party), camp=speak.place(player.camp))
    if player.phase in _TRAVELLING:
        steps = [_step(player, space, speak) for space in PATHS[player.party]]
        yield "- " + speak.say("neighbours", places=speak.say("semicolon").join(steps))


_TRAVELLING = frozenset({"late_morning", "noon", "afternoon"})


def _voyage(voyage: Voyage, speak: Speaker) -> str:
    price = speak.say("effect_footprints", n=str(voyage.footprints), count=voyage.footprints)
    way = f"{speak.place(voyage.origin)} → {speak.place(voyage.space)}"
    return way + speak.say("colon") + (price if voyage.footprints else speak.say("free"))


def _step(player: PlayerView, space: str, speak: Speaker) -> str:
    if space in player.visited:
        return speak.place(space) + speak.say("colon") + speak.say("left_today")
    cost = step_cost(player, space)
    parts = [speak.game(f"die.{cost.die}")] if cost.die else []
    if cost.footprints:
        parts.append(speak.say("effect_footprints", n=str(cost.footprints), count=cost.footprints))
    effect = PATHS[player.party][space]
    onward = speak.say("beside", text=effect_text(effect, speak)) if effect is not None else ""
    price = speak.row(parts) or speak.say("free")
    return speak.place(space) + speak.say("colon") + price + onward


def _tom(view: View, tom: TomView, speak: Speaker) -> Iterator[str]:
    yield f"## {speak.name(OPPONENT)}"
    yield "- " + speak.say("tom_purse", light=tom.light, party=tom.party, footprints=tom.footprints)
    yield "- " + speak.say("dice", dice=_dice(tom.dice, speak))
    if view.board == "province":
        yield "- " + speak.say("camp", camp=speak.place(tom.camp))
    else:
        yield "- " + speak.say("boats", places=speak.row(speak.place(place) for place in tom.boats))
    tiles = speak.say("semicolon").join(tile_text(tile, speak) for tile in sorted(tom.tiles)) or speak.say("nothing")
    yield "- " + speak.say("tom_tiles", tiles=tiles, until=speak.until(view), difficulty=_difficulty(view, speak))


def _difficulty(view: View, speak: Speaker) -> str:
    return speak.game(f"difficulty.{view.options.difficulty}")


def _piles(view: View, speak: Speaker) -> Iterator[str]:
    yield "## " + speak.say("piles")
    reserve = speak.row(speak.colour(die.split("_")[1]) for die in view.reserve) or speak.say("nothing")
    yield "- " + speak.say("reserve", dice=reserve)
    yield "- " + speak.say("decks", a=view.deck_a, b=view.deck_b, spells=view.spell_pile)
    rerolls = speak.row(str(space) for space in SCORE_TRACK.reroll_spaces)
    yield "- " + speak.say("reroll_spaces", spaces=rerolls)
    buried = speak.row(speak.card(card) for card in view.graveyard) or speak.say("nothing")
    yield "- " + speak.say("graveyard", cards=buried)
    unseen = speak.row(speak.card(card) for card in view.unseen) or speak.say("nothing")
    yield "- " + speak.say("unseen", cards=unseen)
    if view.phase == "setup":
        for name in ADVENTURERS:
            yield "- " + card_text(name, speak)


def space_text(space: MapSpace, speak: Speaker) -> str:
    """What a space asks for, and what a village gives."""
    if space.kind == "village":
        gain = effects_text(space.gain, speak) or speak.say("nothing")
        return speak.say("village", light=space.light, count=space.entry_footprints, gain=gain)
    return speak.say(f"space_{space.kind}", element=speak.element(space.element) if space.element else "")


def _province(speak: Speaker) -> Iterator[str]:
    for space in SPACES.values():
        near = []
        for name, effect in PATHS[space.id].items():
            onward = speak.say("beside", text=effect_text(effect, speak)) if effect is not None else ""
            near.append(speak.place(name) + onward)
        text = space_text(space, speak)
        yield f"- {speak.place(space.id)}{speak.say('colon')}{text} → {speak.row(near)}"
    yield "- " + speak.say("villages", order=speak.row(speak.place(name) for name in PROVINCE.villages))


def _archipelago(view: View, speak: Speaker) -> Iterator[str]:
    for island in ISLANDS.values():
        near = [
            speak.place(name) + speak.say("beside", text=_route_text(route, speak, solo=view.tom is not None))
            for name, route in ROUTES[island.id].items()
        ]
        text = island_text(island, speak)
        yield f"- {speak.place(island.id)}{speak.say('colon')}{text} → {speak.say('semicolon').join(near)}"


def island_text(island: Island, speak: Speaker) -> str:
    """What an island scores, and what arriving there brings."""
    parts = [speak.say("island_light", light=island.light)] if island.light else []
    parts += [effects_text(island.on_arrival, speak)] if island.on_arrival else []
    return speak.row(parts) or speak.say("nothing")


def _route_text(route: Route, speak: Speaker, *, solo: bool) -> str:
    if solo and route.closed_in_solo:
        return speak.say("closed")
    if route.free:
        return speak.say("free")
    low, high = route.colours_min, route.colours_max
    text = speak.say("route", colours=str(low) if low == high else f"{low}–{high}")
    if route.footprint_cost:
        cost = speak.say("effect_footprints", n=str(route.footprint_cost), count=route.footprint_cost)
        text = speak.row((text, cost))
    return text
