"""`python -m tests.tools.taps`: how many taps a match costs, along what strong computer players answer, by each game.

Every answer, or several that one button gives, is reached through the very panels that the bot shows: the quick buttons
of the public message, the private panel behind *Your move*, menus, previews and confirmations. A button is one tap, a
menu one for each entry that is picked, a confirmation one. The private panel stays open while the same seat is asked.
Suggestions are counted as they stand at every table but that of a ranked attempt, `--alone` leaves them out. Among
answers that the strong player holds equally good it takes the first, as the suggestions do.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import blake2s
from itertools import combinations, islice

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.cli.console import say
from bot.cli.match_arguments import seed_number
from bot.game_ui import confirmation, generic
from bot.game_ui.base import PromptContext
from bot.game_ui.proposed_moves import rest_of
from bot.game_ui.registry import game_ui_of
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, Panel, ProposedMoves, Row, SelectMenu
from games import GAMES
from games.core import play
from games.core.ai import STRONG
from games.core.chance import Chance
from games.core.game import Game
from games.core.match import AnyMatch
from games.core.playout import decide
from games.core.step import Action, Seat
from tests.support.game_ui.prompts import context_of, ranked

SEATS = (1, 2)
SURE_DEPTH = 3
"""So many taps deep is looked for plans that give several answers, even where one is found sooner."""

PANELS, TICKED, SIGHTS = 600, 400, 1_500
"""At most so many panels of one question are opened, so many choices of several entries tried, so many panels made."""

WORST = 6
"""So many kinds of question are named of each game."""


class Turn(Struct):
    """Answers of one seat until another is asked or the round ends: the matches before each of them, and the last."""

    seat: Seat
    round: int
    matches: list[AnyMatch]
    actions: list[Action]


class Reach(Struct, frozen=True):
    """What so many taps on one question give: the number of the turn's answers that are then given."""

    taps: int
    answers: int


class Bill(Struct):
    """What one turn costs: its taps, its answers, and by kind of question how often it was asked and what it cost."""

    taps: int
    answers: int
    kinds: dict[str, list[float]]


class Settled(Chance):
    """A strong player's luck that never decides between equals."""

    def next(self, n: int, *parts: str | int) -> int:
        """Return nothing to be added to what an answer is worth, else the next number."""
        return 0 if parts == ("noise",) else super().next(n, *parts)

    def lots(self, n: int, count: int, *parts: str | int) -> Callable[[int], int]:
        """Return nothing to be added to what any answer is worth, else so many numbers."""
        return (lambda _: 0) if parts == ("noise",) else super().lots(n, count, *parts)


# -- matches ------------------------------------------------------------------------------------------------------


def turns(game: Game, seats: int, seed: str) -> Iterator[Turn]:
    """Yield the turns of one match between strong players."""
    luck = blake2s(seed.encode(), digest_size=16).digest()
    seat_chances = [Settled(f"{game.key}/bot/{seat}", luck) for seat in range(seats)]
    match, _ = play.start(game, game.options(), seats, seed)
    turn: Turn | None = None
    while not match.over:
        prompt = next(iter(play.prompts(game, match).values()))
        number = round_of(game, match, prompt.seat)
        if turn is None or (turn.seat, turn.round) != (prompt.seat, number):
            if turn is not None:
                yield turn
            turn = Turn(prompt.seat, number, [match], [])
        action = decide(game, STRONG, match, prompt, seat_chances[prompt.seat])
        match, _ = play.apply(game, match, prompt.seat, action)
        turn.actions.append(action)
        turn.matches.append(match)
    if turn is not None:
        yield turn


def round_of(game: Game, match: AnyMatch, seat: Seat) -> int:
    """Return the number of the round, in a game without rounds that of the turn."""
    view = play.view(game, match, seat)
    number: int = getattr(view, "round", getattr(view, "number", 0))
    return number


def mark(match: AnyMatch) -> bytes:
    """Return what two matches share that stand alike, however they came there."""
    return msgspec.json.encode((match.state, match.common, match.own, match.counts))


# -- one question --------------------------------------------------------------------------------------------------


class Search:
    """Looks for the ways from one question of a turn to what is answered in it, tap by tap."""

    def __init__(self, turn: Turn, start: int, *, alone: bool = False) -> None:
        self.game, self.turn, self.start = GAMES[turn.matches[0].game], turn, start
        self.match = turn.matches[start]
        self.prompt = play.prompts(self.game, self.match)[turn.seat]
        self.context: PromptContext = context_of(self.match, self.prompt)
        if alone:
            self.context = ranked(self.context)
        self.game_ui = game_ui_of(self.game.key)
        self.marks = {mark(match): start + n for n, match in enumerate(turn.matches[start:]) if n}
        last = len(turn.matches) - 1
        self.far = next((n for n in range(start + 1, last) if not turn.matches[n].undo[turn.seat]), last)
        self.found: dict[int, int] = {}
        self.single = cache(self._single)
        self.made = 0
        self.own = True

    def first(self) -> Panel:
        """Return the private panel that is asked with."""
        asked = self.game_ui.panel(self.context) or generic.menu_panel(self.context, self.game_ui, ())
        return generic.confirm_panel(self.context, self.game_ui, 0, "") if isinstance(asked, ProposedMoves) else asked

    def quick(self) -> tuple[Row, ...]:
        """Return the buttons on the public message, which are there while a single seat is asked."""
        return self.game_ui.public_buttons(self.context) if len(play.prompts(self.game, self.match)) == 1 else ()

    def ways(self, rows: tuple[Row, ...], spent: int = 0, *, own: bool) -> list[Reach]:
        """Return the cheapest ways from these rows to places in the turn; `own` unless they stand in public."""
        self.found, self.made = {}, 0
        waiting: dict[int, list[tuple[PromptContext, tuple[Row, ...]]]] = defaultdict(list)
        waiting[spent].append((self.context, rows))
        seen, opened = {repr(rows)}, 0
        while waiting and not self._enough(min(waiting)):
            taps = min(waiting)
            for context, shown in waiting.pop(taps):
                self.own = own or taps > spent
                opened += 1
                if opened > PANELS and self.found:
                    return self._reached()
                for cost, panel in self._after(context, shown, taps):
                    icon = panel.prompt_token + panel.text + repr(panel.rows)
                    if icon not in seen:
                        seen.add(icon)
                        waiting[cost].append((self._beside(panel), panel.rows))
        return self._reached()

    def _reached(self) -> list[Reach]:
        return [Reach(taps, answers) for answers, taps in self.found.items()]

    def _enough(self, taps: int) -> bool:
        """Say whether something is found that more than so many taps could hardly better.

        Nobody plans beyond an answer that cannot be taken back: luck follows it.
        """
        farthest = min((spent for place, spent in self.found.items() if place >= self.far), default=taps + 2)
        return farthest <= taps + 1 or (bool(self.found) and taps >= SURE_DEPTH)

    def _beside(self, panel: Panel) -> PromptContext:
        """Return the context with the question that a panel asks: the open one, or what may be done beside it."""
        out_of_turn_actions = self.context.table_view.out_of_turn
        if out_of_turn_actions is None or panel.prompt_token != out_of_turn_actions.token:
            return self.context
        return PromptContext(
            replace(self.context.table_view, prompt=out_of_turn_actions), self.context.words, self.context.names
        )

    def _after(self, context: PromptContext, rows: tuple[Row, ...], spent: int) -> Iterator[tuple[int, Panel]]:
        """Yield the panels one tap further, with the taps until then; note the answers that are found on the way."""
        for path, values in _controls(rows):
            taps = spent + max(1, len(values))
            try:
                found = self._tapped(context, path, values)
            except move_menu.NoSuchPath:
                continue
            if isinstance(found, ProposedMoves):
                self._note(found, taps)
            elif found is not None:
                yield taps, found

    def _tapped(
        self, context: PromptContext, path: tuple[str, ...], values: tuple[str, ...]
    ) -> Panel | ProposedMoves | None:
        """Return what follows a tap; None where it answers nothing or was looked at often enough."""
        verb, *args = path
        match verb:
            case "y" if confirmation.is_way(args):
                found = self.game_ui.turn(context, *confirmation.parse_confirmation_path((*args, *values)))
                return replace(found, confirmed=True) if isinstance(found, ProposedMoves) else found
            case "a" | "y":
                index = move_menu.number((*args, *values)[0], len(context.legal))
                return ProposedMoves((context.legal[index],), confirmed=verb == "y")
            case "c" | "n" if self.made < SIGHTS or not self.found:
                self.made += 1
                if verb == "c":
                    return self.game_ui.turn(context, tuple(args), values)
                page = (*(arg for arg in args if arg not in ("p", "q")), *values)
                return generic.menu_panel(context, self.game_ui, page)
        return None

    def _note(self, plan: ProposedMoves, taps: int) -> None:
        alone = len(plan.actions) == 1 and not plan.path
        place = self.single(plan.actions[0]) if alone else self._place(plan)
        if place is None:
            return
        taps += self._asks(plan)
        self.found[place] = min(taps, self.found.get(place, taps))

    def _single(self, action: Action) -> int | None:
        if action == self.turn.actions[self.start]:
            return self.start + 1
        return self._place(ProposedMoves((action,))) if len(self.context.legal) <= move_menu.MENU_ENTRIES else None

    def _place(self, plan: ProposedMoves) -> int | None:
        """Return where in the turn these answers lead, in whatever order they are given."""
        match, prompt = self.match, self.prompt
        while plan.actions and plan.actions[0] in prompt.legal:
            match, _ = play.apply(self.game, match, self.turn.seat, plan.actions[0])
            asked = play.prompts(self.game, match).get(self.turn.seat)
            if asked is None:
                break
            prompt, plan = asked, rest_of(context_of(match, asked), plan)
        return self.marks.get(mark(match))

    def _asks(self, plan: ProposedMoves) -> bool:
        """Say whether these answers are asked about once more."""
        if plan.confirmed and self.own:
            return False
        irreversible = play.is_irreversible(self.game, self.match, self.turn.seat, *plan.actions)
        warned = not plan.confirmed and any(self.game_ui.warns(self.context, action) for action in plan.actions)
        return confirmation.needs_confirmation(plan, own=self.own, irreversible=irreversible, warned=warned)


def _controls(rows: tuple[Row, ...]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield every tap that is possible: its path, and what is picked in a menu."""
    for row in rows:
        for part in (row,) if isinstance(row, SelectMenu) else row:
            if isinstance(part, Button):
                path = part.path if part.path[0] != "n" or not part.page else (*part.path, str(part.page))
                yield path, ()
            else:
                tokens = [item.value for item in part.items]
                sizes = range(max(1, part.least), min(part.most, len(tokens)) + 1)
                yield from islice(((part.path, each) for size in sizes for each in combinations(tokens, size)), TICKED)


# -- whole turns ---------------------------------------------------------------------------------------------------


def bill(turn: Turn, *, opened: bool = False, alone: bool = False) -> Bill:
    """Return the least that a turn costs; `opened` where the seat's own panel lies before it already.

    `alone`: without suggestions, as in a ranked attempt.
    """
    count = len(turn.actions)
    least: dict[int, tuple[int, dict[int, tuple[int, str]]]] = {0: (0, {})}
    for start in range(count):
        if start not in least:
            continue
        spent, way = least[start]
        search = Search(turn, start, alone=alone)
        kind = search.prompt.name
        for reach in ways_of(search, opened=opened or start > 0):
            total = spent + reach.taps
            if reach.answers not in least or total < least[reach.answers][0]:
                least[reach.answers] = total, {**way, start: (reach.taps, kind)}
    taps, way = least[count]
    kinds: dict[str, list[float]] = {}
    for cost, kind in way.values():
        asked = kinds.setdefault(kind, [0, 0])
        asked[0] += 1
        asked[1] += cost
    return Bill(taps, count, kinds)


def ways_of(search: Search, *, opened: bool) -> list[Reach]:
    """Return the cheapest ways through the public message or the private panel, which must be opened once."""
    both = [
        *search.ways(search.quick(), own=False),
        *search.ways(search.first().rows, 0 if opened else 1, own=True),
    ]
    least: dict[int, int] = {}
    for reach in both:
        least[reach.answers] = min(reach.taps, least.get(reach.answers, reach.taps))
    if not least:
        raise LookupError(f"{search.prompt.name}: {search.turn.actions[search.start]} is reached by no taps")
    return [Reach(taps, answers) for answers, taps in least.items()]


# -- the table -----------------------------------------------------------------------------------------------------


class Sum(Struct):
    """What matches of one game with so many seats cost."""

    turns: int = 0
    taps: int = 0
    answers: int = 0
    rounds: set[tuple[int, int, int]] = msgspec.field(default_factory=set)
    kinds: dict[str, list[float]] = msgspec.field(default_factory=dict)

    def add(self, number: int, turn: Turn, paid: Bill) -> None:
        """Count a turn of the match of this number."""
        self.turns += 1
        self.taps += paid.taps
        self.answers += paid.answers
        self.rounds.add((number, turn.seat, turn.round))
        for kind, (asked, taps) in paid.kinds.items():
            known = self.kinds.setdefault(kind, [0, 0])
            known[0] += asked
            known[1] += taps


def measure(game: Game, seats: int, matches: int, most: int | None = None, *, alone: bool = False) -> Sum:
    """Play so many matches and add up what they cost; of each at most the first `most` turns."""
    total = Sum()
    for number in range(matches):
        seat: Seat | None = None
        for turn in islice(turns(game, seats, seed_number("taps", number)), most):
            total.add(number, turn, bill(turn, opened=turn.seat == seat, alone=alone))
            seat = turn.seat
    return total


def line(game: Game, seats: int, total: Sum) -> str:
    """Return one line of the table."""
    each, rounds = max(1, total.turns), max(1, len(total.rounds))
    worst = sorted(total.kinds.items(), key=lambda one: one[1][1], reverse=True)[:WORST]
    named = ", ".join(f"{kind} {cost / asked:.1f} ({asked / each:.2f} a turn)" for kind, (asked, cost) in worst)
    return (
        f"{game.key:16} {seats:5} {total.taps / each:9.2f} {total.taps / rounds:10.2f} {total.answers / each:12.2f}"
        f"  {named}"
    )


def main(given: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.taps", description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="this game alone")
    parser.add_argument("--seats", type=int, choices=range(1, 5), help="so many seats alone (default: 1 and 2)")
    parser.add_argument("--matches", type=int, default=2, help="of each game (default: 2)")
    parser.add_argument("--turns", type=int, metavar="N", help="the first N turns of each match alone")
    parser.add_argument("--alone", action="store_true", help="without suggestions, as in a ranked attempt")
    asked = parser.parse_args(given)
    say(f"{'game':16} seats taps/turn taps/round answers/turn  taps each time it is asked, the costliest kinds first")
    for game in [GAMES[asked.game]] if asked.game else GAMES.values():
        for seats in (asked.seats,) if asked.seats else SEATS:
            if seats in game.seats:
                say(line(game, seats, measure(game, seats, asked.matches, asked.turns, alone=asked.alone)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
