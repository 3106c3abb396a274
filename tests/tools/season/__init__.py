"""Seasons and months: many people live with the bot for weeks of virtual time, and it is judged by what they meet."""
