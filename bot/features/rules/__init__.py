"""The rules and help, told and searched."""
