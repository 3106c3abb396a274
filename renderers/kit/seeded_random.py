"""The only chance in pictures: grown from a seed, so that the same id always gives the same drawing."""

import random

SeededRandom = random.Random


def rng(seed: str) -> SeededRandom:
    """A stream of numbers that belongs to this seed."""
    return random.Random(seed)
