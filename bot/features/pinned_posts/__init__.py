"""A server's standing posts of challenges."""
