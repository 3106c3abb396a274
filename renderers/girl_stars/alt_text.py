"""The Girl Who Made the Stars in words: alt text, and the whole table for whoever cannot see it."""

from collections.abc import Iterator, Mapping

from games.girl_stars.preview import vanishing
from games.girl_stars.view import (
    ASH,
    CARDS,
    COLOURS,
    COVERED,
    FORAGE,
    GATES,
    GOODS,
    LINKS,
    OPPONENT,
    PLAYABLE,
    REGIONS,
    SITES,
    STARTS,
    TILES,
    TURNED,
    Colour,
    Landed,
    Line,
    Pattern,
    PlayerView,
    ScoutingView,
    SiteView,
    View,
    rank_of,
)
from renderers.girl_stars.seat import spoken_place
from renderers.girl_stars.words import Speaker
from renderers.kit.text import figure

ALT_LONGEST = 1024


def alt(view: View, speak: Speaker) -> str:
    """One sentence for the picture: round, phase, who is awaited, scores, rewards, sites, the Girl. [spec 12]"""
    parts = [moment(view, speak)]
    points = {player.seat: player.vp for player in view.players} | {score.seat: score.total for score in view.scores}
    parts.append(speak.listed(f"{speak.name(seat)} {figure(vp)}" for seat, vp in points.items()))
    parts.append(speak.say("rewards_alt", piles=speak.listed(_tops(view, speak))))
    parts.append(speak.say("connected_alt", connected=view.connected, sites=len(SITES), girl=view.track.girl))
    text = speak.say("semicolon").join(parts)
    return text if len(text) <= ALT_LONGEST else text[: ALT_LONGEST - 1] + "\u2026"


def moment(view: View, speak: Speaker) -> str:
    """The game, the round, the phase, and who is awaited."""
    known = {"game": speak.game("name"), "round": speak.round(view), "phase": speak.game(f"phase.{view.phase}")}
    if view.over or not view.asked:
        return speak.say("moment_over", **known)
    return speak.say("moment", names=speak.listed(speak.name(asked.seat) for asked in view.asked), **known)


def _tops(view: View, speak: Speaker) -> Iterator[str]:
    for reward in view.rewards.values():
        yield f"{speak.game(f'pile.{reward.pile}')} {reward.top}"


def lines(view: View, speak: Speaker, seat: int | None) -> Iterator[str]:
    """The whole table, most wanted first: the moment, oneself, the map, the dish, what can be earned, the others."""
    yield f"**{moment(view, speak)}**"
    if view.over:
        yield from _result(view, speak)
    if view.scouting:
        yield scouted(view.scouting, speak)
    if seat is not None and 0 <= seat < len(view.players):
        yield f"**{speak.say('own')}**"
        yield from _player(view, view.players[seat], speak)
    if view.dish:
        yield from _dish(view, speak)
    yield from _map(view, speak)
    yield from _earnings(view, speak)
    yield from _track(view, speak)
    for player in view.players:
        if player.seat != seat:
            yield f"**{speak.name(player.seat)}**"
            yield from _player(view, player, speak)
    yield from _hidden(view, speak)


def _result(view: View, speak: Speaker) -> Iterator[str]:
    for score in sorted(view.scores, key=lambda one: (one.place, one.seat == OPPONENT, one.seat)):
        known = {"name": speak.name(score.seat), "total": figure(score.total), "parts": _parts(score.lines, speak)}
        yield f"{score.place}. {speak.say('result', **known)}"
    if view.solo and view.scores:
        yield speak.say("rank", rank=speak.game(f"rank.{rank_of(view.players[0].total).id}"))


def _parts(rows: tuple[Line, ...], speak: Speaker) -> str:
    return speak.listed(f"{speak.game(f'score.{line.key}')} {figure(line.points)}" for line in rows)


def _lights(light: Mapping[Colour, int], speak: Speaker) -> str:
    return speak.listed(f"{speak.game(f'colour.{colour}')} {light[colour]}" for colour in COLOURS)


def _player(view: View, player: PlayerView, speak: Speaker) -> Iterator[str]:
    """Everything of one seat: score, supply, villagers, then hex by hex what lies on its sky."""
    points = {"points": figure(player.vp), "total": figure(player.total), "parts": _parts(player.lines, speak)}
    yield "- " + speak.say("told_points", **points)
    yield "- " + speak.say("told_supply", light=_lights(player.light, speak), dust=player.stardust,
                           goods=speak.listed(_goods(player, speak)))  # fmt: skip
    if player.hand:
        yield "- " + speak.say("told_hand", tiles=speak.listed(tile(name, speak) for name in player.hand))
    if player.kept:
        yield "- " + speak.say("told_kept", tokens=speak.listed(speak.game(f"ash.{kind}") for kind in player.kept))
    if player.seat == view.active:
        yield "- " + speak.say("told_actions", count=view.actions_left)
    if player.extra_actions:
        yield "- " + speak.say("told_extra", count=player.extra_actions)
    places = [f"{speak.game(f'villager.{name}')} {spoken_place(at, speak)}" for name, at in player.villagers.items()]
    yield "- " + speak.say("told_villagers", villagers=speak.listed(places))
    yield "- " + speak.say("told_bonus", tokens=speak.listed(_bonuses(player, speak)))
    yield from _sky(player, speak)


def _goods(player: PlayerView, speak: Speaker) -> Iterator[str]:
    for kind in GOODS:
        if player.goods[kind]:
            yield f"{speak.game(f'goods.{kind}')} {player.goods[kind]}"


def tile(name: str, speak: Speaker) -> str:
    """A tile of the hand: its name and the lines of its front, unturned."""
    lines_ = next(iter(TURNED[TILES[name].face.id].values()))
    return f"{speak.game(f'tile.{name}')} {speak.arrows(lines_)}"


def _bonuses(player: PlayerView, speak: Speaker) -> Iterator[str]:
    for corner, kind in player.corners.items():
        text = speak.say("corner", corner=speak.game(f"corner.{corner}"), bonus=speak.game(f"bonus.{kind}"))
        hexes = " ".join(at for at in COVERED if COVERED[at] == corner)
        known = {"bonus": text, "hexes": hexes, "effect": speak.game(f"bonus_effect.{kind}")}
        yield speak.say("bonus_used" if corner in player.used else "bonus_left", **known)


def _sky(player: PlayerView, speak: Speaker) -> Iterator[str]:
    """Tiles with their lines, Stardust, vacant hexes with what Stardust costs there, and the patterns."""
    laid = [f"{at} {speak.star(player.tiles[at])}" for at in PLAYABLE if at in player.tiles]
    laid += [speak.say("dust_on", hex=at, count=count) for at, count in player.dust.items()]
    yield "- " + speak.say("told_tiles", tiles=speak.listed(laid))
    for pattern in player.patterns:
        yield "  - " + _pattern(pattern, speak)
    if player.dust_costs:
        costs = [f"{at} {discs}" for at, discs in player.dust_costs.items()]
        yield "- " + speak.say("told_costs", costs=speak.listed(costs))
    vacant = [at for at in PLAYABLE if at not in player.tiles and at not in player.dust]
    yield "- " + speak.say("told_vacant", count=player.vacant, hexes=" ".join(vacant))


def _pattern(pattern: Pattern, speak: Speaker) -> str:
    hexes = "-".join(pattern.hexes)
    if pattern.complete:
        return speak.say("constellation", hexes=hexes, size=pattern.size)
    if not pattern.open:
        return speak.say("closed_pattern", hexes=hexes)
    return speak.say("open_pattern", hexes=hexes, size=pattern.size, open=" ".join(pattern.open))


def scouted(scouting: ScoutingView, speak: Speaker) -> str:
    """A Scouting on its way, space by space."""
    if not scouting.path:
        return speak.say("scouting_to", gate=scouting.gate)
    spaces = [f"{space} {speak.game(f'colour.{c}')}" for space, c in zip(scouting.path, scouting.proposal, strict=True)]
    return speak.say(
        "told_scouting", name=speak.name(scouting.seat), path=speak.listed(spaces), set=len(scouting.colours),
        points=scouting.vp, sites=speak.listed(map(speak.site, scouting.connects)),
    )  # fmt: skip


def _dish(view: View, speak: Speaker) -> Iterator[str]:
    yield f"**{speak.say('dish')}**"
    if view.queue:
        yield "- " + speak.say("told_queue", names=speak.listed(map(speak.name, view.queue)))
    for landed in view.dish:
        yield "- " + _landed(landed, speak)


def _landed(landed: Landed, speak: Speaker) -> str:
    known = {"letter": landed.letter, "ash": speak.game(f"ash.{landed.ash}")}
    if landed.taker is not None:
        return speak.say("ash_taken", name=speak.name(landed.taker), **known)
    colours = REGIONS[landed.region].colours
    known |= {"region": speak.game(f"region.{landed.region}"), "effect": speak.game(f"ash_use.{landed.ash}")}
    return speak.say("ash_lies", colours="/".join(speak.game(f"colour.{colour}") for colour in colours), **known)


def _map(view: View, speak: Speaker) -> Iterator[str]:
    """Lit spaces, where paths may begin, each site with its gate, and the links between spaces."""
    yield f"**{speak.say('map')}**"
    lit = [f"{space} {speak.game(f'colour.{view.lit[space]}')}" for space in sorted(view.lit)]
    yield "- " + speak.say("told_lit", spaces=speak.listed(lit), starts=" ".join(map(str, STARTS)))
    for site in view.sites.values():
        yield "- " + _site(site, speak)
    links = [f"{space}: {' '.join(map(str, LINKS[space]))}" for space in LINKS if space not in view.lit]
    yield "- " + speak.say("told_links", links=speak.say("semicolon").join(links))


def _site(site: SiteView, speak: Speaker) -> str:
    printed = SITES[site.id]
    goods = speak.game(f"goods.{printed.goods}")
    known: dict[str, str | int] = {"site": speak.site(site.id), "goods": goods, "left": site.left, "cost": site.cost}
    text = speak.say("site_connected" if site.connected else "site_dark", gate=printed.gate,
                     colour=speak.game(f"colour.{GATES[printed.gate].colour}"), **known)  # fmt: skip
    if site.early is None:
        forage = FORAGE[printed.goods]
        early = speak.say("early_dust") if forage.early_stardust else speak.say("points", points=forage.early_vp)
        text += speak.say("early_free", reward=early)
    else:
        text += speak.say("early_taken", name=speak.name(site.early[0]))
    near = [speak.name(seat) for seat, _ in site.near]
    return text + (speak.say("near", names=speak.listed(near)) if near else "")


def _earnings(view: View, speak: Speaker) -> Iterator[str]:
    """The reward piles, the open Offering card, what goods give by themselves."""
    yield f"**{speak.say('rewards')}**"
    for reward in view.rewards.values():
        text = speak.say("pile", pile=speak.game(f"pile.{reward.pile}"), tokens=speak.listed(map(str, reward.tokens)))
        yield "- " + text + (speak.say("pile_marked") if reward.pile in vanishing(view) else "")
    yield f"**{speak.say('offering', card=speak.game(f'card.{view.offering.card}'))}**"
    for number, space in enumerate(CARDS[view.offering.card].spaces, start=1):
        needs = " + ".join(speak.game(f"goods.{kind}") for kind in space.needs)
        key = "space_filled" if number in view.offering.filled else "space_free"
        yield "- " + speak.say(key, number=number, needs=needs, points=space.vp)
    singles = [f"{speak.game(f'goods.{kind}')} {FORAGE[kind].offer_vp}" for kind in GOODS]
    yield "- " + speak.say("singles", goods=speak.listed(singles))


def _track(view: View, speak: Speaker) -> Iterator[str]:
    track = view.track
    yield f"**{speak.say('track')}**"
    elders = [f"{speak.name(seat)} {space}" for seat, space in track.elders.items()]
    yield "- " + speak.say("told_track", girl=track.girl, elders=speak.listed(elders))
    gazers = [f"{speak.name(seat)} {space}" for space, (seat, _) in track.gazers.items()]
    yield "- " + speak.say("told_gazers", villagers=speak.listed(gazers), free=speak.listed(map(str, track.free)))


def _hidden(view: View, speak: Speaker) -> Iterator[str]:
    """What may be counted of what is hidden or gone."""
    yield f"**{speak.say('bags')}**"
    ash = [f"{speak.game(f'ash.{kind}')} \u00d7{view.ash_bag[kind]}" for kind in ASH if view.ash_bag[kind]]
    yield "- " + speak.say("bag_ash", tokens=speak.listed(ash))
    for player in view.players:
        tiles = speak.listed(speak.game(f"tile.{name}") for name in player.bag)
        yield "- " + speak.say("bag_tiles", name=speak.name(player.seat), tiles=tiles)
    hidden = speak.listed(speak.game(f"card.{card}") for card in view.offering.hidden)
    aside = speak.listed(speak.game(f"card.{card}") for card in view.offering.aside)
    yield "- " + speak.say("bag_cards", hidden=hidden, aside=aside)
    yield "- " + speak.say("aside_count", count=sum(view.box.values()))
