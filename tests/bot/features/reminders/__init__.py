"""Tests of reminders of turns."""
