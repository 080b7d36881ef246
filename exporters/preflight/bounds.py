"""How far a finished file is read: a few bytes of a PDF can ask a reader for days and gigabytes."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pikepdf
from pikepdf.settings import set_qpdf_limits

MEGABYTE: Final = 1_000_000
MOST_MEMORY_BYTES: Final = 600 * MEGABYTE
MOST_STREAM_BYTES: Final = 160 * MEGABYTE
"""What one stream may unpack to: an image of 40 million pixels on four plates."""

MOST_ENTRIES: Final = 200_000
MOST_FILTERS: Final = 4
MOST_SCANS: Final = 100
MEMORY_SIZE: Final = Path("/proc/self/statm")
PAGE_BYTES: Final = 4096


class OverBound(Exception):
    """The file holds more than is read of any; the exception says of what."""


@dataclass
class Bound:
    """How much of one thing is read, how much has been, and where it is said that there is more."""

    what: str
    most: int
    said: list[str]
    taken: int = 0

    @property
    def left(self) -> int:
        """How much may still be read."""
        return self.most - self.taken

    def take(self, count: int = 1) -> None:
        """Read `count` more. Raises `OverBound` if that is too much, and says so."""
        self.taken += count
        if self.taken > self.most:
            self.refuse()

    def refuse(self) -> None:
        """Raise `OverBound`, having said so."""
        sentence = f"the file has more than {self.most:,} {self.what}; it is not read further"
        self.said.append(sentence)
        raise OverBound(sentence)


@dataclass
class Bounds:
    """What is read of a file of `size` bytes; `said` holds a sentence for each bound that was passed.

    Large files may hold more of everything: nobody minds that a book takes its time.
    """

    size: int
    said: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.pages = self._bound("pages", max(2_000, self.size // 1_000))
        self.contents = self._bound("bytes of contents", max(24 * MEGABYTE, self.size * 6))
        self.operators = self._bound("operators that paint", max(600_000, self.size // 10))
        self.forms = self._bound("forms drawn on its pages", max(20_000, self.size // 250))
        self.images = self._bound("images drawn on its pages", max(50_000, self.size // 100))
        self.resources = self._bound("resources of its pages", max(100_000, self.size // 20))
        self.objects = self._bound("objects", max(500_000, self.size // 10))
        self.metadata = self._bound("bytes of metadata", 4 * MEGABYTE)
        self.pixels = self._bound("pixels", max(120 * MEGABYTE, self.size * 24))

    def _bound(self, what: str, most: int) -> Bound:
        return Bound(what, most, self.said)

    def unpacked(self, stream: pikepdf.Object, bound: Bound) -> bytes:
        """Return what a stream unpacks to, taken from a bound.

        Raises:
            OverBound: that is too much.
            pikepdf.PdfError: it cannot be unpacked.
        """
        try:
            data = stream.read_bytes()
        except pikepdf.DataDecodingError as error:
            if "memory limit" in str(error):
                bound.refuse()
            raise
        bound.take(len(data))
        return data


@contextmanager
def guarded_reader() -> Iterator[None]:
    """While it lasts, the reader of PDFs unpacks and nests no more than any file for print needs."""
    before: dict[str, Any] = set_qpdf_limits(
        flate_max_memory=MOST_STREAM_BYTES,
        run_length_max_memory=MOST_STREAM_BYTES,
        png_max_memory=MOST_STREAM_BYTES,
        tiff_max_memory=MOST_STREAM_BYTES,
        dct_max_memory=MOST_STREAM_BYTES,
        dct_max_progressive_scans=MOST_SCANS,
        parser_max_container_size=MOST_ENTRIES,
        max_stream_filters=MOST_FILTERS,
    )
    try:
        with _ceiling(MOST_MEMORY_BYTES):
            yield
    finally:
        set_qpdf_limits(**before)


@contextmanager
def _ceiling(bytes_more: int) -> Iterator[None]:
    """While it lasts, the process gets no more memory than that, where the system can see to it."""
    try:
        import resource  # noqa: PLC0415 - not on every system

        held = int(MEMORY_SIZE.read_text(encoding="ascii").split()[0]) * PAGE_BYTES
    except (ImportError, OSError):
        yield
        return
    before = resource.getrlimit(resource.RLIMIT_AS)
    most = [held + bytes_more, *(limit for limit in before if limit != resource.RLIM_INFINITY)]
    resource.setrlimit(resource.RLIMIT_AS, (min(most), before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
