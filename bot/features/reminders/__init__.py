"""Reminders of turns: snooze, mute, the daily digest."""
