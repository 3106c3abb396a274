"""Tests of the structs and rules that tables are made of."""
