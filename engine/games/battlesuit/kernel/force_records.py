"""The records of what stays as it was set up: the soldiers of both sides, and the scenario."""

from engine.games.battlesuit.kernel.columns import (
    PerCondition,
    PerConditionCards,
    PerEnding,
    PerGoal,
    PerMine,
    PerSide,
    PerSoldier,
    PerWave,
    Whole,
)
from engine.kernel.records import Record


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
