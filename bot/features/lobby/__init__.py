"""Opening and joining a table, its options, and the start of its match."""
