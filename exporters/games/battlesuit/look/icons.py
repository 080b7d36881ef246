"""Icons of Battlesuit, drawn for this project: one-colour outlines in a box of 16 by 16."""

from typing import Final

from exporters.drawing.shapes import around, circle, icon_symbol, polygon, rectangle, svg_path
from schemas.models.battlesuit.words import Terrain

HELM: Final = polygon(
    (4.6, 0.8), (11.4, 0.8), (14.4, 4.2), (14.4, 10.6), (10.8, 15.2), (5.2, 15.2), (1.6, 10.6), (1.6, 4.2)
)
VISOR: Final = polygon((3.8, 5.4), (12.2, 5.4), (11.2, 8.6), (8.8, 8.6), (8, 7.8), (7.2, 8.6), (4.8, 8.6))
ROTORS: Final = tuple(segment for x, y in around(8, 8, 3, 5.2) for segment in (*circle(x, y, 2.7), *circle(x, y, 1.5)))

SOLDIER: Final = icon_symbol(
    "battlesuit-soldier",
    HELM,
    VISOR,
    rectangle(6.2, 11, 0.9, 2.8),
    rectangle(7.55, 11, 0.9, 2.8),
    rectangle(8.9, 11, 0.9, 2.8),
)
UNARMOURED: Final = icon_symbol(
    "battlesuit-unarmoured",
    svg_path("M 8 0.8 C 11.6 0.8 13.6 3.2 14 6 L 15.4 7.4 L 0.6 7.4 L 2 6 C 2.4 3.2 4.4 0.8 8 0.8 Z"),
    svg_path("M 3.8 8.4 L 12.2 8.4 C 12.2 11.2 10.4 13 8 13 C 5.6 13 3.8 11.2 3.8 8.4 Z"),
    polygon((2, 15.6), (3.6, 13), (5.4, 12.8), (8, 14.4), (10.6, 12.8), (12.4, 13), (14, 15.6)),
)
DRONE: Final = icon_symbol("battlesuit-drone", ROTORS, polygon(*around(8, 8, 6, 2.9)))

ATTACK: Final = icon_symbol(
    "battlesuit-attack",
    circle(8, 8, 6.1),
    circle(8, 8, 4.5),
    *(
        rectangle(*box)
        for box in ((7.2, 0.4, 1.6, 4.6), (7.2, 11, 1.6, 4.6), (0.4, 7.2, 4.6, 1.6), (11, 7.2, 4.6, 1.6))
    ),
    circle(8, 8, 1.3),
)
SHIELD: Final = icon_symbol(
    "battlesuit-shield",
    svg_path("M 1.8 1.2 L 14.2 1.2 L 14.2 7.6 C 14.2 11.6 11.6 14.2 8 15.6 C 4.4 14.2 1.8 11.6 1.8 7.6 Z"),
    svg_path("M 8 3.4 L 12.2 3.4 L 12.2 7.6 C 12.2 10.4 10.6 12.3 8 13.4 Z"),
)
MOVE: Final = icon_symbol(
    "battlesuit-move",
    polygon((8, 0.6), (14.8, 7.6), (14.8, 11.4), (8, 4.6), (1.2, 11.4), (1.2, 7.6)),
    polygon((8, 7), (13.2, 12.4), (10.6, 15.2), (8, 12.4), (5.4, 15.2), (2.8, 12.4)),
)

TERRAIN_SIGNS: Final = {
    Terrain.WOODS: icon_symbol(
        "terrain-woods",
        polygon(
            (8, 0.4),
            (14.4, 8.6),
            (11, 8.6),
            (15.4, 13),
            (9.4, 13),
            (9.4, 15.8),
            (6.6, 15.8),
            (6.6, 13),
            (0.6, 13),
            (5, 8.6),
            (1.6, 8.6),
        ),
    ),
    Terrain.BUILDING: icon_symbol(
        "terrain-building",
        polygon((1, 15.4), (1, 6.4), (8, 0.8), (15, 6.4), (15, 15.4)),
        rectangle(3.6, 7.8, 3, 3),
        rectangle(9.4, 7.8, 3, 3),
        rectangle(6.4, 12.2, 3.2, 3.2),
    ),
    Terrain.MARSH: icon_symbol(
        "terrain-marsh",
        *(rectangle(*box) for box in ((6.9, 0.8, 2.2, 9.4), (1.6, 4.4, 2.2, 5.8), (12.2, 4.4, 2.2, 5.8))),
        rectangle(0.4, 11.2, 15.2, 2.6),
    ),
    Terrain.SLAG: icon_symbol(
        "terrain-slag",
        polygon((8, 0.8), (15.6, 14.6), (0.4, 14.6)),
        rectangle(7, 5.6, 2, 4.6),
        rectangle(7, 11.4, 2, 1.9),
    ),
    Terrain.WATER: icon_symbol(
        "terrain-water",
        *(
            svg_path(
                f"M 0.4 {y} C 2.4 {y - 3.4} 5 {y - 3.4} 8 {y} C 10.4 {y + 2.4} 13 {y + 2.4} 15.6 {y - 0.8} "
                f"L 15.6 {y + 2.4} C 13 {y + 5.4} 10.4 {y + 5.4} 8 {y + 3} C 5 {y - 0.2} 2.4 {y - 0.2} 0.4 {y + 3} Z"
            )
            for y in (3.6, 9.6)
        ),
    ),
    Terrain.RUBBLE: icon_symbol(
        "terrain-rubble",
        polygon((8, 1), (11.4, 3.4), (10.4, 7), (5.8, 7), (4.6, 3.6)),
        polygon((3.8, 8.4), (7.2, 10.6), (6.4, 14.8), (1.4, 14.8), (0.4, 11)),
        polygon((12.2, 8.2), (15.6, 11.4), (14.4, 14.8), (9.2, 14.8), (8.6, 10.8)),
    ),
}
"""The second sign of a terrain, beside its colour; clear ground has none: its dot is an open ring."""
