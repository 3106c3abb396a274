"""Placing a tile: the best suggestions first, every space by its label, and the sky as it would be. [spec 13]"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.dialogue import general, menus
from bot.dialogue.face import Desk, index_of
from bot.dialogue.panels import Item, Panel, Pick, Row, Style, Tap
from bot.faces.solani import tiles
from games.solani import actions as do
from games.solani.advice import Adviser
from games.solani.outlook import Glance, Placing

BRANCHES, CIRCLES = "b", "o"
"""Paths of the two menus of spaces."""

FOLLOWS, GOOD, BAD, SURROUNDED = "⏩", "✅", "⚠️", "🌚"


def placings(desk: Desk) -> list[Placing]:
    """Return the answers that place a tile."""
    return [action for action in desk.legal if isinstance(action, Placing)]


def lookout(desk: Desk) -> Adviser:
    """Return from where the seat looks at its placements."""
    return Adviser(tiles.view_of(desk), desk.prompt.seat)


def suggested(desk: Desk, out: Adviser) -> list[Placing]:
    """Return the best few placements, the best first."""
    found = out.suggestions(desk.legal)
    return [suggestion.action for suggestion in found if isinstance(suggestion.action, Placing)]


def place_panel(desk: Desk) -> Panel:
    """Ask for a placement: suggestions as buttons, then menus of all spaces."""
    out = lookout(desk)
    best = suggested(desk, out)
    taps = tuple(_suggestion(desk, out, rank, action) for rank, action in enumerate(best, start=1))
    text = "\n".join(part for part in (general.question(desk), tiles.held(desk)) if part)
    return Panel(text, (taps, *space_menus(desk, out)), sheet="seat", marks=_spaces(desk, best))


def _suggestion(desk: Desk, out: Adviser, rank: int, action: Placing) -> Tap:
    text = f"{rank} · {_short(desk, action)} · {tiles.plus(out.glance(action).gain)}"
    return Tap(("c", "at", index_of(desk, action)), text, Style.MAIN, _sign(desk, action))


def _sign(desk: Desk, action: Placing) -> str:
    player = tiles.mine(desk)
    return tiles.BRANCH if isinstance(action, do.PlaceBranch) else tiles.sign_of(player.circle or player.feature)


def _short(desk: Desk, action: Placing) -> str:
    if isinstance(action, do.PlaceBranch):
        return f"{action.space} {tiles.arms(desk.words, tiles.mask_of(desk, action))}"
    return action.space


def turns(desk: Desk, space: str) -> list[do.PlaceBranch]:
    """Return the rotations in which the Branch tile may lie on a space."""
    return [action for action in desk.legal if isinstance(action, do.PlaceBranch) and action.space == space]


def space_menus(desk: Desk, out: Adviser, chosen: Placing | None = None) -> tuple[Row, ...]:
    """Return a menu of the spaces for each tile held; a branch space leads to its best rotation."""
    branches = dict.fromkeys(action.space for action in desk.legal if isinstance(action, do.PlaceBranch))
    best = [out.best_turn(turns(desk, space)) for space in branches]
    circles = [action for action in desk.legal if isinstance(action, do.PlaceCircle | do.PlaceSpecial)]
    rows = []
    for path, key, actions in ((BRANCHES, "branch_to", best), (CIRCLES, "circle_to", circles)):
        if actions:
            items = tuple(_space(desk, out.glance(action), chosen) for action in actions)
            rows.append(Pick(("c", path), desk.words(f"bot.solani.{key}"), items))
    return tuple(rows)


def _space(desk: Desk, look: Glance, chosen: Placing | None) -> Item:
    action = look.action
    here = chosen is not None and isinstance(action, type(chosen)) and action.space == chosen.space
    note = tiles.listed((tiles.plus(look.gain), *_changes(desk, look)))
    return Item(index_of(desk, action), _short(desk, action), note, _sign(desk, action), here)


def _changes(desk: Desk, look: Glance) -> Iterator[str]:
    """Yield what follows by itself, then what happens on the board, the good first, each in a few words."""
    if look.follows:
        placed = f"{_sign(desk, look.follows)} {_short(desk, look.follows)}"
        yield f"{FOLLOWS} {desk.words('bot.solani.follows', placed=placed)}"
    for sign, effects in ((GOOD, look.good), (BAD, look.bad)):
        for effect in effects:
            said = desk.words(f"solani.effect.{effect.kind}", cell=effect.cell, points=effect.points)
            yield f"{sign} {said}"
    for cell in look.surrounded:
        yield f"{SURROUNDED} {desk.words('bot.solani.surrounded', cell=cell)}"


def described(desk: Desk, action: Placing) -> str:
    """Return what a placement would do: points, what happens on the board, and how the estimate changes."""
    return _told(desk, lookout(desk).glance(action))


def _told(desk: Desk, look: Glance) -> str:
    words, before = desk.words, tiles.mine(desk).total
    rows = [f"{words(f'solani.score.{line.key}')} {tiles.plus(line.points)}" for line in look.changed]
    total = words("bot.solani.estimate", before=before, after=before + look.gain)
    return "\n".join([*_changes(desk, look), f"-# {tiles.listed((*rows, total))}"])


def preview_panel(desk: Desk, action: Placing) -> Panel:
    """Show the sky as it would be, with the points and risks; other rotations and spaces stay within reach."""
    words, out = desk.words, lookout(desk)
    look = out.glance(action)
    title = f"### {_sign(desk, action)} {_short(desk, action)}: {tiles.plus(look.gain)}"
    last = (
        Tap(("y", index_of(desk, action)), words("bot.confirm"), Style.GO, "✅"),
        Tap(("move",), words("bot.solani.start_over")),
    )
    rows = (_turn_taps(desk, out, action), *space_menus(desk, out, action), last)
    text = f"{title}\n{_told(desk, look)}"
    return Panel(text, tuple(row for row in rows if row), sheet="seat", marks=intended(desk, action))


def _turn_taps(desk: Desk, out: Adviser, action: Placing) -> tuple[Tap, ...]:
    """Return a button for each rotation, numbered as on the picture; none where there is no choice."""
    found = turns(desk, action.space) if isinstance(action, do.PlaceBranch) else []
    if len(found) < 2:
        return ()
    return tuple(
        Tap(
            ("c", "at", index_of(desk, turn)),
            f"{number} · {tiles.arms(desk.words, tiles.mask_of(desk, turn))} {tiles.plus(out.glance(turn).gain)}",
            Style.MAIN if turn == action else Style.PLAIN,
            off=turn == action,
        )
        for number, turn in enumerate(found, start=1)
    )


def intended(desk: Desk, action: Placing) -> Mapping[str, str]:
    """Mark a placement that is intended, and the rotations there are."""
    match action:
        case do.PlaceBranch(space, rotation):
            found = turns(desk, space)
            small = {f"turn-{turn.rotation}": str(number) for number, turn in enumerate(found, start=1)}
            return {"place-branch": f"{space}.{rotation}", **(small if len(found) > 1 else {})}
        case do.PlaceCircle(space):
            return {"place-circle": space}
        case do.PlaceSpecial(space):
            return {"place-special": space}


def place_marks(desk: Desk) -> Mapping[str, str]:
    """Mark every space where a tile may go, the suggested ones with their numbers."""
    return _spaces(desk, suggested(desk, lookout(desk)))


def _spaces(desk: Desk, best: Sequence[Placing]) -> Mapping[str, str]:
    marks = dict.fromkeys((action.space for action in placings(desk)), "")
    for rank, action in reversed(list(enumerate(best, start=1))):
        marks[action.space] = str(rank)
    return marks


def place_turn(desk: Desk, args: tuple[str, ...], values: tuple[str, ...]) -> Panel:
    """Preview the placement that was tapped or picked; raises NoSuchPath."""
    match args, values:
        case ("at", token), ():
            return preview_panel(desk, _placing(desk, token, placings(desk)))
        case (path,), (token,) if path in (BRANCHES, CIRCLES):
            kinds = [act for act in placings(desk) if isinstance(act, do.PlaceBranch) == (path == BRANCHES)]
            return preview_panel(desk, _placing(desk, token, kinds))
    raise menus.NoSuchPath(".".join(args))


def _placing(desk: Desk, token: str, among: Iterable[Placing]) -> Placing:
    action = desk.legal[menus.number(token, len(desk.legal))]
    for placing in among:
        if placing == action:
            return placing
    raise menus.NoSuchPath(token)
