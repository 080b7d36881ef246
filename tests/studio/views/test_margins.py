"""The margin of a text: numbers, marks, bands."""

import re
from urllib.parse import unquote

from schemas.diagnostics.diagnostics import Severity
from studio.views.problems import LINE_PX, TOP_PX, margin_style


def numbers(style: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", unquote(style))


def test_every_line_has_its_number() -> None:
    """And those with mistakes a sign that needs no colour."""
    style = margin_style("st-key-x", 4, {2: Severity.ERROR, 4: Severity.WARNING})

    assert numbers(style) == ["1", "! 2", "3", "! 4"]
    assert style.startswith(".st-key-x textarea {")


def test_a_band_lies_behind_a_marked_line() -> None:
    """Of a line that is not there any more none is drawn."""
    style = margin_style("x", 3, {3: Severity.ERROR, 9: Severity.ERROR})

    assert style.count("linear-gradient") == 1
    assert f"0 {TOP_PX + 2 * LINE_PX}px" in style
