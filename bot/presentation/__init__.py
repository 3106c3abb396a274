"""Wording and pictures of tables that the features share, and the base of their cogs."""
