"""Two voices of a rulebook: players are told rules; what is for editors stands there only where it is asked for."""

from pathlib import Path

import pytest

from exporters.book.law import Law, Passage, notes_told, rules_told
from exporters.book.setting import Page
from exporters.book.slugs import slugs_of
from exporters.components.base import BookParts
from exporters.drawing.display_list import Drawing
from exporters.games.seven_seconds.products import BOOK
from exporters.kit.orders import PrintOrder
from schemas.models.rulebook import Rule, Ruling
from schemas.packs.packs import Pack, read_packs
from tests.exporters.book.conftest import CHAPTER, PACK, printed
from tests.exporters.book.test_references import by_pdfium
from tests.exporters.placed import words

PAGE = Page(BOOK.look, 1, 120.0, 180.0, {})
RULES = (
    Rule(id="7S.SHOT.1", section="Shots", text="Roll a die.", note="The page is torn here."),
    Rule(id="7S.MOVE.1", section="Moves", text="Go."),
    Rule(id="7S.MOVE.2", section="Moves", text="Stop."),
    Rule(id="7S.REST.1", section="Rest", text="Rest."),
)
RULINGS = (
    Ruling(id="7S.GAP.1", question="How far?", ruling="Six.", text="Go six inches.", after="7S.MOVE.1"),
    Ruling(id="7S.GAP.2", question="Is it a three?", ruling="It is smudged; three."),
    Ruling(id="7S.GAP.3", question="Who ends?", ruling="Red.", text="Red ends."),
)
LAW = Law({"MOVE": "Moving", "SHOT": "Shooting"}, RULES, RULINGS, frozenset({"SHOT"}))
BOOK_TEXT = """\
kind: rulebook
id: rulebook
title: Told
areas: {MOVE: Moving, SHOT: Shooting}
optional: [SHOT]
rules:
  - {id: 7S.SHOT.1, section: Shots, text: Roll a die., note: The page is torn here.}
  - {id: 7S.MOVE.1, section: Moves, text: Go.}
rulings:
  - {id: 7S.GAP.1, question: How far is it?, ruling: Six inches it is., text: Six inches., after: 7S.MOVE.1}
"""


def test_areas_stand_in_the_order_of_their_titles_and_what_follows_from_a_ruling_behind_its_rule() -> None:
    """Moving has the first title; rest has none and stands last; a ruling behind no rule ends the book."""
    assert [*LAW.by_area()] == [
        (
            "MOVE",
            (Passage("7S.MOVE.1", "Go."), Passage("7S.GAP.1", "Go six inches."), Passage("7S.MOVE.2", "Stop.")),
        ),
        ("SHOT", (Passage("7S.SHOT.1", "Roll a die."),)),
        ("REST", (Passage("7S.REST.1", "Rest."), Passage("7S.GAP.3", "Red ends."))),
    ]


def test_a_basic_book_has_no_optional_area() -> None:
    """Shooting can be left for later."""
    assert [area for area, _ in LAW.basic().by_area()] == ["MOVE", "REST"]


def test_an_optional_area_is_marked() -> None:
    """In its heading."""
    said = [words(Drawing("d", "d", 120, 180, slug.items)) for slug in slugs_of((rules_told(LAW, (), ""),), PAGE)]

    assert [one for one in said if "." not in one] == ["Moving", "Shooting (optional)", "Rest"]


def test_notes_are_those_of_rules_and_all_rulings() -> None:
    """Question and ruling, and what was found in the source."""
    said = [words(Drawing("d", "d", 120, 180, slug.items)) for slug in slugs_of((notes_told(LAW),), PAGE)]

    assert said == [
        "SHOT.1 The page is torn here.",
        "GAP.1 How far? Six.",
        "GAP.2 Is it a three? It is smudged; three.",
        "GAP.3 Who ends? Red.",
    ]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    """A pack with both voices."""
    folder: Path = tmp_path_factory.mktemp("packs") / "told"
    folder.joinpath("chapters").mkdir(parents=True)
    chapter = CHAPTER.replace("7S.TELL.60", "7S.MOVE.1").replace("7S.TELL.1", "7S.MOVE.1").replace("7S.TELL.2", "no")
    for name, text in {"pack": PACK, "rulebook": BOOK_TEXT, "chapters/begin": chapter}.items():
        folder.joinpath(f"{name}.yaml").write_text(text, encoding="utf-8")
    reading = read_packs([folder])
    assert reading.diagnostics == ()
    return reading.packs[0]


@pytest.mark.parametrize(
    ("parts", "has", "has_not"),
    [
        (BookParts(), ("Six inches.", "Roll a die."), ("torn", "How far", "Six inches it is", "Notes for designers")),
        (BookParts(notes=True), ("Six inches.", "torn", "How far is it?", "Six inches it is."), ()),
        (BookParts(basic=True), ("Six inches.",), ("Roll a die.", "Shooting")),
    ],
)
def test_a_book_prints_the_voice_that_is_asked_for(
    small: Pack, parts: BookParts, has: tuple[str, ...], has_not: tuple[str, ...]
) -> None:
    """Players get theirs; designers ask for the notes; a first game goes without what is optional."""
    texts = " ".join(by_pdfium(printed(small, PrintOrder(only=("rulebook",), paper="a5", parts=parts))))
    text = " ".join(texts.split())

    assert [one for one in has if one not in text] == []
    assert [one for one in has_not if one in text] == []
