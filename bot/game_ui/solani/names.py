"""Solani's tiles and moves in names and a few signs, as the pictures label them."""

from typing import Any

from bot.game_ui import base
from bot.game_ui.base import PromptContext
from bot.game_ui.prompt_table import listed
from bot.i18n.translator import Translator
from games.api import Action
from games.solani import actions as do
from games.solani.cells import ARMS, BITS, label_of
from games.solani.components import BRANCHES, CLUSTERS, FEATURES, MAX_UNITS, PLANETS, Magnitude
from games.solani.player_view import PlayerView
from games.solani.view import View

CLUSTER, PLANET, BRANCH, FEATURE = "🎇", "🪐", "🪵", "✴️"
"""Signs of the kinds of tiles in menus."""

STAR = "★"


def view_of(context: PromptContext) -> View:
    """Return what this seat sees."""
    return context.view_as(View)


def mine(context: PromptContext) -> PlayerView:
    """Return the sky and pieces of the seat that is asked."""
    return view_of(context).players[context.prompt.seat]


def icon_of(tile: str) -> str:
    """Return the sign of a tile's kind."""
    icons = ((CLUSTERS, CLUSTER), (PLANETS, PLANET), (BRANCHES, BRANCH))
    return next((icon for kinds, icon in icons if tile in kinds), FEATURE)


def tile(words: Translator, name: str) -> str:
    """Return the name of a tile."""
    return words(f"solani.tile.{name}")


def arms(words: Translator, mask: int, *, spelled: bool = False) -> str:
    """Return the arms of a Branch tile as arrows; `spelled`: and as letters, for those who type."""
    pointing = [arm for arm, bit in zip(ARMS, BITS, strict=True) if mask & bit]
    arrows = "".join(words(f"solani.arm.{arm}") for arm in pointing)
    return f"{arrows} {' '.join(pointing)}" if spelled else arrows


def mask_of(context: PromptContext, action: do.PlaceBranch) -> int:
    """Return the arms that the held Branch tile has in this rotation."""
    return BRANCHES[mine(context).branch].masks[action.rotation]


def stars(magnitude: Magnitude) -> str:
    """Return a magnitude as stars."""
    return STAR * magnitude


def feature(words: Translator, card: str) -> str:
    """Return a Special Feature by its magnitude, its name, and its sign on the pictures."""
    known = FEATURES[card]
    name, icon = words(f"solani.card.{card}"), words(f"solani.sign.{card}")
    return " ".join([stars(known.magnitude), name, *([] if icon == name else [f"[{icon}]"])])


def criterion(words: Translator, card: str) -> str:
    """Return what a Special Feature counts."""
    return words(f"solani.criterion.{card}")


def worth(words: Translator, card: str) -> str:
    """Return how many points a Special Feature gives for each unit, and at most."""
    magnitude = FEATURES[card].magnitude
    return words("solani.worth", points=magnitude, most=magnitude * MAX_UNITS[magnitude])


def drafted(context: PromptContext, action: do.DraftTile) -> str:
    """Return the tile of a slot, or the Planet that a Star Cluster is given for, by name."""
    view = view_of(context)
    if action.trade_slot:
        planet = view.track[action.trade_slot - 1]
        trades = [one.trade_slot for one in context.moves(do.DraftTile) if one.slot == action.slot and one.trade_slot]
        alike = [slot for slot in trades if view.track[slot - 1] == planet]
        which = action.trade_slot if len(alike) > 1 else 0
        return context.say("trade", slot=action.slot, planet=tile(context.words, planet), trade_slot=which)
    display = view.clusters if action.kind == "cluster" else view.branches
    return context.words(
        f"bot.solani.{action.kind}", slot=action.slot, tile=tile(context.words, display[action.slot - 1])
    )


def slots(action: do.DraftTile) -> str:
    """Return the slots of a draft as the picture numbers them."""
    icon = "○" if action.kind == "cluster" else "✚"
    return f"{icon}{action.slot}" + (f" ⇄ {action.trade_slot}" if action.trade_slot else "")


def draft_icon(action: do.DraftTile) -> str:
    """Return the sign of what a draft brings."""
    if action.trade_slot:
        return PLANET
    return CLUSTER if action.kind == "cluster" else BRANCH


def draft_note(context: PromptContext, action: do.DraftTile) -> str:
    """Return what one should know of a tile before drafting it."""
    words, view = context.words, view_of(context)
    if action.kind == "branch":
        branch = BRANCHES[view.branches[action.slot - 1]]
        return words("bot.solani.nodes", nodes=branch.nodes, arms=arms(words, branch.masks[0]))
    cluster = CLUSTERS[view.clusters[action.slot - 1]]
    if action.trade_slot:
        return words("bot.solani.given", tile=tile(words, cluster.id))
    return words("bot.solani.scores_with", nodes=words.span(cluster.lo, cluster.hi))


def held(context: PromptContext) -> str:
    """Return the tiles that the seat holds, or nothing."""
    player = mine(context)
    tiles = [name for name in (player.circle, player.branch, player.feature) if name]
    if not tiles:
        return ""
    return context.words(
        "bot.solani.held", tiles=listed(f"{icon_of(name)} {tile(context.words, name)}" for name in tiles)
    )


def noun(words: Translator, game: str, field: str, value: Any) -> str | int:
    """Return what the value of a field is called; branch spaces as people call them, rotations in degrees."""
    if field == "rotation":
        return int(value) * 90
    return label_of(value) if field == "space" else base.value_name(words, game, field, value)


def name(context: PromptContext, action: Action) -> str:
    """Return what a move is called, as the pictures label slots and spaces."""
    words = context.words
    match action:
        case do.DraftTile():
            return drafted(context, action)
        case do.PlaceBranch(space):  # its arms are unknown if it is to be drafted first
            spelled = arms(words, mask_of(context, action), spelled=True) if mine(context).branch else ""
            return f"{BRANCH} {label_of(space)} {spelled}".rstrip()
        case do.PlaceCircle(space) | do.PlaceSpecial(space):
            tile_held = mine(context).circle or mine(context).feature
            return f"{icon_of(tile_held)} {space}" if tile_held else space
        case do.TakeSpecial(card) | do.KeepSpecial(card):
            return feature(words, card)
    return ""
