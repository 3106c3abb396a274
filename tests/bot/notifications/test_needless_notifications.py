"""Whatever happens, in whatever order: nobody is called who is not waited for, or sleeps, or does not wish it."""

from collections import Counter, defaultdict
from contextlib import suppress
from random import Random

import pytest

from bot.domain.availability import is_available
from bot.domain.notification import MessageKind, WatchLevel
from bot.domain.person import InvokingUser, NotificationMode, PersonId, PersonSettings
from bot.notifications.outgoing import Message, RetryLater, TableMessage
from bot.notifications.policy import PERSONAL_TURN_KINDS, TURN_KINDS, notification_mode, snoozed_until, still_true
from bot.refusals import Refusal
from tests.support.house import ANN, BOB, CAT, House, Pigeon, dispatcher_of

PEOPLE = (ANN, BOB, CAT)
MANNERS = (
    PersonSettings(remind_after=1, repeat=1),
    PersonSettings(remind_after=2, quiet_from=22, quiet_to=7),
    PersonSettings(remind_after=3, nudges=False, quiet_from=1, quiet_to=20, zone="Asia/Tokyo"),
    PersonSettings(remind_after=1, calls=NotificationMode.DIRECT, quiet_from=20, quiet_to=9),
    PersonSettings(remind_after=1, calls=NotificationMode.DIGEST, digest_at=9),
    PersonSettings(calls=NotificationMode.NEVER),
)
OPEN = (MessageKind.BOARD, *TURN_KINDS)


class Witness(Pigeon):
    """A sender that holds whatever it is given against how things stand when it leaves."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.wrong: list[Exception] = []
        self.first: Counter[tuple[str, PersonId, int]] = Counter()
        self.ranking: dict[tuple[str, PersonId], set[int]] = defaultdict(set)

    async def send(self, message: Message) -> int | None:
        number = await super().send(message)
        if isinstance(message, TableMessage):
            try:
                await self._look_at_pings(message)
                self._look_at_standing(message, number)
            except Exception as error:  # noqa: BLE001 - the dispatcher would only try again
                self.wrong.append(error)
        return number

    async def _look_at_pings(self, message: TableMessage) -> None:
        kind, name = message.outbox_message.kind, message.table_view.table.id
        seated = await self.house.service.repository.load(name, refresh=True)
        watch_levels = await self.house.repositories.watch_levels.of(name)
        for pinged in message.mentioned:
            person = await self.house.service.people.person(pinged.id)
            assert person is not None
            assert is_available(person.settings, self.house.clock.now), kind
            watch_level = watch_levels[person.id].watch_level if person.id in watch_levels else None
            how = notification_mode(person.settings, watch_level)
            assert watch_level is not WatchLevel.NOTHING or kind in (MessageKind.INVITED, MessageKind.WARNED)
            assert message.direct == (how is not NotificationMode.ALWAYS)
            if kind in OPEN and not seated.table.closed:
                assert how in (NotificationMode.ALWAYS, NotificationMode.DIRECT)
                (wait,) = [wait for wait in seated.pending_turns.values() if wait.person == person.id]
                assert snoozed_until(wait) is None or kind is MessageKind.BOARD
                self.first[name, person.id, wait.since] += kind in (MessageKind.BOARD, MessageKind.TURN)

    def _look_at_standing(self, message: TableMessage, number: int | None) -> None:
        key = (message.table_view.table.id, message.outbox_message.person or 0)
        if message.sent_notification is not None:
            self.ranking[key].discard(message.sent_notification.message)
        if message.outbox_message.kind in PERSONAL_TURN_KINDS and number is not None:
            self.ranking[key].add(number)
        assert len(self.ranking[key]) <= 1


class Days:
    """Tables at which people do whatever comes to their minds."""

    def __init__(self, house: House, seed: int) -> None:
        self.house, self.luck = house, Random(seed)
        house.pigeon = self.witness = Witness(house)
        house.dispatcher = dispatcher_of(house.service, house.pigeon)
        self.tables: list[str] = []

    async def begin(self) -> None:
        for person in PEOPLE:
            await self.house.service.settings.set_settings(person, self.luck.choice(MANNERS))
        self.tables = [(await self.house.running(*PEOPLE)).id for _ in range(2)]

    async def go_on(self) -> None:
        self.house.clock.move(self.luck.uniform(0.001, 0.01))
        table, person = self.luck.choice(self.tables), self.luck.choice(PEOPLE)
        audit_entry = self.luck.choices(
            (self.answer, self.wait, self.carry, self.snooze, self.mute, self.watch_level, self.trouble),
            (6, 6, 6, 2, 1, 1, 1),
        )[0]
        with suppress(Refusal):
            await audit_entry(table, person)

    async def answer(self, table: str, person: InvokingUser) -> None:
        table_view = await self.house.table_view(table, person)
        if table_view.prompt is not None:
            answer = self.luck.choice(table_view.prompt.legal)
            await self.house.service.play.submit_move(table, person.id, table_view.prompt.token, answer)

    async def wait(self, *_: object) -> None:
        self.house.clock.move(self.luck.choice((0.2, 1, 1, 4, 9)))
        await self.house.watch.tick()

    async def carry(self, *_: object) -> None:
        await self.house.dispatcher.deliver_all()

    async def snooze(self, table: str, person: InvokingUser) -> None:
        await self.house.service.reminders.snooze(table, person.id, None, self.luck.choice((1, 3, None)))

    async def mute(self, table: str, person: InvokingUser) -> None:
        await self.house.service.reminders.mute(table, person.id, on=self.luck.random() < 0.5)

    async def watch_level(self, _: str, person: InvokingUser) -> None:
        await self.house.service.settings.set_settings(person, self.luck.choice(MANNERS))

    async def trouble(self, *_: object) -> None:
        self.witness.trouble = [self.luck.choice((None, RetryLater(5)))]


@pytest.mark.parametrize("seed", [0, 2, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (1, 3))])
async def test_nobody_is_called_in_vain(house: House, seed: int) -> None:
    days = Days(house, seed)
    await days.begin()
    for _ in range(80):
        await days.go_on()
    days.witness.trouble = []
    house.clock.move(0.1)
    await house.dispatcher.deliver_all()
    assert days.witness.wrong == []
    assert days.witness.first, "nobody was called at all"
    assert max(days.witness.first.values()) == 1
    for table in days.tables:
        seated, watch_levels = (
            await house.service.repository.load(table, refresh=True),
            await house.repositories.watch_levels.of(table),
        )
        for person in PEOPLE:
            call = await house.repositories.sent_notifications.find(table, person.id)
            known = {call.message} if call is not None else set()
            assert days.witness.ranking[table, person.id] == known
            watch_level = watch_levels[person.id].watch_level if person.id in watch_levels else None
            assert call is None or still_true(call, seated, watch_level)
