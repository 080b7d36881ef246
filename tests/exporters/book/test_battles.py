"""Battles in a book, told in its language."""

import re
from functools import cache
from pathlib import Path

import pytest

from exporters.book.stories import moments
from exporters.systems import frames_of
from schemas.models.rulebook import Fight, Story
from schemas.packs.packs import Pack, read_packs

INCHES = re.compile(r"\(\d+[.,]\d")
"""A place in inches, in either language."""


@cache
def shipped() -> Pack:
    return next(one for one in read_packs([Path("content/seven_seconds")]).packs)


def test_a_story_is_told_in_the_language_of_the_book() -> None:
    """Its sentences, and the captions of the boards between them."""
    pack = shipped()
    story = Story(type="story", battle=Fight(seed=7), first=1, last=120)
    told = moments(pack, story, frames_of(pack.manifest.system), "de")

    assert next(moment.sentence for moment in told if moment.sentence).startswith("Angriff / Verteidigung: ")
    assert [moment.frame.title.rpartition(": ")[2] for moment in told if moment.frame][:1] == ["Nach dem Aufbau"]


@pytest.mark.parametrize("language", ["", "de"])
def test_places_are_told_by_what_stands_there(language: str) -> None:
    """Only objectives are laid by inches; those who play the battle of the rulebook know the rest by names."""
    forces = {"red": "puc", "blue": "zane"}
    story = Story(type="story", battle=Fight(seed=70, forces=forces, map="meridian_square"), first=1, last=120)
    told = moments(shipped(), story, frames_of("seven_seconds"), language)
    by_inches = {moment.row["event"] for moment in told if INCHES.search(moment.sentence)}

    assert by_inches == {"objective_placed"}
    assert sum("x_in" in moment.row and bool(moment.sentence) for moment in told) > 20
