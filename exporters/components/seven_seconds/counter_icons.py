"""Icons of the counters, drawn for this project: one-colour outlines in a box of 16 by 16."""

from typing import Final

from exporters.components.seven_seconds.icons import ICON_BOX
from exporters.drawing import Path, Symbol
from exporters.inks import CURRENT
from exporters.shapes import Outline, circle, polygon, rectangle, sector, svg_path


def _icon(name: str, *outlines: Outline) -> Symbol:
    """Return a symbol; an outline inside another is a hole."""
    segments = tuple(segment for outline in outlines for segment in outline)
    return Symbol(f"icon-{name}", ICON_BOX, ICON_BOX, (Path(segments, CURRENT, evenodd=True),))


ACTIVATION: Final = _icon("activation", sector(8, 8.6, 4.6, 6.9, (-52, 232)), rectangle(6.85, 0.9, 2.3, 7.4))
CRACKED: Final = _icon(
    "cracked",
    svg_path("M 6.2 0.9 L 1.6 0.9 L 1.6 7.2 C 1.6 11.3 3.9 14 7.2 15.5 L 8.6 11.6 L 5.7 9 L 8.2 5.4 Z"),
    svg_path("M 8.4 0.9 L 14.4 0.9 L 14.4 7.2 C 14.4 11.2 12.2 13.9 9 15.4 L 10.8 11 L 8 8.6 L 10.4 5 Z"),
)
RETICLE: Final = _icon(
    "reticle",
    *(sector(8, 8, 6.6, 7.3, (start + 14, start + 76)) for start in (0, 90, 180, 270)),
    *(rectangle(x, 7.65, 2.2, 0.7) for x in (0.2, 13.6)),
    *(rectangle(7.65, y, 0.7, 2.2) for y in (0.2, 13.6)),
)
FIRST: Final = _icon(
    "first",
    polygon((1, 2), (4.6, 2), (9, 8), (4.6, 14), (1, 14), (5.4, 8)),
    polygon((7.4, 2), (11, 2), (15.4, 8), (11, 14), (7.4, 14), (11.8, 8)),
)
JAMMING: Final = _icon(
    "jamming",
    circle(8, 8, 1.7),
    *(sector(8, 8, inner, inner + 1.5, span) for inner in (3.1, 5.9) for span in ((-50, 50), (130, 230))),
)
