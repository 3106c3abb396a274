"""The drawing kit of all games: theme, shapes, sprites, text, skies, templates, encoding."""
