"""Tests of the wording and pictures of tables that features share."""
