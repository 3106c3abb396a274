"""Tests of the rules and help, told and searched."""
