"""The Girl Who Made the Stars in words: alt text, the whole table as text, and sentences in both languages."""

import re

import pytest
from msgspec.structs import replace

import renderers
from bot.i18n.translator import LOCALES
from games.core.scores import OPPONENT
from games.girl_stars.components import CARDS, ROUNDS, SITES, SPACES
from games.girl_stars.hexes import PLAYABLE
from games.girl_stars.view import View
from renderers.girl_stars import alt_text, seat
from renderers.girl_stars.words import GameWords
from renderers.kit.text import width_of
from tests.support.renderers.girl_stars.views import ALL, CROWDED, PEOPLE, stored
from tests.support.renderers.picture_words import Words

GIRL = renderers.RENDERERS["girl_stars"]


def told(view: View, locale: str) -> str:
    return "\n".join(GIRL.lines(view, Words(locale), PEOPLE, view.seat))


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_text_version_tells_everything(name: str, locale: str) -> None:
    view = stored(name)
    text, words = told(view, locale), GameWords(Words(locale), PEOPLE)
    for player in view.players:
        for at, star in player.tiles.items():
            assert f"{at} {words.star(star)}" in text
        for at, count in player.dust.items():
            assert words.say("dust_on", hex=at, count=count) in text
        for tile in player.hand:
            assert alt_text.tile(tile, words) in text
        for place in player.villagers.values():
            assert seat.spoken_place(place, words) in text
        for kind in player.kept:
            assert words.game(f"ash.{kind}") in text
    assert words.say("aside_count", count=sum(view.box.values())) in text
    for site in SITES:
        assert words.site(site) in text
    for space, colour in view.lit.items():
        assert f"{space} {words.game(f'colour.{colour}')}" in text
    for landed in view.dish:
        assert alt_text._landed(landed, words) in text
    for number, offering in enumerate(CARDS[view.offering.card].spaces, start=1):
        assert re.search(rf"- {number}.*{offering.vp}", text)
    for elder, space in view.track.elders.items():
        assert f"{words.name(elder)} {space}" in text
    assert not re.search(r"girl_stars\.", text)


def test_the_text_version_names_every_unlit_link() -> None:
    view = stored("four_first")
    line = next(line for line in told(view, "en").splitlines() if "Links" in line)
    assert all(f"{space}: " in line for space in SPACES)


def test_the_text_version_gives_vacant_hexes_and_what_stardust_costs() -> None:
    view = stored("solo_place")
    player = view.players[0]
    text = told(view, "en")
    vacant = [at for at in PLAYABLE if at not in player.tiles and at not in player.dust]
    assert " ".join(vacant) in text
    assert ", ".join(f"{at} {discs}" for at, discs in player.dust_costs.items()) in text


def test_a_scouting_is_told_space_by_space() -> None:
    view = stored("three_scout")
    assert view.scouting is not None
    text = told(view, "en")
    for space, colour in zip(view.scouting.path, view.scouting.proposal, strict=True):
        assert f"{space} {colour}" in text
    bare = replace(view, scouting=replace(view.scouting, path=(), proposal=(), colours=()))
    assert f"gate {view.scouting.gate}" in told(bare, "en")


def test_the_result_is_told_with_places_and_the_rank() -> None:
    view = stored("four_over")
    text = told(view, "en")
    for score in view.scores:
        assert f"{score.place}. {PEOPLE[score.seat]}: {score.total} VP" in text
    alone = told(stored("solo_over"), "en")
    assert "Rank:" in alone
    assert PEOPLE[OPPONENT] in alone


@pytest.mark.parametrize("locale", LOCALES)
def test_a_reward_is_said_to_go_in_all_rounds_but_the_last(locale: str) -> None:
    """[p.12, R19]"""
    view, said = stored(CROWDED), Words(locale)("girl_stars.ui.pile_marked")
    assert told(view, locale).count(said) == len(view.rewards)
    assert said not in told(replace(view, round=ROUNDS), locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_names_fit_on_the_private_sheet(locale: str) -> None:
    words = GameWords(Words(locale), PEOPLE)
    for kind in ("rescore", "three_lights", "extra_actions", "extra_villager"):
        for corner in ("nw", "ne", "sw", "se"):
            text = words.say("corner", corner=words.game(f"corner.{corner}"), bonus=words.game(f"bonus.{kind}"))
            assert width_of(text, 26, "regular") <= seat.REST[2] - seat.REST[0] - 80
