"""The commands about a table: moving it, showing it again, ending it."""
