"""The troopers as figures: one suit, and what each type carries. Rules: 7S.UNIT.1 to 7S.UNIT.6."""

from typing import Final

from exporters.drawing.shapes import circle, cog, polygon, rectangle, star
from exporters.games.seven_seconds.pieces.silhouettes import Part, Parts, Silhouette, Tone, bar, pair
from schemas.models.seven_seconds.words import TrooperType

BODY, PLATE, DARK, LIGHT, ACCENT = Tone

LEGS: Final = (
    *pair(BODY, (24, 56), (31.4, 57), (30.8, 74), (29.6, 91), (21.4, 91), (20.6, 84), (22.6, 73)),
    *pair(DARK, (20, 88.4), (30.2, 88.4), (30.4, 94), (17, 94), (17, 92)),
    *pair(PLATE, (22.4, 69), (30.4, 69), (29.8, 77), (26.2, 79), (22.6, 76)),
    *pair(PLATE, (24.4, 58.4), (30, 59.4), (29.8, 66), (24, 66)),
)
TRUNK: Final = (
    (BODY, polygon((23, 50), (41, 50), (41, 57), (32, 63.4), (23, 57))),
    (DARK, polygon((22.6, 49.6), (41.4, 49.6), (41, 53.4), (23, 53.4))),
    (BODY, polygon((20, 27), (44, 27), (46.4, 35), (41, 51), (23, 51), (17.6, 35))),
)
ARMS: Final = (
    *pair(BODY, (10.6, 36), (16.6, 37), (17.6, 49.6), (11.4, 49.6)),
    *pair(PLATE, (10.8, 48), (17.8, 48), (20, 61.6), (13.4, 62.6)),
    *pair(DARK, (13.6, 61.6), (19.8, 60.8), (20.2, 66), (15, 66.6)),
)
SHOULDERS: Final = (
    *pair(PLATE, (8.4, 31), (12.6, 24.6), (20.4, 25.4), (20.4, 36), (15, 40), (8.4, 37)),
    *pair(ACCENT, (9.6, 31.6), (13.2, 26.2), (15.6, 26.5), (11.4, 32.8), (11.4, 36.2), (9.6, 35.4)),
)
HEAD: Final = ((BODY, polygon((25.6, 25), (23.8, 19), (25.2, 11.6), (29, 8), (35, 8), (38.8, 11.6), (40.2, 19),
                              (38.4, 25), (32, 28.6))),)  # fmt: skip
SUIT: Final = (*LEGS, *TRUNK, *ARMS, *SHOULDERS, *HEAD)
BULKY: Final = (
    *SUIT,
    *pair(PLATE, (4.6, 30), (9.6, 21.6), (21.4, 23), (21.4, 37), (14, 43), (4.6, 38.6)),
    *pair(ACCENT, (6.2, 30.8), (10.4, 23.4), (13.4, 23.8), (8.4, 32), (8.4, 38.2), (6.2, 37)),
    *pair(PLATE, (19.6, 67), (31, 67), (30.6, 80), (25, 83), (20, 79)),
)

CHEST: Final = (
    *pair(PLATE, (22.4, 30), (31.2, 30), (31.2, 41.6), (26, 43.4), (21, 36)),
    *pair(DARK, (26.6, 45), (31.2, 43.4), (31.2, 45.6), (27, 47.2)),
)
VISOR: Final = (
    (ACCENT, polygon((26, 15), (38, 15), (36.8, 20.2), (33.8, 20.2), (32, 22), (30.2, 20.2), (27.2, 20.2))),
    (LIGHT, polygon((27.4, 16), (31, 16), (29.6, 18.4), (28, 18.4))),
    (PLATE, polygon((29.6, 23.4), (34.4, 23.4), (33.4, 26.4), (30.6, 26.4))),
)
GOGGLES: Final = (
    *((ACCENT, circle(x, 17.4, 4.2)) for x in (27.8, 36.2)),
    *((LIGHT, circle(x, 16.6, 1.5)) for x in (27, 35.4)),
    (PLATE, polygon((29.6, 23.4), (34.4, 23.4), (33.4, 26.4), (30.6, 26.4))),
)
NAPE: Final = (
    (PLATE, polygon((30.6, 9), (33.4, 9), (34.4, 24), (32, 26), (29.6, 24))),
    *pair(DARK, (25.6, 19), (28, 18.4), (28.6, 23.4), (26.4, 24)),
)
PACK: Final = (
    (DARK, polygon((22, 24), (42, 24), (44.4, 30), (42, 46), (22, 46), (19.6, 30))),
    *((PLATE, rectangle(26, y, 12, 2)) for y in (34, 38, 42)),
    (ACCENT, rectangle(26, 27.6, 12, 3)),
)
POD: Final = (
    (DARK, polygon((40.4, 9), (57, 9), (57, 25), (40.4, 25))),
    (PLATE, polygon((41.8, 10.4), (55.6, 10.4), (55.6, 23.6), (41.8, 23.6))),
    *((DARK, circle(x, y, 2.3)) for x in (45.4, 52) for y in (13.8, 20.2)),
    *((ACCENT, circle(x, y, 1)) for x in (45.4, 52) for y in (13.8, 20.2)),
)
HANDS: Final = (
    (DARK, polygon((16, 60), (21.6, 57.4), (24, 62), (18.4, 65))),
    (DARK, polygon((40, 46.4), (45.6, 43.6), (48, 48.4), (42.4, 51))),
)
GAUSS: Final = (
    (DARK, bar((9, 69.4), (55, 39), 5)),
    (PLATE, bar((20, 60.8), (46, 43.6), 1.8)),
    (DARK, bar((50, 42.4), (62.6, 34), 2.2)),
    (DARK, polygon((25, 60), (29.6, 57), (33, 64.4), (28.6, 67))),
    *HANDS,
)


def _with(chest: Part | None, *, face: Parts = VISOR) -> Parts:
    return (*CHEST, *face, *((chest,) if chest else ()))


COMMANDER: Final = Silhouette(
    on_back=(
        *PACK,
        (DARK, bar((43, 28), (47, 2), 1.2)),
        (ACCENT, polygon((46.6, 2), (60, 5), (56, 8.4), (60, 12), (45.2, 11))),
    ),
    body=SUIT,
    front=_with((ACCENT, star(32, 38, 5, 6.2, 2.6))),
    rear=NAPE,
    in_hand=(*pair(LIGHT, (13, 64.8), (14, 64.2), (14.4, 66), (13.4, 66.4)), *GAUSS[:3], *HANDS),
)
TACTICAL: Final = Silhouette(on_back=(*PACK, *POD), body=SUIT, front=_with(None), rear=NAPE, in_hand=GAUSS)
SCOUT: Final = Silhouette(
    on_back=(
        *pair(PLATE, (25, 30), (17, 24), (1.4, 8), (5, 25), (17, 38)),
        *pair(ACCENT, (17, 27), (3.4, 12.4), (6, 24.4), (16.4, 33)),
        *PACK,
    ),
    body=(*LEGS, *TRUNK, *ARMS, *HEAD),
    front=_with(None, face=GOGGLES),
    rear=NAPE,
    in_hand=(
        (DARK, bar((8, 72), (60, 37.6), 3)),
        (PLATE, bar((24, 58.6), (42, 46.6), 4.4)),
        (DARK, bar((27, 53.6), (39, 45.6), 2.8)),
        *HANDS,
    ),
)
ASSAULT: Final = Silhouette(
    on_back=(*PACK, *pair(DARK, (12, 18), (19, 16), (21, 27), (13, 27))),
    body=BULKY,
    front=_with((ACCENT, polygon((34, 30.6), (27.6, 39), (31.2, 39), (29.6, 46), (36.4, 37), (32.8, 37)))),
    rear=NAPE,
    in_hand=(
        (DARK, bar((8, 68.6), (50, 41.6), 9)),
        (PLATE, bar((14, 64.8), (36, 50.6), 4)),
        (ACCENT, bar((40, 48), (53, 39.6), 6)),
        (DARK, bar((52, 40.2), (58, 36.4), 10)),
        (LIGHT, bar((57, 37), (59.6, 35.4), 6)),
        *HANDS,
    ),
)
ENGINEER: Final = Silhouette(
    on_back=(
        *PACK,
        (PLATE, bar((42, 30), (52, 12), 4)),
        (PLATE, bar((52, 12), (60, 24), 3.4)),
        (DARK, circle(52, 12, 3.4)),
        (DARK, polygon((58, 22), (63.4, 25), (62.6, 33), (60.6, 28.6), (56.6, 32.4), (55.6, 26))),
        (DARK, rectangle(19, 20, 6, 9)),
    ),
    body=SUIT,
    front=(*_with((ACCENT, cog(32, 38, 8, 6, 4.4))), (BODY, circle(32, 38, 2))),
    rear=NAPE,
    in_hand=(
        (DARK, bar((12, 66), (40, 47.6), 4)),
        (DARK, bar((38, 49), (50, 41), 2.2)),
        *HANDS,
        (PLATE, rectangle(14.6, 66, 4, 13)),
        (PLATE, polygon((12, 78), (14.6, 78), (14.6, 82), (18.6, 82), (18.6, 78), (21, 78), (21, 84), (12, 84))),
    ),
)

TROOPER_FIGURES: Final = {
    TrooperType.COMMANDER: COMMANDER,
    TrooperType.TACTICAL: TACTICAL,
    TrooperType.SCOUT: SCOUT,
    TrooperType.ASSAULT: ASSAULT,
    TrooperType.ENGINEER: ENGINEER,
}
