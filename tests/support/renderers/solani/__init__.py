"""Stored views of Solani."""
