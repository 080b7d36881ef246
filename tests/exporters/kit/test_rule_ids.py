"""Ids of rules are for those who look something up: no page has them but backs of references, and notes of books."""

from typing import Final

import pytest

from exporters.book.rulebook import RULEBOOK
from exporters.components.base import BookParts, PrintJob
from exporters.drawing.display_list import Drawing, strings
from exporters.systems import PAPER
from schemas.markup import RULE_ID
from schemas.systems import SystemName
from tests.exporters.printed import EVERY_PRODUCT, product_of, shipped_pack

REFERENCES: Final = frozenset({"reference", "charts"})
SYSTEMS = pytest.mark.parametrize("system", [system for system, record in PAPER.items() if record.book])


def ids_on(drawing: Drawing | None) -> list[str]:
    """The ids on a drawing, which a line does not end within; numbers in the margin of a book are not whole ids."""
    return RULE_ID.findall(" ".join(strings(drawing))) if drawing else []


def pages(system: SystemName, parts: BookParts) -> list[Drawing]:
    job = PrintJob.of(shipped_pack(system))
    job.parts = parts
    return [piece.front for piece in product_of(job.pack, RULEBOOK).pieces(job)]


@EVERY_PRODUCT
def test_no_piece_bears_an_id_but_the_backs_of_references(system: SystemName, name: str) -> None:
    """Who plays reads words; the pages of a reference are fronts and backs of sheets in turn."""
    job = PrintJob.of(shipped_pack(system))
    for number, piece in enumerate(product_of(job.pack, name).pieces(job)):
        is_back = name in REFERENCES and number % 2 == 1
        assert is_back or ids_on(piece.front) == [], piece.key
        assert ids_on(piece.back) == [], piece.key


@pytest.mark.parametrize(("system", "name"), [("battlesuit", "charts"), ("infantry", "reference")])
def test_the_back_of_a_reference_says_which_rules_it_is_of(system: SystemName, name: str) -> None:
    """They are ids of the game."""
    job = PrintJob.of(shipped_pack(system))
    back = [piece.front for piece in product_of(job.pack, name).pieces(job)][1]
    assert len(ids_on(back)) > 3


@pytest.mark.prove
@SYSTEMS
def test_a_basic_book_has_no_ids_and_the_notes_for_designers_have_them(system: SystemName) -> None:
    """What is left out of a basic book is spoken of by its title, without a page."""
    assert [found for page in pages(system, BookParts(basic=True)) for found in ids_on(page)] == []
    assert [found for page in pages(system, BookParts(notes=True)) for found in ids_on(page)]
