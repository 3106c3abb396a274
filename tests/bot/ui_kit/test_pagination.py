"""The one way to turn pages, and the buttons by which pages were turned before there was one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord_kit.custom_ids import CustomId, read
from bot.features.challenges.model import ChallengeKind
from bot.i18n.translator import translator_for
from bot.ui_kit.pagination import PAGE_LENGTH, Page, page_buttons, paginate, paginate_text
from bot.ui_kit.panels import Button, text_length
from tests.support.any_text import texts
from tests.support.world import World, answered

EN = translator_for("en")


def walked(button: Button) -> int:
    """The page to which a button leads."""
    verb, *args = button.path
    custom_id = read(CustomId("0", verb, tuple(args), page=button.page).text)
    assert custom_id is not None
    return custom_id.page


def test_every_page_is_reached_one_after_the_other_and_back() -> None:
    things = list(range(23))
    seen: list[int] = []
    page = paginate(things, 0, 5)
    while True:
        seen += page.shown
        *back, last = page.turns(("text",), EN)
        assert [walked(button) for button in back] == ([page.page - 1] if 0 < page.page < page.count - 1 else [])
        if page.page == page.count - 1:
            break
        on = last
        following = paginate(things, walked(on), 5)
        assert walked(following.turns(("text",), EN)[0]) == page.page
        page = following
    assert (seen, page.page, page.count) == (things, 4, 5)


@pytest.mark.parametrize("things", [[], [1], [1, 2]])
def test_one_page_alone_is_not_turned(things: list[int]) -> None:
    assert paginate(things, 0, 2) == Page(things, 0, 1)
    assert paginate(things, 0, 2).turns(("text",), EN) == ()


def test_a_page_that_is_no_longer_there_is_the_first_one_with_its_own_buttons() -> None:
    gone = paginate(list(range(9)), 7, 5)
    assert (gone.page, [walked(button) for button in gone.turns(("text",), EN)]) == (0, [1])
    assert paginate_text(["a", "b"], 3) == Page(["a", "b"], 0, 1)


def test_a_long_text_is_cut_between_lines() -> None:
    lines = [letter * (PAGE_LENGTH // 3) for letter in "abcd"]
    pages = [paginate_text(lines, number) for number in range(2)]
    assert [(page.text, page.count) for page in pages] == [("\n".join(lines[:3]), 2), (lines[3], 2)]


@given(
    st.lists(texts(40), max_size=5),
    st.lists(st.sampled_from("a。 \n星𠮷"), min_size=1, max_size=9),
    st.integers(1, 2000),
)
def test_no_page_is_too_long_and_nothing_of_a_text_is_lost(lines: list[str], letters: list[str], times: int) -> None:
    whole = [*lines, "".join(letters) * times]
    first = paginate_text(whole, 0)
    pages = [first, *(paginate_text(whole, number) for number in range(1, first.count))]
    assert all(text_length(page.text) <= PAGE_LENGTH for page in pages)
    assert "".join(piece for page in pages for piece in page.shown) == "".join(whole)


def test_the_page_may_stand_in_the_path_itself() -> None:
    (on,) = page_buttons(lambda mark, page: ("ranks", str(page), mark), None, 1, EN)
    assert (on.path, on.page) == (("ranks", "1", "q"), 0)


async def test_buttons_that_turned_pages_before_still_do(world: World) -> None:
    board = await world.solo(world.alice)
    code = (await world.bot.service.challenges.current("glow", ChallengeKind.DAILY)).code
    paths = ("rules.glow.q~1", f"crank.{code}.all.q~1", "cseason.glow.2026-11.q~1", "stats.glow.scores.t.n.q~1")
    before = [f"t:0:-:-:{path}" for path in (*paths, "ranks.glow.rating.all.all.1.p.f")]
    before += [f"t:{world.table}:-:-:{path}" for path in ("log.q~1", "text.q~1")]
    for custom_id in before:
        shown = answered(await world.forged(world.alice, board, custom_id))
        assert world.controls(shown) or "log" in custom_id, custom_id
        assert EN("bot.refuse.forged") not in world.text(shown), custom_id
        assert EN("bot.refuse.old_button") not in world.text(shown), custom_id
