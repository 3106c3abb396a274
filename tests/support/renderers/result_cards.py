"""Result cards to be drawn."""

from renderers.challenge import Card

LOST = Card(
    title="Another game",
    subtitle="Challenge of 2026-11-21 · Left to chance · Normal: 24 points",
    who="A rather long name of a person indeed",
    total="21 – 24",
    lead="−3 · not this time",
    won=False,
    stars=0,
    course=tuple(range(-24, -2)),
    caption="The lead, round by round",
    notes=("rank 3 of 3", "K7Q2-3FDX"),
)
