"""The preview: the bot on a local web page."""
