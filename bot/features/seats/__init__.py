"""Leaving a seat, offering it, taking one over, standing in."""
