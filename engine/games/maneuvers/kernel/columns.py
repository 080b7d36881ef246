"""The shapes of the columns of fights, written out since a record is laid out before anything runs.

2 squads, 24 characters (12 a squad), 6 ratings of each, 64 maneuvers with 6 requirements and 3 parts of 6 steps; 22
weights.
"""

from typing import Annotated

from engine.kernel.records import Column

Whole = Annotated[int, Column("i8")]
PerSquad = Annotated[list[int], Column("i8", 2)]
PerPerson = Annotated[list[int], Column("i8", 24)]
PerRating = Annotated[list[int], Column("i8", 144)]
PerManeuver = Annotated[list[int], Column("i8", 64)]
PerKnown = Annotated[list[int], Column("i8", 128)]
PerNeed = Annotated[list[int], Column("i8", 384)]
PerPart = Annotated[list[int], Column("i8", 192)]
PerStep = Annotated[list[int], Column("i8", 1152)]
PerHelp = Annotated[list[int], Column("i8", 120)]
PerLasting = Annotated[list[int], Column("i8", 3000)]
PerCheck = Annotated[list[int], Column("i8", 4096)]
PerExtra = Annotated[list[int], Column("i8", 16)]
PerWeight = Annotated[list[int], Column("i8", 44)]
