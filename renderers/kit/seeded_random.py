"""The only randomness in pictures: the same id always gives the same drawing."""

import random

SeededRandom = random.Random
