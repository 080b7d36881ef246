"""The range stick in true size, in parts that go on a sheet and are glued end to end. Rule: SV.SHT.3."""

from collections.abc import Iterator
from math import ceil
from typing import Final

from exporters.components.base import Drawn
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Path, Rect, Stroke
from exporters.drawing.inks import BLACK
from exporters.drawing.shapes import polyline
from exporters.faces.fonts import Face
from exporters.games.survive.look.look import MM_PER_IN, NIGHT, PANEL, PAPER
from exporters.games.survive.words import pieces as words
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle, TypeScale
from schemas.catalogues.saying import said

PART_IN: Final = 7
"""The longest part."""

HEIGHT_MM: Final = 19.0
STICK_NUMBER: Final = TextStyle(Face.NUMERAL, 12, 7, NIGHT, valign="middle")
STICK_NAME: Final = TextStyle(Face.TITLE, 8, 6, NIGHT, align="right", valign="middle", tracking_pt=0.4)
STICK_NOTE: Final = TextStyle(Face.ITALIC, 7.5, 6, BLACK, valign="middle")


def sticks(reach_in: float, type_scale: TypeScale, language: str = "") -> Iterator[Drawn]:
    """Yield the parts of a stick for so many inches, each from where the one before it ends."""
    parts = ceil(reach_in / PART_IN)
    length = ceil(reach_in / parts)
    for part in range(parts):
        yield _part(part * length, min((part + 1) * length, reach_in), type_scale, language)


def _part(start_in: float, end_in: float, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return the part of a stick between two lengths, with a tick for each quarter of an inch."""
    width = (end_in - start_in) * MM_PER_IN
    made = Composition(type_scale=type_scale, language=language)
    made.draw(Rect(0, 0, width, HEIGHT_MM, fill=PAPER, stroke=Stroke(NIGHT, 0.25)))
    made.draw(Rect(0, HEIGHT_MM * 0.62, width, HEIGHT_MM * 0.38, fill=PANEL))
    for quarter in range(1, ceil((end_in - start_in) * 4)):
        x, whole = quarter * MM_PER_IN / 4, quarter % 4 == 0
        made.draw(Path(polyline((x, 0), (x, 8 if whole else 4 if quarter % 2 == 0 else 2.4)), None, Stroke(NIGHT, 0.3)))
    for inch in range(int(end_in - start_in) + 1):
        x = min(inch * MM_PER_IN + 0.8, width - 7.5)
        made.write(f"{start_in + inch:g}", Box(x, 4.6, 7, 5), STICK_NUMBER)
    note, name = Box(2, HEIGHT_MM * 0.62, width - 4, HEIGHT_MM * 0.38).columns(2, 2)
    glue = said(words.STICK_NEXT, language, inches=f"{start_in:g}")
    made.write(said(words.STICK_FIRST, language) if start_in == 0 else glue, note, STICK_NOTE)
    made.write(said(words.STICK, language).upper(), name, STICK_NAME)
    key = f"stick_{start_in:g}"
    title = said(words.STICK_PART, language, start=f"{start_in:g}", end=f"{end_in:g}")
    return Drawn(Drawing(key, title, width, HEIGHT_MM, tuple(made.items)), tuple(made.findings))
