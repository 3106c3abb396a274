"""Tests of the catalogues and the translator."""
