"""The icons of the bot and all games, in one table, so that an icon has only one meaning.

A plain icon (a colour or shape) means itself; each game adds what it represents there.
"""

from msgspec import Struct

from bot.i18n.translator import Translator


class Icon(Struct, frozen=True):
    """An emoji or symbol with the key of its meaning.

    `here` is what a plain one represents in a game.
    """

    icon: str
    means: str
    here: str = ""

    def word(self, words: Translator) -> str:
        """Return its meaning for a reader."""
        return words(self.here or self.means)


PLAIN = tuple(
    Icon(icon, f"bot.sign.{means}")
    for means, icons in {
        "red": "🔴",
        "blue": "🔵🔷🟦",
        "green": "🟢🟩",
        "yellow": "🟡",
        "purple": "🟣",
        "black": "⚫",
        "white": "⚪",
        "star": "★",
        "white_star": "☆",
        "circle": "○",
        "cross": "✚",
        "card": "🎴",
    }.items()
    for icon in icons
)
"""Colours and shapes, which may represent something of that colour or shape."""

SHARED = tuple(
    Icon(icon, means)
    for icon, means in (
        ("🎲", "bot.sign.die"),
        ("⚠️", "bot.sign.warning"),
        ("⭐", "bot.sign.good"),
        ("⏩", "bot.sign.by_itself"),
        ("🌙", "bot.sign.ends"),
        ("✋", "bot.sign.hand"),
        ("💡", "bot.sign.advice"),
        ("🧙", "bot.sign.master"),
        ("✓", "bot.sign.there"),
        ("✗", "bot.sign.lacking"),
    )
)
"""Icons with the same meaning in several games."""

CONTROLS = tuple(
    Icon(icon, means)
    for icon, means in (
        ("▶️", "bot.sign.play"),
        ("✅", "bot.confirm"),
        ("↩️", "bot.back"),
        ("⬅️", "bot.earlier"),
        ("➡️", "bot.later"),
        ("⏮️", "bot.sign.round_back"),
        ("⏭️", "bot.sign.round_on"),
        ("🔄", "bot.refresh"),
        ("🆕", "bot.again"),
        ("📄", "bot.board.text"),
        ("📋", "bot.board.more"),
        ("🗺️", "bot.sign.sheet"),
        ("🖼️", "bot.standings.picture"),
        ("📊", "bot.sign.figures"),
        ("📜", "bot.log.button"),
        ("🔎", "bot.since.button"),
        ("📖", "bot.rules_button"),
        ("❔", "bot.why"),
        ("💾", "bot.export"),
        ("💺", "bot.seats.button"),
        ("📌", "bot.post_again"),
        ("🚚", "bot.move_here"),
        ("📣", "bot.standings.share"),
        ("📍", "bot.standings.me"),
        ("⚙️", "bot.lobby.options"),
        ("🔒", "bot.sign.private"),
        ("👥", "bot.lobby.guests"),
        ("🤖", "bot.sign.computer"),
        ("➖", "bot.lobby.remove"),
        ("🗑️", "bot.sign.clear"),
        ("⌛", "bot.sign.waiting"),
        ("🔔", "bot.sign.reminder"),
        ("🔕", "bot.call.mute"),
        ("💤", "bot.sign.snooze"),
        ("🏖️", "bot.sign.days_off"),
        ("🔙", "bot.away.back"),
        ("📝", "bot.plan.button"),
        ("📬", "bot.sign.digest"),
        ("👀", "bot.watch.button"),
        ("✉️", "bot.sign.invitation"),
        ("🌠", "bot.sign.challenge"),
        ("🗓️", "bot.challenge.weekly"),
        ("💌", "bot.sign.own_challenge"),
        ("⚔️", "bot.sign.duel"),
        ("🪜", "bot.challenge.ladder"),
        ("🧭", "bot.challenge.practise"),
        ("🎞️", "bot.playback.button"),
        ("👁️", "bot.sign.eyes"),
        ("🍀", "bot.challenge.luck"),
        ("📈", "bot.sign.streak"),
        ("⛳", "bot.sign.par"),
        ("👻", "bot.race.button"),
        ("🌒", "bot.sign.fifth2"),
        ("🌓", "bot.sign.fifth3"),
        ("🌔", "bot.sign.fifth4"),
        ("🌕", "bot.sign.fifth5"),
        ("🎓", "bot.lesson.mark"),
        ("👍", "bot.sign.well"),
        ("💭", "bot.sign.otherwise"),
        ("🏆", "bot.sign.victory"),
        ("🏅", "bot.sign.honour"),
        ("🥇", "bot.sign.first"),
        ("🥈", "bot.sign.second"),
        ("🥉", "bot.sign.third"),
        ("👑", "bot.sign.top"),
        ("▫️", "bot.sign.not_yet"),
        ("🌐", "bot.sign.everywhere"),
        ("🏠", "bot.sign.here"),
        ("🌃", "bot.sky.title"),
        ("🏟️", "bot.servers.title"),
        ("🤝", "bot.sign.even"),
        ("👤", "bot.profile.title"),
        ("🙈", "bot.privacy.unlist"),
        ("🙋", "bot.privacy.list"),
        ("📦", "bot.privacy.take"),
        ("🧹", "bot.privacy.forget"),
        ("🔏", "bot.privacy.title"),
        ("✦", "bot.sign.game"),
    )
)
"""Icons of the bot's own buttons and notes, where each is next to its word."""

HOUSE = (*PLAIN, *SHARED, *CONTROLS)


def without_variation_selector(icon: str) -> str:
    """Return an icon without the variation selector for its coloured form."""
    return icon.replace("\ufe0f", "")
