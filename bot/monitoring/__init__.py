"""Metrics, the health server, the heartbeat and logs."""
