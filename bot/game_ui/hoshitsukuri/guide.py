"""Hoshitsukuri's guide: which rule each question rests on, what its signs mean, which words can be looked up."""

from bot.game_ui.guide import GameGuide
from bot.ui_kit.icons import Icon

WORDS = ("fragments", "generate", "orbit", "colourless", "field", "middle", "trash_pile", "celestial")

WHY = {
    "ChooseCelestial": "1.1",
    "MeteorDiscard": "5.4",
    "PlayCards": "2.1",
    "ResolveEffect": "2.1",
    "FlameTrash": "2.3",
    "LightningTrash": "5.1",
    "LightningGain": "5.1",
    "FusionTrash": "2.3",
    "ForestAdd": "2.2",
    "MicrobeAdd": "2.2",
    "BlackHoleAdd": "2.2",
    "GrasslandGain": "5.2",
    "WaterDiscard": "2.1",
    "StormReturn": "5.3",
    "SpringKeep": "2.1",
    "Generate": "4.1",
    "DiscardDown": "4.2",
}

ICONS = (
    Icon("🔴", "bot.sign.red", "hoshitsukuri.colour.red"),
    Icon("🔷", "bot.sign.blue", "hoshitsukuri.colour.blue"),
    Icon("🟩", "bot.sign.green", "hoshitsukuri.colour.green"),
    Icon("⚪", "bot.sign.white", "hoshitsukuri.colour.colourless"),
    Icon("★", "bot.sign.star", "bot.hoshitsukuri.word.fragments"),
    Icon("⟳", "bot.hoshitsukuri.word.generate"),
    Icon("☄️", "bot.hoshitsukuri.word.orbit"),
    Icon("⤵️", "bot.hoshitsukuri.word.into_pile"),
    Icon("🌑", "bot.hoshitsukuri.word.pass"),
)

GUIDE = GameGuide(
    minutes=(30, 45), weight=2, why=WHY, icons=ICONS, terms=tuple(f"bot.hoshitsukuri.word.{word}" for word in WORDS)
)
