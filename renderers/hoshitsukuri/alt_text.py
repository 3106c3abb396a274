"""Hoshitsukuri in words: the alt text of a picture, and the whole table for whoever cannot see it."""

from collections.abc import Iterator

from games.hoshitsukuri.view import CELESTIALS, KINDS, OwnView, PlayerView, PlayView, View
from renderers.hoshitsukuri.style import by_colour
from renderers.hoshitsukuri.table import sorted_piles
from renderers.hoshitsukuri.words import Speaker

ALT_LONGEST = 1024


def alt(view: View, speak: Speaker) -> str:
    """One sentence for the picture: turn, who acts where, the others, the big piles; in the end everybody's points."""
    others = [f"{speak.name(score.seat)} {score.total}" for score in view.scores] or [
        speak.say("alt_comet", name=speak.name(seat), space=view.players[seat].space)
        for seat in _ordered(view)
        if seat != view.active
    ]
    left = [
        speak.say("alt_pile", card=speak.card(pile.kind), left=pile.left)
        for pile in view.supply
        if pile.kind in ("planet", "sun")
    ]
    parts = [_moment(view, speak), speak.row(others), speak.row(left)]
    text = speak.say("semicolon").join(part for part in parts if part)
    return text if len(text) <= ALT_LONGEST else text[: ALT_LONGEST - 1] + "\u2026"


def _ordered(view: View) -> tuple[int, ...]:
    return view.order or tuple(range(len(view.players)))


def _moment(view: View, speak: Speaker) -> str:
    """The game, the turn, and who does what on which space with how many fragments."""
    if view.over or not view.asked:
        return speak.say("alt_over", set=speak.celestials(view), phase=speak.game(f"phase.{view.phase}"))
    seat = view.asked[0].seat
    known = {"name": speak.name(seat), "phase": speak.game(f"phase.{view.phase}"), "set": speak.celestials(view)}
    if view.active is None:
        return speak.say("alt_setup", **known)
    return speak.say(
        "alt", turn=view.number, space=view.players[seat].space, fragments=view.fragments, goal=view.projected, **known
    )


def lines(view: View, speak: Speaker, seat: int | None) -> Iterator[str]:
    """The whole table, most wanted first: the moment, oneself, the running turn, the others, supply and trash."""
    yield f"**{_moment(view, speak)}**"
    if view.target:
        yield speak.say("to_reach", points=view.target)
    if view.over:
        yield from _result(view, speak)
    if view.own is not None and seat is not None:
        yield from _own(view, view.own, view.players[seat], speak)
    yield from _field(view, speak)
    yield f"**{speak.say('orbit_heading')}**"
    for number in _ordered(view):
        yield "- " + _player(view, view.players[number], speak)
    yield f"**{speak.say('supply')}**"
    if view.phase == "setup":
        yield "- " + speak.say("chosen_kinds", cards=speak.cards(view.celestials))
        yield speak.say("on_offer")
        yield from ("- " + card_line(kind, speak) for kind in by_colour(CELESTIALS) if kind not in view.celestials)
    for pile in sorted_piles(view):
        yield "- " + speak.say("pile", card=card_line(pile.kind, speak), left=pile.left)
    yield speak.say(
        "trash_line", count=len(view.trash), cards=speak.cards(sorted(view.trash, key=by_colour(KINDS).index))
    )


def card_line(kind: str, speak: Speaker) -> str:
    """A card on one line: name, figures, effect."""
    text = speak.text(kind)
    known = {"card": speak.card(kind), "facts": speak.facts(kind)}
    return speak.say("card_text", text=text, **known) if text else speak.say("card_plain", **known)


def _own(view: View, own: OwnView, mine: PlayerView, speak: Speaker) -> Iterator[str]:
    yield f"**{speak.say('your_hand', count=len(own.hand))}**"
    for kind in by_colour(own.hand):
        count = own.hand.count(kind)
        yield "- " + (f"{count} \u00d7 " if count > 1 else "") + card_line(kind, speak)
    if own.looked:
        yield speak.say("looked", card=speak.card(own.looked))
    for colours in mine.strikes:
        yield speak.say("strike", colours=speak.either(colours))
    yield speak.say("deck_line", count=len(own.deck), cards=speak.cards(own.deck))
    yield speak.say("discard_line", count=len(own.discard), cards=speak.cards(own.discard))
    counted = speak.row(
        f"{speak.game(f'colour.{colour}')} {own.colours.get(colour, 0)}" for colour in ("red", "blue", "green")
    )
    yield speak.say("points_line", points=own.points, colours=counted)


def _field(view: View, speak: Speaker) -> Iterator[str]:
    """The running turn, and the one before it."""
    if view.active is not None and not view.over:
        name = speak.name(view.active)
        yield f"**{speak.say('turn_of', name=name)}**"
        if view.phase != "turn_end":  # then the field is cleared, and the turn is the past one
            yield from _plays(view, view.active, speak)
        if view.generated:
            yield speak.say("created", card=speak.card(view.generated))
        if view.following is not None:
            yield speak.say("follows", name=speak.name(view.following))
    if view.past is not None:
        past = view.past
        plays = speak.say("semicolon").join(speak.cards(play) for play in past.plays)
        made = speak.card(past.generated) if past.generated else speak.say("nothing")
        yield speak.say(
            "past_line", name=speak.name(past.seat), plays=plays or speak.none, fragments=past.fragments,
            origin=past.origin, space=past.space, card=made,
        )  # fmt: skip


def _plays(view: View, active: int, speak: Speaker) -> Iterator[str]:
    for number, play in enumerate(view.field, 1):
        yield f"{number}. " + _play(play, speak)
    if not view.field:
        yield speak.say("no_plays")
    yield speak.say("sum", fragments=view.fragments, space=view.players[active].space, goal=view.projected)


def _play(play: PlayView, speak: Speaker) -> str:
    parts = []
    for card in play.cards:
        notes = [f"\u2605{card.fragments}"]
        notes += [speak.say("icon_off")] if card.icon_off else []
        notes += [speak.say("to_come")] if card.unresolved else []
        notes += [speak.say("will_go")] if card.marked else []
        parts.append(speak.say("noted", card=speak.card(card.kind), notes=speak.row(notes)))
    step = speak.say("step_three" if play.three_colour else f"step_{play.step}")
    return speak.say("play_line", cards=speak.say("plus").join(parts), fragments=play.fragments, step=step)


def _player(view: View, player: PlayerView, speak: Speaker) -> str:
    """One seat: comet, orbit, zones, and what waits."""
    there = sum(other.space == player.space for other in view.players)
    parts = [speak.say("at", space=player.space)]
    if player.finish:
        parts.append(speak.say("arrived", place=player.finish))
    elif there > 1:
        parts.append(speak.say("depth", place=player.depth))
    parts.append(speak.say("zones", hand=player.hand, deck=player.deck, discard=player.discard))
    if player.discard_top:
        parts.append(speak.say("top", card=speak.card(player.discard_top)))
    parts += [speak.say("struck", colours=speak.either(colours)) for colours in player.strikes]
    comet = speak.game(f"comet.{player.comet}")
    return speak.say("person", name=speak.name(player.seat), comet=comet, rest=speak.row(parts))


def _result(view: View, speak: Speaker) -> Iterator[str]:
    """Places, totals and what they were counted from."""
    for score in sorted(view.scores, key=lambda one: (one.place, one.seat)):
        counted = [f"{speak.game(f'score.{line.key}')} {line.points}" for line in score.lines if line.points]
        yield f"{score.place}. " + speak.say(
            "result", name=speak.name(score.seat), total=score.total, counted=speak.row(counted) or "0"
        )
    if view.rank:
        yield speak.say("rank", rank=speak.game(f"rank.{view.rank}"))
