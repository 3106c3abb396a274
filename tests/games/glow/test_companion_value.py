"""What companions and their dice are worth to a computer player. [spec 11]"""

from games.core import play
from games.glow import GAME
from games.glow.ai.companion_value import Judge
from games.glow.flow import Recruit as Recruiting
from tests.support.games.glow.pieces import begin, player, table


def test_a_sketals_die_is_worth_what_it_does_for_the_others() -> None:
    def worth_of(companions: str) -> float:
        me = player("pocana", hand="l_fire_1=?", companions=companions)
        view = play.view(GAME, begin(table(me, player(), player()), Recruiting(0)).match, 0)
        return Judge(view, view.players[0]).companion("a16_sketal")  # it brings a water die

    assert worth_of("b08_zellyf") > worth_of("a20_kaar") + 4


def test_to_keep_a_sketal_is_to_keep_its_die() -> None:
    def kept(companions: str) -> float:
        me = player("pocana", hand="l_fire_1=? l_water_3=?", companions=companions)
        view = play.view(GAME, begin(table(me, player()), Recruiting(0)).match, 0)
        return Judge(view, view.players[0]).kept(view.players[0].companions[-1])

    assert kept("b08_zellyf a16_sketal:l_water_3") > kept("b08_zellyf a16_sketal") + 2
