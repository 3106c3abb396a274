"""What a table leaves behind: its log, page by page, and the record of its match."""

import io

import discord

from bot.dialogue.face import account
from bot.dialogue.faces import face_of
from bot.dialogue.turning import written
from bot.model import LogEntry
from bot.tables import TableService
from bot.ui import deeds, messages
from bot.ui.components import Rows
from bot.ui.ids import Press
from bot.ui.talk import Talk
from bot.words import Words


async def show_log(service: TableService, talk: Talk, name: str, page: int) -> None:
    """Show what has happened so far, the newest page first."""
    words, table = talk.words, await service.archive.table(name)
    people, face = messages.speakers(table, words), face_of(table.game)
    done = list(await service.archive.deeds(name, talk.person.id))
    lines = []
    for entry in reversed(await service.archive.history(name, talk.person.id)):
        while done and done[-1].move >= entry.number:
            lines.append(f"-# {deeds.line(done.pop(), words)}")
        said = account(words, table.game, entry.seat, entry.events, people, face)
        if said or entry.action is not None:  # else it is somebody's secret
            lines.append(_line(entry, said or people.get(entry.seat, ""), words))
    lines += [f"-# {deeds.line(deed, words)}" for deed in reversed(done)]
    leaf = written(lines or [words("bot.log.empty")], page)
    rows = Rows(Press(name, "x"), (leaf.turns(("log",), words),))
    await talk.answer(f"### 📜 {words('bot.log.title')}", leaf.text, rows)


def _line(entry: LogEntry, said: str, words: Words) -> str:
    mark = "🤖" if entry.level else ""
    gone = f"({words('bot.log.taken_back')})" if entry.taken_back else ""
    return " ".join(part for part in (f"**{entry.number}.**", mark, gone, said) if part)


async def hand_over(service: TableService, talk: Talk, table: str) -> None:
    """Hand over the record of a finished match."""
    data, name = await service.archive.export(table), f"planisphere-{table}.json"
    await talk.answer(talk.words("bot.exported", name=name))
    await talk.interaction.followup.send(file=discord.File(io.BytesIO(data), name), ephemeral=True)
