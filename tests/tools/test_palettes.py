from renderers import RENDERERS
from renderers.glow.skin import SKIN
from renderers.kit import sky
from tests.tools import palettes


def test_a_palette_keeps_every_enamel_and_ink() -> None:
    colours = palettes.palette_of([sky.sky(SKIN, 320, 240)])
    assert len(colours) == 768
    triples = {tuple(colours[k : k + 3]) for k in range(0, 768, 3)}
    assert set(palettes.kept_colours()) <= triples
    for renderer in RENDERERS.values():
        assert renderer.palette is not None
        stored = renderer.palette.read_bytes()
        assert {tuple(stored[k : k + 3]) for k in range(0, 768, 3)} >= set(palettes.kept_colours()), renderer.key
