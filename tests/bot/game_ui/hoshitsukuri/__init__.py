"""Tests of how Hoshitsukuri asks."""
