"""The proof of a result, as it is shown; pure, as `messages`."""

from bot.discord_kit.components import Block, Rows
from bot.discord_kit.custom_ids import Press
from bot.features.play import board_view
from bot.features.verification.service import Evidence
from bot.i18n.translator import Words
from bot.presentation import table_text
from bot.ui_kit.panels import Tap


def shown(proof: Evidence, words: Words) -> tuple[Block, ...]:
    """Return what was found when a match was played again, with what anybody can check it by."""
    table = proof.table
    lines = [f"### 🔏 {table_text.title(table, words)} · `{table.id}`"]
    lines += [board_view.result(proof.look, words)] if proof.look else [words("bot.proof.secret")]
    lines.append(words("bot.proof.holds", moves=table.moves) if proof.holds else words("bot.proof.fails"))
    lines.append(f"-# {words('bot.commitment', hash=table.commitment or '')}")
    lines += [f"-# {words('bot.seed', seed=table.seed)}"] if table.seed else []
    taps = (
        Tap(("export",), words("bot.export"), emoji="💾"),
        Tap(("look",), words("bot.playback.button"), emoji="🎞️"),
    )
    rows = (Rows(Press(table.id, "x"), (taps,)),) if proof.look else ()
    return "\n".join(lines), *rows
