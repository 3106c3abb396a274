"""The only randomness in pictures: the same id always gives the same drawing."""

import random

SeededRandom = random.Random


def rng(seed: str) -> SeededRandom:
    """Return the random numbers of this seed."""
    return random.Random(seed)
