"""Leaving, offering and taking over seats of a running match."""
