"""Tests of logs, metrics and the health server."""
