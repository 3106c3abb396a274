"""A month of challenges: people on servers and elsewhere play the same luck each day, and the judge looks on."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager
from datetime import date, datetime
from functools import partial
from pathlib import Path
from random import Random
from unittest.mock import patch
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.person import AnnounceResults, PersonId, PersonSettings
from bot.domain.table import ELSEWHERE, Location, Table, TableId
from bot.features.challenges import par, par_service
from bot.features.challenges.model import Challenge, ChallengeKind, DuelSide
from bot.refusals import Refusal
from bot.refusals.challenges import ChallengeOver
from games import GAMES
from games.core import ai, play
from games.core.chance import Chance
from games.core.match import AnyMatch, Move
from tests.support.games.contract import Turn
from tests.support.house import dispatcher_of
from tests.support.stage import ABROAD, Stage
from tests.tools.simulation.diary import JAPAN, Diary, Played, Reached, week_of
from tests.tools.simulation.exchange import compare
from tests.tools.simulation.judge import Judge
from tests.tools.simulation.onlookers import Onlooker, lift, questions
from tests.tools.simulation.people import ZONES, Person, person
from tests.tools.simulation.report import Report
from tests.tools.simulation.witness import Witness
from tests.tools.simulation.world import DAY, HOUR, World, stage_of_its_own

BEGIN = datetime(2026, 3, 2, tzinfo=JAPAN)
"""A Monday, as it begins in Japan."""

GUILD, CHANNEL = 1_480_000_000_000_002_000, 1_480_000_000_000_003_000
POSTED_AT = 9
"""The hour of Monday at which posters come."""

PAR_GAMES = 4
"""So many evenings make par here: whether they are told too soon, few show as well."""

ABROAD_TOO, UNLIKE, LEFT, SLOW = 0.15, 0.1, 0.04, 0.1
"""How often somebody of a server plays elsewhere, plays another game, never finishes, finishes hours later."""

VIEWERS, RIVALS, CLOSED, FIRST = 2, 2, 2, 2  # person 1 is mentioned by the hostile names that are looked for


class Plan(Struct, frozen=True):
    """Many people play challenges for a month of virtual time: proofs, secrecy, rankings.

    `alone` are on no server with the bot; every `table_view` days all pages are compared.

    At `zeal` 1 people play as people do, below it less. A share of `unlisted` is not listed when it begins.
    """

    people: int = 300
    servers: int = 12
    alone: int = 60
    days: int = 30
    table_view: int = 3
    seed: int = 1
    games: tuple[str, ...] = ("hoshitsukuri", "glow")
    zeal: float = 1
    unlisted: float = 0.25


class Tried(Struct, frozen=True):
    """An attempt: whose, at which challenge, of which day (None: no daily one), of how many answers."""

    who: Person
    challenge: Challenge
    table: TableId
    day: date | None
    answers: int


class Month(World):
    """People, days, a clock."""

    def __init__(self, stage: Stage, home: Path, plan: Plan) -> None:
        super().__init__(stage, home, BEGIN, plan.seed, Report())
        self.plan, self.diary = plan, Diary()
        self.judge = Judge(stage, self.diary, self.report)
        self.witness = Witness(stage, self.diary, self.report)
        self.dispatcher = dispatcher_of(self.service, self.witness)
        self.places = [Location(CHANNEL + number, GUILD + number) for number in range(plan.servers)]
        self.people = {number: self._person(number) for number in range(FIRST, FIRST + plan.people + plan.alone)}
        self.zones = {place.guild or 0: self.luck.choice(ZONES) for place in self.places[1:]}
        """Where posters are wished for; the first server wishes for none."""
        self.open: dict[str, list[TableId]] = {}
        """The finished attempts at each challenge that has not closed, as far as it is known here."""
        self.begun: set[TableId] = set()
        self.closed: list[str] = []

    def _person(self, number: PersonId) -> Person:
        alone = number >= FIRST + self.plan.people
        place = None if alone else self.places[number % len(self.places)]
        return person(number, BEGIN, self.plan.days, self.luck, self.plan.games, place)

    # -- time --------------------------------------------------------------------------------------------------------

    async def run(self) -> Report:
        """Let all days pass, and return what was found."""
        await self._settle()
        for number in range(self.plan.days):
            self._plan_day(number)
            for _ in range(24):
                await self._hour()
            await self._evening(number)
        return self.report

    async def _hour(self) -> None:
        await self.act_until(self.now + HOUR)
        await self.scheduler.tick()
        await self._look_who_closed()
        await self.deliver()
        self.witness.look_round()
        self._hold_posters()

    # -- what people do ----------------------------------------------------------------------------------------------

    async def _settle(self) -> None:
        for place in self.places:
            if place.guild in self.zones:
                await self.service.skies.here(place.guild, place.channel, self.zones[place.guild], POSTED_AT)
            await self.service.posts.here(place.guild, self.plan.games[0], place.channel)
        for one in self.people.values():
            listed = Random(one.user.id).random() >= self.plan.unlisted
            await self.service.settings.set_settings(one.user, PersonSettings(zone=one.zone, listed=listed))
            (self.diary.unlisted.discard if listed else self.diary.unlisted.add)(one.user.id)
            if self.luck.random() < 3 / 4:  # the others have not chosen
                await self._wish(one, self.luck.choice(tuple(AnnounceResults)))

    async def _wish(self, one: Person, announce: AnnounceResults) -> None:
        await self.service.results.settle(one.user, announce)
        (self.diary.showing.add if announce is AnnounceResults.ALWAYS else self.diary.showing.discard)(one.user.id)

    def _plan_day(self, number: int) -> None:
        luck, there = self.luck, [one for one in self.people.values() if self._is_there(one)]
        for one in there:
            if luck.random() < one.zeal * self.plan.zeal:
                self.at(luck.uniform(0, 26), partial(self._daily, one))
            if luck.random() < 0.06:
                self.at(luck.uniform(0, 24), partial(self._weekly, one))
        for place in self.places:
            here = [one for one in there if one.place == place]
            for _ in range(max(1, len(here) // 8)):
                self.at(luck.uniform(0, 24), partial(self._match, here, place))
        for act in (self._friends, self._hide, self._forget if number % 4 == 2 else self._hide):
            self.at(luck.uniform(0, 24), act)
        if number % 5 == 1 and len(self.places) > 1:
            self.at(luck.uniform(0, 24), self._servers)

    def _is_there(self, one: Person) -> bool:
        return one.user.id not in self.diary.forgotten

    def _where(self, one: Person) -> Location:
        return ELSEWHERE if one.place is None or self.luck.random() < ABROAD_TOO else one.place

    async def _daily(self, one: Person) -> None:
        game = self.luck.choice(self.plan.games) if self.luck.random() < UNLIKE else one.game
        challenge = await self.service.challenges.current(game, ChallengeKind.DAILY)
        await self._attempt(one, challenge, self._where(one), self.now.astimezone(JAPAN).date())

    async def _weekly(self, one: Person) -> None:
        challenge = await self.service.challenges.current(one.game, ChallengeKind.WEEKLY)
        await self._attempt(one, challenge, self._where(one))

    async def _friends(self) -> None:
        """Two people challenge each other to the same luck."""
        first, second = self.luck.sample([one for one in self.people.values() if self._is_there(one)], 2)
        challenge = await self.service.challenges.make(first.user, first.game, {}, (second.user,))
        for one in (first, second):
            self.at(self.luck.uniform(1, 60), partial(self._attempt, one, challenge, self._where(one)))

    async def _servers(self) -> None:
        """One server challenges another; now and then one withdraws."""
        luck, places = self.luck, self.luck.sample(self.places, 2)
        host = next(one for one in self.people.values() if self._is_there(one))
        first, second = (DuelSide(place.guild or 0, f"Server {place.guild}", place.channel) for place in places)
        game, best, days = luck.choice(self.plan.games), luck.choice((1, 2, 3)), luck.choice((1, 2, 3))
        proposed = await self.service.servers.propose(host.user, first, game, best, days)
        challenge = await self.service.servers.accept(proposed.code, second)
        self.judge.sides[challenge.code] = {first.guild: [], second.guild: []}
        self.report["duels of servers begun"] += 1
        for one in [one for one in self.people.values() if one.place in places and luck.random() < 0.5]:
            place = one.place or ELSEWHERE
            self.at(luck.uniform(1, 24 * days + 2), partial(self._attempt, one, challenge, place))
        if luck.random() < 0.2:
            self.at(luck.uniform(2, 24 * days - 1), partial(self._withdraw, challenge, first.guild))
        self.open.setdefault(challenge.code, [])

    async def _withdraw(self, challenge: Challenge, guild: int) -> None:
        self.judge.gone[challenge.code] = guild
        await self.service.servers.withdraw(challenge.code, guild)

    async def _hide(self) -> None:
        """Somebody leaves the rankings or the skies, or comes back; another one shows results, or no longer."""
        await self._wish(
            self.luck.choice([one for one in self.people.values() if self._is_there(one)]),
            self.luck.choice(tuple(AnnounceResults)),
        )
        person = self.luck.choice([number for number, one in self.people.items() if self._is_there(one)])
        known, name = await self.service.people.person(person), self.luck.choice(("listed", "sky"))
        hidden, wished = (self.diary.unlisted if name == "listed" else self.diary.dark), getattr(known.settings, name)
        (hidden.add if wished else hidden.discard)(person)
        await self.service.settings.set_settings(
            self.people[person].user, replace(known.settings, **{name: not wished})
        )
        self.report["wishes changed"] += 1

    async def _forget(self) -> None:
        person = self.luck.choice([number for number, one in self.people.items() if self._is_there(one)])
        self.diary.forgotten.add(person)
        await self.service.privacy.forget_person(person)
        self.report["people forgotten"] += 1

    # -- playing -----------------------------------------------------------------------------------------------------

    async def _attempt(self, one: Person, challenge: Challenge, place: Location, day: date | None = None) -> None:
        """Begin an attempt, and play it on at once, later, or never."""
        if not self._is_there(one):
            return
        try:
            table_view = await self.service.attempts.begin(challenge.code, one.user, place)
        except Refusal as refusal:
            self.report[f"refused: {type(refusal).__name__}"] += 1
            return
        if table_view.table.id in self.begun:  # and goes on with it when they have planned to, or never
            return
        self.begun.add(table_view.table.id)
        self.open.setdefault(challenge.code, [])
        turns, fate = await self._turns(table_view.table.id), self.luck.random()
        tried = Tried(one, challenge, table_view.table.id, day, len(turns))
        begun = len(turns) // 2 if fate < LEFT + SLOW else 0
        if begun:
            await self.stage.play_on(tried.table, turns[:begun])
        if fate < LEFT:
            return
        if begun:
            self.at(self.luck.uniform(1, 10), partial(self._finish, tried, turns[begun:]))
        else:
            await self._finish(tried, turns)

    async def _finish(self, tried: Tried, turns: Sequence[Turn]) -> None:
        found = await self.service.queries.table(tried.table)
        if not self._is_there(tried.who) or found.closed:
            return
        try:
            await self.stage.play_on(tried.table, turns)
        except ChallengeOver:  # the close is past, and the bot has not looked at it yet
            self.report["attempts too late"] += 1
            return
        person, last, challenge = tried.who.user.id, turns[-1].after, tried.challenge
        self._note(found, last)
        if tried.day is not None:
            self.diary.note_daily(person, found.place.guild, challenge.game, tried.day)
        await self.judge.attempt(challenge.code, tried.table, person, last, tried.answers)
        self.open[challenge.code].append(tried.table)
        self.report[f"attempts, {challenge.kind}"] += 1

    async def _match(self, here: Sequence[Person], place: Location) -> None:
        """Somebody plays with a friend, or alone; now and then behind closed doors."""
        luck, here = self.luck, [one for one in here if self._is_there(one)]
        if len(here) < 2:
            return
        first = luck.randrange(len(here) - 1)
        people = here[first : first + luck.choice((1, 2, 2))]  # often the same two
        game, private = people[0].game, luck.random() < 0.15
        try:
            host, *guests = (one.user for one in people)
            how = {"seats": len(people), "private": private, "reserved": tuple(guests) if private else ()}
            table = await self.service.lobby.open(host, game, place, **how)
            for guest in guests:
                await self.service.lobby.join(table.id, guest)
            await self.service.lobby.start(table.id, host.id)
        except Refusal as refusal:
            self.report[f"refused: {type(refusal).__name__}"] += 1
            return
        turns = await self._turns(table.id)
        await self.stage.play_on(table.id, turns)
        found = await self.service.queries.table(table.id)
        shines = None if private else self.now
        self._note(found, turns[-1].after, shines)
        self.report["matches"] += 1

    async def _turns(self, table: TableId) -> list[Turn]:
        """Return the answers of quick players from here to the end."""
        seated = await self.service.repository.load(table, refresh=True)
        game, match, luck = seated.game, seated.match, Chance("month", self.luck.randbytes(16))
        turns = []
        while not match.over:
            prompt = next(iter(play.prompts(game, match).values()))
            action = game.choose(ai.EASY, play.view(game, match, prompt.seat), prompt, luck)
            after, news = play.apply(game, match, prompt.seat, action)
            turns.append(Turn(match, Move(prompt.seat, action), after, news, b""))
            match = after
        return turns

    def _note(self, table: Table, last: AnyMatch, shines: datetime | None = None) -> None:
        scores = {score.seat: score for score in play.score(GAMES[table.game], last)}
        people = {
            table_seat.person: Reached(scores[table_seat.seat].total, scores[table_seat.seat].won)
            for table_seat in table.seats
            if table_seat.person is not None
        }
        match = Played(table.id, table.game, table.place.guild, shines, people)
        self.diary.note(match, self.now)

    # -- the judge ---------------------------------------------------------------------------------------------------

    async def _look_who_closed(self) -> None:
        """From when a challenge has closed, the attempts at it shine."""
        for code in tuple(self.open):
            challenge = await self.service.challenges.find(code)
            if challenge.closed_at is not None:
                for table in self.open.pop(code):
                    self.diary.matches[table] = replace(self.diary.matches[table], shines=challenge.closed_at)
                self.closed.append(code)
                await self.judge.closed(challenge)
                self.report[f"closed, {challenge.kind}"] += 1

    def _hold_posters(self) -> None:
        """Where a poster was due within this hour it is there, once, unless nothing shone."""
        for guild, zone in self.zones.items():
            there = self.now.astimezone(ZoneInfo(zone))
            if there.weekday() == 0 and there.hour == POSTED_AT + 1:
                first, last = week_of(self.now - 7 * DAY, zone)
                year, week, _ = first.isocalendar()
                shone = int(bool(self.diary.heaven(guild, first, last).sizes))
                self.report.hold("posters due", self.witness.posted[guild, f"{year}-W{week:02}"], shone, guild)

    async def _evening(self, number: int) -> None:
        """Hold all that is counted against the diary, as midnight comes near in Japan."""
        there = {person: one.zone for person, one in self.people.items() if self._is_there(one)}
        guilds = [place.guild or 0 for place in self.places]
        await self.judge.streaks(there, guilds, self.plan.games)
        await self.judge.skies({guild: week_of(self.now, self.zones.get(guild, "UTC")) for guild in guilds})
        if number % self.plan.table_view == self.plan.table_view - 1:
            await self._look_on()

    async def _look_on(self) -> None:
        """Let people who have not finished look everywhere; par is known by then."""
        while await self.service.pars.go_on():
            pass
        for code, tables in list(self.open.items()):
            challenge = await self.service.challenges.find(code)
            if challenge.kind not in (ChallengeKind.DAILY, ChallengeKind.WEEKLY) or not tables:
                continue
            finished = {person for table in tables for person in self.diary.matches[table].people}
            waiting = [one for one in self.people.values() if self._is_there(one) and one.user.id not in finished]
            rivals = [(next(iter(self.diary.matches[table].people)), table) for table in tables[:RIVALS]]
            for one in self.luck.sample(waiting, min(VIEWERS, len(waiting))):
                await self.judge.secrets(challenge, one.user.id, tables[:RIVALS])
                custom_ids = questions(challenge, rivals)
                onlooker = Onlooker(self.stage, one.user, one.place or ABROAD)
                found = await onlooker.compared(self.home, custom_ids, partial(lift, code=code))
                self.report.hold("pages without a score", found, [], (challenge.name, one.user.id))
                self.report["pages compared"] += len(custom_ids)
        there = {person: (one.user, one.place) for person, one in self.people.items() if self._is_there(one)}
        hidden = [person for person in there if not self.diary.names(person)]
        unlisted = [one for one in hidden if one in self.diary.unlisted and one not in self.diary.showing]
        for code in (*self.open, *self.closed[-CLOSED:]):
            challenge = await self.service.challenges.find(code)
            await compare(self.stage, self.home, self.report, challenge, there, hidden, unlisted, self.luck)


@asynccontextmanager
async def month_in(plan: Plan) -> AsyncIterator[Month]:
    """Open a month with a database of its own."""
    with ExitStack() as few:
        for place in (par, par_service):
            few.enter_context(patch.object(place, "PAR_GAMES", PAR_GAMES))
        few.enter_context(patch.object(par_service, "PIECE", PAR_GAMES))
        async with stage_of_its_own() as (stage, home):
            yield Month(stage, home, plan)


async def run(plan: Plan) -> Mapping[str, Report]:
    """Let a month pass."""
    async with month_in(plan) as month:
        return {"month": await month.run()}
