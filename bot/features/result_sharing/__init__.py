"""Who may see the result of a match played alone."""
