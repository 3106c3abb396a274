"""The room where challenges are played: one ranked attempt each, in private, nothing taken back, proved at its end."""

import logging

import msgspec
from msgspec.structs import replace

from bot import almanac, lobby
from bot.contest import Attempt, Challenge, Contest, Standing, State, Trial
from bot.model import (
    Caller,
    Chair,
    Ending,
    Kind,
    LogEntry,
    Look,
    Pace,
    Person,
    PersonId,
    Place,
    Status,
    Table,
    TableId,
    Turned,
)
from bot.proofs import Claim, Proof, challenge_of
from bot.refusals import AlreadyTried, ChallengeOver, Conflict, RankedFirst
from bot.service.archive import ArchiveRoom
from bot.service.challenges import ChallengeRoom
from bot.service.desk import ATTEMPTS
from bot.service.messages import MessageRoom
from bot.service.news import entry_of, move_of
from bot.service.seated import Seated, waits_after
from bot.service.seats import SeatRoom
from bot.service.trials import must_allow_undo, must_be_own, must_be_shown, must_not_be_trial, standing_of
from bot.store import Change
from bot.store.attempts import Begun
from bot.store.challenge_rows import Proved
from bot.store.rows import Note, millis
from games.core import play
from games.core.record import Unproved
from games.core.step import Action, Seat
from games.core.table import News

log = logging.getLogger(__name__)


class GuardedRoom(ChallengeRoom, SeatRoom, MessageRoom, ArchiveRoom):
    """What everybody may do at tables, as far as a challenge allows it."""

    async def look(self, table: TableId, person: PersonId | None = None) -> Look:
        """Return the table as this person sees it. Raises Secret at an open challenge's table, NewerRules."""
        look = await super().look(table, person)
        must_be_shown(look.table, person)
        ranked = look.table.trial is not None and look.table.trial.ranked
        return replace(look, can_take_back=False) if ranked else look

    async def history(self, table: TableId, person: PersonId | None = None, *, after: int = 0) -> tuple[LogEntry, ...]:
        """Return the answers given so far. Raises Secret at an open challenge's table."""
        must_be_shown(await self.table(table), person)
        return await super().history(table, person, after=after)

    async def export(self, table: TableId) -> bytes:
        """Return the record of a finished match. Raises Secret at an open challenge's table, and as ever."""
        must_be_shown(await self.table(table), None)
        return await super().export(table)

    async def take_back(self, table: TableId, person: PersonId) -> Turned:
        """Take back the person's last answer. Raises UndoOff in a ranked attempt, and as ever."""
        must_allow_undo(await self.table(table))
        return await super().take_back(table, person)

    async def replace(self, table: TableId, person: PersonId, seat: Seat, *, moderator: bool = False) -> Table:
        """Give an absent person's seat to a computer. Raises NotYours at a challenge's table, and as ever."""
        must_be_own(await self.table(table), person)
        return await super().replace(table, person, seat, moderator=moderator)

    async def end_table(
        self, table: TableId, person: PersonId, *, agree: bool = True, moderator: bool = False
    ) -> Ending:
        """Wish to give a table up. Raises NotYours at somebody else's attempt, and as ever."""
        must_be_own(await self.table(table), person)
        ending = await super().end_table(table, person, agree=agree, moderator=moderator)
        if ending.ended and ending.table.trial is not None:
            await self.all_done(await self.challenge(ending.table.trial.code))
        return ending

    async def hand_over(self, table: TableId, person: PersonId, level: str | None = None) -> Table:
        """Leave a running match; who leaves an attempt at a challenge gives it up. Raises as ever."""
        if (await self.table(table)).trial is not None:
            return (await self.end_table(table, person)).table
        return await super().hand_over(table, person, level)

    async def all_done(self, challenge: Challenge) -> None:
        """Do what is due when everybody for whom a challenge was made has tried; most wait for their time."""

    async def move_place(self, table: TableId, person: PersonId, place: Place, *, moderator: bool = False) -> Table:
        """Let a table continue elsewhere. Raises Secret for a challenge's table, and as ever."""
        must_not_be_trial(await self.table(table))
        return await super().move_place(table, person, place, moderator=moderator)

    async def show_again(self, table: TableId) -> Table:
        """Have the table's message posted anew. Raises Secret for a challenge's table."""
        must_not_be_trial(await self.table(table))
        return await super().show_again(table)


class AttemptRoom(GuardedRoom):
    """Begin, go on, finish, practise."""

    async def begin(self, code: str, who: Caller, place: Place, *, practice: bool = False) -> Look:
        """Begin one's ranked attempt, or go on with it; with `practice`, another one that does not count.

        Raises UnknownChallenge, NotInvited, ChallengeOver, AlreadyTried, RankedFirst.
        """
        challenge = await self.challenge(code)
        person = await self._known(who)
        self._must_be_open(challenge, person.id)
        async with self.lock(f"{challenge.code}/{person.id}"):
            for _ in range(ATTEMPTS):
                table = await self._under_way(challenge, person.id, practice=practice)
                try:
                    return await self.look(table or await self._sit(challenge, person, place, practice), person.id)
                except Conflict:  # another process has begun the same attempt
                    continue
            raise Conflict()

    async def _under_way(self, challenge: Challenge, person: PersonId, *, practice: bool) -> TableId | None:
        """Return the table at which this attempt goes on, None if it may be begun."""
        own = await self.my_attempt(challenge.code, person)
        if practice:
            if challenge.closed_at is None and (own is None or own.state is State.RUNNING):
                raise RankedFirst()
            return await self.store.challenges.practice(challenge.code, person)
        if own is not None and own.state is State.RUNNING:
            return own.table
        if own is not None:
            raise AlreadyTried()
        if challenge.closed_at is not None or self.now() >= challenge.closes_at:
            raise ChallengeOver()
        mark = almanac.mark_of(await self._secret(), challenge.code, person)
        if await self.store.challenges.marked(challenge.code, mark):  # was forgotten after an attempt
            raise AlreadyTried()
        return None

    async def my_attempt(self, code: str, person: PersonId) -> Attempt | None:
        """Return a person's ranked attempt, or None."""
        return next((one for one in await self.store.challenges.ranked(code) if one.person == person), None)

    async def _sit(self, challenge: Challenge, person: Person, place: Place, practice: bool) -> TableId:
        """Store a table with its match begun; raises Conflict if there is such a ranked attempt already."""
        game, seed = self.game(challenge.game), await self._seed(challenge.name)
        assert play.commitment(seed) == challenge.commitment  # the secret is the one it was made with
        match, news = play.start(game, msgspec.convert(challenge.options, game.options), 1, seed)
        trial = Trial(challenge.code, not practice, challenge.ends_at, challenge.closed_at is None)
        table = await self._new_table(challenge, person, place, trial)
        begun = Begun(challenge.code, person.id, place.guild, not practice)
        await self._found_running(Seated(table, game, match), news, begun, seed, person)
        return table.id

    async def _new_table(self, challenge: Challenge, person: Person, place: Place, trial: Trial) -> Table:
        now = self.now()
        return Table(
            id=await self._free_name(),
            game=challenge.game,
            status=Status.RUNNING,
            host=person.id,
            place=place,
            wanted=1,
            chairs=(Chair(0, person.id, name=person.name),),
            options=lobby.fitting(self.game(challenge.game), 1, challenge.options),
            private=True,
            reserved=(),
            pace=Pace.NONE,
            revision=0,
            moves=0,
            created_at=now,
            changed_at=now,
            started_at=now,
            commitment=challenge.commitment,
            trial=trial,
        )

    async def _found_running(self, new: Seated, news: News, begun: Begun, seed: str, person: Person) -> None:
        match, at = new.match, millis(new.table.created_at)
        assert match is not None
        waits = waits_after({}, play.prompts(new.game, match), new.table.chairs, 0, at)
        stored = play.save(match)
        change = Change(
            before=None,
            after=new.table,
            at=at,
            seed=seed,
            people=(person,),
            moves=(entry_of(0, -1, None, news, at=at, by=None),),
            match=stored,
            checkpoint=(0, stored),
            put=tuple(waits.values()),
            begun=begun,
        )
        await self._record(change)
        self._keep(replace(new, waits=waits))

    async def act(self, table: TableId, person: PersonId, stamp: str, action: Action) -> Turned:
        """Give one answer; a ranked attempt that it ends is proved and listed. Raises ChallengeOver, and as ever."""
        turned = await super().act(table, person, stamp, action)
        after = turned.look.table
        if after.trial is None or not after.trial.ranked:
            return turned
        if after.closed:
            await self._settle(after.id)
            after = await self.table(after.id)
        return replace(turned, look=replace(turned.look, table=after, can_take_back=False))

    async def _settle(self, table: TableId) -> None:
        """Prove an attempt; whatever goes wrong here, the clock tries it again."""
        try:
            await self.prove(table)
        except Exception:
            log.exception("table %s: the attempt could not be proved", table)

    async def prove(self, table: TableId) -> None:
        """Play a finished ranked attempt again from its log, and list what it came to if it is the stored result."""
        attempt = await self.store.challenges.attempt(table)
        if attempt is None or not attempt.ranked or attempt.state is not State.DONE:
            return
        challenge = await self.challenge(attempt.code)
        try:
            proof = await self._proof(challenge, table)
        except (Unproved, msgspec.ValidationError) as error:
            log.error("table %s: the attempt at %s does not hold: %s", table, challenge.code, error)
            await self.store.challenges.void(table, millis(self.now()))
        else:
            await self._list(challenge, attempt, proof)
        await self.all_done(challenge)

    async def _proof(self, challenge: Challenge, table: TableId) -> Proof:
        game = self.game(challenge.game)
        kept = await self.store.log.replaying(table)
        moves = tuple(move_of(game, entry) for entry in kept.moves)
        claim = Claim(challenge.options, await self._seed(challenge.name), kept.match, moves, kept.number == 0)
        proof = await self._thinker.prove(game, claim)
        stored = {result.score.seat: result.score.total for result in await self.store.log.results(table)}
        if stored != proof.totals:
            raise Unproved("scores", f"{stored}, proved {proof.totals}")
        return proof

    async def _list(self, challenge: Challenge, attempt: Attempt, proof: Proof) -> None:
        now, found = millis(self.now()), proof.figures
        proved = Proved(found.own, found.rival, found.won, found.stars, found.key, proof.course)
        told = attempt.guild is not None and challenge.kind is not Contest.LADDER
        notes = (Note(Kind.FINISHED),) if told else ()
        if await self.store.challenges.list_result(attempt.table, proved, notes, now):
            if challenge.kind in (Contest.DAILY, Contest.WEEKLY):
                await self.store.posts.stale(challenge.game, now)
            self.on_change()

    async def standing(self, code: str) -> Standing:
        """Return how a challenge stands. Raises UnknownChallenge."""
        challenge = await self.challenge(code)
        rules = challenge_of(self.game(challenge.game))
        return standing_of(challenge, await self.store.challenges.ranked(challenge.code), by_time=rules.by_time)
