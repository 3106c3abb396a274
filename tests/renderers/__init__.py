"""The pictures: what they look like, how they are made, and what they say in words."""
