"""Icons of Battlesuit, on cards and on counters."""

from typing import Final

from exporters.drawing.shapes import around, circle, icon_symbol, polygon, rectangle, sector, star, svg_path
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


POLICE: Final = icon_symbol(
    "battlesuit-police",
    svg_path("M 8 0.4 L 10.6 2.2 L 14.6 2.2 L 14.6 7.6 C 14.6 11.6 11.8 14.4 8 15.8 C 4.2 14.4 1.4 11.6 1.4 7.6 "
             "L 1.4 2.2 L 5.4 2.2 Z"),
    star(8, 8.2, 5, 4.6, 1.9),
)  # fmt: skip
ARMED: Final = icon_symbol(
    "battlesuit-armed",
    circle(8, 8, 5.6),
    circle(8, 8, 3.8),
    *(rectangle(*box) for box in ((7, 0.2, 2, 4), (7, 11.8, 2, 4), (0.2, 7, 4, 2), (11.8, 7, 4, 2))),
    circle(8, 8, 1.6),
)
UNARMED: Final = icon_symbol(
    "battlesuit-unarmed",
    svg_path("M 0.4 8 C 3 3.8 5.4 2.4 8 2.4 C 10.6 2.4 13 3.8 15.6 8 C 13 12.2 10.6 13.6 8 13.6 "
             "C 5.4 13.6 3 12.2 0.4 8 Z"),
    circle(8, 8, 4.2),
    circle(8, 8, 2.2),
)  # fmt: skip
SENTRY: Final = icon_symbol(
    "battlesuit-sentry",
    rectangle(3.4, 2.6, 8, 4.4),
    rectangle(11.8, 3.6, 4, 2.2),
    rectangle(6.6, 7.4, 2.8, 2.4),
    polygon((8, 10), (9.6, 10), (15, 15.6), (12.4, 15.6), (8.9, 11.9), (8.9, 15.6), (7.1, 15.6), (7.1, 11.9),
            (3.6, 15.6), (1, 15.6), (6.4, 10)),
)  # fmt: skip
STEALTH: Final = icon_symbol(
    "battlesuit-stealth",
    *(sector(8, 8, 5.4, 7.6, (start + 8, start + 52)) for start in range(0, 360, 60)),
    polygon(*around(8, 8, 6, 3.2, 0)),
)
COMPLETE: Final = icon_symbol(
    "battlesuit-complete", polygon((0.8, 8.4), (3.4, 5.8), (6.4, 8.8), (12.8, 2.2), (15.4, 4.8), (6.4, 14))
)
SHOCK: Final = icon_symbol(
    "battlesuit-shock", polygon((9.8, 0.4), (2.4, 9), (7, 9), (5.4, 15.6), (13.6, 6.4), (8.8, 6.4), (11.6, 0.4))
)
PANIC: Final = icon_symbol(
    "battlesuit-panic",
    polygon((0.6, 0.8), (4.6, 0.8), (3.6, 10.2), (1.6, 10.2)),
    polygon((6, 0.8), (10, 0.8), (9, 10.2), (7, 10.2)),
    polygon((11.4, 0.8), (15.4, 0.8), (14.4, 10.2), (12.4, 10.2)),
    *(circle(x, 13.4, 1.9) for x in (2.6, 8, 13.4)),
)
PAINTED: Final = icon_symbol(
    "battlesuit-painted",
    *(sector(8, 8, 6.2, 7.8, (start + 16, start + 74)) for start in (0, 90, 180, 270)),
    *(
        rectangle(*box)
        for box in ((7.3, 0.2, 1.4, 2.8), (7.3, 13, 1.4, 2.8), (0.2, 7.3, 2.8, 1.4), (13, 7.3, 2.8, 1.4))
    ),
)
COMMAND: Final = icon_symbol("battlesuit-command", star(8, 8.4, 5, 7.9, 3.3))
LEADER: Final = icon_symbol("battlesuit-leader", star(4.2, 8.2, 5, 4.1, 1.7), star(11.8, 8.2, 5, 4.1, 1.7))
CONTROL: Final = icon_symbol(
    "battlesuit-control",
    rectangle(2, 0.6, 1.8, 15),
    polygon((4.6, 1.2), (15.2, 1.2), (12.2, 5.2), (15.2, 9.2), (4.6, 9.2)),
)
TURN: Final = icon_symbol(
    "battlesuit-turn",
    sector(8, 8, 4.6, 6.9, (-40, 230)),
    polygon((10.0, 4.0), (15.6, 5.6), (15.2, 0.2)),
)
POINTS: Final = icon_symbol(
    "battlesuit-points",
    polygon((2.2, 0.4), (6.4, 0.4), (8.8, 6), (5.4, 7)),
    polygon((13.8, 0.4), (9.6, 0.4), (8.6, 2.8), (10.6, 7)),
    circle(8, 11.2, 4.6),
    star(8, 11.4, 5, 3.0, 1.25),
)
MINE: Final = icon_symbol(
    "battlesuit-mine",
    svg_path("M 1.6 13 C 1.6 8.6 4.2 5.8 8 5.8 C 11.8 5.8 14.4 8.6 14.4 13 Z"),
    rectangle(0.2, 13.6, 15.6, 1.8),
    rectangle(7, 1, 2, 4.2),
    polygon((2.2, 2.6), (3.6, 1.4), (6, 4.6), (4.8, 5.4)),
    polygon((13.8, 2.6), (12.4, 1.4), (10, 4.6), (11.2, 5.4)),
)
DUMMY: Final = icon_symbol(
    "battlesuit-dummy",
    polygon((1.2, 3.4), (3.4, 1.2), (8, 5.8), (12.6, 1.2), (14.8, 3.4), (10.2, 8), (14.8, 12.6), (12.6, 14.8),
            (8, 10.2), (3.4, 14.8), (1.2, 12.6), (5.8, 8)),
)  # fmt: skip
EXPLOSIVE: Final = icon_symbol("battlesuit-explosive", star(8, 8, 9, 7.9, 4.2), star(8, 8, 9, 3.4, 1.8))
NUCLEAR: Final = icon_symbol(
    "battlesuit-nuclear",
    circle(8, 8, 1.6),
    *(sector(8, 8, 2.6, 7.2, (start, start + 60)) for start in (0, 120, 240)),
)
STOREY: Final = icon_symbol(
    "battlesuit-storey",
    *(rectangle(2.2, y, 11.6, 3.4) for y in (2.6, 7, 11.4)),
    *(rectangle(x, y + 0.9, 1.8, 1.6) for y in (2.6, 7, 11.4) for x in (3.9, 7.1, 10.3)),
    rectangle(1, 0.8, 14, 1),
)
