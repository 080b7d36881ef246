"""The records of a 7 Seconds battle. Distances are mils (1/1000 inch), frame as in `geometry`.

Column lengths are written out where a type is declared, since a record is laid out before
anything runs: 101 pieces, 11 unit types, 11 actions, 2 sides with 6 conditions each.
"""

from typing import Annotated

from engine.games.seven_seconds.kernel.rules_record import (
    Numbers,
    PerCondition,
    PerFeature,
    PerObjective,
    PerPatch,
    PerPiece,
    PerSide,
    PerSpot,
    Whole,
)
from engine.kernel.answers import Answers
from engine.kernel.choices import Choices
from engine.kernel.draws import Draws, Script
from engine.kernel.log import Log
from engine.kernel.polygons import Outlines
from engine.kernel.records import Column, Record

__all__ = ["Battle", "Choice", "Forces", "Game", "Numbers", "Sight", "Table", "View", "Way"]


class Table(Record):
    """The battlefield: its size and what its terrain does, trooper (and blip) and drone apart.

    The outlines of its features stand in `game.outlines`.
    """

    width_mil: Whole
    depth_mil: Whole
    features: Whole
    removable: PerFeature
    trooper_cover: PerFeature
    drone_cover: PerFeature
    trooper_ground: PerFeature
    drone_ground: PerFeature


Real = Annotated[float, Column("f8")]
PerWeight = Annotated[list[int], Column("i8", 46)]


class Style(Record):
    """What things are worth to the heuristic player of each side, by the numbers of `codes.Weight`."""

    weights: PerWeight


class Forces(Record):
    """What stays as it was set up: each piece's type and final stats, each side's mission."""

    attack_defense: Whole
    attacker: Whole
    policy: PerSide
    kind: PerPiece
    sensors: PerPiece
    shed: PerPiece
    armour: PerPiece
    countermeasures: PerPiece
    bought: PerPiece
    blast_radius: PerPiece
    blast_dice: PerPiece
    square: PerPiece
    condition: PerCondition
    objective: PerCondition
    state: PerCondition
    vp: PerCondition
    max_counters: PerCondition


class Battle(Record):
    """All that changes in a battle."""

    round: Whole
    over: Whole
    initiative: Whole
    table_control: Whole
    edge: PerSide
    score: PerSide
    troopers_lost: PerSide
    drones_lost: PerSide
    commander_lost: PerSide
    troopers_away: PerSide
    way_from_x_mil: Whole
    way_from_y_mil: Whole
    way_bend_x_mil: Whole
    way_bend_y_mil: Whole
    status: PerPiece
    x_mil: PerPiece
    y_mil: PerPiece
    facing_x: PerPiece
    facing_y: PerPiece
    counters: PerPiece
    active: PerPiece
    damaged: PerPiece
    scarred: PerPiece
    stunned: PerPiece
    commanded: PerPiece
    assigned: PerPiece
    arrived: PerPiece
    objective_destroyed: PerObjective
    objective_control: PerObjective
    missiles_fired: PerPiece
    trooper_countermeasures_shown: PerSide
    drone_countermeasures_shown: PerSide
    jamming: PerPiece
    jammers_used: Whole
    caught: PerPiece
    spots: Whole
    spot_x_mil: PerSpot
    spot_y_mil: PerSpot
    spot_counters: PerSpot
    patches: Whole
    patches_laid: Whole
    patch_kind: PerPatch
    patch_x_mil: PerPatch
    patch_y_mil: PerPatch
    patch_radius_mil: PerPatch
    patch_gone: PerPatch
    feature_gone: PerFeature
    pursuit_rounds: Whole
    pursued_by: Whole


class Sight(Record):
    """The answer of the last look along a line."""

    range_mil: Whole
    blocked: Whole
    blocking_terrain: Whole
    heavy_too_deep: Whole
    light_pieces: Whole
    heavy_pieces: Whole
    heavy_mil: Whole
    cover: Whole
    light_bands_count: Whole
    heavy_bands_count: Whole
    in_arc: Whole
    from_x_mil: Whole
    from_y_mil: Whole
    to_x_mil: Whole
    to_y_mil: Whole


class Way(Record):
    """The way round that was looked for last: where it leads, where it bends, and the allowance that it takes.

    `ahead` and `behind` are lines past an obstacle, from the start and from the end, of length 1.
    """

    from_x_mil: Whole
    from_y_mil: Whole
    to_x_mil: Whole
    to_y_mil: Whole
    bend_x_mil: Whole
    bend_y_mil: Whole
    cost_mil: Whole
    ahead_x: Real
    ahead_y: Real
    behind_x: Real
    behind_y: Real


class View(Record):
    """The table as one player sees it: everything of one's own, of the enemy what is revealed.

    `kind` of an enemy blip is -1, of a piece that is not to be seen as well; `square` is -1 but
    for one's own units in the holding area. Countermeasures of the enemy are those that a missile
    met last, and one more; 0 before it met any. `present` lists the units and blips on the table in
    their order, `present_to` of them; the enemy's stand in it from `enemies_from` to before
    `enemies_to`. `hidden` marks the pieces of which nothing is shown.
    """

    side: Whole
    round: Whole
    enemy_edge: Whole
    own_edge: Whole
    kind: PerPiece
    x_mil: PerPiece
    y_mil: PerPiece
    seen: PerPiece
    counters: PerPiece
    active: PerPiece
    damaged: PerPiece
    stunned: PerPiece
    sensors: PerPiece
    blast_radius: PerPiece
    jamming: PerPiece
    enemy_trooper_countermeasures: Whole
    enemy_drone_countermeasures: Whole
    square: PerPiece
    hidden: PerPiece
    present: PerPiece
    present_to: Whole
    enemies_from: Whole
    enemies_to: Whole
    goal_x_mil: Whole
    goal_y_mil: Whole
    goal_mil: Whole
    shelter: Whole
    own_units_in_square: Annotated[list[int], Column("i8", 16)]
    objective_control: PerObjective
    objective_destroyed: PerObjective
    condition: Annotated[list[int], Column("i8", 6)]
    objective: Annotated[list[int], Column("i8", 6)]
    state: Annotated[list[int], Column("i8", 6)]
    vp: Annotated[list[int], Column("i8", 6)]


class Choice(Record):
    """What a player has decided; a way that does not bend has its bend at (0, 0), where no base fits."""

    piece: Whole
    reveal: Whole
    action: Whole
    target: Whole
    x_mil: Whole
    y_mil: Whole
    jump: Whole
    toggle: Whole
    dice: Whole
    bend_x_mil: Whole
    bend_y_mil: Whole
    points: PerPiece
    points_again: PerPiece
    spot_points: PerSpot
    spot_x_mil: PerSpot
    spot_y_mil: PerSpot
    worth_ppm: Whole


class Game(Record):
    """Everything the kernel works on, by reference and nothing else."""

    log: Log
    answers: Answers
    choices: Choices
    draws: Draws
    script: Script
    outlines: Outlines
    table: Table
    numbers: Numbers
    style: Style
    forces: Forces
    battle: Battle
    sight: Sight
    way: Way
    view: View
    choice: Choice
