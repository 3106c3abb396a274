"""The part of a map round what is marked on it."""

from renderers.kit import map_crop, theme


def test_a_map_is_shown_near_round_what_is_marked_and_stays_on_itself() -> None:
    whole = map_crop.MapArea(0, 0, 1000, 500, rim=50, closest=2.0)
    assert map_crop.around([(500, 250)], whole) == (300, 100, 2.0)
    assert map_crop.around([(0, 0)], whole) == (-50, -50, 2.0), "no nearer, and not beyond the rim"
    assert map_crop.around([(0, 0)], whole, 100) == (-50, -100, 2.0), "room above"
    left, top, scale = map_crop.around([(0, 0), (1000, 500)], whole)
    assert scale == 0.7
    assert left + 800 / scale >= 1050
    assert top + 600 / scale >= 550
    assert theme.PREVIEW * 250 / map_crop.SIZE[0] >= 12, "the label of an entry on a picture 250 points wide"
