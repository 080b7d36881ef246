"""The rulebook of 7 Seconds on A5, as a PDF reader finds it: its pages, and the size of its type."""

from io import BytesIO
from math import hypot
from typing import Any

import pypdf
import pytest

from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from schemas.packs.packs import Pack

MOST_PAGES = 32
LEAST_PT = 8.5
ROUNDING_PT = 0.01
LEAST_RUNS = 1500
"""A book has about fifty lines on a page."""

MARGIN_PT = 36
"""Below and above this are the running title and the number of the page."""


@pytest.mark.prove
def test_the_rulebook_has_at_most_32_pages_of_a5_in_type_of_at_least_8_5_points(seven_seconds: Pack) -> None:
    """The book stays short by its typography, not by small type: sentences are of body size or more."""
    made = export_pack(seven_seconds, PrintOrder(("rulebook",), paper="a5"))
    assert made.diagnostics == ()
    [file] = made.artifacts
    book = pypdf.PdfReader(BytesIO(file.data))
    assert len(book.pages) <= MOST_PAGES
    assert {tuple(round(float(side) / 72 * 25.4) for side in page.mediabox[2:]) for page in book.pages} == {(148, 210)}
    found = [run for page in book.pages[1:] for run in runs(page)]
    assert len(found) > LEAST_RUNS
    assert [run for run in found if run[1] < LEAST_PT - ROUNDING_PT] == []


def runs(page: pypdf.PageObject) -> list[tuple[str, float]]:
    """The runs of at least three words in the body of a page, each with its size in points; numbers are none."""
    found: list[tuple[str, float]] = []
    high = float(page.mediabox.height)

    def visit(text: str, outer: list[float], inner: list[float], _font: Any, size_pt: float) -> None:
        up = inner[4] * outer[1] + inner[5] * outer[3] + outer[5]
        if sum(not word.isdigit() for word in text.split()) >= 3 and MARGIN_PT < up < high - MARGIN_PT:
            found.append((text, size_pt * hypot(inner[2], inner[3]) * hypot(outer[2], outer[3])))

    page.extract_text(visitor_text=visit)
    return found
