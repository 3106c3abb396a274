"""The guide of The Girl Who Made the Stars: the rule behind each question, its signs, its words."""

from bot.game_ui.guide import Guide
from bot.ui_kit.icons import Sign

WORDS = (
    *("stardust", "light", "scouting", "foraging", "offering", "stargazing", "recall", "constellation", "wood_ash"),
    *("early_bird", "elder", "gate"),
)

WHY = {
    "PlaceTile": "2.1",
    "TakeAsh": "4.1",
    "TakeAction": "5.1",
    "WrapUp": "5.1",
    "ChooseRoute": "5.1",
    "ChooseColour": "5.1",
    "FinalStardust": "6.2",
    "Aside": "3.1",
}

SIGNS = (
    Sign("🔴", "bot.sign.red", "girl_stars.colour.red"),
    Sign("🔵", "bot.sign.blue", "girl_stars.colour.blue"),
    Sign("🟡", "bot.sign.yellow", "girl_stars.colour.yellow"),
    Sign("🍈", "girl_stars.goods.fruit"),
    Sign("🐟", "girl_stars.goods.fish"),
    Sign("🐇", "girl_stars.goods.rabbit"),
    Sign("🦌", "girl_stars.goods.antelope"),
    Sign("💫", "bot.girl_stars.word.stardust"),
    Sign("🆓", "bot.girl_stars.word.free"),
    Sign("🔦", "bot.girl_stars.word.scouting"),
    Sign("🧺", "bot.girl_stars.word.foraging"),
    Sign("🙏", "bot.girl_stars.word.offering"),
    Sign("🔭", "bot.girl_stars.word.stargazing"),
    Sign("🛖", "bot.girl_stars.word.recall"),
    Sign("🎨", "bot.girl_stars.word.colours"),
    Sign("↻", "bot.girl_stars.word.turned"),
)

GUIDE = Guide(
    minutes=(60, 75), weight=3, why=WHY, signs=SIGNS, terms=tuple(f"bot.girl_stars.word.{word}" for word in WORDS)
)
