"""Measuring text."""

from io import BytesIO
from typing import Any
from unicodedata import lookup

import pypdf
import pytest

from exporters.drawing.display_list import Drawing, Text
from exporters.drawing.inks import BLACK
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.faces.metrics import SUBSTITUTE, advances, printable, text_width_mm
from exporters.pdf.writer import to_pdf
from tests.exporters.samples import MISSION


def test_all_faces_have_the_same_characters() -> None:
    """So one look at the text face tells what can be printed."""
    characters = {frozenset(advances(face)) for face in Face}

    assert len(characters) == 1


NAMES = (
    "LATIN SMALL LETTER SHARP S",
    "LATIN SMALL LETTER L WITH STROKE",
    "GREEK SMALL LETTER ALPHA",
    "GREEK SMALL LETTER EPSILON",
    "RIGHTWARDS ARROW",
    "MINUS SIGN",
    "MULTIPLICATION SIGN",
    "LESS-THAN OR EQUAL TO",
    "EN DASH",
    "VULGAR FRACTION ONE HALF",
    "RIGHT SINGLE QUOTATION MARK",
)


@pytest.mark.parametrize("name", NAMES)
def test_europe_greek_arrows_and_signs_can_be_printed(name: str) -> None:
    """The rulebooks' own vocabulary is in the faces."""
    assert lookup(name) in advances(Face.TEXT)
    assert SUBSTITUTE in advances(Face.TEXT)


@pytest.mark.parametrize("face", Face)
def test_widths_are_those_of_the_pdf(face: Face) -> None:
    """The embedded font says how wide its characters are, and the text comes to the same width."""
    run = Text(0, 5, MISSION.briefing, face, 8.5, BLACK)
    page = pypdf.PdfReader(BytesIO(to_pdf([Drawing("run", "run", 10, 10, (run,))]))).pages[0]
    fonts: Any = page["/Resources"]
    [font] = fonts["/Font"].values()
    widths = font.get_object()["/Widths"]

    thousandths = sum(widths[ord(character)] for character in MISSION.briefing)
    assert text_width_mm(MISSION.briefing, face, 8.5) == pytest.approx(thousandths * 8.5 / 1000 * MM_PER_PT, abs=1e-9)


def test_tracking_stands_between_characters() -> None:
    """Three characters have two gaps."""
    plain = text_width_mm("ABC", Face.LABEL, 7)

    assert text_width_mm("ABC", Face.LABEL, 7, tracking_pt=1) == pytest.approx(plain + 2 * MM_PER_PT)


def test_what_no_face_has_is_named_once_and_sorted() -> None:
    """An emoji and a bell character become lozenges; white space runs become one space."""
    found = printable("a\n\t b \N{PILE OF POO}\x07\N{PILE OF POO}")

    assert found.string == "a b \N{LOZENGE}\N{LOZENGE}\N{LOZENGE}"
    assert found.missing == ("\x07", "\N{PILE OF POO}")
