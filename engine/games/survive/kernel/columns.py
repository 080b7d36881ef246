"""The shapes of the columns of SURVIVE battles, written out since a record is laid out before anything runs.

4 seats, 120 pieces (20 units a Mob and 40 control units), 8 weapons a piece, 3 ways to win, 40 pieces of terrain.
"""

from typing import Annotated

from engine.kernel.records import Column

Whole = Annotated[int, Column("i8")]
PerSeat = Annotated[list[int], Column("i8", 4)]
PerPiece = Annotated[list[int], Column("i8", 120)]
PerSlot = Annotated[list[int], Column("i8", 960)]
PerWay = Annotated[list[int], Column("i8", 3)]
PerFeature = Annotated[list[int], Column("i8", 40)]
