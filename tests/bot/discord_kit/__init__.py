"""Tests of Discord without features: commands, custom ids, modals, rate limits, sharding, the limits of messages."""
