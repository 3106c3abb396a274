"""Computer players: `easy`, the beginner, and `strong`, the architect. [spec 11]

Both get a view and a prompt, and draw from their own `Chance`.
"""

from games.crafting_cosmos.ai.moves import choose

__all__ = ["choose"]
