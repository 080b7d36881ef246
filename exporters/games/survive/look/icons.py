"""Icons of SURVIVE, drawn for this project: one-colour outlines in a box of 16 by 16."""

from typing import Final

from exporters.drawing.shapes import circle, cog, icon_symbol, polygon, rectangle, sector, star, svg_path
from schemas.models.survive.words import ControlType, Stat, WeaponType

HOOD: Final = svg_path("M 8 0.6 C 12.2 0.6 14 4.2 14 7.6 L 14 15.4 L 2 15.4 L 2 7.6 C 2 4.2 3.8 0.6 8 0.6 Z")
HEAD: Final = svg_path("M 3 6.4 C 3 2.8 5.2 0.8 8 0.8 C 10.8 0.8 13 2.8 13 6.4 L 13 11 L 10.6 15.2 L 5.4 15.2 L 3 11 Z")
PISTOL: Final = polygon(
    (0.6, 3.6),
    (15.4, 3.6),
    (15.4, 7.4),
    (9.6, 7.4),
    (8.8, 9.4),
    (6.6, 9.4),
    (7.8, 14.4),
    (3.4, 14.4),
    (2, 7.4),
    (0.6, 7.4),
)

MOB: Final = icon_symbol(
    "survive-mob",
    HOOD,
    svg_path("M 8 3.6 C 10.4 3.6 11.4 5.6 11.4 7.8 L 9.8 11.8 L 6.2 11.8 L 4.6 7.8 C 4.6 5.6 5.6 3.6 8 3.6 Z"),
)
WEAPON: Final = icon_symbol("survive-weapon", PISTOL, rectangle(2.4, 4.7, 7, 1.2))
CONTROL: Final = icon_symbol(
    "survive-spire",
    polygon((8, 0.4), (10.1, 9.6), (5.9, 9.6)),
    sector(8, 9.7, 4.0, 5.4, (20, 160)),
    sector(8, 9.7, 2.1, 3.0, (20, 160)),
    rectangle(0.8, 12.4, 2.2, 1.3),
    rectangle(13, 12.4, 2.2, 1.3),
)

STATS: Final = {
    Stat.STAMINA: icon_symbol(
        "stamina",
        polygon((0.8, 2), (4.6, 2), (9, 8), (4.6, 14), (0.8, 14), (5.2, 8)),
        polygon((7, 2), (10.8, 2), (15.2, 8), (10.8, 14), (7, 14), (11.4, 8)),
    ),
    Stat.GRIT: icon_symbol("grit", polygon((10.8, 0.6), (2.8, 9), (7, 9), (5, 15.4), (13.2, 6.6), (8.8, 6.6))),
    Stat.TOUGHNESS: icon_symbol(
        "toughness",
        svg_path("M 1.8 1.4 L 14.2 1.4 L 14.2 7.6 C 14.2 11.6 11.6 14.2 8 15.6 C 4.4 14.2 1.8 11.6 1.8 7.6 Z"),
        rectangle(7.1, 3.6, 1.8, 8),
        rectangle(4.2, 6.2, 2.9, 1.8),
        rectangle(8.9, 6.2, 2.9, 1.8),
    ),
    Stat.SHOOTING: icon_symbol(
        "shooting",
        circle(8, 8, 6),
        circle(8, 8, 4.6),
        rectangle(7.3, 0.4, 1.4, 4.4),
        rectangle(7.3, 11.2, 1.4, 4.4),
        rectangle(0.4, 7.3, 4.4, 1.4),
        rectangle(11.2, 7.3, 4.4, 1.4),
        circle(8, 8, 1.1),
    ),
    Stat.COMBAT: icon_symbol(
        "combat",
        polygon((1, 0.8), (4, 1.8), (12.4, 10.4), (14, 9.4), (15, 10.6), (11, 15), (9.8, 14), (10.6, 12.4), (2, 4)),
        polygon((15, 0.8), (12, 1.8), (9.1, 4.8), (11.2, 6.9), (14, 4)),
        polygon((6.9, 9.1), (4.8, 7), (3.6, 10.4), (2, 9.4), (1, 10.6), (5, 15), (6.2, 14), (5.4, 12.4), (8, 10.2)),
    ),
}

WEAPON_TYPES: Final = {
    WeaponType.RANGED: icon_symbol("ranged", PISTOL),
    WeaponType.GRENADE: icon_symbol(
        "grenade",
        circle(7.4, 10, 5.4),
        rectangle(5.6, 1.8, 3.8, 2.4),
        polygon((10, 1), (14.2, 3.4), (13.2, 9), (12, 8.4), (12.4, 4.6), (10, 3.2)),
        rectangle(4.4, 9.3, 6, 1.4),
    ),
    WeaponType.CLOSE: icon_symbol(
        "close",
        polygon((15.2, 0.8), (14.4, 5.4), (7.6, 11.2), (4.8, 8.4)),
        polygon((3.2, 8.2), (7.8, 12.8), (6.6, 14), (2, 9.4)),
        polygon((3.4, 11.2), (4.8, 12.6), (2.2, 15.2), (0.8, 13.8)),
    ),
}

VISOR: Final = rectangle(4.4, 5.6, 7.2, 2.2)
CONTROL_TYPES: Final = {
    ControlType.PRIME_CU: icon_symbol(
        "prime-cu",
        HEAD,
        star(8, 7.6, 5, 4.2, 1.8),
    ),
    ControlType.CU: icon_symbol("cu", HEAD, VISOR),
    ControlType.RIP_SAW: icon_symbol(
        "rip-saw",
        polygon((5, 6), (11, 6), (13, 15.2), (3, 15.2)),
        rectangle(3.4, 0.6, 2.6, 8),
        rectangle(10, 0.6, 2.6, 8),
        circle(8, 10.6, 2),
    ),
    ControlType.BUZZ_SAW: icon_symbol("buzz-saw", cog(8, 8, 10, 7.5, 5.4), circle(8, 8, 2)),
    ControlType.HACK_SAW: icon_symbol(
        "hack-saw",
        polygon(
            (0.6, 3),
            (15.4, 3),
            (15.4, 8),
            (13.6, 12.4),
            (11.8, 8),
            (10, 12.4),
            (8.2, 8),
            (6.4, 12.4),
            (4.6, 8),
            (2.8, 12.4),
            (0.6, 8),
        ),
        circle(3.2, 5.4, 1),
        circle(12.8, 5.4, 1),
    ),
}

JAM: Final = icon_symbol(
    "jam",
    svg_path("M 5.4 4.4 C 5.4 2.2 6.6 0.8 8 0.4 C 9.4 0.8 10.6 2.2 10.6 4.4 L 10.6 9 L 5.4 9 Z"),
    polygon(
        (1.4, 9.6),
        (3, 8.6),
        (8, 11.6),
        (13, 8.6),
        (14.6, 9.6),
        (10.4, 12.6),
        (14.6, 14.8),
        (13.4, 15.8),
        (8, 13.4),
        (2.6, 15.8),
        (1.4, 14.8),
        (5.6, 12.6),
    ),
)
DAZED: Final = icon_symbol("dazed", star(8, 8, 8, 7.6, 4.4), circle(8, 8, 2.6), circle(8, 8, 1.2))
HOLD: Final = icon_symbol(
    "hold",
    polygon((4.8, 0.8), (11.2, 0.8), (15.2, 4.8), (15.2, 11.2), (11.2, 15.2), (4.8, 15.2), (0.8, 11.2), (0.8, 4.8)),
    rectangle(5, 4.2, 2.2, 7.6),
    rectangle(8.8, 4.2, 2.2, 7.6),
)
ACTIVATED: Final = icon_symbol(
    "activated", polygon((0.8, 8.4), (3.4, 5.8), (6.4, 8.8), (12.8, 2.4), (15.4, 5), (6.4, 14))
)
EYE: Final = icon_symbol(
    "red-eye", svg_path("M 0.6 8 C 4 2.4 12 2.4 15.4 8 C 12 13.6 4 13.6 0.6 8 Z"), circle(8, 8, 3.6), circle(8, 8, 1.6)
)
SOUL: Final = icon_symbol(
    "soul",
    svg_path(
        "M 8 0.8 C 11 4.4 13.4 6.6 13.4 10 C 13.4 13.2 11 15.4 8 15.4 C 5 15.4 2.6 13.2 2.6 10 C 2.6 6.6 5 4.4 8 0.8 Z"
    ),
    circle(8, 10.4, 2.2),
)
KEY: Final = icon_symbol(
    "key",
    circle(4.6, 8, 4),
    circle(4.6, 8, 1.7),
    rectangle(8.4, 6.9, 7, 2.2),
    rectangle(10.8, 9.1, 1.8, 2.6),
    rectangle(13.6, 9.1, 1.8, 3.4),
)
ARROW: Final = icon_symbol(
    "arrow", polygon((8, 0.6), (15, 8.4), (10.6, 8.4), (10.6, 15.4), (5.4, 15.4), (5.4, 8.4), (1, 8.4))
)

MOB_SIGNS: Final = (
    icon_symbol(
        "mob-fangs", polygon((0.8, 1.4), (7.2, 1.4), (4.6, 14.8)), polygon((8.8, 1.4), (15.2, 1.4), (11.4, 14.8))
    ),
    icon_symbol("mob-lamp", circle(8, 8, 7.4), circle(8, 8, 5.2), circle(8, 8, 2.8)),
    icon_symbol("mob-cog", cog(8, 8, 8, 7.5, 5.6), circle(8, 8, 2.8)),
    icon_symbol(
        "mob-bars",
        rectangle(0.8, 9, 3.2, 6.2),
        rectangle(4.6, 4.8, 3.2, 10.4),
        rectangle(8.4, 0.8, 3.2, 14.4),
        rectangle(12.2, 6.6, 3, 8.6),
    ),
    icon_symbol("mob-star", star(8, 8.6, 5, 7.8, 3.4)),
    icon_symbol(
        "mob-cross",
        polygon(
            (5.4, 0.8),
            (10.6, 0.8),
            (10.6, 5.4),
            (15.2, 5.4),
            (15.2, 10.6),
            (10.6, 10.6),
            (10.6, 15.2),
            (5.4, 15.2),
            (5.4, 10.6),
            (0.8, 10.6),
            (0.8, 5.4),
            (5.4, 5.4),
        ),
    ),
    icon_symbol(
        "mob-moon",
        svg_path(
            "M 10.6 0.8 C 4.6 1.6 1 5.4 1 9 C 1 12.6 4.4 15.2 8 15.2 C 11 15.2 13.6 13.4 "
            "14.8 10.8 C 10 12.6 6.4 9.6 6.6 6.4 C 6.8 4 8.4 2 10.6 0.8 Z"
        ),
    ),
    icon_symbol(
        "mob-diamond",
        polygon((8, 0.6), (14.8, 8), (8, 15.4), (1.2, 8)),
        polygon((8, 4.6), (11.2, 8), (8, 11.4), (4.8, 8)),
    ),
)
"""A sign for each Mob of a pack, beside its colour; they begin again after the last."""
