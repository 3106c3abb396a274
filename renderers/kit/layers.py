"""Caches printed layers: backgrounds drawn once per process and copied, never painted on.

A layer takes six megabytes, and 50 to 400 ms to draw, so a bot with many tables needs more layers than memory should
hold. The two newest are cached as pictures; older ones are compressed to a tenth, and unpacking one takes 6 ms.
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
        """Return a packed layer, compressed for speed because a picture waits."""
        return cls(layer.size, deflate.zlib_compress(layer.tobytes(), 1))

    def layer(self) -> Image.Image:
        """Return the layer, pixel by pixel the same."""
        width, height = self.size
        return Image.frombytes("RGB", self.size, deflate.zlib_decompress(self.data, 3 * width * height))


class _AtHand(LRUCache[Hashable, Image.Image]):
    """The newest layers; an evicted layer is packed, unless it already was."""

    def popitem(self) -> tuple[Hashable, Image.Image]:
        """Evict the least recently used layer."""
        key, layer = super().popitem()
        _packed[key] = _packed.get(key) or PackedLayer.of(layer)
        return key, layer


_layers = _AtHand(_KEPT)
_packed: LRUCache[Hashable, PackedLayer] = LRUCache(_PACKED)
_lock = Lock()


def printed(key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
    """Return a new RGB copy of the layer of this key.

    The key must name everything that `draw` depends on.
    """
    with _lock:
        layer, packed = _layers.get(key), _packed.get(key)
    if layer is None:
        layer = packed.layer() if packed else draw().convert("RGB")
    with _lock:
        _layers[key] = layer
    return layer.copy()
