"""The recap: one sentence for each turn of each seat since the reader last looked."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.person import PersonId
from bot.domain.table_view import VisibleMove
from bot.game_ui.base import GameUI, label, sentence, turn_summary
from bot.game_ui.turn_log import TurnEvents, TurnRecord, group_into_turns, since_last_turn_of
from bot.i18n.translator import Translator
from bot.ui_kit.names import computer
from bot.ui_kit.panels import text_length
from games.api import Event, Seat

RECAP_LENGTH = 1500
"""Maximum length of a recap in characters; earlier turns are in the log."""

OWN_LINES = 12
"""Maximum number of lines about the reader's own move; earlier ones are in the log."""


class RecapPicture(Struct, frozen=True):
    """A sheet with its changes: the numbers of turns by the id of a place or piece, and their sentences."""

    sheet: str
    marks: dict[str, str]
    lines: dict[int, str]


class BoardChanges(Struct, frozen=True):
    """The changes of a board.

    `spots` are places and pieces on any sheet, `gained` are points by seat, `completed` is the worth of what was
    completed, by seat and place.
    """

    spots: set[str] = set()
    gained: dict[Seat, int] = {}
    completed: dict[tuple[Seat, str], int] = {}


class RecapWriter(Struct, frozen=True):
    """The recaps for one reader: language, game and names by seat; `own` is the reader's seat.

    `sitting` are the people who sit in the seats now.
    """

    words: Translator
    game: str
    names: Mapping[Seat, str]
    game_ui: GameUI
    own: Seat | None = None
    sitting: Mapping[Seat, PersonId | None] = {}

    def as_of(self, entry: VisibleMove) -> "RecapWriter":
        """Return the writer with the name of the player who has made this move, if the seat has changed hands."""
        if self.sitting.get(entry.seat, entry.person) == entry.person:
            return self
        name = computer(entry.level, self.words) if entry.person is None else self.words("bot.former")
        return replace(self, names={**self.names, entry.seat: name}, sitting={})

    def turn(self, turn: TurnRecord) -> str:
        """Return a turn as one sentence that begins with a name; empty if there is no text for it."""
        if (then := self.as_of(turn.entries[0])) is not self:
            return then.turn(turn)
        who = self.names.get(turn.seat, "") if turn.seat is not None else ""
        if turn.seat is None:
            return self.words.join_sentences(self.events(turn.events))
        if what := self.words.join_list(filter(None, self.game_ui.recap.tell(self._tale(turn.events)))):
            return self.words("bot.since.turn", who=who, what=what)
        if self.game_ui.recap.lasting and not turn.is_own_move:
            return ""  # the seat did not act, and the game has no clause for these events
        said = turn_summary(self.words, self.game, turn.seat, turn.events, self.names, self.game_ui)
        return said or self._moves_told(turn, who)

    def events(self, events: Iterable[Event]) -> list[str]:
        """Return events one by one."""
        told = (sentence(self.words, self.game, event, self.names, self.game_ui) for event in events)
        return [text for text in told if text]

    def lines(self, entries: Sequence[VisibleMove], latest: Seat | None = None) -> list[str]:
        """Return the recap as lines: the results of the reader's own moves in full, else a line for each turn.

        With a seat for `latest`, turns that ended before its last turn began are left out.
        """
        found: list[str] = []
        for turn in since_last_turn_of(group_into_turns(entries, self.game_ui.recap), latest):
            if turn.seat is not None and turn.seat == self.own and not (turn.helped or turn.prepared):
                found += self._own(self.events(turn.events))
            elif text := self.turn(turn):
                found.append(marked(turn, text, self.words))
        return found

    def _own(self, lines: list[str]) -> list[str]:
        """Return the last of these lines, and how many earlier ones there are."""
        if len(lines) <= OWN_LINES:
            return lines
        return [self.words("bot.since.own_earlier", count=len(lines) - OWN_LINES + 1), *lines[1 - OWN_LINES :]]

    def others(self, entries: Sequence[VisibleMove]) -> list[tuple[TurnRecord, str]]:
        """Return the turns of others with their sentences."""
        found = []
        for turn in group_into_turns(entries, self.game_ui.recap):
            others = turn.seat is not None and (turn.seat != self.own or turn.helped)
            if others and (text := self.turn(turn)):
                found.append((turn, marked(turn, text, self.words)))
        return found

    def scenes(self, entries: Sequence[VisibleMove]) -> list[RecapPicture]:
        """Return the changes by the turns of others, sheet by sheet."""
        found: dict[str, RecapPicture] = {}
        for number, (turn, text) in enumerate(self.others(entries), start=1):
            assert turn.seat is not None
            for sheet, what in dict.fromkeys(self.game_ui.recap.spots(turn.seat, self._tale(turn.events))):
                scene = found.setdefault(sheet, RecapPicture(sheet, {}, {}))
                scene.marks[what] = "·".join(filter(None, (scene.marks.get(what), str(number))))
                scene.lines[number] = f"{number}. {text}"
        return list(found.values())

    def fresh(self, entries: Sequence[VisibleMove], view: Any) -> BoardChanges:
        """Return the changes that these entries show on a new board."""
        since, new, events = self.game_ui.recap, BoardChanges(), dict[Seat, list[Event]]()
        for turn in group_into_turns(entries, since):
            if turn.seat is not None and not turn.undone:
                seat, tale = turn.seat, self._tale(turn.events)
                new.spots.update(spot for _, spot in since.spots(seat, tale))
                new.completed.update(((seat, place), worth) for place, worth in since.completed(seat, tale))
                events.setdefault(seat, []).extend(turn.events)
        new.gained.update(since.gained(view, {seat: self._tale(each) for seat, each in events.items()}))
        return new

    def _tale(self, events: Sequence[Event]) -> TurnEvents:
        noun = partial(self.game_ui.noun, self.words, self.game)
        return TurnEvents(self.words, self.game, tuple(events), noun)

    def _moves_told(self, turn: TurnRecord, who: str) -> str:
        """Return the moves of a turn without other texts."""
        named = [label(self.words, self.game, entry.action, self.game_ui) for entry in turn.entries if entry.action]
        return self.words("bot.since.turn", who=who, what=self.words.join_list(named)) if named else ""


def marked(turn: TurnRecord, text: str, words: Translator) -> str:
    """Return a turn's sentence with the mark of a computer player, and whether it was a planned move."""
    how = words("bot.log.prepared") if turn.prepared else ""
    return f"{'🤖 ' if turn.helped else ''}{words.join_with_more(text, how)}"


def recap_text(teller: RecapWriter, entries: Sequence[VisibleMove], latest: Seat | None = None) -> str:
    """Return the recap as small print, oldest first, with a line for earlier turns that do not fit.

    With a seat for `latest`, turns that ended before its last turn began are left out.
    """
    return "\n".join(f"-# {line}" for line in _kept(teller, teller.lines(entries, latest)))


def recap_numbered(teller: RecapWriter, entries: Sequence[VisibleMove]) -> str:
    """Return the numbered sentences of others' turns, with a line for earlier ones that do not fit."""
    lines = [f"{number}. {text}" for number, (_, text) in enumerate(teller.others(entries), start=1)]
    return "\n".join(_kept(teller, lines))


def _kept(teller: RecapWriter, lines: Sequence[str]) -> list[str]:
    kept: list[str] = []
    for line in reversed(lines):
        if kept and sum(map(text_length, kept)) + text_length(line) > RECAP_LENGTH:
            kept.append(teller.words("bot.since.earlier", count=len(lines) - len(kept)))
            break
        kept.append(line)
    return kept[::-1]
