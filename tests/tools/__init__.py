"""Tools with a command, run as `python -m tests.tools.<name>`, and their tests."""
