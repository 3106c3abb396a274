"""Hoshitsukuri as text: alt text, and the whole table for screen readers."""

from collections.abc import Iterator

from games.hoshitsukuri.components import CELESTIALS, KINDS
from games.hoshitsukuri.player_view import PlayerView
from games.hoshitsukuri.view import OwnView, PlayView, View
from renderers.hoshitsukuri.style import by_colour
from renderers.hoshitsukuri.table import sorted_piles
from renderers.hoshitsukuri.words import GameWords


def alt(view: View, words: GameWords) -> str:
    """Describe the picture in one sentence: turn, acting player, others, large piles.

    At the end all points.
    """
    others = [f"{words.name(score.seat)} {score.total}" for score in view.scores] or [
        words.say("alt_comet", name=words.name(seat), space=view.players[seat].space)
        for seat in _ordered(view)
        if seat != view.active
    ]
    left = [
        words.say("alt_pile", card=words.card(pile.kind), left=pile.left)
        for pile in view.supply
        if pile.kind in ("planet", "sun")
    ]
    parts = [_moment(view, words), words.row(others), words.row(left)]
    return words.say("semicolon").join(part for part in parts if part)


def _ordered(view: View) -> tuple[int, ...]:
    return view.order or tuple(range(len(view.players)))


def _moment(view: View, words: GameWords) -> str:
    """Describe the game, the turn, and the acting player with space and fragments."""
    if view.over or not view.asked:
        return words.say("alt_over", set=words.celestials(view), phase=words.game(f"phase.{view.phase}"))
    seat = view.asked[0].seat
    known = {"name": words.name(seat), "phase": words.game(f"phase.{view.phase}"), "set": words.celestials(view)}
    if view.active is None:
        return words.say("alt_setup", **known)
    return words.say(
        "alt", turn=view.number, space=view.players[seat].space, fragments=view.fragments, goal=view.projected, **known
    )


def lines(view: View, words: GameWords, seat: int | None) -> Iterator[str]:
    """Describe the whole table, most important first.

    The order is: the present situation, the viewer's pieces, the current turn, the other players, supply and trash.
    """
    yield f"**{_moment(view, words)}**"
    if view.target:
        yield words.say("to_reach", points=view.target)
    if view.over:
        yield from _result(view, words)
    if view.own is not None and seat is not None:
        yield from _own(view, view.own, view.players[seat], words)
    yield from _field(view, words)
    yield f"**{words.say('orbit_heading')}**"
    for number in _ordered(view):
        yield "- " + _player(view, view.players[number], words)
    yield f"**{words.say('supply')}**"
    if view.phase == "setup":
        yield "- " + words.say("chosen_kinds", cards=words.cards(view.celestials))
        yield words.say("on_offer")
        yield from ("- " + card_line(kind, words) for kind in by_colour(CELESTIALS) if kind not in view.celestials)
    for pile in sorted_piles(view):
        yield "- " + words.say("pile", card=card_line(pile.kind, words), left=pile.left)
    yield words.say(
        "trash_line", count=len(view.trash), cards=words.cards(sorted(view.trash, key=by_colour(KINDS).index))
    )


def card_line(kind: str, words: GameWords) -> str:
    """Describe a card on one line: name, figures, effect."""
    text = words.text(kind)
    known = {"card": words.card(kind), "facts": words.facts(kind)}
    return words.say("card_text", text=text, **known) if text else words.say("card_plain", **known)


def _own(view: View, own: OwnView, mine: PlayerView, words: GameWords) -> Iterator[str]:
    yield f"**{words.say('your_hand', count=len(own.hand))}**"
    for kind in by_colour(own.hand):
        count = own.hand.count(kind)
        yield "- " + (f"{count} \u00d7 " if count > 1 else "") + card_line(kind, words)
    if own.looked:
        yield words.say("looked", card=words.card(own.looked))
    for colours in mine.strikes:
        yield words.say("strike", colours=words.either(colours))
    yield words.say("deck_line", count=len(own.deck), cards=words.cards(own.deck))
    yield words.say("discard_line", count=len(own.discard), cards=words.cards(own.discard))
    counted = words.row(
        f"{words.game(f'colour.{colour}')} {own.colours.get(colour, 0)}" for colour in ("red", "blue", "green")
    )
    yield words.say("points_line", points=own.points, colours=counted)


def _field(view: View, words: GameWords) -> Iterator[str]:
    """Describe the current turn, and the previous one."""
    if view.active is not None and not view.over:
        name = words.name(view.active)
        yield f"**{words.say('turn_of', name=name)}**"
        if view.phase != "turn_end":  # after that the field is cleared, and the turn is the past one
            yield from _plays(view, view.active, words)
        if view.generated:
            yield words.say("created", card=words.card(view.generated))
        if view.following is not None:
            yield words.say("follows", name=words.name(view.following))
    if view.past is not None:
        past = view.past
        plays = words.say("semicolon").join(words.cards(play) for play in past.plays)
        made = words.card(past.generated) if past.generated else words.say("nothing")
        yield words.say(
            "past_line", name=words.name(past.seat), plays=plays or words.none, fragments=past.fragments,
            origin=past.origin, space=past.space, card=made,
        )  # fmt: skip


def _plays(view: View, active: int, words: GameWords) -> Iterator[str]:
    for number, play in enumerate(view.field, 1):
        yield f"{number}. " + _play(play, words)
    if not view.field:
        yield words.say("no_plays")
    yield words.say("sum", fragments=view.fragments, space=view.players[active].space, goal=view.projected)


def _play(play: PlayView, words: GameWords) -> str:
    parts = []
    for card in play.cards:
        notes = [f"\u2605{card.fragments}"]
        notes += [words.say("icon_off")] if card.icon_off else []
        notes += [words.say("to_come")] if card.unresolved else []
        notes += [words.say("will_go")] if card.marked else []
        parts.append(words.say("noted", card=words.card(card.kind), notes=words.row(notes)))
    step = words.say("step_three" if play.three_colour else f"step_{play.step}")
    return words.say("play_line", cards=words.say("plus").join(parts), fragments=play.fragments, step=step)


def _player(view: View, player: PlayerView, words: GameWords) -> str:
    """Describe one seat: comet, orbit, zones, and strikes to answer."""
    there = sum(other.space == player.space for other in view.players)
    parts = [words.say("at", space=player.space)]
    if player.finish:
        parts.append(words.say("arrived", place=player.finish))
    elif there > 1:
        parts.append(words.say("depth", place=player.depth))
    parts.append(words.say("zones", hand=player.hand, deck=player.deck, discard=player.discard))
    if player.discard_top:
        parts.append(words.say("top", card=words.card(player.discard_top)))
    parts += [words.say("struck", colours=words.either(colours)) for colours in player.strikes]
    comet = words.game(f"comet.{player.comet}")
    return words.say("person", name=words.name(player.seat), comet=comet, rest=words.row(parts))


def _result(view: View, words: GameWords) -> Iterator[str]:
    for score in sorted(view.scores, key=lambda one: (one.place, one.seat)):
        counted = [f"{words.game(f'score.{line.key}')} {line.points}" for line in score.lines if line.points]
        yield f"{score.place}. " + words.say(
            "result", name=words.name(score.seat), total=score.total, counted=words.row(counted) or "0"
        )
    if view.rank:
        yield words.say("rank", rank=words.game(f"rank.{view.rank}"))
