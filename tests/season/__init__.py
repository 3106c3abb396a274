"""A season: people in many time zones live with the bot for weeks of virtual time, and it is judged by what it asks."""
