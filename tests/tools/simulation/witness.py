"""Looks at each message of a month when it is sent."""

import re
from collections import Counter
from typing import Any

from bot.domain.notification import MessageKind
from bot.domain.person import PersonId
from bot.features.challenges.message import AttemptMessage
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.features.server_duels.message import DuelPostMessage
from bot.features.weekly_sky.message import SkyPostMessage
from bot.features.weekly_sky.model import SkyPost, WeeklySky
from bot.notifications.message_handler import MessageHandler
from bot.notifications.outgoing import Message, TableMessage
from tests.support.stage import Stage
from tests.tools.simulation.diary import Diary, Heaven
from tests.tools.simulation.exchange import exchanged
from tests.tools.simulation.onlookers import lifted
from tests.tools.simulation.recorder import Recorder
from tests.tools.simulation.report import Report


class Witness(Recorder):
    """Compares every message with the diary, and with what it would be if others had reached more."""

    def __init__(self, stage: Stage, diary: Diary, report: Report) -> None:
        super().__init__(stage, report)
        self._diary = diary
        self.stands: dict[str, str] = {}
        """The text of each standing post, by its topic."""
        self.posted: Counter[tuple[int, str]] = Counter()
        """How often the poster of a server and week was posted."""
        self.shining: dict[int, frozenset[PersonId]] = {}
        """Who is on the newest poster of a server."""

    async def send(self, handler: MessageHandler[Any], message: Message) -> int | None:
        number, said = await self.text_of(handler, message)
        self._judge(message, said)
        if message.outbox_message.kind is MessageKind.ATTEMPT:
            self._judge_private(message, said)
            return number
        if (other := lifted(message)) is not None:
            _, again = await self.text_of(handler, other)
            self.report.hold("public messages without a score", said == again, True, said)
        if (other := exchanged(message)) is not None:
            _, again = await self.text_of(handler, other)
            self.report.hold("public messages with others hidden", said, again)
        if isinstance(message, AttemptMessage):
            self.report.hold("people named against their wish", self._hidden_in(said), [], said)
        return number

    def _judge_private(self, message: Message, said: str) -> None:
        """Let the two of a duel see each other's result, and nobody see anything else."""
        assert isinstance(message, AttemptMessage)
        challenge, reader = message.ranking.challenge, message.outbox_message.person or 0
        both = challenge.people if challenge.kind.traits.is_duel and challenge.invites(reader) else (reader,)
        named = [person for person in self._hidden_in(said) if person not in both]
        self.report.hold("people named in private against their wish", named, [], said)

    def _judge(self, message: Message, said: str) -> None:
        self.report["messages"] += 1
        if isinstance(message, SkyPostMessage):
            self._poster(message)
        if isinstance(message, ChallengePostMessage | DuelPostMessage | SkyPostMessage):
            self.stands[message.outbox_message.topic] = said
        elif isinstance(message, TableMessage) and message.table_view.table.challenge is not None:
            board = message.outbox_message.kind in (MessageKind.BOARD, MessageKind.REFRESH)
            self.report.hold("boards of challenges shown", board, False, message.outbox_message)

    def _poster(self, message: SkyPostMessage) -> None:
        sky, guild = message.sky, message.poster.guild
        self.shining[guild] = frozenset(one.person for star in sky.stars for one in star.people)
        self.posted[guild, sky.week.label] += message.outbox_message.fresh
        hold_sky(self.report, "posters", sky, self._diary.heaven(guild, sky.week.begins, sky.week.ends))

    def _hidden_in(self, said: str) -> list[PersonId]:
        """Return who is named or mentioned in a text and does not show results."""
        found = {int(number) for number in re.findall(r"Nova(\d{4})|<@(\d+)>", said) for number in number if number}
        return sorted(person for person in found if not self._diary.names(person))

    def look_round(self) -> None:
        """Hold what stands everywhere against who wishes not to be named."""
        for topic, said in self.stands.items():
            found = self._hidden_in(said)
            if topic.startswith(SkyPost.topic_of("")):  # also of those who have played together
                found = [person for person in found if self._diary.hides(person)]
            self.report.hold("hidden people on posts", found, [], topic)
        for guild, people in self.shining.items():
            found = [person for person in people if not self._diary.seen(person)]
            self.report.hold("hidden people on posters", found, [], guild)


def hold_sky(report: Report, what: str, sky: WeeklySky, expected: Heaven) -> None:
    """Hold the sky of a server against that of the book."""
    best = {game: one.table for game, one in sky.best.items()}
    sizes = {star.table: sky.size(star) for star in sky.stars}
    met = {frozenset(who.person for who in party.people): frozenset(party.tables) for party in sky.parties}
    usual = expected.sizes | dict.fromkeys(best.values(), 3)
    report.hold(what, (sizes, met), (usual, expected.met), sky.week.label)
    fits = best.keys() == expected.best.keys() and all(best[game] in expected.best[game] for game in best)
    report.hold(f"best of {what}", fits, True, (best, expected.best))
