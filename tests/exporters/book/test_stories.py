"""Stories in books: a remark stands below the sentence that it belongs to."""

from pathlib import Path

from yaml import Mark

from exporters.book.battles import Moment
from exporters.book.chapters import chapter_slugs
from exporters.book.setting import Page
from exporters.games.maneuvers.book import BOOK
from schemas.models.chapter import Chapter, Fight, Story
from schemas.packs.packs import Loaded
from schemas.reading.nodes import Mapping
from schemas.reading.positions import Places

TOLD = Story(type="story", battle=Fight(seed=1), remarks={"roll": "The lower one counts."})
START = Mark("told.yaml", 0, 0, 0, None, 0)


def test_a_remark_waits_for_the_first_sentence_of_its_event() -> None:
    """Who rolls one die needs no sentence; the remark on rolls comes below the first roll that is told."""
    chapter = Chapter(kind="chapter", id="told", title="Told", place=30, text="![](fight)", figures={"fight": TOLD})
    moments = (
        Moment({"event": "roll"}, "", None),
        Moment({"event": "total"}, "It gains 2.", None),
        Moment({"event": "roll"}, "She rolls 2 dice.", None),
    )
    page = Page(BOOK.look, 1, 120.0, 180.0, {})
    document = Loaded("chapter", "told", chapter, {}, Path("told.yaml"), Places(Mapping(START, START)), "pack")
    slugs = chapter_slugs(document, {"fight": moments}, page)
    assert [slug.words for slug in slugs] == ["It gains 2.", "She rolls 2 dice.", "The lower one counts."]
