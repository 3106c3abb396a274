"""Stored views of Hoshitsukuri."""
