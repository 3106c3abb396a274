"""Clicks on the person's own result: show it, challenge others, race against them."""

from dataclasses import dataclass

from bot.discord_kit import files
from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.discord_kit.files import Drawn
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import InteractionContext
from bot.discord_kit.places import invited
from bot.discord_kit.rate_limit import RateClass
from bot.features.challenges import announcements, race_view
from bot.features.challenges.cog import ChallengeCog, code_of
from bot.features.challenges.model import Attempt, Challenge
from bot.features.challenges.par_service import ParService
from bot.features.challenges.race import AttemptRace, RaceService
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.rules import require_shown_results
from bot.features.challenges.service import ChallengeService
from bot.i18n.translator import translator_for
from bot.presentation import board_picture, page_picture
from bot.presentation.base_cog import BaseCog
from bot.refusals.discord import Forged
from bot.ui_kit.panels import Button, ButtonStyle
from bot.workers.pictures import PictureRequest, PictureService, attempt
from renderers import CARD
from renderers.challenge import Card


@dataclass(eq=False)
class ShareCog(BaseCog):
    """Clicks after a finished attempt: share it, challenge others, race."""

    challenge_cog: ChallengeCog
    attempt_results: AttemptResultService
    pars: ParService
    challenges: ChallengeService
    races: RaceService
    pictures: PictureService

    @action("cshare")
    async def share(self, ctx: InteractionContext, custom_id: CustomId, __: tuple[str, ...]) -> None:
        """Show a person the card of their result, its signs to paste, and the button that posts it here."""
        challenge, _, drawn, strip = await self._card(ctx, code_of(custom_id))
        words, code = ctx.words, challenge.code
        post = Button(("cpost", code), words("bot.standings.share"), ButtonStyle.MAIN, "📣", announce=True)
        back = Button(("cshow", code), words("bot.challenge.back"), emoji="↩️")
        buttons = (post, back) if ctx.person.settings.shows_results else (back,)
        text = f"{words('bot.challenge.paste')}\n```\n{strip}\n```\n-# {words('bot.challenge.moons')}" if strip else ""
        await ctx.answer(drawn, text or words("bot.challenge.card"), ControlRows(NOWHERE, (buttons,)))

    @action("cpost", rate=RateClass.LOUD)
    async def post(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Post the card of the person's result here."""
        ctx.must_be_heard()
        require_shown_results(ctx.person)
        challenge, mine, drawn, strip = await self._card(ctx, code_of(custom_id))
        text, rows = announcements.finished(challenge, mine, ctx.words)
        moons = strip.splitlines()[1:2]
        await self.challenge_cog.home(ctx, challenge, ctx.words("bot.challenge.shared"))
        said = "\n".join((str(text), *moons))
        await ctx.send_public(said, drawn, rows)

    async def _card(self, ctx: InteractionContext, code: str) -> tuple[Challenge, Attempt, Drawn | None, str]:
        """Return a challenge, the person's attempt with its card, and the strip of its icons."""
        ranking, placed = await self.attempt_results.shared_result(code, ctx.person.id)
        challenge, words = ranking.challenge, ctx.words
        par = await self.pars.of(code, ctx.person.id)
        phases = par.phases(placed.attempt.course) if par.known else ()
        streak = await self.challenges.streak(ctx.person.id, challenge.game)
        shown = announcements.card(ranking, placed, streak, words, phases)
        state = (placed.rank, len(ranking.placed), bool(shown.course), bool(phases))
        drawn = await self._drawn(challenge.game, shown, ("card", placed.attempt.table, *state, words.locale))
        return challenge, placed.attempt, drawn, announcements.strip(challenge, phases, words) if phases else ""

    async def _drawn(self, game: str, shown: Card, key: tuple[object, ...]) -> Drawn | None:
        """Return the picture of a card, whose content the key names and whose last part is the language."""
        name = "-".join(map(str, key))
        request = PictureRequest(name, game, shown, CARD, translator_for(str(key[-1])), {})
        data = await attempt(self.pictures, request)
        alt = " · ".join(filter(None, (shown.title, shown.subtitle, shown.who, shown.total, shown.lead, *shown.notes)))
        return None if data is None else files.picture(data, name, alt)

    @action("cfriend", rate=RateClass.LOUD)
    async def challenge_others(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Challenge people to the same seed in a public message."""
        ctx.must_be_heard()
        guests = [invited(ctx.interaction, value) for value in values]
        challenge, others = await self.challenges.challenge_others(code_of(custom_id), ctx.person.id, guests)
        await self.challenge_cog.home(ctx, challenge, ctx.words("bot.challenge.befriended"))
        await ctx.send_public(*announcements.dared(challenge, ctx.person.id, others, ctx.words), pings=others)

    @action("crace", rate=RateClass.REPLAYS)
    async def race(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Compare the person's attempt with a rival's or par at the end of a round."""
        code, *rest = custom_id.args or ("",)
        against = values[0] if values else rest[0] if rest else ""
        number = rest[1] if len(rest) > 1 else ""
        if number and not (number.isdecimal() and len(number) <= 3):
            raise Forged
        await self._show_race(ctx, await self.races.race(code, ctx.person.id, against, int(number) if number else None))

    async def _show_race(self, ctx: InteractionContext, race: AttemptRace) -> None:
        words, pictures, game = ctx.words, self.pictures, race.challenge.game
        view, alt = race_view.chart(race, words), race_view.alt(race, words)
        chart = await page_picture.drawn(pictures, game, "race", view, words=words, alt=alt)
        boards = [
            await board_picture.picture(pictures, table_view, "table", words, moment=race.number)
            for table_view in (race.own, race.other)
        ]
        rows = ControlRows(NOWHERE, race_view.ways(race, words))
        await ctx.answer(race_view.heading(race, words), chart, tuple(filter(None, boards)), rows)
