"""A server's weekly sky, and its post."""
