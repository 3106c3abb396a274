"""Texts and pictures of tables that the features share, and the base class of cogs."""
