"""Printed layers: what never changes is drawn once per process and copied, never painted on."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image

_KEPT = 8
_layers: OrderedDict[Hashable, Image.Image] = OrderedDict()
_lock = Lock()


def printed(key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
    """A fresh RGB copy of the layer of this key, which must name everything that `draw` depends on."""
    with _lock:
        layer = _layers.get(key)
        if layer is not None:
            _layers.move_to_end(key)
    if layer is None:
        layer = draw().convert("RGB")
        with _lock:
            _layers[key] = layer
            while len(_layers) > _KEPT:
                _layers.popitem(last=False)
    return layer.copy()
