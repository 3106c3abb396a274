"""Every game's challenges from the first answer to the listed result and the replay."""

from pathlib import Path
from random import Random

import pytest

from bot.features.challenges.model import ChallengeKind
from bot.features.play import board_view
from bot.i18n.translator import LOCALES, translator_for
from bot.refusals import TooSlow
from bot.workers import computer_players
from bot.workers.computer_players import GameTaskRunner
from bot.workers.process_pool import ProcessPool
from bot.workers.verification import AttemptClaim
from games import GAMES
from games.core.record import RecordInvalid
from tests.support import works
from tests.support.house import ANN, HERE, House, house_in

with_challenges = pytest.mark.parametrize("game", [key for key, game in GAMES.items() if game.challenge is not None])


async def at_random(house: House, table: str) -> None:
    """Give any answers until the match is over."""
    luck, table_view = Random(7), await house.table_view(table, ANN)
    while table_view.prompt is not None:
        table_view = (
            await house.service.play.submit_move(
                table, ANN.id, table_view.prompt.token, luck.choice(table_view.prompt.legal)
            )
        ).table_view


@with_challenges
@pytest.mark.parametrize("locale", LOCALES)
def test_a_result_alone_is_called_what_it_has_earned(game: str, locale: str) -> None:
    words = translator_for(locale)
    said = [board_view.title_of(game, total, words) for total in (-3, 0, 40, 100, 999)]
    assert set(said) == {""} or len(set(said)) > 2  # not every game has such titles
    assert not any(f"{game}." in one for one in said)


@with_challenges
async def test_every_rung_and_week_can_be_begun(game: str, tmp_path: Path) -> None:
    async with house_in(tmp_path, games=GAMES) as house:
        codes = [(await house.service.challenges.current(game, ChallengeKind.WEEKLY)).code]
        rules = GAMES[game].challenge
        assert rules is not None
        if rules.levels:
            codes.append((await house.service.challenges.climb(ANN, game)).code)
        for level in rules.levels:
            chosen = {rules.level: level}
            codes.append((await house.service.challenges.make(ANN, game, chosen)).code)
        for code in codes:
            assert (await house.service.attempts.begin(code, ANN, HERE)).prompt is not None


async def test_attempts_are_proved_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = ProcessPool(1)
    async with house_in(tmp_path, games=GAMES, task_runner=GameTaskRunner(pool)) as house:
        weekly = await house.service.challenges.current("glow", ChallengeKind.WEEKLY)
        table_view = await house.service.attempts.begin(weekly.code, ANN, HERE)
        await at_random(house, table_view.table.id)
        assert (await house.service.attempt_results.ranking(weekly.code)).placed
        kept = await house.repositories.log.replaying(table_view.table.id)
        forged = AttemptClaim(weekly.options, "0" * 32, kept.match, (), True)
        with pytest.raises(RecordInvalid):
            await house.task_runner.prove(GAMES["glow"], forged)
        monkeypatch.setattr(computer_players, "DECISION_TIMEOUT", 0.1)
        monkeypatch.setattr(computer_players, "scene", works.frozen)
        with pytest.raises(TooSlow):
            await house.task_runner.replay_position(GAMES["glow"], kept.match, (), 0)
    await pool.close()
