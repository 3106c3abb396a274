"""One folder for each game: how it asks, what it is proud of, how its rules are told."""
