"""Showing, exporting and erasing the stored data of a person."""
