"""Somebody who plays by what they hear: they read texts, names of buttons and entries of menus, and see no picture.

They know nothing of the rules. On a screen that they have met before they try what they tried least, else what is
named first; what only looks around is left alone.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from bot.discord_kit.custom_ids import CustomId
from bot.domain.person import InvokingUser
from bot.domain.table import TableId
from bot.i18n.translator import translator_for
from bot.ui_kit.icons import without_variation_selector
from tests.discord.limits import parts
from tests.support.icons import icons_in
from tests.support.stage import Body, Said, Stage, custom_id_of

BUTTON, MENU, GALLERY = 2, 3, 12

LETTERED = "★☆○✚✓✗"
"""Signs of one colour that are read out like letters."""

LOOKING_ROUND = (
    "bot.back", "bot.undo", "bot.plan.button", "bot.since.button", "bot.why", "bot.sheet.table", "bot.board.more",
    "bot.refresh",
)  # fmt: skip
"""Buttons on a question that do not answer it."""

PLACE = re.compile(r"(?<![A-Za-z0-9])[A-Za-z]\d{1,2}(?![A-Za-z0-9])")
"""How spaces are named on the boards of several games."""


def heard(text: str) -> str:
    """Return what is heard of a text: pictures in it say nothing."""
    for icon in icons_in(text):
        if icon not in LETTERED:
            text = without_variation_selector(text).replace(icon, "")
    return " ".join(text.split()).casefold()


def name_of(control: Body) -> str:
    """Return what is heard of a button or menu."""
    return heard(control.get("label" if control["type"] == BUTTON else "placeholder") or "")


def entry(option: Body) -> str:
    """Return what is heard of an entry of a menu."""
    return heard(f"{option['label']} {option.get('description', '')}")


def unheard(said: Said) -> Iterator[str]:
    """Yield what says nothing, and what cannot be told from something beside it."""
    if not heard(said.text):
        yield "a message without words"
    shown = [item for part in parts(said.body.get("components")) if part["type"] == GALLERY for item in part["items"]]
    yield from ("a picture without words" for item in shown if not heard(item.get("description") or ""))
    yield from _twice("control", [name_of(control) for control in said.controls])
    for menu in (control for control in said.controls if control["type"] == MENU):
        yield from _twice("entry", [entry(option) for option in menu["options"]])


def _twice(what: str, names: list[str]) -> Iterator[str]:
    yield from (f"{what} {name!r}" for name, times in Counter(names).items() if times > 1 or not name)


class Choice(NamedTuple):
    """Something to press: what is heard of it, the control, and what is picked in it."""

    name: str
    custom_id: CustomId
    values: tuple[str, ...]


def choices(said: Said) -> Iterator[Choice]:
    """Yield what may be pressed, of menus each entry, with those after it where several are wanted."""
    for control in said.controls:
        if control["type"] == BUTTON:
            yield Choice(name_of(control), custom_id_of(control), ())
            continue
        options, least = control["options"], max(1, control.get("min_values", 1))
        for first in range(len(options)):
            taken = [options[(first + step) % len(options)] for step in range(least)]
            name = " + ".join([name_of(control), *map(entry, taken)])
            yield Choice(name, custom_id_of(control), tuple(option["value"] for option in taken))


class Listener:
    """A person at a table."""

    def __init__(self, stage: Stage, who: InvokingUser, table: TableId) -> None:
        self.stage, self.who, self.table = stage, who, table
        self.words = translator_for(who.locale)
        self.left_alone = {heard(self.words(key)) for key in LOOKING_ROUND}
        self.tried = Counter[tuple[str, str]]()
        self.custom_ids = 0

    async def table_view(self) -> Said:
        """Return what *Your move* shows."""
        return await self._press(CustomId(self.table, "move"))

    async def go_on(self, said: Said) -> Said | None:
        """Press what is most promising; return what is said to that, None if there is nothing to press."""
        screen = heard(said.text)
        open_ = [choice for choice in choices(said) if choice.name not in self.left_alone]
        if not open_:
            return None
        chosen = min(open_, key=lambda choice: self.tried[screen, choice.name])
        self.tried[screen, chosen.name] += 1
        return await self._press(chosen.custom_id, *chosen.values, own=True)

    async def whole_table(self) -> str:
        """Return the table as text, all its pages, with one's own pieces."""
        told = []
        for verb in ("text", "hand"):
            on: CustomId | None = CustomId(self.table, verb)
            while on is not None:
                said = await self._press(on)
                told.append(said.text)
                ways = (custom_id_of(control) for control in said.controls)
                on = next((way for way in ways if way.verb == verb and way.args[-1:] == ("q",)), None)
        return "\n".join(told)

    async def unknown(self, said: Said) -> list[str]:
        """Return the places that are offered but told of nowhere."""
        offered = {place for choice in choices(said) for place in PLACE.findall(choice.name.upper())}
        text = said.text.upper()
        if all(place in text for place in offered):
            return []
        told = f"{text}\n{(await self.whole_table()).upper()}"
        return [f"place {place!r}" for place in sorted(offered) if place not in told]

    async def _press(self, custom_id: CustomId, *values: str, own: bool = False) -> Said:
        self.custom_ids += 1
        return (await self.stage.click(self.who, custom_id, *values, own=own))[-1]
