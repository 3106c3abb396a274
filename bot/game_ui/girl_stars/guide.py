"""The guide of The Girl Who Made the Stars: the rule behind each question, its signs, its words."""

from bot.game_ui.guide import GameGuide
from bot.ui_kit.icons import Icon

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

ICONS = (
    Icon("🔴", "bot.sign.red", "girl_stars.colour.red"),
    Icon("🔵", "bot.sign.blue", "girl_stars.colour.blue"),
    Icon("🟡", "bot.sign.yellow", "girl_stars.colour.yellow"),
    Icon("🍈", "girl_stars.goods.fruit"),
    Icon("🐟", "girl_stars.goods.fish"),
    Icon("🐇", "girl_stars.goods.rabbit"),
    Icon("🦌", "girl_stars.goods.antelope"),
    Icon("💫", "bot.girl_stars.word.stardust"),
    Icon("🆓", "bot.girl_stars.word.free"),
    Icon("🔦", "bot.girl_stars.word.scouting"),
    Icon("🧺", "bot.girl_stars.word.foraging"),
    Icon("🙏", "bot.girl_stars.word.offering"),
    Icon("🔭", "bot.girl_stars.word.stargazing"),
    Icon("🛖", "bot.girl_stars.word.recall"),
    Icon("🎨", "bot.girl_stars.word.colours"),
    Icon("↻", "bot.girl_stars.word.turned"),
)

GUIDE = GameGuide(
    minutes=(60, 75), weight=3, why=WHY, icons=ICONS, terms=tuple(f"bot.girl_stars.word.{word}" for word in WORDS)
)
