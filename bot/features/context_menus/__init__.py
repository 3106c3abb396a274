"""The apps menu of a person or a message."""
