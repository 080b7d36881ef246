"""Signs of what is built on points: bunkers, improved positions, bridges. Rules: BS.TER.10, BS.TER.18, BS.TER.19."""

from typing import Final

from exporters.drawing.shapes import icon_symbol, polygon, rectangle, svg_path
from schemas.models.battlesuit.words import Work

WORK_SIGNS: Final = {
    Work.BUNKER: icon_symbol(
        "battlesuit-bunker",
        svg_path("M 0.8 13.6 L 2.6 6.6 C 3 4.6 4.6 3.2 6.6 3.2 L 9.4 3.2 C 11.4 3.2 13 4.6 13.4 6.6 L 15.2 13.6 Z"),
        rectangle(4, 7.4, 8, 2.2),
    ),
    Work.IMPROVED_POSITION: icon_symbol(
        "battlesuit-improved-position",
        *(
            svg_path(
                f"M {x + 0.9} {y} L {x + 3.5} {y} C {x + 4.7} {y} {x + 4.7} {y + 3.2} {x + 3.5} {y + 3.2} "
                f"L {x + 0.9} {y + 3.2} C {x - 0.3} {y + 3.2} {x - 0.3} {y} {x + 0.9} {y} Z"
            )
            for x, y in ((0.8, 10.6), (5.8, 10.6), (10.8, 10.6), (3.3, 6.8), (8.3, 6.8), (5.8, 3))
        ),
    ),
    Work.BRIDGE: icon_symbol(
        "battlesuit-bridge",
        polygon((0.4, 4), (15.6, 4), (15.6, 7), (14.2, 7), (14.2, 13), (12.4, 13), (12.4, 9.6), (10.4, 7.6), (5.6, 7.6),
                (3.6, 9.6), (3.6, 13), (1.8, 13), (1.8, 7), (0.4, 7)),
    ),
}  # fmt: skip
