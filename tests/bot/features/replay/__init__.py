"""Tests of looking through finished matches."""
