"""Who is notified when time passes."""

from bot.domain.notification import MessageKind
from tests.support.house import House


async def called(house: House, hours: float = 0.0) -> list[tuple[MessageKind, str]]:
    """Let time pass, the clock tick and the courier go, and return who has been called with what."""
    house.clock.move(hours)
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    return [(one.outbox_message.kind, person.name) for one in house.pigeon.take() for person in one.mentioned]
