"""The shapes of the columns of 7 Seconds records.

Lengths are written out, since a record is laid out before anything runs: 101 pieces, 11 unit
types, 11 actions, 2 sides with 6 conditions each.
"""

from typing import Annotated

from engine.kernel.records import Column

Whole = Annotated[int, Column("i8")]
PerSide = Annotated[list[int], Column("i8", 2)]
PerPiece = Annotated[list[int], Column("i8", 101)]
PerType = Annotated[list[int], Column("i8", 11)]
PerAction = Annotated[list[int], Column("i8", 11)]
PerWeapon = Annotated[list[int], Column("i8", 3)]
PerObjective = Annotated[list[int], Column("i8", 5)]
PerCondition = Annotated[list[int], Column("i8", 12)]
PerFeature = Annotated[list[int], Column("i8", 40)]
PerPatch = Annotated[list[int], Column("i4", 512)]
PerSpot = Annotated[list[int], Column("i8", 8)]
