"""Solani's guide: which rule each question rests on, what its signs mean, which words can be looked up."""

from bot.game_ui.guide import Guide
from bot.ui_kit.icons import Sign

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

SIGNS = (
    Sign("🎇", "bot.solani.word.cluster"),
    Sign("🪐", "bot.solani.word.planet"),
    Sign("🪵", "bot.solani.word.branch"),
    Sign("✴️", "bot.solani.word.feature"),
    Sign("🌚", "bot.solani.word.dark_sky"),
    Sign("○", "bot.sign.circle", "bot.solani.word.round_space"),
    Sign("✚", "bot.sign.cross", "bot.solani.word.branch_space"),
    Sign("☆", "bot.sign.white_star", "bot.solani.word.white_star"),
    Sign("🎴", "bot.sign.card", "bot.solani.word.drawn"),
)

GUIDE = Guide(
    minutes=(30, 45), weight=2, why=WHY, signs=SIGNS, terms=tuple(f"bot.solani.word.{word}" for word in WORDS)
)
