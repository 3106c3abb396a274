"""Tests of planning moves while others play."""
