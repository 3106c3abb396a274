"""Metrics, the health server, the heartbeat, logs."""
