"""The bot under strain: many tables at once, and killed again and again; each run prints what it saw."""
