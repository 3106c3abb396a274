"""The assembled bot: Discord client, services, cogs, message handlers and scheduler."""
