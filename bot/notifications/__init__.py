"""Messages from the outbox to Discord: who is notified, how, when, and who sends."""
