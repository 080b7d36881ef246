"""Cells of tables, as a spreadsheet may have them."""

from typing import Any

import pytest

from schemas.packs.report import inert_cell


@pytest.mark.parametrize(
    "text", ['=HYPERLINK("http://example.org")', "+cmd|' /C calc'!A0", "-2+3+cmd", "@SUM(A1)", "\t=1"]
)
def test_what_would_be_worked_out_is_marked_as_text(text: str) -> None:
    """By the apostrophe that spreadsheets know."""
    assert inert_cell(text) == f"'{text}"


@pytest.mark.parametrize("cell", ["-1", "-1 5 6", "-1/36", "+3.5", "-1.2e-05", "The Wire", "a=b", -3, 0.5, None])
def test_numbers_and_other_texts_stay(cell: Any) -> None:
    """A difference below 0 is a number."""
    assert inert_cell(cell) == cell
