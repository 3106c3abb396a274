"""Undoing moves: one's own, or with everybody's consent."""
