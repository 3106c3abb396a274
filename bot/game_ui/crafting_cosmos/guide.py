"""Crafting the Cosmos' guide: which rule each question rests on, what its signs mean, which words can be looked up."""

from bot.game_ui.guide import Guide
from bot.ui_kit.icons import Sign

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

SIGNS = (
    Sign("🔴", "bot.sign.red", "crafting_cosmos.element.hydrogen"),
    Sign("🟦", "bot.sign.blue", "crafting_cosmos.element.helium"),
    Sign("🟣", "bot.sign.purple", "crafting_cosmos.element.carbon"),
    Sign("🟢", "bot.sign.green", "crafting_cosmos.element.oxygen"),
    Sign("☀️", "crafting_cosmos.control.light"),
    Sign("⏳", "crafting_cosmos.control.time"),
    Sign("🌀", "crafting_cosmos.control.gravity"),
    Sign("⚗️", "crafting_cosmos.control.chemistry"),
    Sign("🌌", "crafting_cosmos.term.nebula"),
    Sign("🌟", "crafting_cosmos.term.supernova_resource"),
    Sign("🧬", "crafting_cosmos.term.dna"),
    Sign("🧲", "crafting_cosmos.term.graviton"),
    Sign("💎", "crafting_cosmos.term.time_crystal"),
    Sign("🎴", "bot.sign.card", "crafting_cosmos.term.energy_card"),
    Sign("🦠", "crafting_cosmos.term.proto_life"),
    Sign("🌱", "crafting_cosmos.term.stable_life"),
    Sign("👽", "crafting_cosmos.term.advanced_life"),
    Sign("🪄", "bot.crafting_cosmos.word.turn"),
    Sign("🧩", "crafting_cosmos.kind.CompleteNebula"),
)

GUIDE = Guide(
    minutes=(60, 90),
    weight=4,
    why=WHY,
    signs=SIGNS,
    terms=(
        *(f"bot.crafting_cosmos.word.{word}" for word in WORDS),
        *(f"crafting_cosmos.term.{term}" for term in TERMS),
    ),
)
