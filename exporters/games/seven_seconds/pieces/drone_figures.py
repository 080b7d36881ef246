"""The drones as figures: one rotor craft, and what each type carries. Rules: 7S.UNIT.7 to 7S.UNIT.10."""

from typing import Final

from exporters.drawing.shapes import circle, polygon, rectangle, sector, star
from exporters.games.seven_seconds.pieces.silhouettes import Parts, Silhouette, Tone, bar, ellipse, pair
from schemas.models.seven_seconds.words import DroneType

BODY, PLATE, DARK, LIGHT, ACCENT = Tone

BEAM: Final = ((LIGHT, polygon((30.6, 52), (33.4, 52), (35, 91), (29, 91))),)
ROTORS: Final = (
    *pair(DARK, (30, 40), (14, 26.4), (16, 24), (32, 36)),
    *pair(DARK, (28, 46), (6, 36.4), (7.4, 33.4), (30, 41)),
    *((LIGHT, ellipse(x, 24, 11, 2.6)) for x in (15, 49)),
    *((PLATE, ellipse(x, 24, 3, 1.6)) for x in (15, 49)),
    *((LIGHT, ellipse(x, 34, 11.4, 3)) for x in (11.6, 52.4)),
    *((ACCENT, ellipse(x, 34, 3.4, 1.8)) for x in (11.6, 52.4)),
)
HULL: Final = (
    (BODY, ellipse(32, 45, 17, 11)),
    (PLATE, polygon((18, 42), (22, 37), (42, 37), (46, 42), (43, 44.6), (21, 44.6))),
    (ACCENT, polygon((19.4, 47), (44.6, 47), (43, 50.4), (21, 50.4))),
)
GUNS: Final = (
    (DARK, rectangle(25, 54, 14, 4)),
    *((DARK, rectangle(x, 57, 2, 8)) for x in (27, 35)),
)
VENTS: Final = tuple((DARK, rectangle(x, 38.6, 3, 4)) for x in (24, 30.5, 37))


def _drone(front: Parts, on_back: Parts = (), in_hand: Parts = GUNS) -> Silhouette:
    return Silhouette(on_back=(*ROTORS, *on_back), body=(*BEAM, *HULL), front=front, rear=VENTS, in_hand=in_hand)


LENS: Final = ((DARK, circle(32, 43, 5)), (LIGHT, circle(32, 43, 2.4)))

BASIC: Final = _drone(front=LENS)
KAMIKAZE: Final = _drone(
    front=((DARK, circle(32, 42.6, 6.4)), (LIGHT, star(32, 42.6, 8, 5.6, 2.6))),
    in_hand=(
        (DARK, polygon((23, 53), (41, 53), (38.6, 68), (32, 79), (25.4, 68))),
        (ACCENT, polygon((24.4, 56.6), (39.6, 56.6), (38.9, 61), (25.1, 61))),
        (ACCENT, polygon((26, 65.4), (38, 65.4), (36.4, 69.6), (27.6, 69.6))),
        *pair(PLATE, (23, 53), (17, 60), (18.4, 66), (24.4, 61)),
    ),
)
HAYWIRE: Final = _drone(
    front=(
        (DARK, circle(32, 43, 6)),
        (LIGHT, polygon((27.6, 43.6), (29.8, 39.6), (32, 43.6), (34.2, 39.6), (36.4, 43.6), (36.4, 46.4), (34.2, 42.4),
                        (32, 46.4), (29.8, 42.4), (27.6, 46.4))),
    ),
    on_back=(
        (DARK, bar((32, 36), (32, 12), 2)),
        (ACCENT, circle(32, 11, 2.6)),
        *((PLATE, sector(32, 11, inner, inner + 1.6, span)) for inner in (5, 8.6) for span in ((-45, 45), (135, 225))),
    ),
)  # fmt: skip
RECCE: Final = _drone(
    front=((PLATE, rectangle(22, 37, 20, 3)),),
    in_hand=(
        (DARK, rectangle(28, 52, 8, 5)),
        (DARK, circle(32, 62, 9.4)),
        (PLATE, circle(32, 62, 7.4)),
        (DARK, circle(32, 62, 5.6)),
        (ACCENT, circle(32, 62, 3.6)),
        (LIGHT, circle(30.4, 60.2, 1.5)),
    ),
)

DRONE_FIGURES: Final = {
    DroneType.BASIC_DRONE: BASIC,
    DroneType.KAMIKAZE_DRONE: KAMIKAZE,
    DroneType.HAYWIRE_DRONE: HAYWIRE,
    DroneType.RECCE_DRONE: RECCE,
}
