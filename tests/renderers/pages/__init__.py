"""Tests of the pages about many matches."""
