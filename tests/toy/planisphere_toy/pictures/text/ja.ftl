toy-ui-left = 山札 { $count }枚
toy-ui-coins = コイン：{ $count }
toy-ui-line = { $who }：灯り{ $points }点、コイン{ $coins }枚。
