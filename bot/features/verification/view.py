"""The view of the proof of a result."""

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import CustomId
from bot.features.play import board_view
from bot.features.verification.service import ResultProof
from bot.i18n.translator import Translator
from bot.presentation import table_text
from bot.ui_kit.panels import Button


def shown(proof: ResultProof, words: Translator) -> tuple[Block, ...]:
    """Return the result of the verification, with the data to check it."""
    table = proof.table
    lines = [f"### 🔏 {table_text.title(table, words)} · `{table.id}`"]
    lines += [board_view.result(proof.table_view, words)] if proof.table_view else [words("bot.proof.secret")]
    failed = "bot.proof.fails" if proof.replayed else "bot.proof.rules"
    # The number of moves breaks ties in a game: it is as secret as the other figures.
    holds = words("bot.proof.holds", moves=table.moves) if proof.table_view else words("bot.proof.holds_secret")
    lines.append(holds if proof.holds else words(failed))
    lines.append(f"-# {words('bot.commitment', hash=table.commitment or '')}")
    lines += [f"-# {words('bot.seed', seed=table.seed)}"] if table.seed else []
    buttons: tuple[Button, ...] = (Button(("export",), words("bot.export"), emoji="💾"),)
    if proof.replayed:
        buttons += (Button(("look",), words("bot.playback.button"), emoji="🎞️"),)
    rows = (ControlRows(CustomId(table.id, "x"), (buttons,)),) if proof.table_view else ()
    return "\n".join(lines), *rows
