"""Following a table without playing."""
