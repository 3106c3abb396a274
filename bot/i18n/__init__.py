"""Fluent catalogues and the translator that turns keys into sentences."""
