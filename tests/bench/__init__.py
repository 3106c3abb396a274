"""`python -m tests.bench`: the figures that Planisphere keeps, as ratios within one run wherever time is involved."""
