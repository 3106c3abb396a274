"""A person's settings: language, reminders, quiet hours, days off."""
