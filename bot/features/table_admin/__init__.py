"""The `/table` commands, moving a table, and messages that newer ones have replaced."""
