"""The panels of challenges and their buttons."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.discord_kit import modals
from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.discord_kit.handlers import action, opens_modal
from bot.discord_kit.interaction import AnyInteraction, InteractionContext, invoking_user, sentence
from bot.discord_kit.membership import guild_of, is_member
from bot.discord_kit.places import check_place, invited, place_of
from bot.discord_kit.rate_limit import RateClass
from bot.domain import challenge_code
from bot.domain.person import InvokingUser
from bot.features.challenges import announcements, calendar, create_view, ladder_view, view
from bot.features.challenges.attempts import AttemptService
from bot.features.challenges.endings import AttemptEnding, sharing
from bot.features.challenges.model import Challenge, ChallengeKind
from bot.features.challenges.race import RaceService
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.rules import hides_scores_from
from bot.features.challenges.service import ChallengeService
from bot.features.play.presenter import PICTURE_WAIT, TurnPresenter
from bot.game_ui.recap import OWN_LINES
from bot.presentation import board_picture, page_picture, table_text
from bot.presentation.base_cog import BaseCog
from bot.presentation.sharing_choice import sharing_choice
from bot.refusals.challenges import ChallengeOver, UnknownChallenge
from bot.refusals.discord import Forged
from bot.tables.repository import Clock
from bot.ui_kit.forms import Form
from bot.ui_kit.panels import Button, ButtonStyle, Row
from bot.workers.pictures import PictureService
from games.api import GAMES
from renderers.cover import COVER


@dataclass(eq=False)
class ChallengeCog(BaseCog):
    """Clicks on challenges."""

    turns: TurnPresenter
    attempt_results: AttemptResultService
    challenges: ChallengeService
    attempts: AttemptService
    now: Clock
    races: RaceService
    pictures: PictureService
    ending: AttemptEnding

    # -- one challenge -----------------------------------------------------------------------------------------------

    async def home(self, ctx: InteractionContext, challenge: Challenge, note: str = "") -> None:
        """Show the panel of a challenge to a person."""
        ranking = await self.attempt_results.ranking(challenge.code)
        mine = ranking.attempt_of(ctx.person.id)
        runs = await self.ending.streaks(ctx, challenge)
        shown, words = view.cover(challenge, ctx.words), ctx.words
        alt = " · ".join((shown.title, shown.subtitle, *shown.facts))
        drawn = await page_picture.drawn(
            self.pictures, challenge.game, COVER, shown, words=words, alt=alt, within=PICTURE_WAIT
        )
        games, told = self.challenges.on_offer(), (await self.ending.beside(ctx, ranking, mine)).lines
        unfinished = await self.challenges.unfinished(ctx.person.id, challenge)
        text, rows = view.home(ranking, mine, words, runs=runs, games=games, told=told, unfinished=unfinished)
        await ctx.answer(note, drawn, text, *sharing(ctx, challenge, mine), rows)

    @action("cmore")
    async def more(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show the further facts and choices of a challenge."""
        await self.show_more(ctx, await self.challenges.find(code_of(custom_id)))

    async def show_more(self, ctx: InteractionContext, challenge: Challenge, note: str = "") -> None:
        """Show the further facts and choices of a challenge, with past challenges and other kinds."""
        challenges, words = self.challenges, ctx.words
        past = await challenges.past(challenge.game, challenge.kind) if challenge.kind.traits.period else ()
        own = ladder_view.mine(await challenges.open_to(ctx.person.id), words)
        await ctx.answer(note, *view.more(challenge, past, own, challenges.on_offer(), words))

    def _elsewhere(self, game: str, ctx: InteractionContext) -> tuple[Row, ...]:
        return view.elsewhere(game, self.challenges.on_offer(), ctx.words)

    @action("cday")
    async def day_clicked(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show today's challenge of a game."""
        await self.home(ctx, await self.challenges.current(_game(custom_id, values), ChallengeKind.DAILY))

    @action("cweek")
    async def week_clicked(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show this week's challenge of a game."""
        await self.home(ctx, await self.challenges.current(_game(custom_id, values), ChallengeKind.WEEKLY))

    @action("cshow")
    async def shown(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show the challenge of a code."""
        await self.home(ctx, await self.challenges.find(code_of(custom_id, values)))

    @action("cplay")
    async def play(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Begin or continue the person's ranked attempt; after the close, offer practice and today's challenge."""
        try:
            await self._begin(ctx, code_of(custom_id))
        except ChallengeOver as refusal:
            past = await self.challenges.find(code_of(custom_id))
            today = await self.challenges.current(past.game, ChallengeKind.DAILY)
            buttons = (
                Button(("cplay", today.code), ctx.words("bot.challenge.play_today"), ButtonStyle.GO, "▶️"),
                Button(("cprac", past.code), ctx.words("bot.challenge.practise"), emoji="🧭"),
            )
            await ctx.answer(sentence(ctx.words, refusal), ControlRows(NOWHERE, (buttons,)))

    @action("cprac")
    async def practise(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Begin or continue practice; before the close, a match with another seed."""
        challenge, who = await self.challenges.find(code_of(custom_id)), invoking_user(ctx.interaction)
        is_open = challenge.closed_at is None
        where = await check_place(ctx.interaction, thread=False) if is_open else place_of(ctx.interaction)
        table_view = await self.attempts.begin(challenge.code, who, where, practice=True)
        await self.turns.show(ctx, table_view, ctx.words("bot.challenge.other_luck") if is_open else "")

    async def _begin(self, ctx: InteractionContext, code: str) -> None:
        who, where = invoking_user(ctx.interaction), place_of(ctx.interaction)
        table_view = await self.attempts.begin(code, who, where)
        is_first = table_view.table.moves == 0 and ctx.person.settings.announce is None
        asks = sharing_choice(CustomId(table_view.table.id, "x"), ctx.words) if is_first else ()
        await self.turns.show(ctx, table_view, above=asks)

    # -- rankings ----------------------------------------------------------------------------------------------------

    @action("crank")
    async def rank_clicked(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show a page of a ranking."""
        await self.show_ranking(ctx, code_of(custom_id), here="here" in custom_id.args[1:], page=custom_id.page)

    async def show_ranking(self, ctx: InteractionContext, code: str, *, here: bool, page: int) -> None:
        """Show the ranking of a challenge, on this server or of all servers."""
        guild, me = guild_of(ctx.interaction), ctx.person.id
        ranking = await self.attempt_results.scores(code, me)
        hidden = hides_scores_from(ranking, me)
        if here and guild is not None:
            ranking = await self.attempt_results.ranking_on(guild, ranking)
        scope = None if guild is None else here
        await ctx.answer(*view.ranking(ranking, ctx.words, me=me, page=page, here=scope, hidden=hidden))

    @action("cseason")
    async def season_clicked(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show a page of a season table."""
        month = custom_id.args[1] if len(custom_id.args) > 1 else calendar.month_at(self.now())
        if not calendar.is_month(month):
            raise Forged
        await self.show_season(ctx, _game(custom_id), month, custom_id.page)

    async def show_season(self, ctx: InteractionContext, game: str, month: str, page: int) -> None:
        """Show the season table of a month."""
        rows = await self.attempt_results.season(game, month)
        me, others = ctx.person.id, self._elsewhere(game, ctx)
        await ctx.answer(*ladder_view.season(game, month, rows, ctx.words, me=me, page=page, others=others))

    @action("crep", rate=RateClass.REPLAYS)
    async def replay_clicked(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show another moment of the best attempt."""
        number = custom_id.args[1] if len(custom_id.args) > 1 else ""
        if not number.isdecimal() or len(number) > 5:
            raise Forged
        await self.show_replay(ctx, code_of(custom_id), int(number))

    async def show_replay(self, ctx: InteractionContext, code: str, number: int) -> None:
        """Show a moment of the best attempt: the table, and what the last move did."""
        shown, words = await self.races.replay(code, ctx.person.id, number), ctx.words
        table_view = shown.table_view
        table = table_view.table
        entries = await self.queries.history(table.id, shown.best.attempt.person, after=shown.number - 1)
        events = entries[0].events if entries else ()
        text = "\n".join(f"-# {line}" for line in table_text.recap_writer(table, words).events(events)[-OWN_LINES:])
        drawn = await board_picture.picture(self.pictures, table_view, "table", words, moment=shown.number)
        await ctx.answer(*ladder_view.replay(shown, text, drawn, words))

    # -- the ladder --------------------------------------------------------------------------------------------------

    @action("crung")
    async def rung_clicked(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show the person's ladder."""
        await self.show_ladder(ctx, _game(custom_id))

    async def show_ladder(self, ctx: InteractionContext, game: str) -> None:
        """Show the person's ladder, with the next level."""
        rung, rules = await self.challenges.ladder(ctx.person.id, game), GAMES[game].challenge
        assert rules is not None
        await ctx.answer(*ladder_view.ladder(game, rules, rung, ctx.words, self._elsewhere(game, ctx)))

    @action("cclimb")
    async def climb(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Begin or continue the next level of the person's ladder."""
        challenge = await self.challenges.climb(invoking_user(ctx.interaction), _game(custom_id))
        await self._begin(ctx, challenge.code)

    # -- new challenges ----------------------------------------------------------------------------------------------

    @opens_modal("cform")
    async def form_clicked(self, interaction: AnyInteraction, custom_id: CustomId) -> Form:
        """Return the form for a new challenge of a game."""
        return await self.form(interaction, _game(custom_id))

    async def form(self, interaction: AnyInteraction, game: str) -> Form:
        """Return the form for a new challenge."""
        return create_view.form(game, self.challenges.choices(game, {}), await self.own_words(interaction))

    @action("cnew")
    async def new_clicked(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show the panel for a new challenge after another choice."""
        game, path = _game(custom_id), create_view.with_choice(custom_id.args[1:], values)
        await self.show_builder(ctx, game, self.challenges.choose(game, create_view.read_path(path)))

    async def show_builder(self, ctx: InteractionContext, game: str, chosen: Mapping[str, str]) -> None:
        """Show the panel for a new challenge."""
        await ctx.answer(*create_view.builder(game, self.challenges.choices(game, chosen), chosen, ctx.words))

    @action("cmake", "cduel", rate=RateClass.LOUD)
    async def make_clicked(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Make a challenge of the chosen options, for the invited people or for all who have its code.

        If a choice has opened further choices, show them first.
        """
        game, fields, challenges = _game(custom_id), modals.filled(ctx.interaction), self.challenges
        if fields:
            chosen = challenges.fitting(game, create_view.read_form(fields, challenges.choices(game, {})))
            values = fields.get(create_view.GUEST, ())
        else:
            chosen = challenges.choose(game, create_view.read_path(custom_id.args[1:]))
        if fields and not values and challenges.opens_choices(game, chosen):
            await self.show_builder(ctx, game, chosen)
        else:
            await self.make(ctx, game, chosen, tuple(invited(ctx.interaction, value) for value in values))

    @action("cdare", rate=RateClass.LOUD)
    async def dared(self, ctx: InteractionContext, _: CustomId, __: tuple[str, ...]) -> None:
        """Make the duel of a form with game and people."""
        fields = modals.filled(ctx.interaction)
        game = modals.chosen(fields, create_view.GAME, self.challenges.on_offer())
        if not game:
            raise Forged
        guests = tuple(invited(ctx.interaction, value) for value in fields.get(create_view.GUEST, ()))
        await self.make(ctx, game, {}, guests)

    async def make(
        self, ctx: InteractionContext, game: str, chosen: Mapping[str, str], guests: tuple[InvokingUser, ...]
    ) -> None:
        """Make a challenge, show it to its host, and post it; where the bot cannot post, show its code."""
        where = place_of(ctx.interaction)
        challenge = await self.challenges.make(invoking_user(ctx.interaction), game, chosen, guests, where)
        if not is_member(ctx.interaction):
            await self.home(
                ctx, challenge, ctx.words("bot.challenge.pass_on", code=challenge_code.format_code(challenge.code))
            )
            return
        await self.home(ctx, challenge)
        await ctx.send_public(*announcements.announced(challenge, ctx.words), pings=challenge.guests)


def code_of(custom_id: CustomId, values: tuple[str, ...] = ()) -> str:
    """Return the code that a click carries; raises UnknownChallenge."""
    found = (*values, *custom_id.args)
    if not found:
        raise UnknownChallenge(code="")
    return found[0]


def _game(custom_id: CustomId, values: tuple[str, ...] = ()) -> str:
    """Return the game that a click carries; raises Forged."""
    found = (*custom_id.args, *values)
    if not found or found[0] not in GAMES:
        raise Forged
    return found[0]
