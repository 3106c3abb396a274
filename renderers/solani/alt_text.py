"""Solani as text: alt text, and the whole table for screen readers."""

from collections.abc import Iterable, Iterator, Mapping

from games.core.scores import OPPONENT, Line
from games.solani.cells import ARMS, BITS, BRANCH_SPACES, CIRCLES, SECTORS, label_of
from games.solani.components import BONUSES, BRANCHES, FEATURES, KIND_OF, MAGNITUDES, PLANETS
from games.solani.player_view import CellView, PlayerView
from games.solani.sky import branch_spaces, circle_spaces, roomy_branch_spaces
from games.solani.view import CoyoteView, View
from renderers.kit.text import figure
from renderers.solani.words import GameWords


def alt(view: View, words: GameWords) -> str:
    """Describe the picture in one sentence.

    It contains round, phase, awaited players, estimates, and the draft.
    """
    parts = [moment(view, words), words.listed(_totals(view, words))]
    if view.phase == "draft" and not view.over:
        parts += [words.listed(words.tile(tile) for tile in row if tile) for row in (view.clusters, view.branches)]
    return words.say("semicolon").join(parts)


def moment(view: View, words: GameWords) -> str:
    """Describe the game, the round, the phase, and the awaited players."""
    known = {"round": words.round(view), "phase": words.game(f"phase.{view.phase}")}
    if view.over or not view.asked:
        return words.say("moment_over", **known)
    return words.say("moment", names=words.listed(words.name(asked.seat) for asked in view.asked), **known)


def _totals(view: View, words: GameWords) -> Iterator[str]:
    for player in view.players:
        yield f"{words.name(player.seat)} {figure(player.total)}"
    if view.coyote:
        yield f"{words.name(OPPONENT)} {figure(view.coyote.total)}"


def lines(view: View, words: GameWords, seat: int | None) -> Iterator[str]:
    """Describe the whole table, most important first.

    The order is: the present situation, the viewer's pieces, the draft, the other players, cards, bonus tiles,
    bags.
    """
    yield f"**{moment(view, words)}**"
    if view.over:
        yield from _result(view, words)
    if seat is not None and 0 <= seat < len(view.players):
        yield from _own(view.players[seat], words)
    yield from _draft(view, words)
    for player in view.players:
        if player.seat != seat:
            yield f"**{words.name(player.seat)}**"
            yield from _sky(player, words)
    if view.coyote:
        yield from _coyote(view.coyote, words)
    yield from _features(view, words)
    yield from _bonuses(view, words)
    yield from _bags(view, words)


def _result(view: View, words: GameWords) -> Iterator[str]:
    for score in sorted(view.scores, key=lambda one: (one.place, one.seat == OPPONENT, one.seat)):
        known = {"name": words.name(score.seat), "total": figure(score.total), "parts": _parts(score.lines, words)}
        yield f"{score.place}. {words.say('result', **known)}"


def _parts(rows: tuple[Line, ...], words: GameWords) -> str:
    return words.listed(f"{words.game(f'score.{line.key}')} {figure(line.points)}" for line in rows)


def _own(player: PlayerView, words: GameWords) -> Iterator[str]:
    """Describe the viewer's own pieces, with the free spaces, on which the draft depends."""
    yield f"**{words.say('own')}**"
    if player.pair:
        yield words.say("pair", cards=words.listed(card_line(card, words) for card in player.pair))
    branch, circle = _branch_spaces(player), circle_spaces(player)
    yield words.say("free_branch", spaces=words.listed(map(label_of, branch)))
    yield words.say("free_circle", spaces=words.listed(circle))
    bare = [space for space in CIRCLES if space not in player.cells and space not in circle]
    bare += [label_of(space) for space in BRANCH_SPACES if space not in player.branches and space not in branch]
    yield words.say("not_free", spaces=words.listed(bare))
    yield from _sky(player, words)


def _branch_spaces(player: PlayerView) -> list[str]:
    return roomy_branch_spaces(player) if player.circle else branch_spaces(player)


def _sky(player: PlayerView, words: GameWords) -> Iterator[str]:
    """Describe one seat: held tiles, estimate, and the pieces on its board space by space."""
    holding = [_named(name, words) for name in (player.circle, player.branch, player.feature) if name]
    yield "- " + words.say("board", board=words.game(f"board.{player.board}"), held=words.listed(holding))
    yield "- " + words.say("estimated", total=figure(player.total), parts=_parts(player.lines, words))
    sectors = [f"{words.game(f'sector.{key}')} {player.sectors[key]}" for key in SECTORS if player.sectors[key]]
    if sectors:
        yield "- " + words.say("sectors", sectors=words.listed(sectors))
    yield "- " + words.say("circles", spaces=_joined(_cells(player, words), words))
    yield "- " + words.say("branches", spaces=_joined(_branches(player.branches, words), words))
    for shown in player.features:
        points = {"magnitude": FEATURES[shown.card].magnitude, "units": shown.units, "points": shown.points}
        where = words.labelled(shown.space, words.say("units", **points)) if shown.space else words.say("not_placed")
        yield "- " + words.say("owned", card=card_line(shown.card, words), where=where)
    if player.picks:
        yield "- " + words.say("picks", count=player.picks)
    if player.discards:
        yield "- " + words.say("discards", tiles=words.listed(map(words.tile, player.discards)))


def _joined(parts: Iterable[str], words: GameWords) -> str:
    """Join parts that contain commas."""
    return words.say("semicolon").join(parts) or words.none


def _named(name: str, words: GameWords) -> str:
    """Return a tile by name, a Branch tile with its nodes."""
    if name not in BRANCHES:
        return words.tile(name)
    return words.say("nodes", name=words.tile(name), nodes=BRANCHES[name].nodes)


def _cells(player: PlayerView, words: GameWords) -> Iterator[str]:
    for cell in (cell for cell in CIRCLES if cell in player.cells):
        yield f"{cell} {_cell(player.cells[cell], words)}"


def _cell(shown: CellView, words: GameWords) -> str:
    """Describe the piece on a space, and its state."""
    if shown.lo:
        name = words.tile(shown.tile) if shown.tile else words.say("guide", number=shown.star)
        wanted = str(shown.lo) if shown.lo == shown.hi else f"{shown.lo}\u2013{shown.hi}"
        return words.say(f"cell_{shown.mark}", name=name, nodes=shown.nodes, wanted=wanted)
    if shown.tile in PLANETS:
        return words.say(f"cell_{shown.mark}", name=words.tile(shown.tile))
    if shown.tile:
        return words.say("cell_feature", name=words.tile(shown.tile), points=shown.points)
    return words.say(f"cell_{shown.mark}", count=shown.loose)


def _branches(placed: Mapping[str, int], words: GameWords) -> Iterator[str]:
    for space in (space for space in BRANCH_SPACES if space in placed):
        yield f"{label_of(space)} {words.tile(KIND_OF[placed[space]])} {arms(placed[space], words)}"


def arms(mask: int, words: GameWords) -> str:
    """Return the arms of a Branch tile as arrows."""
    return "".join(words.game(f"arm.{arm}") for arm, bit in zip(ARMS, BITS, strict=True) if mask & bit)


def _draft(view: View, words: GameWords) -> Iterator[str]:
    """Describe the display with the trades of each Star Cluster, the track, and the order."""
    yield f"**{words.say('display')}**"
    for slot, name in enumerate(view.clusters, start=1):
        if name:
            tile = words.with_more(words.tile(name), _trades(view, slot, words))
            yield f"- {words.labelled(words.game('kind.cluster') + f' {slot}', tile)}"
    for slot, name in enumerate(view.branches, start=1):
        if name:
            yield f"- {words.labelled(words.game('kind.branch') + f' {slot}', _named(name, words))}"
    track = [f"{slot} {words.tile(name)}" for slot, name in enumerate(view.track, start=1) if name]
    yield "- " + words.say("track", planets=words.listed(track), reserve=view.reserve)
    turns = (*view.order, *reversed(view.order))
    yield "- " + words.say("order", names=words.listed(map(words.name, turns)), sun=words.name(view.sun))


def _trades(view: View, slot: int, words: GameWords) -> str:
    reach = [f"{place} {words.tile(view.track[place - 1])}" for place in view.reach[slot - 1]]
    return words.say("trade", planets=words.listed(reach)) if reach else ""


def _coyote(him: CoyoteView, words: GameWords) -> Iterator[str]:
    yield words.with_more(f"**{words.name(OPPONENT)}**", words.game(f"option.coyote.{him.level}"))
    holding = [_named(name, words) for name in (him.circle, him.branch) if name]
    owned = [words.tile(name) for name in (*him.planets, *him.cards)]
    yield "- " + words.say("coyote", held=words.listed(holding), owned=words.listed(owned))
    yield "- " + words.say("tally", matches=him.matches, misses=him.misses)
    yield "- " + words.say("estimated", total=figure(him.total), parts=_parts(him.lines, words))


def card_line(card: str, words: GameWords) -> str:
    """Describe a Special Feature on one line: name, stars, criterion and points."""
    text = words.say("semicolon").join((words.game(f"criterion.{card}"), words.worth(card)))
    return words.say("card", card=words.tile(card), text=text)


def _features(view: View, words: GameWords) -> Iterator[str]:
    for magnitude in MAGNITUDES:
        stock = view.stock(magnitude)
        yield f"**{words.say('stock', stars='★' * magnitude, deck=stock.deck)}**"
        yield from ("- " + card_line(card, words) for card in stock.row)


def _bonuses(view: View, words: GameWords) -> Iterator[str]:
    yield f"**{words.say('bonus_heading')}**"
    for bonus in view.bonuses:
        figures = [f"{words.name(seat)} {number}" for seat, number in enumerate(bonus.figures)]
        yield "- " + words.say(
            "bonus", name=words.game(f"bonus.{bonus.id}"), sector=words.game(f"sector.{bonus.sector}"),
            text=words.condition(bonus.id, view), points=BONUSES[bonus.id].points,
            figures=words.listed(figures), holders=words.listed(map(words.name, bonus.holders)),
        )  # fmt: skip


def _bags(view: View, words: GameWords) -> Iterator[str]:
    """Describe the contents of hidden supplies as far as they are public."""
    yield f"**{words.say('bags')}**"
    for key, bag in (
        ("bag_clusters", view.cluster_bag), ("bag_branches", view.branch_bag), ("bag_final", view.final_branches),
        ("bag_planets", view.unseen_planets),
    ):  # fmt: skip
        counted = [f"{words.tile(name)} \u00d7{count}" for name, count in bag.items() if count]
        yield "- " + words.say(key, tiles=words.listed(counted))
