"""What a standing post of a challenge says."""

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import NOWHERE
from bot.features.challenges.view import ChallengeStreaks, facts, named, place, proof, settled, streaks, title, total
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.i18n.translator import Translator
from bot.ui_kit import markup
from bot.ui_kit.panels import Button, ButtonStyle


def pinned_post(shown: ChallengePostMessage, words: Translator) -> tuple[Block, ...]:
    """Return a server's standing post: today's challenge with its countdown, the week's, and who won yesterday."""
    today, week, last = shown.today, shown.week, shown.last
    challenge = today.challenge
    lines = [f"## 🌠 {title(challenge, words)}", *facts(challenge, words)]
    lines += [place(one, words, hidden=True) for one in today.placed[:10]] or [words("bot.challenge.nobody")]
    if len(today.placed) > 10:
        lines.append(f"-# {words('bot.challenge.more', count=len(today.placed) - 10)}")
    best = week.placed[0] if week.placed else None
    leader = named(best.attempt, words) if best else words("bot.challenge.nobody")
    ends = markup.when(week.challenge.closes_at)
    lines.append(words("bot.challenge.week_line", options=settled(week.challenge, words), when=ends, leader=leader))
    if last is not None and last.placed:
        lines.append(
            words(
                "bot.challenge.yesterday",
                who=named(last.placed[0].attempt, words),
                total=total(last.placed[0].attempt),
            )
        )
    lines += streaks(ChallengeStreaks(here=shown.streak), words)
    lines.append(proof(challenge, words))
    row = (
        Button(("cplay", challenge.code), words("bot.challenge.play_today"), ButtonStyle.GO, "▶️"),
        Button(("crank", challenge.code), words("bot.challenge.ranking"), emoji="🏅"),
        Button(("cweek", challenge.game), words("bot.challenge.weekly"), emoji="🗓️"),
        Button(("cseason", challenge.game), words("bot.challenge.season"), emoji="🏆"),
    )
    return "\n".join(lines), ControlRows(NOWHERE, (row,))
