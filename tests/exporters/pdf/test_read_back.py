"""What is printed is read back by two PDF readers: every letter is there, in the box of its run, on its piece."""

import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Final

import pypdfium2
import pytest

from exporters.components.base import PrintJob
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Text
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.faces.metrics import text_width_mm
from exporters.imposition.sheets import PAPERS
from exporters.kit.theming import pieces_of
from exporters.layout.settings import THEMES
from exporters.pdf.writer import to_pdf
from exporters.systems import products_of
from exporters.text.fitting import fit
from exporters.text.lines import TextStyle
from schemas.systems import SYSTEM_NAMES, SystemName
from tests.exporters.faces.writings import SENTENCES
from tests.exporters.placed import at, placed
from tests.exporters.printed import product_of, shipped_pack

ABOVE_EM: Final = 1.1
BELOW_EM: Final = 0.45
BESIDE_EM: Final = 0.2
"""How far ink may reach from a run: the marks of Thai above, hooks below, and what leans over beside."""

OFF_MM: Final = 0.05
WORD: Final = re.compile(r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)</word>')
POPPLER: Final = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler is not installed")

OTHERS: Final = sorted({*SYSTEM_NAMES} - {"seven_seconds"})
MAPS: Final = frozenset({"panels", "maps", "joins", "posters", "zones"})

Edges = tuple[float, float, float, float]
"""Left, top, right and bottom in millimetres from the upper left corner of the page."""


@dataclass(frozen=True)
class Read:
    """What a reader finds on a page: parts of words, each with its edges."""

    parts: tuple[tuple[str, Edges], ...]

    @property
    def letters(self) -> Counter[str]:
        """Letters and digits, however often each is there."""
        return letters("".join(text for text, _ in self.parts))


def letters(text: str) -> Counter[str]:
    """Letters and digits: readers add spaces and marks of their own, and turn hyphens at the ends of lines."""
    return Counter(one for one in text if one.isalnum())


def runs_of(drawing: Drawing) -> list[tuple[str, Edges]]:
    """The runs of a drawing, and what room each has on the page."""
    return [_run(item, matrix, drawing) for item, matrix in placed(drawing) if isinstance(item, Text)]


def _run(item: Text, matrix: tuple[float, ...], drawing: Drawing) -> tuple[str, Edges]:
    em = item.size_pt * MM_PER_PT
    language = item.writing.language if item.writing else ""
    width = text_width_mm(item.string, item.face, item.size_pt, item.tracking_pt, language)
    across = (item.x - BESIDE_EM * em, item.x + width + BESIDE_EM * em)
    down = (item.baseline - ABOVE_EM * em, item.baseline + BELOW_EM * em)
    corners = [at(matrix, x, y) for x in across for y in down]  # type: ignore[arg-type]
    xs, ys = [x + drawing.bleed_mm for x, _ in corners], [y + drawing.bleed_mm for _, y in corners]
    return item.string, (min(xs), min(ys), max(xs), max(ys))


def by_pdfium(data: bytes) -> Iterator[Read]:
    """Every character with the edges of its ink."""
    for page in pypdfium2.PdfDocument(data):
        text, height = page.get_textpage(), page.get_height()
        found = []
        for number in range(text.count_chars()):
            left, bottom, right, top = text.get_charbox(number)
            edges = (left, height - top, right, height - bottom)
            found.append((text.get_text_range(number, 1), in_mm(edges)))
        yield Read(tuple(found))


def by_poppler(data: bytes, folder: Path) -> Iterator[Read]:
    """Every word with the edges of its characters."""
    (folder / "pages.pdf").write_bytes(data)
    run = subprocess.run(["pdftotext", "-bbox", folder / "pages.pdf", "-"], capture_output=True, check=True)
    for page in run.stdout.decode().split("<page ")[1:]:
        yield Read(tuple((unescape(text), in_mm(tuple(map(float, edges)))) for *edges, text in WORD.findall(page)))


def in_mm(edges: tuple[float, ...]) -> Edges:
    left, top, right, bottom = (edge * MM_PER_PT for edge in edges)
    return (left, top, right, bottom)


def strays(read: Read, runs: Sequence[tuple[str, Edges]]) -> list[str]:
    """The parts whose ends lie in no run, half way up."""
    rows: dict[int, list[Edges]] = {}
    for _, edges in runs:
        for row in range(int(edges[1]) - 1, int(edges[3]) + 2):
            rows.setdefault(row, []).append(edges)
    found = []
    for text, (left, top, right, bottom) in read.parts:
        middle = (top + bottom) / 2
        near = rows.get(int(middle), [])
        ends = ((left + OFF_MM, middle), (right - OFF_MM, middle))
        if text.strip() and not all(any(_holds(edges, end) for edges in near) for end in ends):
            found.append(text)
    return found


def _holds(edges: Edges, point: tuple[float, float]) -> bool:
    return edges[0] - OFF_MM <= point[0] <= edges[2] + OFF_MM and edges[1] - OFF_MM <= point[1] <= edges[3] + OFF_MM


def outside(drawing: Drawing, read: Read) -> list[str]:
    """The parts that do not lie on the piece."""
    width, height = drawing.full_width_mm, drawing.full_height_mm
    return [
        text
        for text, (left, top, right, bottom) in read.parts
        if text.strip() and (left < -OFF_MM or top < -OFF_MM or right > width + OFF_MM or bottom > height + OFF_MM)
    ]


def assert_read_back(drawings: Sequence[Drawing], pages: Sequence[Read]) -> None:
    assert len(drawings) == len(pages)
    for drawing, read in zip(drawings, pages, strict=True):
        runs = runs_of(drawing)
        assert read.letters == letters("".join(text for text, _ in runs)), drawing.name
        assert strays(read, runs) == [], drawing.name
        assert outside(drawing, read) == [], drawing.name


def pages_in(language: str, *names: str, paper: str = "a5") -> list[Drawing]:
    """The pieces of products of 7 Seconds in a language, each with its own page."""
    pack = shipped_pack("seven_seconds")
    job = PrintJob.of(pack, THEMES["standard"], PAPERS[paper], language)
    return [piece.front for name in names for piece in pieces_of(product_of(pack, name), job)]


def scripts() -> list[Drawing]:
    """A page for each script, its sentence set into a narrow box twice, as small as it has to be."""
    style, box = TextStyle(Face.TEXT, 12, 7), Box(5, 5, 45, 24)
    return [
        Drawing(name, name, 55, 34, fit(f"{text} {text}", box, style, ()).items) for name, text in SENTENCES.items()
    ]


def test_pdfium_reads_every_script_in_its_box() -> None:
    """And a letter that is moved out of its box would be seen."""
    drawings = scripts()
    pages = list(by_pdfium(to_pdf(drawings)))

    assert_read_back(drawings, pages)
    assert strays(pages[0], [(text, (0.0, 0.0, 5.0, 30.0)) for text, _ in runs_of(drawings[0])])


@pytest.mark.prove
@POPPLER
def test_poppler_reads_every_script_in_its_box(tmp_path: Path) -> None:
    """The same pages, word by word."""
    drawings = scripts()

    assert_read_back(drawings, list(by_poppler(to_pdf(drawings), tmp_path)))


@pytest.mark.prove
@POPPLER
@pytest.mark.parametrize("language", ["", "de"])
def test_two_readers_find_every_letter_of_a_kit_in_its_place(tmp_path: Path, language: str) -> None:
    """Missions, troops, drones, factions, counters, mats and references of 7 Seconds, in English and in German."""
    drawings = pages_in(language, "missions", "troops", "drones", "factions", "counters", "mats", "reference")
    data = to_pdf(drawings)

    assert_read_back(drawings, list(by_pdfium(data)))
    assert_read_back(drawings, list(by_poppler(data, tmp_path)))


@pytest.mark.prove
@POPPLER
def test_two_readers_find_every_letter_of_the_rulebook_in_its_place(tmp_path: Path) -> None:
    """On A5, all its pages."""
    drawings = pages_in("", "rulebook")
    data = to_pdf(drawings)

    assert_read_back(drawings, list(by_pdfium(data)))
    assert_read_back(drawings, list(by_poppler(data, tmp_path)))


@pytest.mark.prove
@POPPLER
@pytest.mark.parametrize("system", OTHERS, ids=str)
def test_two_readers_find_every_letter_of_other_games_in_its_place(tmp_path: Path, system: SystemName) -> None:
    """All that the kits of the other games have but maps, whose lettering is cut off at their edges; and rulebooks."""
    drawings = [
        piece.front
        for name, product in products_of(system).items()
        if name not in MAPS
        for piece in pieces_of(product, PrintJob.of(shipped_pack(system), page=PAPERS["a5"]))
    ]
    data = to_pdf(drawings)

    assert_read_back(drawings, list(by_pdfium(data)))
    assert_read_back(drawings, list(by_poppler(data, tmp_path)))
