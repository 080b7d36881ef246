"""What preflight knows of a file: its pages, and the colours on them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import pikepdf

Space = Literal["grey", "rgb", "cmyk", "spot", "managed", "pattern", "unknown"]
"""Kinds of colour. Managed is every colour that needs a colour profile to be understood."""

Edges = tuple[float, float, float, float]
"""Left, lower, right and upper edge, in points."""

PER_CENT = 100.0
NAMED: Final[dict[str, Space]] = {
    "/DeviceGray": "grey",
    "/G": "grey",
    "/DeviceRGB": "rgb",
    "/RGB": "rgb",
    "/DeviceCMYK": "cmyk",
    "/CMYK": "cmyk",
    "/Separation": "spot",
    "/DeviceN": "spot",
    "/ICCBased": "managed",
    "/CalRGB": "managed",
    "/CalGray": "managed",
    "/Lab": "managed",
    "/Pattern": "pattern",
}
PROCESS: Final = frozenset({"Cyan", "Magenta", "Yellow", "Black", "None", "All"})
"""Plates that every press has, and the names for all of them and for none."""

MOST_PLATES = 32
"""Plates that a colour may have, as the format of PDF says."""


@dataclass(frozen=True)
class Paint:
    """A colour: its kind, its ink on all plates together (None if unknown), and the plates of its own."""

    space: Space
    ink_percent: float | None = None
    plates: tuple[str, ...] = ()

    @property
    def white(self) -> bool:
        """Whether it puts no ink on the process plates."""
        return self.space in {"grey", "cmyk"} and self.ink_percent == 0


@dataclass(frozen=True)
class Mark:
    """Something painted: a line, a surface, a text, a gradient; `width_pt` is that of a line."""

    what: Literal["line", "surface", "text", "gradient"]
    paint: Paint
    overprints: bool = False
    width_pt: float | None = None


@dataclass(frozen=True)
class Photo:
    """An image as it is printed: its resolution there, its colour and most ink, and whether it is see-through."""

    name: str
    dpi: float
    paint: Paint
    see_through: bool = False


@dataclass(frozen=True)
class FontUse:
    """A font that a page names."""

    name: str
    embedded: bool


@dataclass(frozen=True)
class Sheet:
    """A page: boxes by their names, what is on it, a digest that equal pages share, and its unit in points.

    `frames` are the rectangles that pictures on it are cut off at, `lines` the straight lines drawn on it.
    """

    number: int
    boxes: dict[str, Edges]
    rotation: int
    marks: frozenset[Mark]
    photos: tuple[Photo, ...]
    fonts: frozenset[FontUse]
    see_through: bool
    annotations: int
    digest: str
    unit: float = 1.0
    frames: tuple[Edges, ...] = ()
    lines: tuple[Edges, ...] = ()

    @property
    def trim(self) -> Edges:
        """The trim box; the page as a whole if there is none."""
        return self.boxes.get("TrimBox") or self.boxes.get("ArtBox") or self.boxes["MediaBox"]


@dataclass(frozen=True)
class Intent:
    """An output intent: the condition it names, the registry it is found in, and whether it holds a colour profile."""

    kind: str
    condition: str
    registry: str
    profile: bool


@dataclass(frozen=True)
class Claims:
    """What a file says of itself."""

    version: str
    standard: str
    title: str
    trapped: str
    dated: bool
    identified: bool
    intents: tuple[Intent, ...]


@dataclass(frozen=True)
class Facts:
    """All facts of a PDF; `hidden` names what print shops refuse wherever it is; `fixed`, to be opened at all.

    `unread` says in sentences where reading ended before the file did; then the last sheet may lack something.
    """

    sheets: tuple[Sheet, ...]
    claims: Claims
    encrypted: bool = False
    hidden: frozenset[str] = field(default_factory=frozenset)
    fixed: bool = False
    unread: tuple[str, ...] = ()


def space_of(found: Any) -> Space:
    """Return the kind of a colour space: a name, or an array that begins with one."""
    return NAMED.get(_family(found), "unknown")


def _family(found: Any) -> str:
    if not isinstance(found, pikepdf.Array):
        return "" if found is None else str(found)
    family = str(found[0])
    return _family(found[1]) if family in {"/Indexed", "/I"} else family


def plates_of(found: Any) -> tuple[str, ...]:
    """Return the plates of its own that a colour space names."""
    if space_of(found) != "spot":
        return ()
    if str(found[0]) in {"/Indexed", "/I"}:
        return plates_of(found[1])
    names = _names(found[1]) if str(found[0]) == "/DeviceN" else [found[1]]
    return tuple(sorted({str(name)[1:] for name in names} - PROCESS))


def _names(found: Any) -> list[Any]:
    return [found[at] for at in range(min(len(found), MOST_PLATES))]


def paint_of(found: Any, parts: Sequence[float]) -> Paint:
    """Return the colour of a space that the parts choose."""
    space = space_of(found)
    if space == "grey" and len(parts) == 1:
        return Paint("grey", PER_CENT * (1 - parts[0]))
    if space == "cmyk" and len(parts) == 4:
        return Paint("cmyk", round(PER_CENT * sum(parts), 2))
    if space == "spot":
        return Paint("spot", round(PER_CENT * sum(parts), 2), plates_of(found))
    return Paint(space)


BLACK: Final = Paint("grey", PER_CENT)
"""What a page begins with."""
