"""Icons of the counters, drawn for this project: one-colour outlines in a box of 16 by 16."""

from typing import Final

from exporters.drawing.shapes import around, circle, icon_symbol, polygon, rectangle, sector, star, svg_path

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
