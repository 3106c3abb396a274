"""Tests of what people can do, a package for each feature."""
