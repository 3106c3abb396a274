"""Tests of the bot on a local web page."""
