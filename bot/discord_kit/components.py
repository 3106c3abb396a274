"""Converts panels to Discord components.

All buttons and menus are `Control`: dynamic items without state.

Messages have no other interactive items: when a view that mixes dynamic and static items ends, discord.py removes the
dynamic pattern from the whole process.
"""

import re
from itertools import count
from typing import Any, cast

import discord
from discord import ui
from msgspec import Struct

from bot.discord_kit import custom_ids
from bot.discord_kit.command_mentions import CommandMentions
from bot.domain.table import TableId
from bot.ui_kit.panels import (
    MAX_ENTRY,
    MAX_HINT,
    MAX_LABEL,
    MAX_TEXT,
    Button,
    ButtonStyle,
    PanelPicture,
    Row,
    SelectMenu,
    SelectOption,
    fitted,
    text_length,
    truncate,
)
from games.api import Seat

NIGHT = 0x1A2150
"""The accent colour of the bot's messages."""

STYLES = {
    ButtonStyle.MAIN: discord.ButtonStyle.primary,
    ButtonStyle.PLAIN: discord.ButtonStyle.secondary,
    ButtonStyle.GO: discord.ButtonStyle.success,
    ButtonStyle.STOP: discord.ButtonStyle.danger,
}

_numbers = count(1000)
"""Component ids of menus; Discord numbers components without an id from 1."""


class Control(ui.DynamicItem[ui.Item[Any]], template=custom_ids.TEMPLATE):
    """A button or menu whose custom id is all its state, so it works after a restart."""

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /) -> "Control":
        """Recreate the control of a click from its message."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the click to the bot."""
        if self.view is not None:
            break_cycles(self.view)
        custom_id = custom_ids.read(self.custom_id)
        assert custom_id is not None  # the pattern has matched
        data = cast("dict[str, Any]", interaction.data or {})
        await interaction.client.clicked(interaction, custom_id, tuple(data.get("values", ())))


def break_cycles(view: ui.LayoutView | ui.View) -> None:
    """Break the reference cycles of components, so that they need no garbage collection."""
    for part in (*view.walk_children(), view):
        if isinstance(part, ui.LayoutView | ui.View | ui.Container | ui.ActionRow):
            part.clear_items()


class FrozenLayout(ui.LayoutView):
    """An immutable layout: serialized once, holds no components, never registered as a view.

    Clicks are routed by custom id.
    """

    def __init__(self, frame: ui.Container[Any]) -> None:
        super().__init__(timeout=None)
        self.add_item(frame)
        self._told: list[dict[str, Any]] = super().to_components()  # type: ignore[no-untyped-call]
        break_cycles(self)

    def to_components(self) -> list[dict[str, Any]]:
        """Return the serialized components."""
        return self._told

    def has_components_v2(self) -> bool:
        """Return True: this message uses components v2."""
        return True

    def is_dispatchable(self) -> bool:
        """Return False, so that discord.py does not store the view."""
        return False


def registered(client: discord.Client) -> bool:
    """Return whether discord.py still routes clicks by the pattern of `Control` only."""
    views = client._connection._view_store  # there is no public accessor
    return list(views._dynamic_items) == [custom_ids.TEMPLATE]


class ControlRows(Struct, frozen=True):
    """Rows of controls for the table, seat and prompt token of `base`."""

    base: custom_ids.CustomId
    rows: tuple[Row, ...]


def controls(table: TableId, *rows: Row, seat: Seat | None = None, prompt_token: str = "") -> ControlRows:
    """Return rows of controls for a table."""
    return ControlRows(custom_ids.CustomId(table, "x", seat=seat, prompt_token=prompt_token), rows)


Block = str | PanelPicture | tuple[PanelPicture, ...] | ControlRows


def layout(
    *blocks: Block, mentions: CommandMentions | None = None, accent: int = NIGHT, heard: bool = True
) -> FrozenLayout:
    """Return a message of texts, pictures and controls, with `mentions` applied to its texts.

    Several pictures in one block are shown side by side. The texts share the space of a message; later ones are
    shortened first. If others cannot see messages here (`heard`), buttons that announce something are left out.
    """
    frame: ui.Container[ui.LayoutView] = ui.Container(accent_colour=accent)
    mentions, space = mentions or CommandMentions(), MAX_TEXT
    texts = iter(mentions.shown([block for block in blocks if isinstance(block, str)], space))
    for block in blocks:
        if isinstance(block, str):
            text = fitted(next(texts), space)
            space -= text_length(text)
            if text.strip():
                frame.add_item(ui.TextDisplay(text))
        elif isinstance(block, PanelPicture | tuple):
            gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
            for picture in (block,) if isinstance(block, PanelPicture) else block:
                gallery.add_item(media=f"attachment://{picture.name}", description=truncate(picture.alt, 1024) or None)
            frame.add_item(gallery)
        else:
            for row in block.rows if heard else map(_in_private, block.rows):
                if row:
                    frame.add_item(_row(block.base, row, mentions))
    return FrozenLayout(frame)


def _in_private(row: Row) -> Row:
    return row if isinstance(row, SelectMenu) else tuple(button for button in row if not button.announce)


def _row(base: custom_ids.CustomId, row: Row, mentions: CommandMentions) -> ui.ActionRow[ui.LayoutView]:
    line: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for part in (row,) if isinstance(row, SelectMenu) else row:
        line.add_item(
            Control(_menu(base, part, mentions) if isinstance(part, SelectMenu) else _button(base, part, mentions))
        )
    return line


def _id(base: custom_ids.CustomId, part: Button | SelectMenu) -> str:
    verb, *args = part.path
    return custom_ids.CustomId(base.table, verb, tuple(args), base.seat, base.prompt_token, part.page).text


def _button(base: custom_ids.CustomId, button: Button, mentions: CommandMentions) -> ui.Button[ui.LayoutView]:
    emoji, label = mentions.led(button.emoji, button.label)
    return ui.Button(
        custom_id=_id(base, button), label=truncate(label, MAX_LABEL), style=STYLES[button.style], emoji=emoji or None
    )


def _menu(base: custom_ids.CustomId, menu: SelectMenu, mentions: CommandMentions) -> ui.Item[Any]:
    """Return a menu with a new component id, so that an edit forgets the old menu's choice.

    Otherwise the new menu would show the old choice, and the same position could not be chosen again.
    """
    common: dict[str, Any] = {
        "custom_id": _id(base, menu),
        "placeholder": truncate(menu.hint, MAX_HINT),
        "min_values": menu.least,
        "id": next(_numbers),
    }
    if menu.people:
        return ui.UserSelect(max_values=menu.most, **common)
    if menu.channels:
        kinds = discord.ChannelType
        picked = [discord.Object(int(item.value)) for item in menu.items]
        types = [kinds.text, kinds.news, kinds.forum, kinds.voice]
        return ui.ChannelSelect(max_values=menu.most, channel_types=types, default_values=picked, **common)
    options = [_option(item, mentions) for item in menu.items]
    return ui.Select(max_values=min(menu.most, len(options)), options=options, **common)


def _option(item: SelectOption, mentions: CommandMentions) -> discord.SelectOption:
    emoji, label = mentions.led(item.emoji, item.label)
    return discord.SelectOption(
        label=truncate(label, MAX_ENTRY),
        value=item.value,
        description=truncate(item.note, MAX_ENTRY) or None,
        emoji=emoji or None,
        default=item.chosen,
    )
