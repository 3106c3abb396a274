"""Crafting the Cosmos' guide: which rule each question rests on, what its signs mean, which words can be looked up."""

from bot.game_ui.guide import GameGuide
from bot.ui_kit.icons import Icon

TERMS = (
    *("active_reward", "passive_reward", "energy_card", "power_card", "nebula"),
    *("supernova", "power_slot"),
)
WORDS = (
    *("dark_energy", "proto_life", "stable_life", "advanced_life", "supernova_resource", "dna", "graviton"),
    *("time_crystal", "universal_goal"),
)

WHY = {
    "Shift": "2.1",
    "ChooseStack": "2.2",
    "TakeCard": "2.2",
    "Craft": "3.1",
    "AimPower": "4.1",
    "SecondEvolution": "4.1",
    "SecondRelocation": "4.1",
    "KeepOneTile": "4.1",
    "ChoosePower": "4.1",
    "PlaceOmega": "5.1",
    "ChooseSurplus": "4.1",
}

ICONS = (
    Icon("🔴", "bot.sign.red", "crafting_cosmos.element.hydrogen"),
    Icon("🟦", "bot.sign.blue", "crafting_cosmos.element.helium"),
    Icon("🟣", "bot.sign.purple", "crafting_cosmos.element.carbon"),
    Icon("🟢", "bot.sign.green", "crafting_cosmos.element.oxygen"),
    Icon("☀️", "crafting_cosmos.control.light"),
    Icon("⏳", "crafting_cosmos.control.time"),
    Icon("🌀", "crafting_cosmos.control.gravity"),
    Icon("⚗️", "crafting_cosmos.control.chemistry"),
    Icon("🌌", "crafting_cosmos.term.nebula"),
    Icon("🌟", "crafting_cosmos.term.supernova_resource"),
    Icon("🧬", "crafting_cosmos.term.dna"),
    Icon("🧲", "crafting_cosmos.term.graviton"),
    Icon("💎", "crafting_cosmos.term.time_crystal"),
    Icon("🎴", "bot.sign.card", "crafting_cosmos.term.energy_card"),
    Icon("🦠", "crafting_cosmos.term.proto_life"),
    Icon("🌱", "crafting_cosmos.term.stable_life"),
    Icon("👽", "crafting_cosmos.term.advanced_life"),
    Icon("🪄", "bot.crafting_cosmos.word.turn"),
    Icon("🧩", "crafting_cosmos.kind.CompleteNebula"),
)

GUIDE = GameGuide(
    minutes=(60, 90),
    weight=4,
    why=WHY,
    icons=ICONS,
    terms=(
        *(f"bot.crafting_cosmos.word.{word}" for word in WORDS),
        *(f"crafting_cosmos.term.{term}" for term in TERMS),
    ),
)
