"""Pages of books: their margins, and which of them lie on the right."""

import pytest

from exporters.book.rulebook import format_of, is_right
from exporters.imposition.sheets import PAPERS, PRINTER_MARGIN_MM

PAGES = {**PAPERS, "half of A4": PAPERS["a4"].folded, "half of Letter": PAPERS["letter"].folded}


def test_the_first_page_lies_on_the_right() -> None:
    """A book opens with its cover, page 1, which lies on the right; page 2 is behind it."""
    assert [is_right(number) for number in (1, 2, 3, 4)] == [True, False, True, False]


@pytest.mark.parametrize("paper", PAGES)
def test_the_inner_margin_is_the_wider_one_on_both_pages(paper: str) -> None:
    """Where pages are bound, text needs more room; the margins of a left page mirror those of a right one."""
    shape = format_of(PAGES[paper])
    left = [shape.body.x + shape.shift_mm(number) for number in (3, 2)]
    right = [shape.page.width - at - shape.body.width for at in left]

    assert left == pytest.approx(right[::-1])
    assert left[0] > right[0] >= PRINTER_MARGIN_MM


@pytest.mark.parametrize("paper", PAGES)
def test_title_and_number_of_a_page_are_within_what_printers_reach(paper: str) -> None:
    """Head and foot lie above and below the text, on the paper."""
    shape = format_of(PAGES[paper])

    assert PRINTER_MARGIN_MM <= shape.head.y <= shape.head.bottom <= shape.body.y
    assert shape.body.bottom <= shape.foot.y <= shape.foot.bottom <= shape.page.height - PRINTER_MARGIN_MM


@pytest.mark.parametrize("paper", PAGES)
def test_the_body_is_read_without_a_glass(paper: str) -> None:
    """Running text has at least 8.5 points on every paper."""
    assert format_of(PAGES[paper]).body_pt >= 8.5
