"""The records of what is set up: the map and sight on it, the soldiers of both sides, and the scenario.

Column lengths are written out where a type is declared: of the map there is room for six by six panels, or 26 in any
rectangle, with a margin of two cells all round, and for the obstacles of the longest line on them.
"""

from typing import Annotated

from engine.games.battlesuit.kernel.rules_record import (
    PerCondition,
    PerConditionCards,
    PerDot,
    PerDotNow,
    PerEnding,
    PerGoal,
    PerMine,
    PerPair,
    PerSide,
    PerSoldier,
    PerWave,
    PerWay,
    Whole,
)
from engine.kernel.records import Column, Record

PerCell = Annotated[list[int], Column("i4", 44032)]
PerCellFlag = Annotated[list[int], Column("i1", 44032)]
PerObstacle = Annotated[list[int], Column("i4", 4096, kept="count")]


class Ground(Record):
    """The map: `stride` cells a column. Where no dot is, every number is 0."""

    stride: Whole
    dots: Whole
    top: PerCell
    base: PerCell
    edge: PerCellFlag
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


class Board(Record):
    """What no battle changes: where points lie, the level of their ground, and the next point each way.

    A point has six ways, clockwise from north, NOBODY where it leads off the map. Bit n of `edges` is an edge it lies
    on: north, east, south, west.
    """

    shared = True

    dots: Whole
    x: PerDot
    y: PerDot
    base: PerDot
    edges: PerDot
    neighbour: PerWay


class Pairs(Record):
    """Who sees whom from ground to ground on the map as it is printed: 1 for each pair of points that is open.

    The pairs of a point with all later ones lie together, in the order of the points. No `dots`: nobody has looked.
    """

    shared = True

    dots: Whole
    seen: PerPair


class Land(Record):
    """What a battle may change: terrain, works, storeys, who stands there, who holds a point.

    Bit n of `zone` is set where those of area n may begin, bit n of `entry` where wave n may come on to the map, bit n
    of `mine_zone` where side n may lay mines. `occupant` is a soldier and one more, `holder` the side that was the
    last to hold a point and one more, 0 for nobody. `changes` counts what has changed in sight; `reach` is the points
    left on those that somebody can walk to, and one more.
    """

    changes: Whole
    terrain: PerDotNow
    improved: PerDotNow
    bridge: PerDotNow
    storeys: PerDotNow
    mine_zone: PerDotNow
    occupant: PerDotNow
    holder: PerDotNow
    reach: PerDotNow
    mine: PerDot
    zone: PerDot
    entry: PerDot


class Forces(Record):
    """The soldiers: those of a side stand together, `count` of them in the order of the force.

    `card` is the number of the card, `letter` 0 for A, `leader` 1 for the leader of a squad and 2 for an assistant.
    `wave` is 0 for who begins on the map, in its `area`, else the number of the wave it enters with. `mine_kind` and
    `mine_side` are the markers that sides may lay.
    """

    policy: PerSide
    count: PerSide
    squads: PerSide
    card: PerSoldier
    letter: PerSoldier
    squad: PerSoldier
    leader: PerSoldier
    marine: PerSoldier
    may_stealth: PerSoldier
    hides: PerSoldier
    escorted: PerSoldier
    area: PerSoldier
    wave: PerSoldier
    mines: Whole
    mine_side: PerMine
    mine_kind: PerMine


class Plan(Record):
    """The scenario. Edges are bits: north, east, south, west. Bit n of `options` is optional rule n.

    Bit n of `airborne` says whether soldiers may begin in the air in area n.

    A condition of victory is a row: its kind, who scores, its mode, when it is counted, its points, what it needs, the
    edges or the soldier it is about, the cards it counts as bits (0 for all), and the points of the map that it names,
    `goals` of them from `first_goal` on. An ending is a row as well: its kind, its side, how much it takes.
    """

    turns: Whole
    first: Whole
    options: Whole
    glow: Whole
    detection: PerSide
    airborne: Whole
    friendly_edges: PerSide
    exit_edges: PerSide
    waves: Whole
    wave_side: PerWave
    wave_turn: PerWave
    areas: Whole
    conditions: Whole
    kind: PerCondition
    scorer: PerCondition
    mode: PerCondition
    when: PerCondition
    worth: PerCondition
    needed: PerCondition
    edges: PerCondition
    about: PerCondition
    first_goal: PerCondition
    goals: PerCondition
    goal: PerGoal
    cards: PerConditionCards
    endings: Whole
    ending_kind: PerEnding
    ending_side: PerEnding
    ending_at: PerEnding
