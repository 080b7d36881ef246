"""The shapes of the columns of battles, written out since a record is laid out before anything runs.

2 sides, 48 troopers (24 a side) with 10 weapons and 30 cells each, 64 weapons with 8 figures of damage, 6 squads,
6400 dots (80 by 80), 24 bearings, 96 declared explosions, 64 clouds of smoke, 3 steps of a turn's start,
4 kinds of ways: of 2 sides, each on foot and swimming.
"""

from typing import Annotated

from engine.kernel.records import Column

Whole = Annotated[int, Column("i8")]
PerSide = Annotated[list[int], Column("i8", 2)]
PerWeight = Annotated[list[int], Column("i8", 42)]
PerPerson = Annotated[list[int], Column("i8", 48)]
PerSlot = Annotated[list[int], Column("i8", 480)]
PerPersonCell = Annotated[list[int], Column("i8", 1440)]
PerWeapon = Annotated[list[int], Column("i8", 64)]
PerWeaponRing = Annotated[list[int], Column("i8", 512)]
PerSquad = Annotated[list[int], Column("i8", 6)]
PerPlaceOnMap = Annotated[list[int], Column("i1", 6400)]
PerHarmOnMap = Annotated[list[int], Column("i4", 6400)]
PerBlast = Annotated[list[int], Column("i8", 96)]
PerCloud = Annotated[list[int], Column("i8", 64)]
PerStart = Annotated[list[int], Column("i8", 3)]
PerBearing = Annotated[list[int], Column("i8", 24)]
PerWay = Annotated[list[int], Column("i4", 25600)]
PerKindOfWay = Annotated[list[int], Column("i8", 4)]
