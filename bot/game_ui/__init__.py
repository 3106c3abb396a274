"""How games ask: what all of them share here, one package for each game."""
