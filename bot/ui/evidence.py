"""The proof of a result, as it is shown; pure, as `messages`."""

from bot.dialogue.panels import Tap
from bot.service.evidence import Evidence
from bot.ui import messages
from bot.ui.components import Block, Rows
from bot.ui.ids import Press
from bot.words import Words


def shown(proof: Evidence, words: Words) -> tuple[Block, ...]:
    """Return what was found when a match was played again, with what anybody can check it by."""
    table = proof.table
    lines = [f"### 🔏 {messages.title(table, words)} · `{table.id}`"]
    lines += [messages.result(proof.look, words)] if proof.look else [words("bot.proof.secret")]
    lines.append(words("bot.proof.holds", moves=table.moves) if proof.holds else words("bot.proof.fails"))
    lines.append(f"-# {words('bot.commitment', hash=table.commitment or '')}")
    lines += [f"-# {words('bot.seed', seed=table.seed)}"] if table.seed else []
    taps = (
        Tap(("export",), words("bot.export"), emoji="💾"),
        Tap(("look",), words("bot.playback.button"), emoji="🎞️"),
    )
    rows = (Rows(Press(table.id, "x"), (taps,)),) if proof.look else ()
    return "\n".join(lines), *rows
