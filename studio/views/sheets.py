"""Finished files as an author looks at them: their pages as pictures, their measures, and all of them as one zip."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import PurePosixPath
from threading import Lock

from exporters.kit.files import PDF, PNG, Artifact
from exporters.pdf.raster import page_png, page_sizes_mm, shrunk_png
from exporters.tables.archives import archive
from schemas.diagnostics.wording import counted

SCREEN_DPI = 80
SCREEN_PX = 900
_ONE_AT_A_TIME = Lock()
"""PDFium serves one thread at a time, and every session of the studio is a thread."""


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
