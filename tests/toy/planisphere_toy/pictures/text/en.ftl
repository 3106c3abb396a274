toy-ui-left = { $count } cards in the dark
toy-ui-coins = Coins: { $count }
toy-ui-line = { $who }: { $points } light, { $coins } coins.
