"""Discord without features: components, custom ids, click router, interactions, sharding."""
