"""Structs and pure rules of tables and people: no Discord, no database, no clock."""
