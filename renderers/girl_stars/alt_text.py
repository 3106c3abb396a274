"""The Girl Who Made the Stars as text: alt text, and the whole table for screen readers."""

from collections.abc import Iterator, Mapping

from games.core.scores import OPPONENT, Line
from games.girl_stars.components import (
    ASH,
    CARDS,
    COLOURS,
    FORAGE,
    GATES,
    GOODS,
    LINKS,
    REGIONS,
    SITES,
    STARTS,
    TILES,
    TURNED,
    Colour,
    rank_of,
)
from games.girl_stars.hexes import COVERED, PLAYABLE
from games.girl_stars.player_view import Pattern, PlayerView
from games.girl_stars.preview import vanishing
from games.girl_stars.view import Landed, ScoutingView, SiteView, View
from renderers.girl_stars.seat import spoken_place
from renderers.girl_stars.words import GameWords
from renderers.kit.text import figure


def alt(view: View, words: GameWords) -> str:
    """Describe the picture in one sentence. [spec 12]

    It contains round, phase, awaited players, scores, rewards, sites, and the Girl.
    """
    parts = [moment(view, words)]
    points = {player.seat: player.vp for player in view.players} | {score.seat: score.total for score in view.scores}
    parts.append(words.listed(f"{words.name(seat)} {figure(vp)}" for seat, vp in points.items()))
    parts.append(words.say("rewards_alt", piles=words.listed(_tops(view, words))))
    parts.append(words.say("connected_alt", connected=view.connected, sites=len(SITES), girl=view.track.girl))
    return words.say("semicolon").join(parts)


def moment(view: View, words: GameWords) -> str:
    """Describe the game, the round, the phase, and the awaited players."""
    known = {"game": words.game("name"), "round": words.round(view), "phase": words.game(f"phase.{view.phase}")}
    if view.over or not view.asked:
        return words.say("moment_over", **known)
    return words.say("moment", names=words.listed(words.name(asked.seat) for asked in view.asked), **known)


def _tops(view: View, words: GameWords) -> Iterator[str]:
    for reward in view.rewards.values():
        yield f"{words.game(f'pile.{reward.pile}')} {reward.top}"


def lines(view: View, words: GameWords, seat: int | None) -> Iterator[str]:
    """Describe the whole table, most important first.

    The order is: the present situation, the viewer's pieces, map, dish, possible earnings, the other players.
    """
    yield f"**{moment(view, words)}**"
    if view.over:
        yield from _result(view, words)
    if view.scouting:
        yield scouted(view.scouting, words)
    if seat is not None and 0 <= seat < len(view.players):
        yield f"**{words.say('own')}**"
        yield from _player(view, view.players[seat], words)
    if view.dish:
        yield from _dish(view, words)
    yield from _map(view, words)
    yield from _earnings(view, words)
    yield from _track(view, words)
    for player in view.players:
        if player.seat != seat:
            yield f"**{words.name(player.seat)}**"
            yield from _player(view, player, words)
    yield from _hidden(view, words)


def _result(view: View, words: GameWords) -> Iterator[str]:
    for score in sorted(view.scores, key=lambda one: (one.place, one.seat == OPPONENT, one.seat)):
        known = {"name": words.name(score.seat), "total": figure(score.total), "parts": _parts(score.lines, words)}
        yield f"{score.place}. {words.say('result', **known)}"
    if view.solo and view.scores:
        yield words.say("rank", rank=words.game(f"rank.{rank_of(view.players[0].total).id}"))


def _parts(rows: tuple[Line, ...], words: GameWords) -> str:
    return words.listed(f"{words.game(f'score.{line.key}')} {figure(line.points)}" for line in rows)


def _lights(light: Mapping[Colour, int], words: GameWords) -> str:
    return words.listed(f"{words.game(f'colour.{colour}')} {light[colour]}" for colour in COLOURS)


def _player(view: View, player: PlayerView, words: GameWords) -> Iterator[str]:
    """Describe one seat: score, supply, villagers, then the pieces on its sky hex by hex."""
    points = {"points": figure(player.vp), "total": figure(player.total), "parts": _parts(player.lines, words)}
    yield "- " + words.say("told_points", **points)
    yield "- " + words.say("told_supply", light=_lights(player.light, words), dust=player.stardust,
                           goods=words.listed(_goods(player, words)))  # fmt: skip
    if player.hand:
        yield "- " + words.say("told_hand", tiles=words.listed(tile(name, words) for name in player.hand))
    if player.kept:
        yield "- " + words.say("told_kept", tokens=words.listed(words.game(f"ash.{kind}") for kind in player.kept))
    if player.seat == view.active:
        yield "- " + words.say("told_actions", count=view.actions_left)
    if player.extra_actions:
        yield "- " + words.say("told_extra", count=player.extra_actions)
    places = [f"{words.game(f'villager.{name}')} {spoken_place(at, words)}" for name, at in player.villagers.items()]
    yield "- " + words.say("told_villagers", villagers=words.listed(places))
    yield "- " + words.say("told_bonus", tokens=words.listed(_bonuses(player, words)))
    yield from _sky(player, words)


def _goods(player: PlayerView, words: GameWords) -> Iterator[str]:
    for kind in GOODS:
        if player.goods[kind]:
            yield f"{words.game(f'goods.{kind}')} {player.goods[kind]}"


def tile(name: str, words: GameWords) -> str:
    """Describe a tile of the hand: its name and the lines of its front, unturned."""
    lines_ = next(iter(TURNED[TILES[name].face.id].values()))
    return f"{words.game(f'tile.{name}')} {words.arrows(lines_)}"


def _bonuses(player: PlayerView, words: GameWords) -> Iterator[str]:
    for corner, kind in player.corners.items():
        text = words.say("corner", corner=words.game(f"corner.{corner}"), bonus=words.game(f"bonus.{kind}"))
        hexes = " ".join(at for at in COVERED if COVERED[at] == corner)
        known = {"bonus": text, "hexes": hexes, "effect": words.game(f"bonus_effect.{kind}")}
        yield words.say("bonus_used" if corner in player.used else "bonus_left", **known)


def _sky(player: PlayerView, words: GameWords) -> Iterator[str]:
    """Describe tiles, Stardust, vacant hexes with the cost of Stardust, and the patterns."""
    laid = [f"{at} {words.star(player.tiles[at])}" for at in PLAYABLE if at in player.tiles]
    laid += [words.say("dust_on", hex=at, count=count) for at, count in player.dust.items()]
    yield "- " + words.say("told_tiles", tiles=words.listed(laid))
    for pattern in player.patterns:
        yield "  - " + _pattern(pattern, words)
    if player.dust_costs:
        costs = [f"{at} {discs}" for at, discs in player.dust_costs.items()]
        yield "- " + words.say("told_costs", costs=words.listed(costs))
    vacant = [at for at in PLAYABLE if at not in player.tiles and at not in player.dust]
    yield "- " + words.say("told_vacant", count=player.vacant, hexes=" ".join(vacant))


def _pattern(pattern: Pattern, words: GameWords) -> str:
    hexes = "-".join(pattern.hexes)
    if pattern.complete:
        return words.say("constellation", hexes=hexes, size=pattern.size)
    if not pattern.open:
        return words.say("closed_pattern", hexes=hexes)
    return words.say("open_pattern", hexes=hexes, size=pattern.size, open=" ".join(pattern.open))


def scouted(scouting: ScoutingView, words: GameWords) -> str:
    """Describe a Scouting being entered, space by space."""
    if not scouting.path:
        return words.say("scouting_to", gate=scouting.gate)
    spaces = [f"{space} {words.game(f'colour.{c}')}" for space, c in zip(scouting.path, scouting.proposal, strict=True)]
    return words.say(
        "told_scouting", name=words.name(scouting.seat), path=words.listed(spaces), set=len(scouting.colours),
        points=scouting.vp, sites=words.listed(map(words.site, scouting.connects)),
    )  # fmt: skip


def _dish(view: View, words: GameWords) -> Iterator[str]:
    yield f"**{words.say('dish')}**"
    if view.queue:
        yield "- " + words.say("told_queue", names=words.listed(map(words.name, view.queue)))
    for landed in view.dish:
        yield "- " + _landed(landed, words)


def _landed(landed: Landed, words: GameWords) -> str:
    known = {"letter": landed.letter, "ash": words.game(f"ash.{landed.ash}")}
    if landed.taker is not None:
        return words.say("ash_taken", name=words.name(landed.taker), **known)
    colours = REGIONS[landed.region].colours
    known |= {"region": words.game(f"region.{landed.region}"), "effect": words.game(f"ash_use.{landed.ash}")}
    return words.say("ash_lies", colours="/".join(words.game(f"colour.{colour}") for colour in colours), **known)


def _map(view: View, words: GameWords) -> Iterator[str]:
    yield f"**{words.say('map')}**"
    lit = [f"{space} {words.game(f'colour.{view.lit[space]}')}" for space in sorted(view.lit)]
    yield "- " + words.say("told_lit", spaces=words.listed(lit), starts=" ".join(map(str, STARTS)))
    for site in view.sites.values():
        yield "- " + _site(site, words)
    links = [words.labelled(space, " ".join(map(str, LINKS[space]))) for space in LINKS if space not in view.lit]
    yield "- " + words.say("told_links", links=words.say("semicolon").join(links))


def _site(site: SiteView, words: GameWords) -> str:
    printed = SITES[site.id]
    goods = words.game(f"goods.{printed.goods}")
    known: dict[str, str | int] = {"site": words.site(site.id), "goods": goods, "left": site.left, "cost": site.cost}
    text = words.say("site_connected" if site.connected else "site_dark", gate=printed.gate,
                     colour=words.game(f"colour.{GATES[printed.gate].colour}"), **known)  # fmt: skip
    if site.early is None:
        forage = FORAGE[printed.goods]
        early = words.say("early_dust") if forage.early_stardust else words.say("points", points=forage.early_vp)
        text += words.say("early_free", reward=early)
    else:
        text += words.say("early_taken", name=words.name(site.early[0]))
    near = [words.name(seat) for seat, _ in site.near]
    return text + (words.say("near", names=words.listed(near)) if near else "")


def _earnings(view: View, words: GameWords) -> Iterator[str]:
    """Describe the reward piles, the open Offering card, and the value of single goods."""
    yield f"**{words.say('rewards')}**"
    for reward in view.rewards.values():
        text = words.say("pile", pile=words.game(f"pile.{reward.pile}"), tokens=words.listed(map(str, reward.tokens)))
        yield "- " + text + (words.say("pile_marked") if reward.pile in vanishing(view) else "")
    yield f"**{words.say('offering', card=words.game(f'card.{view.offering.card}'))}**"
    for number, space in enumerate(CARDS[view.offering.card].spaces, start=1):
        needs = " + ".join(words.game(f"goods.{kind}") for kind in space.needs)
        key = "space_filled" if number in view.offering.filled else "space_free"
        yield "- " + words.say(key, number=number, needs=needs, points=space.vp)
    singles = [f"{words.game(f'goods.{kind}')} {FORAGE[kind].offer_vp}" for kind in GOODS]
    yield "- " + words.say("singles", goods=words.listed(singles))


def _track(view: View, words: GameWords) -> Iterator[str]:
    track = view.track
    yield f"**{words.say('track')}**"
    elders = [f"{words.name(seat)} {space}" for seat, space in track.elders.items()]
    yield "- " + words.say("told_track", girl=track.girl, elders=words.listed(elders))
    gazers = [f"{words.name(seat)} {space}" for space, (seat, _) in track.gazers.items()]
    yield "- " + words.say("told_gazers", villagers=words.listed(gazers), free=words.listed(map(str, track.free)))


def _hidden(view: View, words: GameWords) -> Iterator[str]:
    """Describe the public contents of hidden supplies, and the pieces out of the game."""
    yield f"**{words.say('bags')}**"
    ash = [f"{words.game(f'ash.{kind}')} \u00d7{view.ash_bag[kind]}" for kind in ASH if view.ash_bag[kind]]
    yield "- " + words.say("bag_ash", tokens=words.listed(ash))
    for player in view.players:
        tiles = words.listed(words.game(f"tile.{name}") for name in player.bag)
        yield "- " + words.say("bag_tiles", name=words.name(player.seat), tiles=tiles)
    hidden = words.listed(words.game(f"card.{card}") for card in view.offering.hidden)
    aside = words.listed(words.game(f"card.{card}") for card in view.offering.aside)
    yield "- " + words.say("bag_cards", hidden=hidden, aside=aside)
    yield "- " + words.say("aside_count", count=sum(view.box.values()))
