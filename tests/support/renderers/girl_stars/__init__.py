"""Stored views of The Girl Who Made the Stars."""
