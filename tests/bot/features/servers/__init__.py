"""Tests of the settings and limits of a server."""
