"""Tests of who is notified, when and how, and of sending."""
