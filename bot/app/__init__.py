"""The bot put together: the Discord client, its services and cogs, and what is due each minute."""
