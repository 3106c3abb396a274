"""The rooms of the TableService: each holds the wishes of one kind; `bot.tables` is the front door to all."""
