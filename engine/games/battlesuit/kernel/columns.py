"""The shapes of the columns of a Battlesuit battle.

Lengths are written out, since a record is laid out before anything runs: 2 sides of 60 soldiers in at most 4 squads
each, 21504 points with 6 ways each, 160 mine markers, 24 ways to score on 256 points, 16 waves.
"""

from typing import Annotated

from engine.games.battlesuit.kernel.rules_record import Whole
from engine.kernel.records import Column

__all__ = [
    "PerCondition",
    "PerConditionCards",
    "PerDot",
    "PerDotNow",
    "PerEnding",
    "PerGoal",
    "PerMine",
    "PerPair",
    "PerSide",
    "PerSoldier",
    "PerSquad",
    "PerWave",
    "PerWay",
    "PerWeight",
    "Whole",
]

PerSide = Annotated[list[int], Column("i8", 2)]
PerSquad = Annotated[list[int], Column("i8", 8)]
PerSoldier = Annotated[list[int], Column("i4", 120)]
PerMine = Annotated[list[int], Column("i4", 160)]
PerCondition = Annotated[list[int], Column("i4", 24)]
PerConditionCards = Annotated[list[int], Column("i8", 24)]
PerEnding = Annotated[list[int], Column("i4", 6)]
PerGoal = Annotated[list[int], Column("i4", 256)]
PerWave = Annotated[list[int], Column("i4", 16)]
PerDot = Annotated[list[int], Column("i4", 21504)]
PerWay = Annotated[list[int], Column("i4", 129024)]
PerWeight = Annotated[list[int], Column("i8", 54)]
PerDotNow = Annotated[list[int], Column("i1", 21504)]
PerPair = Annotated[list[int], Column("i1", 231200256)]
