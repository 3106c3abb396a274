"""`python -m tests.tools.bench`: the figures Planisphere keeps, as ratios within one run where time is involved."""
