"""Asking a master for a hint."""
