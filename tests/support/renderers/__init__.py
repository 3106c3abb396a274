"""Golden pictures, stored views and readers of pictures."""
