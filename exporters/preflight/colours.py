"""Colours as a PDF writes them: what kind they are, and how much ink they take."""

from collections.abc import Sequence
from typing import Any, Final

import pikepdf

from exporters.preflight.facts import Paint, Space

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
