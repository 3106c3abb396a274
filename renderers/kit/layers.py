"""Printed layers: what never changes is drawn once per process and copied, never painted on.

A bot with many tables wants more layers than memory should hold (six megabytes each), and drawing one takes a third of
a second. So the two newest lie at hand, and many more are kept compressed to a fifth; unpacking takes a hundredth of
that time.
"""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import NamedTuple

import deflate
from cachetools import LRUCache
from PIL import Image

_KEPT = 2
_PACKED = 92


class Packed(NamedTuple):
    """A layer as compressed bytes of its RGB pixels, row by row; `size` in pixels."""

    size: tuple[int, int]
    data: bytearray

    @classmethod
    def of(cls, layer: Image.Image) -> "Packed":
        """Return a layer packed: quickly rather than tightly."""
        return cls(layer.size, deflate.zlib_compress(layer.tobytes(), 1))

    def layer(self) -> Image.Image:
        """Return the layer again, pixel by pixel the same."""
        width, height = self.size
        return Image.frombytes("RGB", self.size, deflate.zlib_decompress(self.data, 3 * width * height))


_layers: LRUCache[Hashable, Image.Image] = LRUCache(_KEPT)
_packed: LRUCache[Hashable, Packed] = LRUCache(_PACKED)
_lock = Lock()


def printed(key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
    """A fresh RGB copy of the layer of this key, which must name everything that `draw` depends on."""
    with _lock:
        layer, packed = _layers.get(key), _packed.get(key)
    if layer is None:
        layer = packed.layer() if packed else draw().convert("RGB")
    packed = packed or Packed.of(layer)
    with _lock:
        _layers[key], _packed[key] = layer, packed
    return layer.copy()
