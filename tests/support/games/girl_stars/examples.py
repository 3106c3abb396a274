"""What tests of all games are told about The Girl Who Made the Stars."""

from games.girl_stars.events import ConstellationCompleted

FORGED_PATHS = (
    "c.all.zz c.all c.lay.s c.take.k0 c.at.r.zz c.at c.gate.a c.light.a.a.0.- c.dust c.beside c y.zz a.9999 c.do.k0"
)
SCORE_ATTRIBUTE = "vp"
COMPLETING_EVENTS = (ConstellationCompleted(1, ("B3", "C4"), 4, 10),)
COMPLETED_PLACES = [("B3", 10)]
HOUSE_RULES = {
    "en": ["below 0", "none in your hand fits", "its site is then connected"],
    "ja": ["0点より", "どのタイルも", "採集地も"],
}
MEAN_SCORES = [(["random"] * 2, 7, 30), (["easy"] * 2, 52, 80), (["strong"] * 2, 60, 95)]
HIGHEST_TITLE = "rank.star_maker"
