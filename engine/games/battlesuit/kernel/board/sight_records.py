"""The records of lines of sight. Points are doubled coordinates, as in `lattice`; heights are levels.

Column lengths are written out where a type is declared: room for six by six panels, or 26 in any rectangle, with a
margin of two cells all round, and for the obstacles of the longest line on them.
"""

from typing import Annotated

from engine.games.battlesuit.kernel.rules_record import Whole
from engine.kernel.records import Column, Record

PerCell = Annotated[list[int], Column("i4", 44032)]
PerDot = Annotated[list[int], Column("i4", 21504)]
PerObstacle = Annotated[list[int], Column("i4", 4096)]


class Ground(Record):
    """The map: `stride` cells a column. Where no dot is, every number is 0."""

    stride: Whole
    dots: Whole
    top: PerCell
    base: PerCell
    edge: PerCell
    dot_x: PerDot
    dot_y: PerDot


class Ruling(Record):
    """The parameters of sight: 1 for those that are so."""

    deducts: Whole
    minimum: Whole
    above_base: Whole
    own_blocks: Whole
    corner_blocks: Whole


class Glance(Record):
    """One line: its ends, what it meets, and whether it is open. `keep` asks for all that it meets."""

    keep: Whole
    ax: Whole
    ay: Whole
    a_level: Whole
    bx: Whole
    by: Whole
    b_level: Whole
    visible: Whole
    higher_x: Whole
    higher_y: Whole
    higher_level: Whole
    lower_x: Whole
    lower_y: Whole
    lower_level: Whole
    lower_base: Whole
    count: Whole
    x: PerObstacle
    y: PerObstacle
    other_x: PerObstacle
    other_y: PerObstacle
    how: PerObstacle
    top: PerObstacle
    rule: PerObstacle
    n: PerObstacle
    m: PerObstacle
    blind: PerObstacle
    blocks: PerObstacle


class Sight(Record):
    """What a line of sight is judged by, and the line."""

    ground: Ground
    ruling: Ruling
    glance: Glance
