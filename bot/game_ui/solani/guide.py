"""Solani's guide: which rule each question rests on, what its signs mean, which words can be looked up."""

from bot.game_ui.guide import GameGuide
from bot.ui_kit.icons import Icon

WORDS = (
    *("node", "loose_node", "cluster", "guide", "white_star", "planet", "branch", "dark_sky", "feature"),
    *("bonus_tile", "sun"),
)

WHY = {
    "Draft": "2.1",
    "PlaceTile": "3.1",
    "ChooseSpecial": "4.1",
    "KeepSpecial": "4.1",
    "PlaceSpecial": "4.1",
    "Aside": "2.1",
}

ICONS = (
    Icon("🎇", "bot.solani.word.cluster"),
    Icon("🪐", "bot.solani.word.planet"),
    Icon("🪵", "bot.solani.word.branch"),
    Icon("✴️", "bot.solani.word.feature"),
    Icon("🌚", "bot.solani.word.dark_sky"),
    Icon("○", "bot.sign.circle", "bot.solani.word.round_space"),
    Icon("✚", "bot.sign.cross", "bot.solani.word.branch_space"),
    Icon("☆", "bot.sign.white_star", "bot.solani.word.white_star"),
    Icon("🎴", "bot.sign.card", "bot.solani.word.drawn"),
)

GUIDE = GameGuide(
    minutes=(30, 45), weight=2, why=WHY, icons=ICONS, terms=tuple(f"bot.solani.word.{word}" for word in WORDS)
)
