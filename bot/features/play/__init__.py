"""Making a move: the service, the panel of a turn, typed moves, the public board."""
