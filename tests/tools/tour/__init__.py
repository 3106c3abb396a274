"""`make tour`: the pictures of the pages, and an animated tour, all drawn from whole matches of a fixed seed."""
