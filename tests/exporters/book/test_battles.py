"""Battles in a book, told in its language."""

from pathlib import Path

from exporters.book.stories import moments
from exporters.systems import frames_of
from schemas.models.rulebook import Fight, Story
from schemas.packs.packs import read_packs


def test_a_story_is_told_in_the_language_of_the_book() -> None:
    """Its sentences, and the captions of the boards between them."""
    pack = next(one for one in read_packs([Path("content/seven_seconds")]).packs)
    story = Story(type="story", battle=Fight(seed=7), first=1, last=120)
    told = moments(pack, story, frames_of(pack.manifest.system), "de")

    assert next(moment.sentence for moment in told if moment.sentence).startswith("Angriff / Verteidigung: ")
    assert [moment.frame.title.rpartition(": ")[2] for moment in told if moment.frame][:1] == ["Nach dem Aufbau"]
