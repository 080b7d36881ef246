"""Rulebooks of all systems: each teaches with a battle, and is printed in every size without anything hanging out."""

from collections.abc import Iterator
from io import BytesIO

import pikepdf
import pypdfium2
import pytest

from exporters.book.rulebook import RULEBOOK, Volume, format_of
from exporters.components.base import PrintJob
from exporters.faces.fonts import MM_PER_PT
from exporters.kit.export import Export, export_pack
from exporters.kit.orders import PrintOrder
from exporters.systems import paper_of, products_of
from schemas.models.rulebook import Chapter, Story
from schemas.systems import SYSTEM_NAMES, SystemName
from tests.exporters.pdf.structure import Structure
from tests.exporters.pdf.tagging import faults
from tests.exporters.printed import shipped_pack

LEAST_MARGIN_MM = 4.0
SLACK_MM = 1e-3
ORDERS = {
    "a5": PrintOrder(only=(RULEBOOK,), paper="a5"),
    "a4": PrintOrder(only=(RULEBOOK,), paper="a4"),
    "letter": PrintOrder(only=(RULEBOOK,), paper="letter"),
    "booklet": PrintOrder(only=(RULEBOOK,), paper="a4", booklet=True),
}
EVERY_SYSTEM = pytest.mark.parametrize("system", SYSTEM_NAMES)
PROVED = ("a5", "booklet")
EVERY_ORDER = pytest.mark.parametrize(
    "order",
    [pytest.param(order, id=key, marks=[] if key in PROVED else [pytest.mark.soak]) for key, order in ORDERS.items()],
)


def lines_of(export: Export) -> Iterator[tuple[float, float, float, float, float, float]]:
    """Every piece of a line in the first file as left, bottom, right, top, and the size of its page, in millimetres."""
    pdf = pypdfium2.PdfDocument(export.artifacts[0].data)
    for page in pdf:
        text = page.get_textpage()
        size = tuple(side * MM_PER_PT for side in page.get_size())
        for at in range(text.count_rects()):
            yield (*(side * MM_PER_PT for side in text.get_rect(at)), *size)


def test_every_system_has_a_rulebook_that_is_printed_when_asked_for() -> None:
    """It is a book among the products, and no part of the kit, as not every player needs one."""
    for system in SYSTEM_NAMES:
        product = products_of(system)[RULEBOOK]
        assert (paper_of(system).book is not None, product.sheet, product.by_default) == (True, "book", False)


def test_the_rulebook_of_maneuvers_says_whose_work_it_follows() -> None:
    """CC BY-SA 3.0 asks for the notice, the licence and its page, and that changes are named; the credits have them."""
    pdf = pypdfium2.PdfDocument(export_pack(shipped_pack("maneuvers"), ORDERS["a5"]).artifacts[0].data)
    said = " ".join(pdf[len(pdf) - 1].get_textpage().get_text_range().split())
    for part in ("CC BY-SA 3.0", "creativecommons.org/licenses/by-sa/3.0", "Changes made", "same licence"):
        assert part in said


@pytest.mark.prove
@EVERY_SYSTEM
def test_a_pack_that_teaches_tells_a_battle_and_explains_its_words(system: SystemName) -> None:
    """With chapters comes a battle told from its seed, and a glossary of ten words at least."""
    models = [one.model for one in shipped_pack(system).of_kind("chapter") if isinstance(one.model, Chapter)]
    stories = [figure for model in models for figure in model.figures.values() if isinstance(figure, Story)]
    terms = {term for model in models for term in model.terms}
    assert not models or (stories and len(terms) >= 10)


@pytest.mark.prove
@EVERY_ORDER
@EVERY_SYSTEM
def test_rulebooks_keep_within_their_pages(system: SystemName, order: PrintOrder) -> None:
    """No line comes near the trim, none of a booklet near the fold, no slug hangs out of its column, nothing is wrong.

    Printed again, it is the same file to the byte. By our list of checks those who have it read out miss nothing.
    """
    export = export_pack(shipped_pack(system), order)
    assert export.diagnostics == ()
    with pikepdf.open(BytesIO(export.artifacts[0].data)) as pdf:
        assert order.booklet or faults(Structure(pdf)) == []
    pages = 2 if order.booklet else 1
    for left, bottom, right, top, width, height in lines_of(export):
        half = width / pages
        first = left // half * half
        assert left > first + LEAST_MARGIN_MM
        assert right < first + half - LEAST_MARGIN_MM
        assert LEAST_MARGIN_MM < bottom < top < height - LEAST_MARGIN_MM
    assert export_pack(shipped_pack(system), order).artifacts == export.artifacts


@pytest.mark.prove
@EVERY_ORDER
@EVERY_SYSTEM
def test_no_slug_of_a_rulebook_is_higher_than_its_column(system: SystemName, order: PrintOrder) -> None:
    """A slug that has no room in a whole column would hang out below the text of its page."""
    pack, wanted = shipped_pack(system), paper_of(system).book
    assert wanted is not None
    shape = format_of(order.book_page)
    for page in Volume.of(PrintJob.of(pack, page=order.book_page), wanted(), shape).pages():
        for placed in page.placed:
            assert placed.y + placed.slug.height_mm <= shape.body.bottom + SLACK_MM
