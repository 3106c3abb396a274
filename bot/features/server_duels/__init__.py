"""Servers playing against each other."""
