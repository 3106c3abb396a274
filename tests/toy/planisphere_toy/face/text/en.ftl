toy-pitch = Three dark nights, a card each: shine, or keep it for another time.
toy-credits = Lanterns is a toy of this house.
toy-rules-1 = Each night everybody draws a card and hides or shines it. The highest card that shines scores its number.
bot-toy-sure = Only the brightest lantern scores.
bot-achievement-toy-lamplighter = Lamplighter
bot-achievement-toy-lamplighter-does = Win a match.
