"""Planning moves while others play."""
