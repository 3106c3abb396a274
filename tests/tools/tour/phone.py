"""A message as a phone shows it: what was said, the picture, the buttons and menus; and frames with a caption below."""

import io
import re
from collections.abc import Iterator
from functools import partial

from PIL import Image, ImageDraw

from bot.discord_kit.app_emojis import drawn
from bot.ui_kit.panels import Button, ButtonStyle, Row, SelectMenu
from renderers import RENDERERS
from renderers.kit import text
from renderers.kit.fonts import Weight
from renderers.kit.theme import RGB, ink, rgb

WIDTH, HEIGHT, CAPTION = 720, 1160, 200
EDGE, GAP, GAME_UI, LINE = 20, 12, 26, 1.42
GROUND, FIELD, WORDS, FAINT = rgb("#1E1F26"), rgb("#2B2D36"), rgb("#E8E9ED"), rgb("#A9ACB8")
BUTTONS = {
    ButtonStyle.MAIN: rgb("#5865F2"),
    ButtonStyle.PLAIN: rgb("#4A4C57"),
    ButtonStyle.GO: rgb("#248046"),
    ButtonStyle.STOP: rgb("#C93B40"),
}
PLAIN = str.maketrans("⇐⇒⇖⇗⇘⇙⟳", "←→↖↗↘↙🔄")
"""Signs that phones have and our fonts have not, as others that say the same."""

OWN = re.compile(f"([{''.join(icon for renderer in RENDERERS.values() for icon in renderer.icons)}])")
"""The signs for which the bot has emojis."""

ICONS = re.compile(r"\*\*|\ufe0f|`|(?<!\w)_|_(?!\w)")


class Sheet:
    """A page that grows downwards: `y` is where the next thing goes."""

    def __init__(self, height: int = 4000, ground: RGB = GROUND) -> None:
        self.image = Image.new("RGB", (WIDTH, height), ground)
        self.draw = ImageDraw.Draw(self.image)
        self.y = EDGE

    def put(  # noqa: PLR0917 - where, how large, in which colour
        self, said: str, x: float, middle: float, size: int, colour: RGB, weight: Weight = "regular"
    ) -> None:
        """Write one line whose capitals have their middle there."""
        found = text.label(said.translate(PLAIN), size, weight)
        self.image.paste(colour, (round(x) + found.left, round(middle + text.MIDDLE * size) + found.top), found.mask)

    def mix(  # noqa: PLR0917 - as `put`
        self, said: str, x: float, middle: float, size: int, colour: RGB, weight: Weight = "regular", most: int = 0
    ) -> None:
        """Write one line with the bot's own emojis in it, or so many at `most`."""
        for place, part in enumerate(OWN.split(said, maxsplit=most)):
            if place % 2:
                side = round(size * 1.25)
                small = Image.open(io.BytesIO(drawn(part)[1])).resize((side, side), Image.Resampling.LANCZOS)
                left = x + (text.width_of(part, size) - side) / 2
                self.image.paste(small, (round(left), round(middle - side / 2)), small)
            elif part:
                self.put(part, x, middle, size, colour, weight)
            x += text.width_of(part.translate(PLAIN), size, weight)

    def say(self, said: str) -> None:
        """Write what a message says."""
        for line, size, colour, weight in _lines(said):
            self.mix(line, EDGE, self.y + size * LINE / 2, size, colour, weight)
            self.y += round(size * LINE)
        self.y += GAP

    def show(self, picture: Image.Image) -> None:
        """Hang a picture as wide as the page."""
        width = WIDTH - 2 * EDGE
        small = picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)
        self.image.paste(small, (EDGE, self.y))
        self.y += small.height + GAP

    def offer(self, rows: tuple[Row, ...], pressed: Button | None = None) -> None:
        """Draw buttons and menus, with a ring round the one that is pressed."""
        for row in rows:
            if isinstance(row, SelectMenu):
                self._menu(row)
            else:
                self._buttons(row, pressed)

    def _menu(self, pick: SelectMenu) -> None:
        box = (EDGE, self.y, WIDTH - EDGE, self.y + 58)
        self.draw.rounded_rectangle(box, 10, FIELD)
        self.put(text.shortened(pick.hint, WIDTH - 6 * EDGE, GAME_UI - 2), 2 * EDGE, self.y + 29, GAME_UI - 2, FAINT)
        x, y = WIDTH - 3 * EDGE, self.y + 25
        self.draw.line((x, y, x + 9, y + 9, x + 18, y), FAINT, 3)
        self.y += 58 + GAP

    def _buttons(self, buttons: tuple[Button, ...], pressed: Button | None) -> None:
        x = EDGE
        for button in buttons:
            said = ICONS.sub("", f"{button.emoji} {button.label}".strip())
            said = text.shortened(said, WIDTH - 2 * EDGE - 48, GAME_UI)
            width = round(text.width_of(said, GAME_UI)) + 48
            if x > EDGE and x + width > WIDTH - EDGE:
                x, self.y = EDGE, self.y + 58 + GAP
            box = (x, self.y, x + width, self.y + 58)
            self.draw.rounded_rectangle(box, 12, BUTTONS[button.style])
            write = (
                partial(self.mix, most=1) if OWN.match(said) else self.put
            )  # a button has one emoji, before its words
            write(said, x + 24, self.y + 29, GAME_UI, ink.white, "bold")
            if button is pressed:
                around = (box[0] - 6, box[1] - 6, box[2] + 6, box[3] + 6)
                self.draw.rounded_rectangle(around, 16, outline=ink.brass, width=6)
            x += width + GAP
        self.y += 58 + GAP

    def cut(self) -> Image.Image:
        """Return what has been drawn."""
        return self.image.crop((0, 0, WIDTH, self.y + EDGE - GAP))


def _lines(said: str) -> Iterator[tuple[str, int, RGB, Weight]]:
    """The lines of what a message says, each with its size, colour and weight, as Discord would show it."""
    styles: dict[str, tuple[int, RGB, Weight]] = {"### ": (32, ink.white, "bold"), "-# ": (22, FAINT, "regular")}
    for line in said.splitlines():
        start = next((start for start in styles if line.startswith(start)), "")
        size, colour, weight = styles.get(start, (GAME_UI, WORDS, "regular"))
        for piece in text.wrapped(ICONS.sub("", line.removeprefix(start)), WIDTH - 2 * EDGE, size, weight):
            yield piece, size, colour, weight


ROOM = HEIGHT - CAPTION


def framed(message: Image.Image, title: str, caption: str, down: float = 0.0) -> Image.Image:
    """Return a phone's whole screen with a caption: a message, of which 0 .. 1 of what has no room is scrolled away."""
    frame = Sheet(HEIGHT)
    top = (ROOM - message.height) // 2 if message.height < ROOM else round(down * (ROOM - message.height))
    frame.image.paste(message, (0, top))
    frame.draw.rectangle((0, ROOM, WIDTH, HEIGHT), ink.night)
    frame.draw.line((0, ROOM, WIDTH, ROOM), ink.brass, 3)
    said, size = text.fitted(title, WIDTH - 2 * EDGE, (40, 34, 28))
    frame.put(said, (WIDTH - text.width_of(said, size)) / 2, ROOM + 50, size, ink.gilt, "bold")
    for place, line in enumerate(text.balanced(caption, WIDTH - 2 * EDGE, 30, "regular")):
        x = (WIDTH - text.width_of(line, 30, "regular")) / 2
        frame.put(line, x, ROOM + 106 + place * 44, 30, ink.moon)
    return frame.image


def opened(data: bytes) -> Image.Image:
    """Return a picture from its bytes."""
    return Image.open(io.BytesIO(data)).convert("RGB")
