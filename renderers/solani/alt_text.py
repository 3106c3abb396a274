"""Solani in words: the alt text of a picture, and the whole table for whoever cannot see it."""

from collections.abc import Iterable, Iterator, Mapping

from games.solani.view import (
    ARMS,
    BITS,
    BONUSES,
    BRANCH_SPACES,
    BRANCHES,
    CIRCLES,
    FEATURES,
    KIND_OF,
    MAGNITUDES,
    OPPONENT,
    PLANETS,
    SECTORS,
    CellView,
    CoyoteView,
    Line,
    PlayerView,
    View,
    branch_spaces,
    circle_spaces,
    label_of,
    roomy_branch_spaces,
)
from renderers.kit.text import figure
from renderers.solani.words import Speaker

ALT_LONGEST = 1024


def alt(view: View, speak: Speaker) -> str:
    """One sentence for the picture: round, phase, who is awaited, the estimates, what is there to draft."""
    parts = [moment(view, speak), speak.listed(_totals(view, speak))]
    if view.phase == "draft" and not view.over:
        parts += [speak.listed(speak.tile(tile) for tile in row if tile) for row in (view.clusters, view.branches)]
    text = speak.say("semicolon").join(parts)
    return text if len(text) <= ALT_LONGEST else text[: ALT_LONGEST - 1] + "\u2026"


def moment(view: View, speak: Speaker) -> str:
    """The game, the round, the phase, and who is awaited."""
    known = {"round": speak.round(view), "phase": speak.game(f"phase.{view.phase}")}
    if view.over or not view.asked:
        return speak.say("moment_over", **known)
    return speak.say("moment", names=speak.listed(speak.name(asked.seat) for asked in view.asked), **known)


def _totals(view: View, speak: Speaker) -> Iterator[str]:
    for player in view.players:
        yield f"{speak.name(player.seat)} {figure(player.total)}"
    if view.coyote:
        yield f"{speak.name(OPPONENT)} {figure(view.coyote.total)}"


def lines(view: View, speak: Speaker, seat: int | None) -> Iterator[str]:
    """The whole table, most wanted first: the moment, oneself, the draft, the others, cards, bonus tiles, bags."""
    yield f"**{moment(view, speak)}**"
    if view.over:
        yield from _result(view, speak)
    if seat is not None and 0 <= seat < len(view.players):
        yield from _own(view.players[seat], speak)
    yield from _draft(view, speak)
    for player in view.players:
        if player.seat != seat:
            yield f"**{speak.name(player.seat)}**"
            yield from _sky(player, speak)
    if view.coyote:
        yield from _coyote(view.coyote, speak)
    yield from _features(view, speak)
    yield from _bonuses(view, speak)
    yield from _bags(view, speak)


def _result(view: View, speak: Speaker) -> Iterator[str]:
    for score in sorted(view.scores, key=lambda one: (one.place, one.seat == OPPONENT, one.seat)):
        known = {"name": speak.name(score.seat), "total": figure(score.total), "parts": _parts(score.lines, speak)}
        yield f"{score.place}. {speak.say('result', **known)}"


def _parts(rows: tuple[Line, ...], speak: Speaker) -> str:
    return speak.listed(f"{speak.game(f'score.{line.key}')} {figure(line.points)}" for line in rows)


def _own(player: PlayerView, speak: Speaker) -> Iterator[str]:
    """One's own things, with the spaces that are free: one chooses by them what to take."""
    yield f"**{speak.say('own')}**"
    if player.pair:
        yield speak.say("pair", cards=speak.listed(card_line(card, speak) for card in player.pair))
    branch, circle = _branch_spaces(player), circle_spaces(player)
    yield speak.say("free_branch", spaces=speak.listed(map(label_of, branch)))
    yield speak.say("free_circle", spaces=speak.listed(circle))
    bare = [space for space in CIRCLES if space not in player.cells and space not in circle]
    bare += [label_of(space) for space in BRANCH_SPACES if space not in player.branches and space not in branch]
    yield speak.say("not_free", spaces=speak.listed(bare))
    yield from _sky(player, speak)


def _branch_spaces(player: PlayerView) -> list[str]:
    return roomy_branch_spaces(player) if player.circle else branch_spaces(player)


def _sky(player: PlayerView, speak: Speaker) -> Iterator[str]:
    """Everything of one seat: what it holds, its estimate, and space by space what lies on its board."""
    holding = [_named(name, speak) for name in (player.circle, player.branch, player.feature) if name]
    yield "- " + speak.say("board", board=speak.game(f"board.{player.board}"), held=speak.listed(holding))
    yield "- " + speak.say("estimated", total=figure(player.total), parts=_parts(player.lines, speak))
    sectors = [f"{speak.game(f'sector.{key}')} {player.sectors[key]}" for key in SECTORS if player.sectors[key]]
    if sectors:
        yield "- " + speak.say("sectors", sectors=speak.listed(sectors))
    yield "- " + speak.say("circles", spaces=_joined(_cells(player, speak), speak))
    yield "- " + speak.say("branches", spaces=_joined(_branches(player.branches, speak), speak))
    for shown in player.features:
        points = {"magnitude": FEATURES[shown.card].magnitude, "units": shown.units, "points": shown.points}
        where = f"{shown.space}: {speak.say('units', **points)}" if shown.space else speak.say("not_placed")
        yield "- " + speak.say("owned", card=card_line(shown.card, speak), where=where)
    if player.picks:
        yield "- " + speak.say("picks", count=player.picks)
    if player.discards:
        yield "- " + speak.say("discards", tiles=speak.listed(map(speak.tile, player.discards)))


def _joined(parts: Iterable[str], speak: Speaker) -> str:
    """Parts that have commas of their own in a row."""
    return speak.say("semicolon").join(parts) or speak.none


def _named(name: str, speak: Speaker) -> str:
    """A tile by name, a Branch tile with its nodes."""
    if name not in BRANCHES:
        return speak.tile(name)
    return speak.say("nodes", name=speak.tile(name), nodes=BRANCHES[name].nodes)


def _cells(player: PlayerView, speak: Speaker) -> Iterator[str]:
    """Circle spaces in reading order, those with nothing on them left out."""
    for cell in (cell for cell in CIRCLES if cell in player.cells):
        yield f"{cell} {_cell(player.cells[cell], speak)}"


def _cell(shown: CellView, speak: Speaker) -> str:
    """What lies on a space, and how it stands."""
    if shown.lo:
        name = speak.tile(shown.tile) if shown.tile else speak.say("guide", number=shown.star)
        wanted = str(shown.lo) if shown.lo == shown.hi else f"{shown.lo}\u2013{shown.hi}"
        return speak.say(f"cell_{shown.mark}", name=name, nodes=shown.nodes, wanted=wanted)
    if shown.tile in PLANETS:
        return speak.say(f"cell_{shown.mark}", name=speak.tile(shown.tile))
    if shown.tile:
        return speak.say("cell_feature", name=speak.tile(shown.tile), points=shown.points)
    return speak.say(f"cell_{shown.mark}", count=shown.loose)


def _branches(placed: Mapping[str, int], speak: Speaker) -> Iterator[str]:
    for space in (space for space in BRANCH_SPACES if space in placed):
        yield f"{label_of(space)} {speak.tile(KIND_OF[placed[space]])} {arms(placed[space], speak)}"


def arms(mask: int, speak: Speaker) -> str:
    """The arms of a Branch tile as arrows."""
    return "".join(speak.game(f"arm.{arm}") for arm, bit in zip(ARMS, BITS, strict=True) if mask & bit)


def _draft(view: View, speak: Speaker) -> Iterator[str]:
    """The display with the trades that each Star Cluster allows, the track, and who drafts when."""
    yield f"**{speak.say('display')}**"
    for slot, name in enumerate(view.clusters, start=1):
        if name:
            tile = speak.with_more(speak.tile(name), _trades(view, slot, speak))
            yield f"- {speak.game('kind.cluster')} {slot}: {tile}"
    for slot, name in enumerate(view.branches, start=1):
        if name:
            yield f"- {speak.game('kind.branch')} {slot}: {_named(name, speak)}"
    track = [f"{slot} {speak.tile(name)}" for slot, name in enumerate(view.track, start=1) if name]
    yield "- " + speak.say("track", planets=speak.listed(track), reserve=view.reserve)
    turns = (*view.order, *reversed(view.order))
    yield "- " + speak.say("order", names=speak.listed(map(speak.name, turns)), sun=speak.name(view.sun))


def _trades(view: View, slot: int, speak: Speaker) -> str:
    """For which Planets a Star Cluster may be given."""
    reach = [f"{place} {speak.tile(view.track[place - 1])}" for place in view.reach[slot - 1]]
    return speak.say("trade", planets=speak.listed(reach)) if reach else ""


def _coyote(him: CoyoteView, speak: Speaker) -> Iterator[str]:
    yield speak.with_more(f"**{speak.name(OPPONENT)}**", speak.game(f"option.coyote.{him.level}"))
    holding = [_named(name, speak) for name in (him.circle, him.branch) if name]
    owned = [speak.tile(name) for name in (*him.planets, *him.cards)]
    yield "- " + speak.say("coyote", held=speak.listed(holding), owned=speak.listed(owned))
    yield "- " + speak.say("tally", matches=him.matches, misses=him.misses)
    yield "- " + speak.say("estimated", total=figure(him.total), parts=_parts(him.lines, speak))


def card_line(card: str, speak: Speaker) -> str:
    """A Special Feature on one line: name, stars, what it counts and what that is worth."""
    text = speak.say("semicolon").join((speak.game(f"criterion.{card}"), speak.worth(card)))
    return speak.say("card", card=speak.tile(card), text=text)


def _features(view: View, speak: Speaker) -> Iterator[str]:
    for magnitude in MAGNITUDES:
        stock = view.stock(magnitude)
        yield f"**{speak.say('stock', stars='★' * magnitude, deck=stock.deck)}**"
        yield from ("- " + card_line(card, speak) for card in stock.row)


def _bonuses(view: View, speak: Speaker) -> Iterator[str]:
    yield f"**{speak.say('bonus_heading')}**"
    for bonus in view.bonuses:
        figures = [f"{speak.name(seat)} {number}" for seat, number in enumerate(bonus.figures)]
        yield "- " + speak.say(
            "bonus", name=speak.game(f"bonus.{bonus.id}"), sector=speak.game(f"sector.{bonus.sector}"),
            text=speak.condition(bonus.id, view), points=BONUSES[bonus.id].points,
            figures=speak.listed(figures), holders=speak.listed(map(speak.name, bonus.holders)),
        )  # fmt: skip


def _bags(view: View, speak: Speaker) -> Iterator[str]:
    """What may be counted of what is hidden."""
    yield f"**{speak.say('bags')}**"
    for key, bag in (
        ("bag_clusters", view.cluster_bag), ("bag_branches", view.branch_bag), ("bag_final", view.final_branches),
        ("bag_planets", view.unseen_planets),
    ):  # fmt: skip
        counted = [f"{speak.tile(name)} \u00d7{count}" for name, count in bag.items() if count]
        yield "- " + speak.say(key, tiles=speak.listed(counted))
