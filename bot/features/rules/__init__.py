"""The rules of games and the help, shown and searched."""
