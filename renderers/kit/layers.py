"""Printed layers: what never changes is drawn once per process and copied, never painted on.

A bot with many tables wants more layers than memory should hold (six megabytes each), and drawing one takes 50 to 400
ms. So the two newest lie at hand, and many more, from when they make way, are kept compressed to a tenth; unpacking
takes 6 ms.
"""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import NamedTuple

import deflate
from cachetools import LRUCache
from PIL import Image

_KEPT = 2
_PACKED = 92


class PackedLayer(NamedTuple):
    """A layer as compressed bytes of its RGB pixels, row by row; `size` in pixels."""

    size: tuple[int, int]
    data: bytearray

    @classmethod
    def of(cls, layer: Image.Image) -> "PackedLayer":
        """Return a layer packed: quickly rather than tightly, for a picture waits."""
        return cls(layer.size, deflate.zlib_compress(layer.tobytes(), 1))

    def layer(self) -> Image.Image:
        """Return the layer again, pixel by pixel the same."""
        width, height = self.size
        return Image.frombytes("RGB", self.size, deflate.zlib_decompress(self.data, 3 * width * height))


class _AtHand(LRUCache[Hashable, Image.Image]):
    """The newest layers: one that makes way is packed, unless it was before."""

    def popitem(self) -> tuple[Hashable, Image.Image]:
        """Let go of the layer that was wanted longest ago."""
        key, layer = super().popitem()
        _packed[key] = _packed.get(key) or PackedLayer.of(layer)
        return key, layer


_layers = _AtHand(_KEPT)
_packed: LRUCache[Hashable, PackedLayer] = LRUCache(_PACKED)
_lock = Lock()


def printed(key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
    """A fresh RGB copy of the layer of this key, which must name everything that `draw` depends on."""
    with _lock:
        layer, packed = _layers.get(key), _packed.get(key)
    if layer is None:
        layer = packed.layer() if packed else draw().convert("RGB")
    with _lock:
        _layers[key] = layer
    return layer.copy()
