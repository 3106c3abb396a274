"""Scenarios of every card that does anything: alone, and together with added cards or a discard."""

from collections.abc import Callable

from games.hoshitsukuri import actions, events, rules
from games.hoshitsukuri.components import CARDS
from tests.support.games.hoshitsukuri.scene import (
    NO,
    TURN,
    add,
    cards,
    discard,
    fuse,
    gain,
    player,
    resolve,
    scene,
    trash,
)

Scenario = Callable[[], None]
ALONE: dict[str, Scenario] = {}
TOGETHER: dict[str, Scenario] = {}


def alone(kind: str) -> Callable[[Scenario], Scenario]:
    """What the card itself does."""
    return lambda scenario: ALONE.setdefault(kind, scenario)


def together(kind: str) -> Callable[[Scenario], Scenario]:
    """How it goes with cards that are added to the play, or with a discard."""
    return lambda scenario: TOGETHER.setdefault(kind, scenario)


def ends_the_phase(kind: str) -> None:
    s = scene(f"{kind} water rock stardust", "rock*4", steps=TURN[:2]).play(kind)
    assert s.match.over  # nothing but the orbit advance has followed
    assert (s.me.space, s.me.fragments) == (1, 1)
    assert s.me.hand == cards("stardust rock water")  # no refill


for star in ("satellite", "planet", "sun"):
    alone(star)(lambda star=star: ends_the_phase(star))  # type: ignore[misc]


@alone("flame")
def _() -> None:
    s = scene("flame rock stardust satellite", "nebula*3", kinds="flame").play("flame")
    assert s.legal == [trash("stardust"), trash("rock"), trash("satellite")]  # mandatory
    s.answer(trash("stardust"))
    assert (s.state.trash, s.told(events.Trashed)) == (("stardust",), [events.Trashed(0, ("stardust",))])


@together("flame")
def _() -> None:
    """It cannot trash what lies in its own play, and nothing if the hand is empty."""
    s = scene("flame nebula rock", "water stardust", kinds="flame nebula").play("flame nebula")
    assert s.state.trash == ("rock",)
    s = scene("flame nebula", "water stardust", kinds="flame nebula").play("flame nebula")
    assert (s.state.trash, s.question) == ((), "PlayCards")


@alone("lightning")
def _() -> None:
    """A star card may be gained, and declining is allowed only before the trashing."""
    s = scene("lightning protostar satellite rock", "rock").play("lightning")
    assert NO in s.legal
    s.answer(trash("protostar"))
    assert NO not in s.legal
    assert s.offered == [kind for kind, left in s.state.supply.items() if left and CARDS[kind].cost <= 8]
    assert "planet" in s.offered
    s.answer(gain("planet"))
    assert s.me.hand == cards("rock*2 satellite planet")
    assert s.state.supply["planet"] == 7


@together("lightning")
def _() -> None:
    """Two Lightnings in one play are carried out one after the other; the gained card may feed the second."""
    s = scene("lightning*2 stardust rock", "nebula satellite*2").play("lightning*2")
    s.answer(trash("stardust"), gain("water"), trash("water"), gain("forest"))
    assert s.state.trash == ("stardust", "water")
    assert s.plays == [["lightning", "lightning"]]
    assert "forest" in s.me.hand


@alone("eruption")
def _() -> None:
    s = scene("eruption satellite rock stardust", "nebula*2 water*2", kinds="eruption").play("eruption")
    assert s.me.discard == cards("stardust rock satellite")
    assert s.me.hand == cards("nebula*2 water*2")


@together("eruption")
def _() -> None:
    """Before a Lightning it leaves nothing to trash; the cards of its own play stay."""
    s = scene("eruption lightning rock stardust", "nebula*2 water*2", kinds="eruption lightning")
    s.play("eruption lightning").answer(resolve("eruption"))
    assert s.plays == [["lightning", "eruption"]]
    assert s.question == "PlayCards"
    assert s.me.discard == cards("stardust rock")


@alone("fusion")
def _() -> None:
    """1 / 2 / 4 / 7 / 10 fragments for 0 to 4 cards."""
    for given, fragments in (
        ("", 1),
        ("rock", 2),
        ("rock ice", 4),
        ("rock ice forest", 7),
        ("rock ice forest flame", 10),
    ):
        s = scene("fusion rock ice forest flame", "nebula rock*4", kinds="fusion ice forest flame").play("fusion")
        s.answer(fuse(given) if given else NO)
        assert s.me.fragments == fragments
        assert s.state.trash == rules.in_order(cards(given))


@together("fusion")
def _() -> None:
    """Revealed by a Crystal it melts cards, too; blown away and played again it starts anew."""
    s = scene("crystal storm rock stardust", "fusion", kinds="crystal storm fusion").play("crystal")
    s.answer(fuse("rock"))
    assert s.view().field[0].fragments == 1 + 2
    s = scene("fusion storm rock stardust", "nebula*3", kinds="fusion storm", plays_made=0)
    s.play("fusion").answer(fuse("rock")).play("storm").answer(actions.BlowAway(1))
    assert s.me.discard[-1:] in (("fusion",), ())  # on the pile, or shuffled already
    assert s.me.fragments == 1


@alone("forest")
def _() -> None:
    s = scene("forest rock planet water", "nebula*3").play("forest")
    assert s.legal == [add("rock"), NO]  # neither a card with icon nor a coloured one
    s.answer(NO)
    assert s.plays == [["forest"]]


@together("forest")
def _() -> None:
    """A Meteorite that is added strikes at once, and sees the Forest."""
    victim = player("forest nebula rock*2", "rock", space=30, arrival=1)
    s = scene("forest meteorite water satellite", "nebula*3", kinds="forest meteorite", others=[victim])
    s.play("forest").answer(add("meteorite"))
    assert s.told(events.Struck) == [events.Struck(0, ("green",))]
    assert s.state.players[1].discard == ("forest",)


@alone("microbe")
def _() -> None:
    s = scene("microbe satellite sun rock", "nebula*3", kinds="microbe").play("microbe")
    assert s.legal == [add("satellite"), add("sun"), NO]
    s.answer(add("sun"))
    assert s.plays == [["microbe", "sun"]]
    assert s.question == "PlayCards"


@together("microbe")
def _() -> None:
    """An added Constellation joins a Grassland's count."""
    s = scene("microbe grassland constellation rock", "nebula*3", kinds="microbe grassland constellation")
    s.play("microbe grassland").answer(resolve("microbe"), add("constellation"))
    assert s.question == "GrasslandGain"
    assert max(CARDS[kind].cost for kind in s.offered) == 5


@alone("earth")
def _() -> None:
    s = scene("earth rock satellite water", "nebula*3", kinds="earth").play("earth")
    assert s.me.discard == ("planet",)
    assert s.state.supply["planet"] == 7
    assert s.plays == [["earth"]]


@together("earth")
def _() -> None:
    """With cards added it may see five: then a Sun, and the Earth is trashed after everything else."""
    s = scene("earth forest microbe rock satellite", "nebula*3 water", kinds="earth forest microbe")
    s.play("earth forest microbe").answer(resolve("microbe"), add("satellite"), resolve("forest"), add("rock"))
    assert s.me.discard == ("sun",)
    assert s.state.trash == ("earth",)
    assert s.plays == [["forest", "microbe", "satellite", "rock"]]
    assert s.me.fragments == 5


@alone("grassland")
def _() -> None:
    s = scene("grassland rock satellite water", "nebula*3").play("grassland")
    assert s.offered == ["satellite", "nebula", "water"]  # up to 1 + 2
    s.answer(gain("nebula"))
    assert s.me.discard == ("nebula",)


@together("grassland")
def _() -> None:
    """Five cards together reach a Protostar, never another Grassland."""
    s = scene("grassland*4 rock satellite", "nebula*3").play("grassland*4")
    assert "planet" in s.offered
    assert "grassland" not in s.offered
    s.answer(NO, NO, NO, NO)
    assert s.me.discard == ()


@alone("fruit_tree")
def _() -> None:
    """Ruling R26: three points, one fragment, no effect."""
    s = scene("fruit_tree water rock satellite", "rock*4", kinds="fruit_tree").play("fruit_tree")
    assert (s.question, s.me.fragments, s.view().own.points) == ("PlayCards", 1, 3 + 1)  # type: ignore[union-attr]


@together("fruit_tree")
def _() -> None:
    """It is green: a three-colour play."""
    s = (
        scene("fruit_tree nebula water rock", "rock*2 stardust", kinds="fruit_tree")
        .play("fruit_tree nebula water")
        .answer(NO)
    )
    assert (s.projected, s.me.fragments) == (0, 4)


@alone("water")
def _() -> None:
    s = scene("water rock stardust satellite", "nebula*3").play("water")
    assert s.legal == [discard("stardust"), discard("rock"), discard("satellite"), NO]
    s.answer(NO)
    assert (s.me.discard, s.me.hand) == ((), cards("stardust rock satellite nebula"))


@together("water")
def _() -> None:
    """It never touches a card of its own play."""
    s = scene("water spring rock", "nebula*2 stardust*2", kinds="water spring").play("water spring")
    s.answer(resolve("water"))
    assert s.legal == [discard("rock"), NO]


@alone("ice")
def _() -> None:
    s = scene("ice rock satellite water", "nebula*3", kinds="ice").play("ice")
    assert (s.question, s.projected, s.me.fragments) == ("PlayCards", 0, 1)


@together("ice")
def _() -> None:
    """Whatever lies with it."""
    s = scene("ice crystal rock satellite", "satellite nebula rock", kinds="ice crystal").play("ice crystal")
    assert len(s.plays[0]) == 3
    assert s.projected == 0


@alone("crystal")
def _() -> None:
    s = scene("crystal rock satellite water", "protostar", "nebula*3").play("crystal")
    assert s.plays == [["crystal", "protostar"]]
    assert s.me.fragments == 4


@together("crystal")
def _() -> None:
    """A chain: Crystal reveals Crystal reveals a card whose effect is carried out, too."""
    s = scene("crystal rock satellite water", "crystal", "geyser", kinds="crystal geyser").play("crystal")
    assert s.plays == [["crystal", "crystal", "geyser"]]
    assert s.told(events.Shuffled) == [events.Shuffled(0, 1)]


@alone("storm")
def _() -> None:
    """Neither fragments nor step of the returned play count."""
    s = scene("storm rock satellite water", "nebula*3", field=["ice", "protostar"], space=5, kinds="storm ice")
    s.play("storm").answer(actions.BlowAway(2))
    assert s.told(events.BlownAway) == [events.BlownAway(0, 2, "protostar")]
    assert (s.plays, s.me.fragments, s.projected) == ([["ice"], ["storm"]], 2, 6)


@together("storm")
def _() -> None:
    """It cannot take itself, nor the cards laid out or added with it."""
    s = scene("storm crystal rock satellite", "stardust nebula*3", kinds="storm crystal").play("storm crystal")
    s.answer(resolve("storm"))
    assert s.question == "PlayCards"
    assert len(s.plays[0]) == 3


@alone("geyser")
def _() -> None:
    s = scene("geyser rock satellite water", "nebula", "stardust*2", kinds="geyser").play("geyser")
    assert s.me.hand == cards("stardust*2 rock satellite nebula water")
    assert s.told(events.Drew) == [events.Drew(0, 3)]


@together("geyser")
def _() -> None:
    """Revealed by a Crystal it draws for the effects that are still to come."""
    s = scene("crystal water", "geyser", "rock*2 nebula", kinds="crystal geyser").play("crystal water")
    assert s.question == "ResolveEffect"
    s.answer(resolve("crystal"), resolve("geyser"))
    assert s.legal == [discard("rock"), discard("nebula"), NO]


@alone("spring")
def _() -> None:
    s = scene("spring rock satellite water", "nebula", kinds="spring").play("spring")
    assert s.legal == [actions.TakeIntoHand(), actions.PutAway()]
    assert s.view().own.looked == "nebula"  # type: ignore[union-attr]
    s.answer(actions.TakeIntoHand())
    assert s.me.hand == cards("rock satellite nebula water")


@together("spring")
def _() -> None:
    """What it puts away lies on top of the discard pile, for all to see; without cards nothing happens."""
    s = scene("spring rock satellite water stardust", "nebula", "rock", kinds="spring").play("spring")
    s.answer(actions.PutAway())
    assert s.told(events.PutOnDiscard) == [events.PutOnDiscard(0, "nebula")]
    assert s.view(None).players[0].discard_top == "nebula"
    s = scene("spring rock satellite water", kinds="spring").play("spring")
    assert s.question == "PlayCards"


@alone("black_hole")
def _() -> None:
    s = scene("black_hole satellite*2 sun rock", "nebula*3").play("black_hole")
    assert s.legal == [
        add("satellite"),
        add("sun"),
        add("satellite*2"),
        add("satellite sun"),
        add("satellite*2 sun"),
        NO,
    ]
    s.answer(NO)
    assert s.plays == [["black_hole"]]


@together("black_hole")
def _() -> None:
    """All of them lie in one play: one step, every fragment, no end of the phase."""
    s = scene("black_hole satellite*2 sun rock", "nebula*3").play("black_hole").answer(add("satellite*2 sun"))
    assert (s.projected, s.me.fragments, s.question) == (1, 4, "PlayCards")


@alone("meteorite")
def _() -> None:
    """One matching kind goes at once; copies of it are no choice."""
    victim = player("nebula*2 rock stardust", "water*3", space=30, arrival=1)
    s = scene("meteorite rock*2 satellite", "rock*4", field=["nebula"], others=[victim], kinds="meteorite")
    s.play("meteorite")
    hit = s.state.players[1]
    assert (hit.discard, hit.hand, hit.strikes) == (("nebula",), cards("stardust rock nebula water"), ())


@together("meteorite")
def _() -> None:
    """The card that the victim draws may come from the discard pile it has just discarded to."""
    victim = player("nebula rock", space=30, arrival=1)
    s = scene("meteorite rock*2 satellite", "rock*4", field=["nebula"], others=[victim], kinds="meteorite")
    s.play("meteorite")
    assert s.state.players[1].hand == cards("rock nebula")
    assert s.told(events.Shuffled) == [events.Shuffled(1, 1)]


@alone("constellation")
def _() -> None:
    ends_the_phase("constellation")


@together("constellation")
def _() -> None:
    """Added, it does not end the phase; owned, it counts sets of all cards wherever they are."""
    s = scene("black_hole constellation rock stardust", "nebula", "forest water", kinds="black_hole constellation")
    s.play("black_hole").answer(add("constellation"))
    assert s.question == "PlayCards"
    assert s.view().own.points == 3  # type: ignore[union-attr]
