"""What is painted on a page and where its bounds are, and how fine its pictures are."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import hypot
from pathlib import Path
from typing import Any, Final, NamedTuple

import pikepdf
import PIL.Image
from pikepdf.settings import set_qpdf_limits
from PIL import ImageChops, ImageMath

from exporters.drawing.display_list import Matrix
from exporters.preflight.facts import BLACK, Edges, Mark, Paint, Photo, plates_of, space_of

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


POINTS_PER_INCH = 72
FULL = 255
MOST_PIXELS = 40_000_000
STRIP_PIXELS = 1_000_000
STRAY_SHARE = 0.001
"""Share of an image's pixels that may pass the ink it is said to have: specks of its compression."""

UNMEASURED = (
    ArithmeticError,
    MemoryError,
    NotImplementedError,
    OSError,
    TypeError,
    ValueError,
    pikepdf.PdfError,
    pikepdf.UnsupportedImageTypeError,
    PIL.Image.DecompressionBombError,
)
"""What reading an image raises that is damaged, too large, or packed in a way nobody reads."""

IDENTITY: Final[Matrix] = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


@dataclass
class Gallery:
    """The images of a file, the ink of each measured once, as long as there are not too many pixels."""

    bounds: Bounds
    inks: dict[tuple[int, int], float | None] = field(default_factory=dict)

    def photo(self, name: str, image: Any, matrix: Matrix, space: Callable[[Any], Any], stencil: Paint) -> Photo:
        """Return what is known of an image drawn in the unit square under a matrix; a stencil has the paint at hand."""
        a, b, c, d, _, _ = matrix
        across, down = hypot(a, b), hypot(c, d)
        width, height = (_entry(image, *names) for names in (("/Width", "/W"), ("/Height", "/H")))
        sides = [(float(pixels), length) for pixels, length in ((width, across), (height, down)) if length]
        dpi = min((pixels * POINTS_PER_INCH / length for pixels, length in sides), default=0.0)
        see_through = image.get("/SMask") is not None
        if _entry(image, "/ImageMask", "/IM"):
            return Photo(name, round(dpi, 1), stencil, see_through)
        named = _entry(image, "/ColorSpace", "/CS")
        found = space(named) if isinstance(named, pikepdf.Name) else named
        kind = space_of(found)
        ink = self._ink_percent(image) if kind == "cmyk" else None
        return Photo(name, round(dpi, 1), Paint(kind, ink, plates_of(found)), see_through)

    def _ink_percent(self, image: Any) -> float | None:
        """Return the ink that all but a few stray pixels of an image stay within, None if that is not known."""
        if image.objgen == (0, 0):  # one in the page itself
            return self._measured(image)
        if image.objgen not in self.inks:
            self.inks[image.objgen] = self._measured(image)
        return self.inks[image.objgen]

    def _measured(self, image: Any) -> float | None:
        pixels = self.bounds.pixels
        try:
            width, height = int(image.get("/Width", 0)), int(image.get("/Height", 0))
            if not 0 < width * height <= min(MOST_PIXELS, pixels.left):
                return None
            pixels.take(width * height)
            return _ink_percent(_plates(image, width, height))
        except UNMEASURED:
            return None


def _entry(image: Any, *names: str) -> Any:
    return next((image[name] for name in names if name in image), None)


def _ink_percent(picture: PIL.Image.Image) -> float:
    """Return the ink that all but a few stray pixels of four plates stay within."""
    counts = [0] * (FULL + 1)
    step = max(1, STRIP_PIXELS // picture.width)
    for top in range(0, picture.height, step):
        strip = picture.crop((0, top, picture.width, min(top + step, picture.height)))
        counts = [count + more for count, more in zip(counts, _ink_counts(strip), strict=True)]
    left = picture.width * picture.height * STRAY_SHARE
    level = FULL
    while level and counts[level] <= left:
        left -= counts[level]
        level -= 1
    return round(100 * 4 * level / FULL, 1)


def _ink_counts(strip: PIL.Image.Image) -> list[int]:
    """Return how many pixels have how much ink, in 255ths of all four plates."""
    cyan, magenta, yellow, black = strip.split()
    sums = ImageMath.lambda_eval(
        lambda bands: bands["convert"]((bands["c"] + bands["m"] + bands["y"] + bands["k"]) / 4, "L"),
        c=cyan,
        m=magenta,
        y=yellow,
        k=black,
    )
    return list(sums.histogram())


def _plates(image: Any, width: int, height: int) -> PIL.Image.Image:
    """Return the samples of an image on four plates, more being more ink."""
    if image.get("/Filter") is not None and "/DCTDecode" in str(image.get("/Filter")):
        opened = pikepdf.PdfImage(image).as_pil_image()
        if opened.width * opened.height > MOST_PIXELS:
            raise ValueError("an image must have as many pixels as it says")
        picture = ImageChops.invert(opened)  # Pillow turns the samples of a four-colour JPEG over
    else:
        picture = PIL.Image.frombytes("CMYK", (width, height), image.read_bytes())
    turned = image.get("/Decode") is not None and float(image["/Decode"][0]) == 1
    return ImageChops.invert(picture) if turned else picture


class Graphics(NamedTuple):
    """The state that operators change and `q` and `Q` keep; a tuple, as a page may change it half a million times."""

    matrix: Matrix = IDENTITY
    fill_space: Any = "/DeviceGray"
    line_space: Any = "/DeviceGray"
    fill: Paint = BLACK
    line: Paint = BLACK
    width: float = 1.0
    fill_overprints: bool = False
    line_overprints: bool = False
    text_mode: int = 0


@dataclass
class Painted:
    """What a page was found to paint, each thing once.

    `frames` are the rectangles it is cut off at, `lines` the straight ones drawn: those of the page itself, in
    points, not of its forms. `last_form` is the form that was read last, and its operators: some are drawn again and
    again.
    """

    bounds: Bounds
    gallery: Gallery
    last_form: tuple[tuple[int, int], Sequence[Any]] = ((0, 0), ())
    marks: set[Mark] = field(default_factory=set)
    photos: dict[Photo, None] = field(default_factory=dict)
    frames: list[Edges] = field(default_factory=list)
    lines: list[Edges] = field(default_factory=list)

    def add_photo(self, found: Photo) -> None:
        """Keep an image, in the order of the page."""
        self.photos[found] = None
