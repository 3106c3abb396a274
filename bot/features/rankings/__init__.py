"""What matches are worth: ratings, seasons, streaks, achievements, leaderboards, and their counting."""
