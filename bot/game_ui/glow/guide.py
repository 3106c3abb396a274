"""Glow's guide: which rule each question rests on, what its signs mean, which words can be looked up."""

from bot.game_ui.guide import Guide
from bot.ui_kit.icons import Sign

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

SIGNS = (
    Sign("🔥", "glow.element.fire"),
    Sign("💧", "glow.element.water"),
    Sign("🪨", "glow.element.mineral"),
    Sign("☁️", "glow.element.air"),
    Sign("🌿", "glow.element.nature"),
    Sign("✖️", "bot.glow.word.two_lost"),
    Sign("✨", "bot.glow.word.light"),
    Sign("👣", "bot.glow.word.footprint"),
    Sign("🔁", "bot.glow.word.reroll"),
    Sign("💀", "bot.glow.word.skull"),
    Sign("🃏", "bot.glow.word.card"),
    Sign("🎯", "bot.glow.word.set_die"),
    Sign("⛺", "bot.glow.word.camp"),
    Sign("⛵", "bot.glow.word.boat"),
    Sign("⚓", "glow.do.Stay"),
    Sign("🏘️", "bot.glow.word.village"),
)

GUIDE = Guide(minutes=(30, 45), weight=2, why=WHY, signs=SIGNS, terms=tuple(f"bot.glow.word.{word}" for word in WORDS))
