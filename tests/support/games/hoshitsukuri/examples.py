"""What tests of all games are told about Hoshitsukuri."""

from games.core.step import Event

FORGED_PATHS = "c.pick c.kinds c.take c.take.0 c.take.00 c.nothing c y.zz a.99 y.0.0"
SCORE_ATTRIBUTE = "space"
COMPLETING_EVENTS: tuple[Event, ...] = ()
COMPLETED_PLACES: list[tuple[str, int]] = []
HOUSE_RULES = {
    "en": ["drifts", "51st play", "your next turn", "top card of a discard pile"],
    "ja": ["軌道が1進み", "51回目", "次の手番の初め", "一番上のカード"],
}
MEAN_SCORES: list[tuple[list[str], int, int]] = []
HIGHEST_TITLE = "rank.galaxy"
