"""Special Features: each its own figure, told apart even as a shadow."""

from games.solani.components import DEALT, FEATURES
from renderers.solani.bodies import BODIES
from tests.support.renderers.silhouettes import alike


def test_every_special_feature_has_a_figure_and_nothing_else_has() -> None:
    assert BODIES.keys() == FEATURES.keys()


def test_no_two_shadows_are_alike() -> None:
    assert alike({name: BODIES[name] for name in DEALT}) == []
