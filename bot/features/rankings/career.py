"""The record of a person on one board: a game, on one server or all of them, in one season or all time."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.person import PersonId
from bot.features.rankings.achievements import comparable
from bot.features.rankings.outcome import MatchOutcome, RatedPlace
from bot.features.rankings.ratings import LEAST_OPPONENTS, MIN_RATED_MATCHES, MU, SIGMA, Skill, rated
from bot.features.rankings.seasons import ALL_SERVERS, ALL_TIME, season_of


class CareerKey(NamedTuple):
    """The person and the board of a career; guild 0 stands for all servers, season 0 for all time."""

    game: str
    guild: int
    season: int
    person: PersonId


class Career(Struct, frozen=True, kw_only=True):
    """The record of one person on one board.

    - `played` counts the finished matches in which the person sat at the end or was rated, `victories` the wins among
      them except practice.
    - `games` and `wins` count rated matches, from which `mu`, `sigma` and `sure` follow.
    - `solos` counts solo matches with the usual options; `best` is the highest score, first reached at `best_at`.
    - `thought` are the milliseconds of `thoughts` moves.
    - `opponents` counts the rated opponents, up to LEAST_OPPONENTS.
    """

    game: str
    guild: int
    season: int
    person: PersonId
    played: int = 0
    victories: int = 0
    games: int = 0
    wins: int = 0
    mu: float = MU
    sigma: float = SIGMA
    sure: float = Skill().sure
    solos: int = 0
    best: int | None = None
    best_at: int | None = None
    thought: int = 0
    thoughts: int = 0
    opponents: int = 0

    @property
    def key(self) -> CareerKey:
        """The person and the board."""
        return CareerKey(self.game, self.guild, self.season, self.person)

    @property
    def skill(self) -> Skill:
        """The rating on this board."""
        return Skill(self.mu, self.sigma)

    def without(self, thought: int, thoughts: int, *, won: bool) -> "Career":
        """Return the career without a match that was neither rated nor a solo match with its own seed."""
        return replace(
            self,
            played=self.played - 1,
            victories=self.victories - won,
            thought=self.thought - thought,
            thoughts=self.thoughts - thoughts,
        )

    @property
    def provisional(self) -> bool:
        """Whether the rating is only an estimate, after few or contradictory matches."""
        return self.games < MIN_RATED_MATCHES or self.skill.vague


def boards(outcome: MatchOutcome) -> list[tuple[int, int]]:
    """Return the boards on which a match counts: its server and all servers, each for all time and its season."""
    guilds = [ALL_SERVERS] if outcome.guild is None else [ALL_SERVERS, outcome.guild]
    return [(guild, season) for guild in guilds for season in (ALL_TIME, season_of(outcome.finished_at))]


def keys(outcome: MatchOutcome) -> list[CareerKey]:
    """Return the keys of the careers that a match changes."""
    return [CareerKey(outcome.game, *board, person) for board in boards(outcome) for person in outcome.concerned]


def new_opponents(
    outcome: MatchOutcome, met: Mapping[CareerKey, Collection[PersonId]]
) -> dict[CareerKey, tuple[PersonId, ...]]:
    """Return the rated opponents that people have not `met` before.

    Only LEAST_OPPONENTS of a person are stored, as more are not needed.
    """
    people, found = [one.person for one in outcome.rated], {}
    for board in boards(outcome):
        for person in people:
            key = CareerKey(outcome.game, *board, person)
            known = met.get(key, ())
            others = [one for one in people if one != person and one not in known]
            found[key] = tuple(others[: LEAST_OPPONENTS - len(known)])
    return found


def after(
    outcome: MatchOutcome,
    before: Mapping[CareerKey, Career],
    new: Mapping[CareerKey, Collection[PersonId]] = MappingProxyType({}),
) -> list[Career]:
    """Return the careers after a match; `before` lacks those that are new.

    `new` are the opponents that people had not met before.
    """
    changed: list[Career] = []
    for board in boards(outcome):
        own = {person: _career(CareerKey(outcome.game, *board, person), before) for person in outcome.concerned}
        skills = _rated(outcome.rated, own)
        known = [replace(one, opponents=one.opponents + len(new.get(one.key, ()))) for one in own.values()]
        changed += [_after(one, outcome, skills.get(one.person)) for one in known]
    return changed


def _career(key: CareerKey, before: Mapping[CareerKey, Career]) -> Career:
    known = before.get(key)
    return known or Career(game=key.game, guild=key.guild, season=key.season, person=key.person)


def _rated(places: tuple[RatedPlace, ...], own: Mapping[PersonId, Career]) -> dict[PersonId, Skill]:
    if not places:
        return {}
    skills = rated([own[one.person].skill for one in places], [one.place for one in places])
    return {one.person: skill for one, skill in zip(places, skills, strict=True)}


def _after(old: Career, outcome: MatchOutcome, skill: Skill | None) -> Career:
    one = outcome.seat_of(old.person)
    new = replace(old, played=old.played + 1)
    if one is not None:
        won = one.won and one.counts and outcome.played
        thought, thoughts = old.thought + one.thought, old.thoughts + one.thoughts
        new = replace(new, victories=old.victories + won, thought=thought, thoughts=thoughts)
    if skill is not None:
        places = {other.person: other.place for other in outcome.rated}
        first = places[old.person] == min(places.values())
        new = replace(new, games=old.games + 1, wins=old.wins + first, mu=skill.mu, sigma=skill.sigma, sure=skill.sure)
    if one is not None and outcome.alone is one and comparable(outcome):
        better = old.best is None or one.total > old.best
        new = replace(new, solos=old.solos + 1)
        return replace(new, best=one.total, best_at=outcome.finished_at) if better else new
    return new
