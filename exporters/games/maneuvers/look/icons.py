"""Icons of the game of maneuvers, drawn for this project: one-colour outlines in a box of 16 by 16."""

from collections.abc import Mapping
from typing import Final

from exporters.drawing.display_list import Symbol
from exporters.drawing.shapes import Outline, circle, icon_symbol, polygon, rectangle, saltire, sector, star, svg_path
from schemas.models.maneuvers.words import Rating, State


def _plus(x: float, y: float, reach: float, half: float) -> Outline:
    return polygon(
        (x - half, y - reach), (x + half, y - reach), (x + half, y - half), (x + reach, y - half),
        (x + reach, y + half), (x + half, y + half), (x + half, y + reach), (x - half, y + reach),
        (x - half, y + half), (x - reach, y + half), (x - reach, y - half), (x - half, y - half),
    )  # fmt: skip


def _chevron(top: float, tip: float) -> Outline:
    """Return a broad chevron whose ends lie at `top` and whose point lies so far below, above if negative."""
    return polygon((1.2, top), (8, top + tip), (14.8, top), (14.8, top + 3.6), (8, top + tip + 3.6), (1.2, top + 3.6))


ARROW: Final = polygon((0.8, 5.4), (7.6, 5.4), (7.6, 1.4), (15.4, 8), (7.6, 14.6), (7.6, 10.6), (0.8, 10.6))
SHIELD: Final = svg_path("M 1.8 1.4 L 14.2 1.4 L 14.2 7.6 C 14.2 11.6 11.6 14.2 8 15.6 C 4.4 14.2 1.8 11.6 1.8 7.6 Z")

EFFECT: Final = icon_symbol("mn-effect", ARROW)
RISK: Final = icon_symbol("mn-risk", saltire(8, 8, 7, 3.2))
REWARD: Final = icon_symbol("mn-reward", circle(8, 8, 7.3), circle(8, 8, 3.9))
PLAY: Final = icon_symbol(
    "mn-play",
    circle(3.8, 12.2, 3.4),
    circle(3.8, 12.2, 1.7),
    saltire(12.4, 12.4, 3, 1.3),
    svg_path(
        "M 3 7.6 C 3 3.4 6 1.6 9.4 1.6 L 9.4 0.2 L 14.6 3 L 9.4 5.8 L 9.4 4.2 C 7 4.2 5.4 5.2 5.4 7.6 Z",
    ),
)
FILE: Final = icon_symbol(
    "mn-file",
    polygon((0.8, 2.2), (6, 2.2), (7.6, 4.2), (15.2, 4.2), (15.2, 14.4), (0.8, 14.4)),
    circle(8, 7.6, 1.9),
    svg_path("M 4.4 13.2 C 4.4 11 5.8 10 8 10 C 10.2 10 11.6 11 11.6 13.2 Z"),
)
ROUND: Final = icon_symbol(
    "mn-round", circle(8, 8, 7.4), circle(8, 8, 5.6), rectangle(7.1, 3.6, 1.8, 5.3), rectangle(8.9, 7.1, 3.4, 1.8)
)
EDGE: Final = icon_symbol("mn-edge", rectangle(1.4, 7.6, 5.4, 7.6), rectangle(9.2, 0.8, 5.4, 14.4))

RATINGS: Final[Mapping[Rating, Symbol]] = {
    Rating.FIREFIGHT: icon_symbol(
        "mn-firefight",
        *(
            svg_path(
                f"M {x} 15.4 L {x} 6.4 C {x} 3.6 {x + 1} 1.6 {x + 2} 0.6 C {x + 3} 1.6 {x + 4} 3.6 {x + 4} 6.4 "
                f"L {x + 4} 15.4 Z"
            )
            for x in (0.8, 6.0, 11.2)
        ),
        *(rectangle(x, 11.4, 4, 1.2) for x in (0.8, 6.0, 11.2)),
    ),
    Rating.MELEE: icon_symbol(
        "mn-melee",
        polygon((15.4, 0.6), (14.6, 5), (7.4, 11), (5, 8.6)),
        polygon((3, 7.4), (8.6, 13), (7.2, 14.4), (1.6, 8.8)),
        polygon((3.4, 11.6), (4.4, 12.6), (1.8, 15.4), (0.6, 14.2)),
    ),
    Rating.ATHLETICS: icon_symbol(
        "mn-athletics",
        circle(11, 2.6, 2.1),
        polygon(
            (4.4, 3.4),
            (9.2, 4),
            (11.4, 7.4),
            (14.8, 7.8),
            (14.6, 9.6),
            (10.4, 9.2),
            (9.2, 7.8),
            (7.6, 9.8),
            (10, 12),
            (9.4, 15.6),
            (7.4, 15.4),
            (7.8, 12.8),
            (5.6, 11),
            (4, 13.6),
            (0.6, 13.2),
            (0.8, 11.4),
            (3, 11.6),
            (6.4, 5.8),
            (4.8, 5.4),
            (3.2, 7.6),
            (1.8, 6.6),
        ),
    ),
    Rating.STEALTH: icon_symbol(
        "mn-stealth",
        svg_path("M 8 0.6 C 12.4 0.6 14.4 4 14.4 8 L 14.4 15.4 L 1.6 15.4 L 1.6 8 C 1.6 4 3.6 0.6 8 0.6 Z"),
        svg_path("M 8 3.6 C 11 3.6 12 6 12 8.4 C 12 11.4 10.4 13 8 13 C 5.6 13 4 11.4 4 8.4 C 4 6 5 3.6 8 3.6 Z"),
        rectangle(5, 7, 6, 1.8),
    ),
    Rating.AWARENESS: icon_symbol(
        "mn-awareness",
        svg_path("M 0.4 8 C 3.6 2.6 12.4 2.6 15.6 8 C 12.4 13.4 3.6 13.4 0.4 8 Z"),
        circle(8, 8, 3.5),
        circle(8, 8, 1.7),
    ),
    Rating.COMMAND: icon_symbol(
        "mn-command",
        polygon((0.6, 5.6), (4, 5.6), (11.6, 1), (11.6, 14), (4, 9.8), (0.6, 9.8)),
        polygon((2.4, 10.6), (5.2, 10.6), (6.4, 15), (3.6, 15)),
        sector(10.6, 7.6, 3.2, 4.8, (-38, 38)),
    ),
}

VALUES: Final[Mapping[str, Symbol]] = {
    "action_value": icon_symbol(
        "mn-action", polygon((10.8, 0.4), (2.8, 9), (7, 9), (5, 15.6), (13.2, 6.6), (8.8, 6.6))
    ),
    "damage": icon_symbol("mn-damage", star(8, 8, 8, 7.8, 4.2)),
    "armor": icon_symbol("mn-armor", SHIELD, svg_path("M 8 3.2 L 12.2 3.2 L 12.2 7.6 C 12.2 10.4 10.6 12.2 8 13.4 Z")),
    "resilience": icon_symbol(
        "mn-resilience",
        svg_path(
            "M 8 15 C 3.4 11.4 0.8 8.6 0.8 5.2 C 0.8 2.6 2.6 1 4.6 1 C 6 1 7.2 1.8 8 3.2 C 8.8 1.8 10 1 11.4 1 "
            "C 13.4 1 15.2 2.6 15.2 5.2 C 15.2 8.6 12.6 11.4 8 15 Z"
        ),
    ),
}

STATES: Final[Mapping[State, Symbol]] = {
    State.HIDDEN: icon_symbol(
        "mn-hidden",
        svg_path("M 4 7 C 4 3 5.6 0.8 8 0.8 C 10.4 0.8 12 3 12 7 Z"),
        rectangle(5.4, 4.2, 5.2, 1.3),
        *(rectangle(x, y, 4.2, 3.2) for x, y in ((0.8, 7.8), (5.9, 7.8), (11, 7.8))),
        *(rectangle(x, 11.8, width, 3.2) for x, width in ((0.8, 1.8), (3.4, 4.2), (8.4, 4.2), (13.4, 1.8))),
    ),
    State.SNIPE_READY: icon_symbol(
        "mn-snipe-ready",
        circle(8, 8, 6.4),
        circle(8, 8, 5),
        rectangle(7.4, 0.4, 1.2, 5.4),
        rectangle(7.4, 10.2, 1.2, 5.4),
        rectangle(0.4, 7.4, 5.4, 1.2),
        rectangle(10.2, 7.4, 5.4, 1.2),
        circle(8, 8, 1),
    ),
    State.EXPOSED: icon_symbol(
        "mn-exposed",
        polygon((0.6, 0.6), (5.6, 0.6), (5.6, 2.2), (2.2, 2.2), (2.2, 5.6), (0.6, 5.6)),
        polygon((15.4, 0.6), (15.4, 5.6), (13.8, 5.6), (13.8, 2.2), (10.4, 2.2), (10.4, 0.6)),
        polygon((0.6, 15.4), (0.6, 10.4), (2.2, 10.4), (2.2, 13.8), (5.6, 13.8), (5.6, 15.4)),
        polygon((15.4, 15.4), (10.4, 15.4), (10.4, 13.8), (13.8, 13.8), (13.8, 10.4), (15.4, 10.4)),
        circle(8, 5.4, 2.3),
        svg_path("M 3.8 12.8 C 3.8 9.8 5.4 8.4 8 8.4 C 10.6 8.4 12.2 9.8 12.2 12.8 Z"),
    ),
    State.FLAGGED: icon_symbol(
        "mn-flagged",
        rectangle(2.2, 0.8, 1.8, 14.6),
        polygon((4.6, 1.4), (14.6, 1.4), (11.6, 5), (14.6, 8.8), (4.6, 8.8)),
    ),
    State.OBSERVER: icon_symbol(
        "mn-observer",
        *(circle(x, 10.8, 4) for x in (4.4, 11.6)),
        *(circle(x, 10.8, 2.2) for x in (4.4, 11.6)),
        polygon((2.4, 1.4), (5.8, 1.4), (6.6, 6.2), (1.4, 6.8)),
        polygon((10.2, 1.4), (13.6, 1.4), (14.6, 6.8), (9.4, 6.2)),
        rectangle(6.8, 6.6, 2.4, 2.2),
    ),
    State.ESCAPING: icon_symbol(
        "mn-escaping",
        polygon(
            (0.8, 0.8),
            (9, 0.8),
            (9, 4),
            (7.2, 4),
            (7.2, 2.6),
            (2.6, 2.6),
            (2.6, 13.4),
            (7.2, 13.4),
            (7.2, 12),
            (9, 12),
            (9, 15.2),
            (0.8, 15.2),
        ),
        polygon((4.6, 6.8), (10.4, 6.8), (10.4, 3.8), (15.6, 8), (10.4, 12.2), (10.4, 9.2), (4.6, 9.2)),
    ),
}

MARKERS: Final[Mapping[str, Symbol]] = {
    **{state.value: symbol for state, symbol in STATES.items()},
    "advantage": icon_symbol("mn-advantage", _chevron(6, -5.4), _chevron(11.6, -5.4)),
    "disadvantage": icon_symbol("mn-disadvantage", _chevron(0.8, 5.4), _chevron(6.4, 5.4)),
    "aided": icon_symbol("mn-aided", circle(8, 8, 7.4), _plus(8, 8, 4.8, 1.7)),
    "lost_action": icon_symbol(
        "mn-lost-action",
        rectangle(2, 0.6, 12, 1.8),
        rectangle(2, 13.6, 12, 1.8),
        svg_path(
            "M 3.2 3 L 12.8 3 C 12.8 6 11 7 9.4 8 C 11 9 12.8 10 12.8 13 "
            "L 3.2 13 C 3.2 10 5 9 6.6 8 C 5 7 3.2 6 3.2 3 Z"
        ),
        polygon((5.2, 12.2), (8, 9.8), (10.8, 12.2)),
    ),
    "fallout": icon_symbol(
        "mn-fallout",
        polygon((8, 0.6), (15.6, 14.6), (0.4, 14.6)),
        polygon((7, 5.2), (9, 5.2), (8.6, 10.2), (7.4, 10.2)),
        circle(8, 12.1, 1.1),
    ),
    "casualty": icon_symbol(
        "mn-casualty",
        svg_path(
            "M 8 0.6 C 12.4 0.6 15 3.6 15 7 C 15 9.6 13.8 11.2 12 12 L 12 15.4 L 4 15.4 L 4 12 "
            "C 2.2 11.2 1 9.6 1 7 C 1 3.6 3.6 0.6 8 0.6 Z"
        ),
        circle(5.2, 7.4, 1.8),
        circle(10.8, 7.4, 1.8),
        polygon((8, 9.2), (9, 11.2), (7, 11.2)),
        rectangle(6.2, 12.8, 1, 2.6),
        rectangle(8.8, 12.8, 1, 2.6),
    ),
}
"""A sign for each marker by its name; every state of the vocabulary is among them."""

SQUADS: Final = (
    icon_symbol("mn-squad-ring", circle(8, 8, 7.2), circle(8, 8, 3.6)),
    icon_symbol("mn-squad-cross", saltire(8, 8, 7, 3)),
    icon_symbol(
        "mn-squad-wedge", polygon((8, 0.8), (15.4, 14.6), (0.6, 14.6)), polygon((8, 6.2), (10.6, 11.8), (5.4, 11.8))
    ),
    icon_symbol("mn-squad-bars", *(rectangle(0.8, y, 14.4, 3.4) for y in (1.4, 6.3, 11.2))),
    icon_symbol("mn-squad-diamond", polygon((8, 0.6), (15.4, 8), (8, 15.4), (0.6, 8)), circle(8, 8, 2.6)),
    icon_symbol("mn-squad-star", star(8, 8.6, 5, 7.8, 3.3)),
)  # fmt: skip
"""A sign for each squad of a pack, beside its colour; they begin again after the last."""
