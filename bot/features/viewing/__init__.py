"""Looking at a table: board, hand, own games, log, recap."""
