"""Contract, scenes and scenarios of games."""
