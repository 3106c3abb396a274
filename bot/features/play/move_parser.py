"""Reads typed moves: one, or several one after another."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from threading import Lock

from cachetools import LRUCache
from msgspec import Struct
from msgspec.structs import replace

from bot.domain.person import PersonId
from bot.domain.table_view import DryRun, DryRunStep, TableView
from bot.domain.typed_text import fold
from bot.features.play.service import PlayService
from bot.game_ui import typed_moves
from bot.game_ui.base import NothingSuggested, PromptContext, named
from bot.game_ui.guide import reason
from bot.game_ui.registry import game_ui_of
from bot.game_ui.typed_moves import TypedMoves
from bot.presentation.table_text import player_names
from bot.refusals import Illegal, Refusal, Stale, SuggestionsOff
from bot.refusals.discord import AmbiguousMove, Forged, UnknownMove
from bot.tables.dry_run import Choose
from bot.ui_kit import move_menu
from bot.ui_kit.panels import MAX_ENTRY, truncate
from games.api import Action

CACHED_PROMPTS = 200
"""Number of prompts whose move labels are cached."""

SOME = 8
"""Number of possible moves that a refusal names."""

PICKED = re.compile(r"[0-9a-f]{10}(\.[0-9a-z]{1,6})+")
"""The value of a list entry: the prompt token and the numbers of moves."""

AND_THEN = re.compile(r"[;；]")
"""The separator of several moves."""


class MoveSuggestion(Struct, frozen=True):
    """An autocomplete entry: its name, its value, and its last move."""

    name: str
    value: str
    action: Action


class TypedMoveReader:
    """The reader of typed moves; caches the move labels of the newest prompts."""

    def __init__(self, play: PlayService) -> None:
        self._play = play
        self._kept: LRUCache[tuple[str, str, str], list[str]] = LRUCache(CACHED_PROMPTS)
        self._lock = Lock()  # labels are computed in threads

    async def read(self, contexts: Sequence[PromptContext], person: PersonId, typed: str) -> TypedMoves | None:
        """Return the moves that a text means, or None if the first of them is unclear.

        A list entry of another prompt also returns None. Raises NoSuchPath.
        """
        if PICKED.fullmatch(typed):
            prompt_token, *tokens = typed.split(".")
            context = next((one for one in contexts if one.prompt.token == prompt_token), None)
            return await self.numbered(context, person, tokens) if context else None
        found = await asyncio.to_thread(self._meant, contexts, typed)
        if found is not None:
            return _single(*found)
        parts = _parts(typed)
        return await self._several(contexts, person, parts) if len(parts) > 1 else None

    async def numbered(self, context: PromptContext, person: PersonId, tokens: Sequence[str]) -> TypedMoves:
        """Return the moves of these numbers. Raises NoSuchPath."""
        if not tokens:
            raise move_menu.NoSuchPath
        if len(tokens) == 1:
            return _single(context, context.legal[move_menu.number(tokens[0], len(context.legal))])
        return TypedMoves(context, await self._tried(context, person, partial(typed_moves.numbered, context, tokens)))

    async def _tried(self, context: PromptContext, person: PersonId, choose: Choose) -> DryRun:
        return await self._play.dry_run(context.table_view.table.id, person, context.prompt.token, choose)

    async def _several(
        self, contexts: Sequence[PromptContext], person: PersonId, parts: Sequence[str]
    ) -> TypedMoves | None:
        found = await asyncio.to_thread(self._meant, contexts, parts[0])
        if found is None:
            return None
        context, first = found

        def choose(table_view: TableView, done: int) -> Action | None:
            if done == 0:
                return first
            meant = self._meant(_contexts(context, table_view), parts[done]) if done < len(parts) else None
            return meant[1] if meant else None

        tried = await self._tried(context, person, choose)
        return TypedMoves(context, tried, tuple(parts[len(tried.steps) :]))

    async def unclear(self, contexts: Sequence[PromptContext], typed: str) -> Refusal:
        """Return the refusal of an unclear text, with the rule and possible moves.

        Stale for an entry from the list of an earlier prompt; AmbiguousMove if several moves fit, else UnknownMove.
        """
        if PICKED.fullmatch(typed):
            return Stale()
        first = next(iter(_parts(typed)), typed)
        for context in contexts if first.strip() else ():
            hits = move_menu.matching_labels(await asyncio.to_thread(self._labels, context), first)
            if len(hits) > 1:
                possible = instead(context, [context.legal[index] for index in hits])
                return AmbiguousMove(answer=first[:60]).instead(possible)
        return UnknownMove(answer=first[:60]).instead(instead(contexts[0]))

    def _meant(self, contexts: Sequence[PromptContext], part: str) -> tuple[PromptContext, Action] | None:
        """Return the only move that a text means, with its context."""
        for context in contexts:
            texts = self._labels(context)
            exact = [index for index, text in enumerate(texts) if text == part]
            exact = exact or [index for index, text in enumerate(texts) if _is_label(part, text)]
            # moves with the same name are equal to people
            hits = exact[:1] or move_menu.best_labels(texts, part)
            if len(hits) == 1 and part.strip():
                return context, context.legal[hits[0]]
        return None

    def _labels(self, context: PromptContext) -> list[str]:
        key = (context.table_view.table.id, context.prompt.token, context.words.locale)
        with self._lock:
            known = self._kept.get(key)
        if known is None:
            plain = replace(context, names=player_names(context.table_view.table, context.words))
            known = named_all(plain, context.legal)
            with self._lock:
                self._kept[key] = known
        return known

    async def listed(
        self, contexts: Sequence[PromptContext], person: PersonId, typed: str, room: int = MAX_ENTRY
    ) -> list[MoveSuggestion]:
        """Return the moves that fit the typed text, or the last of its parts.

        Earlier parts are named in full if the name has at most `room` characters, else as typed.
        """
        single = await asyncio.to_thread(self._fitting, contexts, typed)
        *before, last = AND_THEN.split(typed)
        if single or not any(part.strip() for part in before):
            return single
        several = await self._several(contexts, person, [part.strip() for part in before if part.strip()])
        if several is None or several.left or several.tried.irreversible:
            return []
        table_view, then = several.tried.table_view, contexts[0].words("bot.orders.then")
        head, short = then.join((*several.names, "")), then.join((*map(str.strip, before), ""))
        tokens = [move_menu.token(number) for number in typed_moves.numbers(several.context, several.tried.steps)]
        path, legal = ".".join((several.context.prompt.token, *tokens)), typed_moves.offered(table_view)
        found = await asyncio.to_thread(self._fitting, _contexts(several.context, table_view), last)
        suggestions = []
        for one in found:
            name = (head if len(head + one.name) <= room else short) + one.name
            value = f"{path}.{move_menu.token(legal.index(one.action))}"
            suggestions.append(MoveSuggestion(name, value, one.action))
        return suggestions

    def _fitting(self, contexts: Sequence[PromptContext], typed: str) -> list[MoveSuggestion]:
        """Return the moves whose names fit, at most one page."""
        listed = list[MoveSuggestion]()
        for context in contexts:
            texts = (
                self._labels(context) if typed.strip() else named_all(context, context.legal[: move_menu.MENU_ENTRIES])
            )
            listed += [
                MoveSuggestion(texts[index], f"{context.prompt.token}.{move_menu.token(index)}", context.legal[index])
                for index in move_menu.matching_labels(texts, typed)
            ]
        return listed[: move_menu.MENU_ENTRIES]


@contextmanager
def offered_instead(context: PromptContext) -> Iterator[None]:
    """Raise refusals of impossible moves with the rule and possible moves: Forged for a wrong path.

    Raises SuggestionsOff for a path to a suggestion where there are none.
    """
    try:
        yield
    except NothingSuggested:
        raise SuggestionsOff from None
    except move_menu.NoSuchPath:
        raise Forged().instead(instead(context)) from None
    except Illegal as refusal:
        raise refusal.instead(instead(context)) from None


def instead(context: PromptContext, among: Sequence[Action] = ()) -> str:
    """Return the rule behind a prompt and its possible moves, or those `among` them."""
    words, game = context.words, context.game
    section = reason(game, game_ui_of(game).guide, context.prompt.name, words)
    lines = [words("bot.refuse.because", rule=section.heading)] if section else []
    legal = among or context.legal
    count = len(legal)
    choices = " · ".join(truncate(text, MAX_ENTRY) for text in named_all(context, legal[:SOME]))
    key = "bot.refuse.possible" if count <= SOME else "bot.refuse.possible_more"
    return "\n".join([*lines, words(key, answers=choices, count=count)])


def named_all(context: PromptContext, actions: Sequence[Action]) -> list[str]:
    """Return the labels of these moves."""
    game_ui = game_ui_of(context.game)
    return [named(context, action, game_ui) for action in actions]


def _parts(typed: str) -> list[str]:
    return [part.strip() for part in AND_THEN.split(typed) if part.strip()]


def _contexts(context: PromptContext, table_view: TableView) -> list[PromptContext]:
    return [replace(context, table_view=one) for one in typed_moves.beside(table_view)]


def _is_label(typed: str, label: str) -> bool:
    """Return whether a text is a label, in full or with its beginning cut off."""
    whole, text = fold(typed), fold(label)
    return text == whole or (typed.lstrip().startswith("…") and bool(whole) and text.endswith(whole))


def _single(context: PromptContext, action: Action) -> TypedMoves:
    return TypedMoves(context, DryRun((DryRunStep(context.table_view, action),), context.table_view))
