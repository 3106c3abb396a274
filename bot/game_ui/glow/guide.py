"""Glow's guide: which rule each question rests on, what its signs mean, which words can be looked up."""

from bot.game_ui.guide import GameGuide
from bot.ui_kit.icons import Icon

WORDS = (
    *("companion", "element", "footprint", "light", "reroll_token", "reroll", "firefly", "graveyard", "skull", "spell"),
    *("village", "camp", "boat", "die"),
)

WHY = {
    "ChooseAdventurer": "1.1",
    "ChooseTomDice": "6.1",
    "Recruit": "2.1",
    "MoveBlackDie": "4.3",
    "ChooseReserveDie": "4.1",
    "DismissCompanion": "2.1",
    "TomBoat": "6.1",
    "RerollDice": "2.2",
    "Revive": "4.4",
    "Resolve": "2.3",
    "ReturnDie": "4.1",
    "Travel": "3.1",
    "Sail": "3.2",
    "DiscardForSkull": "3.3",
}

ICONS = (
    Icon("🔥", "glow.element.fire"),
    Icon("💧", "glow.element.water"),
    Icon("🪨", "glow.element.mineral"),
    Icon("☁️", "glow.element.air"),
    Icon("🌿", "glow.element.nature"),
    Icon("✖️", "bot.glow.word.two_lost"),
    Icon("✨", "bot.glow.word.light"),
    Icon("👣", "bot.glow.word.footprint"),
    Icon("🔁", "bot.glow.word.reroll"),
    Icon("💀", "bot.glow.word.skull"),
    Icon("🃏", "bot.glow.word.card"),
    Icon("🎯", "bot.glow.word.set_die"),
    Icon("⛺", "bot.glow.word.camp"),
    Icon("⛵", "bot.glow.word.boat"),
    Icon("⚓", "glow.do.Stay"),
    Icon("🏘️", "bot.glow.word.village"),
)

GUIDE = GameGuide(
    minutes=(30, 45), weight=2, why=WHY, icons=ICONS, terms=tuple(f"bot.glow.word.{word}" for word in WORDS)
)
