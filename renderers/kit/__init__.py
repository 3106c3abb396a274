"""The drawing kit of all five games: theme, shapes, sprites, text, skies, templates, encoding."""
