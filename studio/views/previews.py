"""What is printed, for the screen: a document's two sides, finished files page by page, and a deck as a table."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import PurePosixPath
from threading import Lock

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing
from exporters.drawing.svg import to_svg
from exporters.kit.runs import PDF, PNG, Artifact
from exporters.pdf.raster import page_png, page_sizes_mm, shrunk_png
from exporters.systems import components_of
from exporters.tables.tokens import archive
from schemas.diagnostics.diagnostics import Finding
from schemas.diagnostics.wording import counted
from schemas.packs.packs import Loaded, Pack
from schemas.systems import SystemName
from studio.core.entries import Entry
from studio.core.session import Session
from studio.core.workspace import Focus

PX_PER_MM = 96 / 25.4
"""What browsers take a millimetre for."""

SCREEN_DPI = 80
SCREEN_PX = 900
_ONE_AT_A_TIME = Lock()
"""PDFium serves one thread at a time, and every session of the studio is a thread."""


@dataclass(frozen=True)
class Preview:
    """A piece as SVG, trimmed: `front`, and `back` unless it is blank; `findings` say what does not fit."""

    front: str
    back: str
    width_mm: float
    height_mm: float
    findings: tuple[Finding, ...]


def is_printed(system: SystemName | None, kind: str) -> bool:
    """Whether documents of a kind have a printed form."""
    return system is not None and kind in components_of(system)


def preview(session: Session, entry: Entry) -> Preview | None:
    """Return the printed form of a document; None while it has errors that keep it from being drawn, or has none."""
    pack, document = session.pack, entry.loaded
    if pack is None or document is None or not is_printed(pack.manifest.system, entry.kind):
        return None
    return piece_of(pack, document)


def piece_of(pack: Pack, document: Loaded) -> Preview:
    """Return the printed form of a sound document of a pack, its own or one that it extends.

    Raises:
        KeyError: documents of its kind have no printed form.
    """
    component = components_of(pack.manifest.system)[document.kind]
    job = PrintJob.of(pack)
    drawn = component.drawn(document.model, job.setting_of(document))
    behind = component.drawn_back(document.model, job.setting_of(document, back=True))
    back = _picture(behind) if behind else ""
    drawing = drawn.drawing
    return Preview(_picture(drawing), back, drawing.width_mm, drawing.height_mm, drawn.findings)


@lru_cache(maxsize=64)
def _picture(drawing: Drawing) -> str:
    """Return a drawing as SVG: most edits leave one side of a piece as it was."""
    return to_svg(drawing)


@dataclass(frozen=True)
class Page:
    """A page of a file, counted from 0, that can be looked at."""

    file: Artifact
    number: int

    @property
    def words(self) -> str:
        """What it is, for whoever cannot see it."""
        name = PurePosixPath(self.file.name).stem
        return f"{name}, page {self.number + 1}" if self.file.media_type == PDF else name.replace("_", " ")


def pages_of(files: Sequence[Artifact]) -> tuple[Page, ...]:
    """Return what can be looked at of files, in their order: pages of PDFs, and pictures."""
    counts = [(file, len(sizes_mm(file)) if file.media_type == PDF else file.media_type == PNG) for file in files]
    return tuple(Page(file, number) for file, count in counts for number in range(count))


def picture(page: Page) -> bytes:
    """Return a page as a PNG for the screen."""
    if page.file.media_type != PDF:
        return _shrunk(page.file.data)
    return _drawn(page.file.data, page.number)


def sizes_mm(file: Artifact) -> tuple[tuple[float, float], ...]:
    """Return the width and the height of each page of a file; () when it has none."""
    return _sizes(file.data) if file.media_type == PDF else ()


def measures(file: Artifact) -> str:
    """Return how large a file is in words: its pages and their size, and its bytes."""
    sizes = {(round(width, 1), round(height, 1)) for width, height in sizes_mm(file)}
    if not sizes:
        return bytes_in_words(len(file.data))
    width, height = max(sizes)
    span = f"{width:g} by {height:g} mm" if len(sizes) == 1 else f"up to {width:g} by {height:g} mm"
    return f"{counted(len(sizes_mm(file)), 'page')}, {span}, {bytes_in_words(len(file.data))}"


def zipped(files: Sequence[Artifact]) -> bytes:
    """Return files as a zip; the same files give the same bytes."""
    return archive({file.name: file.data for file in files})


def bytes_in_words(count: int) -> str:
    """Return a number of bytes as people say it, such as `92 kB`."""
    return f"{count / 1e6:.1f} MB" if count >= 1e6 else f"{max(1, round(count / 1e3))} kB"


@lru_cache(maxsize=96)
def _drawn(pdf: bytes, number: int) -> bytes:
    with _ONE_AT_A_TIME:
        return page_png(pdf, number, SCREEN_DPI)


@lru_cache(maxsize=96)
def _shrunk(png: bytes) -> bytes:
    return shrunk_png(png, SCREEN_PX)


@lru_cache(maxsize=96)
def _sizes(pdf: bytes) -> tuple[tuple[float, float], ...]:
    with _ONE_AT_A_TIME:
        return page_sizes_mm(pdf)


@dataclass(frozen=True)
class Line:
    """A card of a deck: `deck` is "" where the kind has one only, `copies` 0 while it cannot be printed."""

    title: str
    deck: str
    copies: int
    problems: int
    focus: Focus

    @property
    def name(self) -> str:
        """The file it is in."""
        return self.focus.name


def counts(lines: Iterable[Line]) -> dict[str, int]:
    """Return how many cards of each deck are printed, by the name of the deck."""
    found = Counter[str]()
    for line in lines:
        found[line.deck] += line.copies
    return dict(sorted(found.items()))


def size(session: Session, kind: str) -> int:
    """Return how many cards of a kind are printed."""
    copies = _copying(session, kind)
    return sum(copies(entry) for entry in session.entries(kind))


def deck(session: Session, kind: str) -> tuple[Line, ...]:
    """Return the cards of a kind by deck, then by title."""
    copies = _copying(session, kind)
    lines = [_line(session, entry, copies(entry)) for entry in session.entries(kind)]
    return tuple(sorted(lines, key=lambda line: (line.deck, line.title, line.name)))


def _line(session: Session, entry: Entry, copies: int) -> Line:
    name = entry.value(("deck",), "")
    problems = len(session.diagnostics_of(entry.focus.name))
    return Line(entry.title, str(name).replace("_", " "), copies, problems, entry.focus)


def _copying(session: Session, kind: str) -> Callable[[Entry], int]:
    """Return what says of a card of a kind how often it is printed."""
    component = components_of(session.pack.manifest.system).get(kind) if session.pack is not None else None
    if component is None:
        return lambda _entry: 0
    return lambda entry: component.copies(entry.loaded.model) if entry.loaded is not None else 0
