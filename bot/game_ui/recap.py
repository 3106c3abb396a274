"""What has happened since somebody last looked: one sentence for each turn of each seat."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from bot.domain.table_view import VisibleMove
from bot.game_ui.base import GameUI, label, sentence, turn_summary
from bot.game_ui.turn_log import TurnEvents, TurnRecord, group_into_turns, since_last_turn_of
from bot.i18n.translator import Translator
from bot.ui_kit.panels import text_length
from games.api import Event, Seat

ROOM = 1500
"""So much of a message may tell what has happened; whatever was before that is in the log."""

OWN = 12
"""So many lines tell what came of one's own answer; whatever was before them is said to be in the log."""


class RecapPicture(Struct, frozen=True):
    """A sheet with what has changed on it: the numbers of turns by the id of a place or thing, and their sentences."""

    sheet: str
    marks: dict[str, str]
    lines: dict[int, str]


class BoardChanges(Struct, frozen=True):
    """What is new on a board: the places and things that show it on whatever sheet, what each seat has gained, and what
    was completed, by seat and place, with what that was worth.
    """

    spots: set[str] = set()
    gained: dict[Seat, int] = {}
    completed: dict[tuple[Seat, str], int] = {}


class RecapWriter(Struct, frozen=True):
    """Who is told, and in which words: the language, the game, the names by seat; `own` is the reader's seat."""

    words: Translator
    game: str
    names: Mapping[Seat, str]
    game_ui: GameUI
    own: Seat | None = None

    def turn(self, turn: TurnRecord) -> str:
        """Return a turn as one sentence that begins with a name; nothing if there are no words for it."""
        who = self.names.get(turn.seat, "") if turn.seat is not None else ""
        if turn.seat is None:
            return self.words.join_sentences(self.events(turn.events))
        if what := self.words.join_list(filter(None, self.game_ui.recap.tell(self._tale(turn.events)))):
            return self.words("bot.since.turn", who=who, what=what)
        if self.game_ui.recap.lasting and not turn.answered:
            return ""  # it has only happened to them, and the game has found nothing to tell of it
        said = turn_summary(self.words, self.game, turn.seat, turn.events, self.names, self.game_ui)
        return said or self._moves_told(turn, who)

    def events(self, events: Iterable[Event]) -> list[str]:
        """Return events one by one."""
        told = (sentence(self.words, self.game, event, self.names, self.game_ui) for event in events)
        return [text for text in told if text]

    def lines(self, entries: Sequence[VisibleMove], latest: Seat | None = None) -> list[str]:
        """Return what has happened as lines: what came of the reader's own answers in full, else a line for a turn.

        With a seat for `latest` nothing is told that was over before its last turn began.
        """
        found: list[str] = []
        for turn in since_last_turn_of(group_into_turns(entries, self.game_ui.recap), latest):
            if turn.seat is not None and turn.seat == self.own and not (turn.helped or turn.prepared):
                found += self._own(self.events(turn.events))
            elif text := self.turn(turn):
                found.append(marked(turn, text, self.words))
        return found

    def _own(self, lines: list[str]) -> list[str]:
        """Return the last of these lines, with what a long way may have pushed out of sight."""
        if len(lines) <= OWN:
            return lines
        return [self.words("bot.since.own_earlier", count=len(lines) - OWN + 1), *lines[1 - OWN :]]

    def others(self, entries: Sequence[VisibleMove]) -> list[tuple[TurnRecord, str]]:
        """Return the turns of others with their sentences."""
        found = []
        for turn in group_into_turns(entries, self.game_ui.recap):
            others = turn.seat is not None and (turn.seat != self.own or turn.helped)
            if others and (text := self.turn(turn)):
                found.append((turn, marked(turn, text, self.words)))
        return found

    def scenes(self, entries: Sequence[VisibleMove]) -> list[RecapPicture]:
        """Return what can be seen of the turns of others, sheet by sheet."""
        found: dict[str, RecapPicture] = {}
        for number, (turn, text) in enumerate(self.others(entries), start=1):
            assert turn.seat is not None
            for sheet, what in dict.fromkeys(self.game_ui.recap.spots(turn.seat, self._tale(turn.events))):
                scene = found.setdefault(sheet, RecapPicture(sheet, {}, {}))
                scene.marks[what] = "·".join(filter(None, (scene.marks.get(what), str(number))))
                scene.lines[number] = f"{number}. {text}"
        return list(found.values())

    def fresh(self, entries: Sequence[VisibleMove], view: Any) -> BoardChanges:
        """Return what these entries show on a board that is posted anew."""
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
        """Return what was answered in a turn, where nothing is told of it."""
        named = [label(self.words, self.game, entry.action, self.game_ui) for entry in turn.entries if entry.action]
        return self.words("bot.since.turn", who=who, what=self.words.join_list(named)) if named else ""


def marked(turn: TurnRecord, text: str, words: Translator) -> str:
    """Return a turn's sentence with the mark of a computer that did it, and whether it was done as prepared."""
    how = words("bot.log.prepared") if turn.prepared else ""
    return f"{'🤖 ' if turn.helped else ''}{words.join_with_more(text, how)}"


def recap_text(teller: RecapWriter, entries: Sequence[VisibleMove], latest: Seat | None = None) -> str:
    """Return what has happened as small print, oldest first; whatever has no room is said to be in the log.

    With a seat for `latest` only what was not over before its last turn began.
    """
    return "\n".join(f"-# {line}" for line in _kept(teller, teller.lines(entries, latest)))


def recap_numbered(teller: RecapWriter, entries: Sequence[VisibleMove]) -> str:
    """Return the numbered sentences of others' turns; whatever has no room is said to be in the log."""
    lines = [f"{number}. {text}" for number, (_, text) in enumerate(teller.others(entries), start=1)]
    return "\n".join(_kept(teller, lines))


def _kept(teller: RecapWriter, lines: Sequence[str]) -> list[str]:
    kept: list[str] = []
    for line in reversed(lines):
        if kept and sum(map(text_length, kept)) + text_length(line) > ROOM:
            kept.append(teller.words("bot.since.earlier", count=len(lines) - len(kept)))
            break
        kept.append(line)
    return kept[::-1]
