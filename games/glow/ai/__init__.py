"""Computer players: `easy`, the apprentice, and `strong`, the pathfinder. [spec 11]

Both get a view and a prompt, and draw from their own `Chance`.
"""

from games.glow.ai.rollout_policy import choose

__all__ = ["choose"]
