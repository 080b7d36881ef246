"""Icons of the counters, drawn for this project: one-colour outlines in a box of 16 by 16."""

from typing import Final

from exporters.drawing.shapes import circle, icon_symbol, polygon, rectangle, sector, svg_path

ACTIVATION: Final = icon_symbol("activation", sector(8, 8.6, 4.6, 6.9, (-52, 232)), rectangle(6.85, 0.9, 2.3, 7.4))
CRACKED: Final = icon_symbol(
    "cracked",
    svg_path("M 6.2 0.9 L 1.6 0.9 L 1.6 7.2 C 1.6 11.3 3.9 14 7.2 15.5 L 8.6 11.6 L 5.7 9 L 8.2 5.4 Z"),
    svg_path("M 8.4 0.9 L 14.4 0.9 L 14.4 7.2 C 14.4 11.2 12.2 13.9 9 15.4 L 10.8 11 L 8 8.6 L 10.4 5 Z"),
)
RETICLE: Final = icon_symbol(
    "reticle",
    *(sector(8, 8, 6.6, 7.3, (start + 14, start + 76)) for start in (0, 90, 180, 270)),
    *(rectangle(x, 7.65, 2.2, 0.7) for x in (0.2, 13.6)),
    *(rectangle(7.65, y, 0.7, 2.2) for y in (0.2, 13.6)),
)
FIRST: Final = icon_symbol(
    "first",
    polygon((1, 2), (4.6, 2), (9, 8), (4.6, 14), (1, 14), (5.4, 8)),
    polygon((7.4, 2), (11, 2), (15.4, 8), (11, 14), (7.4, 14), (11.8, 8)),
)
JAMMING: Final = icon_symbol(
    "jamming",
    circle(8, 8, 1.7),
    *(sector(8, 8, inner, inner + 1.5, span) for inner in (3.1, 5.9) for span in ((-50, 50), (130, 230))),
)
