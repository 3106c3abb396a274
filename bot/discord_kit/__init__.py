"""Discord without features: components, custom ids, the router of clicks, interactions, rate limits, sharding."""
