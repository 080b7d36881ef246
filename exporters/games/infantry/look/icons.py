"""Icons of infantry, drawn for this project: one-colour outlines in a box of 16 by 16."""

from collections.abc import Mapping
from typing import Final

from exporters.drawing.display_list import Symbol
from exporters.drawing.shapes import (
    around,
    circle,
    icon_symbol,
    polygon,
    rectangle,
    saltire,
    sector,
    star,
    svg_path,
)
from schemas.models.infantry.words import Section, WeaponType

HELMET: Final = svg_path(
    "M 0.6 11.4 C 0.6 5.4 3.6 2 8 2 C 12.4 2 15.4 5.4 15.4 11.4 L 15.4 12.2 L 12.2 12.2 L 11.2 10.8 L 4.8 10.8 "
    "L 3.8 12.2 L 0.6 12.2 Z"
)
FLAME: Final = svg_path(
    "M 8.4 0.6 C 9.2 3.6 13.4 5.6 13.4 10 C 13.4 13.4 11 15.4 8 15.4 C 5 15.4 2.6 13.4 2.6 10.2 "
    "C 2.6 7.8 3.8 6.4 4.6 5 C 5.2 6.2 5.6 6.8 6.4 7.2 C 6.4 4.8 7 2.4 8.4 0.6 Z"
)


TROOPER: Final = icon_symbol("in-trooper", HELMET, polygon((4.6, 12.6), (11.4, 12.6), (10.2, 15.2), (5.8, 15.2)))
WEAPON: Final = icon_symbol(
    "in-weapon",
    polygon(
        (0.4, 6), (9.6, 6), (9.6, 5), (11, 5), (11, 6), (15.6, 6), (15.6, 7.4), (11, 7.4), (11, 8.6), (8.4, 8.6),
        (9.4, 12), (7, 12), (6, 8.8), (4, 8.8), (2.6, 11.6), (0.4, 11.6),
    ),
)  # fmt: skip
MAP: Final = icon_symbol(
    "in-map",
    rectangle(0.8, 0.8, 14.4, 14.4),
    rectangle(2, 2, 12, 12),
    *(circle(x, y, 1) for x in (4.6, 8, 11.4) for y in (4.6, 8, 11.4)),
)
ARMOR: Final = icon_symbol(
    "in-armor",
    svg_path(
        "M 2.2 1.6 L 5.4 0.8 C 6.2 2.6 9.8 2.6 10.6 0.8 L 13.8 1.6 L 13.4 6.4 L 14.2 9 L 13.2 15.2 L 2.8 15.2 "
        "L 1.8 9 L 2.6 6.4 Z"
    ),
    rectangle(4.4, 7.6, 7.2, 1.2),
    rectangle(4.4, 10.6, 7.2, 1.2),
)
POINTS: Final = icon_symbol("in-points", star(8, 8.6, 5, 7.8, 3.3))
TURN: Final = icon_symbol(
    "in-turn", circle(8, 8, 7.4), circle(8, 8, 5.8), rectangle(7.2, 3.6, 1.6, 5.2), rectangle(8.8, 7.2, 3.2, 1.6)
)
STEPS: Final = icon_symbol(
    "in-steps",
    *(circle(x, 12.6, 2.2) for x in (2.8, 13.2)),
    polygon((5.4, 11.6), (8.4, 11.6), (8.4, 9.6), (10.8, 12.6), (8.4, 15.6), (8.4, 13.6), (5.4, 13.6)),
    circle(8, 3.4, 2.6),
    circle(8, 3.4, 1.2),
)
DICE: Final = icon_symbol(
    "in-dice",
    rectangle(0.8, 0.8, 14.4, 14.4),
    *(circle(x, y, 1.5) for x, y in ((4.4, 4.4), (11.6, 4.4), (8, 8), (4.4, 11.6), (11.6, 11.6))),
)

TYPES: Final[Mapping[WeaponType, Symbol]] = {
    WeaponType.RANGED: icon_symbol(
        "in-ranged",
        *(
            svg_path(
                f"M {x} 15.4 L {x} 6.4 C {x} 3.6 {x + 1} 1.6 {x + 1.9} 0.6 C {x + 2.8} 1.6 {x + 3.8} 3.6 {x + 3.8} 6.4 "
                f"L {x + 3.8} 15.4 Z"
            )
            for x in (3.2, 9)
        ),
        *(rectangle(x, 11.6, 3.8, 1.1) for x in (3.2, 9)),
    ),
    WeaponType.CREWED: icon_symbol(
        "in-crewed",
        polygon((0.4, 4), (10, 4), (10, 3), (12, 3), (12, 4), (15.6, 4), (15.6, 5.6), (12, 5.6), (12, 7), (9.4, 7),
                (12.8, 15.2), (11, 15.2), (8.6, 9.2), (7.4, 9.2), (5, 15.2), (3.2, 15.2), (6.4, 7), (0.4, 7)),
    ),
    WeaponType.EXPLOSIVE: icon_symbol("in-explosive", star(8, 8, 10, 7.8, 4.2), circle(8, 8, 1.8)),
    WeaponType.INCENDIARY: icon_symbol("in-incendiary", FLAME, circle(8, 11.4, 2)),
    WeaponType.THROWN: icon_symbol(
        "in-thrown",
        svg_path("M 8 5 C 11.4 5 13 7.4 13 10 C 13 13.2 11 15.4 8 15.4 C 5 15.4 3 13.2 3 10 C 3 7.4 4.6 5 8 5 Z"),
        rectangle(6.2, 1.6, 3.6, 2.8),
        polygon((9.8, 1.6), (14.6, 3.4), (15.2, 7.4), (13.8, 7.6), (13.2, 4.4), (9.8, 3.2)),
        rectangle(4.6, 9.4, 6.8, 1),
    ),
    WeaponType.MELEE: icon_symbol(
        "in-melee",
        polygon((15.4, 0.6), (14.6, 5), (7.4, 11), (5, 8.6)),
        polygon((3, 7.4), (8.6, 13), (7.2, 14.4), (1.6, 8.8)),
        polygon((3.4, 11.6), (4.4, 12.6), (1.8, 15.4), (0.6, 14.2)),
    ),
}  # fmt: skip
"""A sign for each type of weapon."""

SECTIONS: Final[Mapping[Section, Symbol]] = {
    Section.PRIMARY: WEAPON,
    Section.SECONDARY: icon_symbol(
        "in-secondary",
        polygon((1, 3.4), (15, 3.4), (15, 7), (8.2, 7), (7.6, 8.8), (6, 8.8), (5.4, 14), (1.4, 14), (2.4, 7), (1, 7)),
    ),
    Section.OTHER: icon_symbol(
        "in-other",
        rectangle(1, 5, 14, 10),
        polygon((4.6, 4.6), (4.6, 1.4), (11.4, 1.4), (11.4, 4.6), (9.8, 4.6), (9.8, 3), (6.2, 3), (6.2, 4.6)),
        rectangle(1, 8.6, 14, 1),
        rectangle(7, 7.6, 2, 3),
    ),
    Section.GRENADES: TYPES[WeaponType.THROWN],
    Section.MELEE: TYPES[WeaponType.MELEE],
}
"""A sign for each section of the unit card."""

SQUADS: Final = (
    icon_symbol("in-squad-disc", circle(8, 8, 7)),
    icon_symbol("in-squad-bars", rectangle(1, 1.4, 14, 5.4), rectangle(1, 9.2, 14, 5.4)),
    icon_symbol("in-squad-wedge", polygon((8, 0.8), (15.4, 14.6), (0.6, 14.6))),
    icon_symbol("in-squad-diamond", polygon((8, 0.6), (15.4, 8), (8, 15.4), (0.6, 8))),
    icon_symbol("in-squad-cross", saltire(8, 8, 7, 3)),
    icon_symbol("in-squad-ring", circle(8, 8, 7.2), circle(8, 8, 3.6)),
    icon_symbol("in-squad-hexagon", polygon(*around(8, 8, 6, 7.6, 0)), polygon(*around(8, 8, 6, 3.6, 0))),
)
"""A sign for each squad of a pack, beside its colour; they begin again after the last."""

MARKERS: Final[Mapping[str, Symbol]] = {
    "smoke": icon_symbol(
        "in-smoke",
        svg_path(
            "M 3.6 14.6 C 1.4 14.6 0.4 13 0.6 11.4 C 0.8 10 2 9 3.2 9 C 2.6 6.4 4.4 4.6 6.4 4.8 "
            "C 7 2.6 8.8 1.4 10.6 1.8 C 12.8 2.2 13.8 4.2 13.2 6.2 C 15 6.6 15.8 8.2 15.4 9.8 "
            "C 15.2 11 14.2 11.8 13.2 12 "
            "C 13.2 13.6 12 14.6 10.6 14.6 Z"
        ),
    ),
    "fire": icon_symbol("in-fire", FLAME, circle(8, 11.4, 2)),
    "blast": icon_symbol("in-blast", star(8, 8, 12, 7.8, 5), star(8, 8, 12, 4, 2.4)),
    "wire": icon_symbol(
        "in-wire", rectangle(0.4, 7.4, 15.2, 1.2), *(saltire(x, 8, 2.6, 0.8) for x in (3.6, 12.4)),
    ),
    "entangled": icon_symbol(
        "in-entangled",
        svg_path("M 4.6 9.4 C 4.6 6.8 6 5.4 8 5.4 C 10 5.4 11.4 6.8 11.4 9.4 L 11.4 15.4 L 4.6 15.4 Z"),
        circle(8, 2.8, 2.2),
        rectangle(0.4, 8.4, 15.2, 1),
        rectangle(0.4, 12, 15.2, 1),
    ),
    "prone": icon_symbol(
        "in-prone",
        circle(2.6, 9.4, 2.2),
        polygon((5, 9.2), (9, 8), (15.6, 11.8), (15.6, 13.6), (5, 12.4)),
        rectangle(0.4, 14.2, 15.2, 1.2),
        polygon((0.4, 5.4), (6.8, 5.4), (6.8, 6.8), (0.4, 6.8)),
    ),
    "swimming": icon_symbol(
        "in-swimming",
        circle(11.6, 4.6, 2.4),
        polygon((1.4, 7.8), (6.4, 2.8), (7.6, 4), (5.6, 6.2), (9.6, 8.8), (8.6, 9.6), (1.4, 9.6)),
        svg_path(
            "M 0.4 11.6 C 2.4 9.6 4 9.6 6 11.6 C 8 13.6 10 9.6 12 11.6 C 13.4 12.8 14.6 12.2 15.6 11 "
            "L 15.6 13 C 14.6 14.2 13.4 14.8 12 13.6 C 10 11.6 8 15.6 6 13.6 C 4 11.6 2.4 11.6 0.4 13.6 Z"
        ),
    ),
    "rubble": icon_symbol(
        "in-rubble",
        polygon((8, 1), (11.4, 3.4), (10.4, 7), (5.8, 7), (4.6, 3.6)),
        polygon((3.8, 8.4), (7.2, 10.6), (6.4, 14.8), (1.4, 14.8), (0.4, 11)),
        polygon((12.2, 8.2), (15.6, 11.4), (14.4, 14.8), (9.2, 14.8), (8.6, 10.8)),
    ),
    "felled": icon_symbol(
        "in-felled",
        polygon((0.4, 10.4), (9.4, 8.2), (9.8, 9.8), (0.8, 12.6)),
        circle(12, 7.4, 3.4),
        rectangle(0.4, 13.6, 15.2, 1.2),
        polygon((4, 9), (3, 6.4), (4.2, 6), (5.4, 8.6)),
    ),
    "damage": icon_symbol(
        "in-damage",
        *(rectangle(x, y, w, 2.6) for x, y, w in (
            (0.8, 1, 5), (10.6, 1, 4.6), (0.8, 4.4, 2.8), (12.4, 4.4, 2.8), (0.8, 7.8, 4.4), (9.8, 7.8, 5.4),
            (0.8, 11.2, 2), (12, 11.2, 3.2))),
        polygon((8.8, 0.8), (6.2, 6.8), (8.6, 7.4), (5.8, 15.4), (10.8, 6.2), (8.4, 5.6), (10, 0.8)),
    ),
    "casualty": icon_symbol(
        "in-casualty", rectangle(6.4, 0.8, 3.2, 14.4), rectangle(2.4, 4.2, 4, 3.2), rectangle(9.6, 4.2, 4, 3.2)
    ),
    "leader": icon_symbol("in-leader", star(8, 8.6, 5, 7.8, 3.3), circle(8, 8.8, 1.4)),
    "shaken": icon_symbol(
        "in-shaken",
        polygon((9.8, 0.6), (3, 8.8), (7, 8.8), (5.4, 15.4), (12.8, 6.6), (8.8, 6.6)),
        polygon((1.6, 3), (2.8, 3), (2.8, 13), (1.6, 13)),
        polygon((13.2, 3), (14.4, 3), (14.4, 13), (13.2, 13)),
    ),
    "ammunition": icon_symbol(
        "in-ammunition",
        *(
            svg_path(
                f"M {x} 15 L {x} 6 C {x} 3.6 {x + 0.8} 2 {x + 1.7} 1 C {x + 2.6} 2 {x + 3.4} 3.6 {x + 3.4} 6 "
                f"L {x + 3.4} 15 Z"
            )
            for x in (1, 6.3, 11.6)
        ),
    ),
    "empty": icon_symbol("in-empty", circle(8, 8, 7.4), circle(8, 8, 5.6), saltire(8, 8, 4, 1.5)),
    "arc": icon_symbol("in-arc", sector(8, 14.6, 2.2, 13.4, (-120, -60)), circle(8, 14.2, 1.4)),
    "wide_arc": icon_symbol("in-wide-arc", sector(8, 11.4, 2, 8.6, (-150, -30)), circle(8, 11.2, 1.3)),
    "turn": TURN,
}  # fmt: skip
"""A sign for each marker by its name."""
