"""Icons of 7 Seconds, on cards and on counters.

Icons of 7 Seconds, drawn for this project: one-colour outlines in a box of 16 by 16. Troopers share the outline of a
visor plate, drones that of a rotor craft; what is cut out tells the type.
"""

from typing import Final

from exporters.drawing.display_list import Symbol
from exporters.drawing.shapes import (
    Outline,
    around,
    circle,
    cog,
    icon_symbol,
    polygon,
    rectangle,
    sector,
    star,
    svg_path,
)
from schemas.models.seven_seconds.words import DroneType, Stat, TrooperType

PLATE: Final = polygon((2.4, 0.6), (13.6, 0.6), (15.2, 2.2), (15.2, 9.6), (8, 15.6), (0.8, 9.6), (0.8, 2.2))
ROTORS: Final = tuple(
    segment for x, y in around(8, 8, 4, 7.35, start_deg=45) for segment in (*circle(x, y, 2.45), *circle(x, y, 1.1))
)
HULL: Final = circle(8, 8, 4.9)

CROSSHAIR: Final = (
    circle(8, 7, 3.7),
    circle(8, 7, 2.7),
    rectangle(7.5, 1.9, 1, 1.4),
    rectangle(7.5, 10.7, 1, 1.4),
    rectangle(2.9, 6.5, 1.4, 1),
    rectangle(11.7, 6.5, 1.4, 1),
    circle(8, 7, 0.9),
)
EYE: Final = (
    svg_path("M 2.8 7 C 5 3.3 11 3.3 13.2 7 C 11 10.7 5 10.7 2.8 7 Z"),
    circle(8, 7, 2),
    circle(8, 7, 0.8),
)
BOLT: Final = polygon((9.9, 1.6), (4.2, 8), (7.4, 8), (6.1, 12.9), (11.8, 6.3), (8.7, 6.3))
WAVE: Final = polygon(
    (4.3, 7.9), (6, 5), (8, 8.4), (10, 5), (11.7, 7.9), (11.7, 10.6), (10, 7.7), (8, 11.1), (6, 7.7), (4.3, 10.6)
)
VISOR: Final = polygon((3.2, 4.6), (12.8, 4.6), (11.6, 8.6), (9.2, 8.6), (8, 7.6), (6.8, 8.6), (4.4, 8.6))

OFFENSE: Final = icon_symbol(
    "offense",
    polygon((8, 0.8), (15, 8), (15, 12), (8, 4.8), (1, 12), (1, 8)),
    polygon((8, 7.2), (13.4, 12.7), (10.7, 15.4), (8, 12.7), (5.3, 15.4), (2.6, 12.7)),
)
DEFENSE: Final = icon_symbol(
    "defense",
    polygon(
        (1.6, 1),
        (4.8, 1),
        (4.8, 3),
        (6.4, 3),
        (6.4, 1),
        (9.6, 1),
        (9.6, 3),
        (11.2, 3),
        (11.2, 1),
        (14.4, 1),
        (14.4, 6.2),
        (13, 7.4),
        (13, 15),
        (3, 15),
        (3, 7.4),
        (1.6, 6.2),
    ),
    svg_path("M 6.2 15 L 6.2 11.6 C 6.2 9.2 9.8 9.2 9.8 11.6 L 9.8 15 Z"),
)
CHANCE: Final = icon_symbol(
    "chance",
    polygon((0.8, 1.6), (7.4, 8), (0.8, 14.4)),
    polygon((15.2, 1.6), (8.6, 8), (15.2, 14.4)),
)

FLAG: Final = icon_symbol(
    "flag", rectangle(2, 1, 1.6, 14.4), polygon((4.4, 1.4), (14.6, 1.4), (12, 5.2), (14.6, 9), (4.4, 9))
)

STAT_ICONS: Final = {
    Stat.SENSORS: icon_symbol(
        "sensors",
        circle(3, 13, 2),
        sector(3, 13, 4, 6, (-90, 0)),
        sector(3, 13, 7.8, 9.8, (-90, 0)),
        sector(3, 13, 11.6, 13, (-90, 0)),
    ),
    Stat.STEALTH: icon_symbol(
        "stealth",
        *(sector(8, 8, 5, 7.4, (60 * at - 20, 60 * at + 20)) for at in range(6)),
        circle(8, 8, 2.3),
    ),
    Stat.ARMOUR: icon_symbol(
        "armour",
        svg_path("M 1.8 1.4 L 14.2 1.4 L 14.2 7.6 C 14.2 11.6 11.6 14.2 8 15.6 C 4.4 14.2 1.8 11.6 1.8 7.6 Z"),
        svg_path("M 8 3.4 L 12.2 3.4 L 12.2 7.6 C 12.2 10.4 10.6 12.3 8 13.4 Z"),
    ),
    Stat.COUNTERMEASURES: icon_symbol(
        "countermeasures",
        sector(8, 9.6, 6, 8, (-155, -25)),
        polygon((8, 5.0), (10.1, 8.4), (10.1, 12.6), (12, 15.2), (4, 15.2), (5.9, 12.6), (5.9, 8.4)),
    ),
    Stat.NUCLEAR: icon_symbol(
        "nuclear",
        circle(8, 8, 1.5),
        *(sector(8, 8, 2.6, 7.4, (start, start + 60)) for start in (60, 180, 300)),
    ),
    Stat.ROBOTICS: icon_symbol(
        "robotics",
        rectangle(3.6, 3.6, 8.8, 8.8),
        rectangle(5.6, 5.6, 4.8, 4.8),
        *(rectangle(at, y, 1.3, 2.2) for at in (4.6, 7.35, 10.1) for y in (0.8, 13)),
        *(rectangle(x, at, 2.2, 1.3) for at in (4.6, 7.35, 10.1) for x in (0.8, 13)),
        rectangle(7, 7, 2, 2),
    ),
}

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


def _trooper(name: str, *cut: Outline) -> Symbol:
    return icon_symbol(name, PLATE, *cut)


def _drone(name: str, *cut: Outline) -> Symbol:
    return icon_symbol(name, ROTORS, HULL, *cut)


TROOPER_ICONS: Final = {
    TrooperType.COMMANDER: _trooper("commander", star(8, 7.1, 5, 4.9, 2.1)),
    TrooperType.TACTICAL: _trooper("tactical", *CROSSHAIR),
    TrooperType.SCOUT: _trooper("scout", *EYE),
    TrooperType.ASSAULT: _trooper("assault", BOLT),
    TrooperType.ENGINEER: _trooper("engineer", cog(8, 7, 8, 4.6, 3.4), circle(8, 7, 1.5)),
}
DRONE_ICONS: Final = {
    DroneType.BASIC_DRONE: _drone("basic-drone", circle(8, 8, 1.3)),
    DroneType.KAMIKAZE_DRONE: _drone("kamikaze-drone", star(8, 8, 8, 4.1, 2)),
    DroneType.HAYWIRE_DRONE: _drone("haywire-drone", WAVE),
    DroneType.RECCE_DRONE: _drone("recce-drone", circle(8, 8, 3.6), circle(8, 8, 2.3), circle(8, 8, 0.9)),
}

TROOP: Final = _trooper("troop", VISOR)
DRONE: Final = _drone("drone", polygon((5.4, 6.9), (10.6, 6.9), (9.9, 9.2), (6.1, 9.2)))
