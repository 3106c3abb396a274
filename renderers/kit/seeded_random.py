"""The only chance in pictures: grown from a seed, so that the same id always gives the same drawing."""

import random

Luck = random.Random


def luck(seed: str) -> Luck:
    """A stream of numbers that belongs to this seed."""
    return random.Random(seed)
