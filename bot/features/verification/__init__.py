"""The proof of a result."""
