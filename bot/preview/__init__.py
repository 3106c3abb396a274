"""The same bot on a local web page."""
