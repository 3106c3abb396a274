"""Challenges on fixed seeds: daily, weekly, duels, codes, the ladder, seasons; attempts, par, races."""
