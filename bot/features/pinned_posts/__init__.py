"""A server's pinned posts of challenges."""
