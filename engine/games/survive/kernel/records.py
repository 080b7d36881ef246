"""The records of a SURVIVE battle. Distances are mils, directions unit vectors in millionths.

Pieces: the units of the first Mob, of the next, and so on, then the control units. A weapon is a slot: 8 a piece,
in the order in which its unit lists them. Column lengths are written out, since a record is laid out before anything
runs: 4 seats with 36 weights each, 120 pieces (20 units a Mob and 40 control units), 960 slots, 3 ways to win,
40 pieces of terrain.
"""

from typing import Annotated

from engine.games.survive.kernel.rules_record import Board, Numbers, Places
from engine.kernel.answers import Answers
from engine.kernel.choices import Choices
from engine.kernel.draws import Draws, Script
from engine.kernel.log import Log
from engine.kernel.polygons import Outlines
from engine.kernel.records import Column, Record

Whole = Annotated[int, Column("i8")]
PerSeat = Annotated[list[int], Column("i8", 4)]
PerPiece = Annotated[list[int], Column("i8", 120)]
PerSlot = Annotated[list[int], Column("i8", 960)]
PerWay = Annotated[list[int], Column("i8", 3)]
PerFeature = Annotated[list[int], Column("i8", 40)]
PerWeight = Annotated[list[int], Column("i8", 144)]


__all__ = ["Battle", "Board", "Choice", "Forces", "Game", "Ground", "Numbers", "Places", "Style"]


class Ground(Record):
    """The terrain: what each piece does; their outlines stand in `game.outlines`. Rule: SV.HOUSE.7."""

    features: Whole
    blocks: PerFeature
    cover: PerFeature


class Forces(Record):
    """What stays as it was set up: seats, units with their stats, and weapons by slot; `ways` end with a 0."""

    mobs: Whole
    turns: Whole
    pieces: Whole
    ways: PerWay
    corner: PerSeat
    policy: PerSeat
    mob: PerPiece
    grit: PerPiece
    toughness: PerPiece
    shooting: PerPiece
    combat: PerPiece
    move_mil: PerPiece
    run_mil: PerPiece
    charge_mil: PerPiece
    weapons: PerPiece
    weapon: PerSlot
    weapon_type: PerSlot
    hands: PerSlot
    power: PerSlot
    difficulty: PerSlot
    ammo: PerSlot
    range_mil: PerSlot
    blast_mil: PerSlot


class Style(Record):
    """What things are worth to the heuristic player of each seat, by the numbers of `weights.Weight`."""

    weights: PerWeight


class Battle(Record):
    """All that changes in a battle. `mob` and `kind` of a unit that goes Red become those of a CU.

    `falls` counts how often a piece died or Blinked out, `fought_from` that count at the start of its fight, and
    `caught` is one more than it for those that a blast reaches. `tied` marks seats, `listed` is of a moment.
    """

    turn: Whole
    over: Whole
    winner: Whole
    ending: Whole
    phases: Whole
    pulses: Whole
    first_player: Whole
    play_order: PerSeat
    initiative: PerSeat
    tied: PerSeat
    mob: PerPiece
    kind: PerPiece
    status: PerPiece
    red: PerPiece
    x_mil: PerPiece
    y_mil: PerPiece
    facing_x: PerPiece
    facing_y: PerPiece
    lifted: PerPiece
    activated: PerPiece
    holding: PerPiece
    shots_left: PerPiece
    hold_slot: PerPiece
    in_hand: PerPiece
    ready_in: PerPiece
    jammed_in: PerSlot
    gun_jammed_in: PerPiece
    runs: PerPiece
    to_x_mil: PerPiece
    to_y_mil: PerPiece
    blade: PerPiece
    run_hits: PerPiece
    run_upon: PerPiece
    run_misses: PerPiece
    falls: PerPiece
    fought_from: PerPiece
    pair_hits: Whole
    pair_misses: Whole
    pair_struck: Whole
    chain: Whole
    teamed: Whole
    tap_piece: Whole
    tap_target: Whole
    tap_falls: Whole
    tap_power: Whole
    tap_met: Whole
    key_state: Whole
    key_piece: Whole
    key_x_mil: Whole
    key_y_mil: Whole
    first_fatality: Whole
    soulchips: PerSeat
    levels_up: PerSeat
    lost: PerSeat
    reds: PerSeat
    kills: PerSeat
    control_kills: PerSeat
    planned_action: PerPiece
    planned_target: PerPiece
    listed: PerPiece
    caught: PerPiece
    rising: PerPiece
    risen: Whole


class Choice(Record):
    """What a player has decided."""

    action: Whole
    piece: Whole
    partner: Whole
    target: Whole
    slot: Whole
    estimate_mil: Whole
    x_mil: Whole
    y_mil: Whole
    facing_x: Whole
    facing_y: Whole
    joins: PerPiece


class Game(Record):
    """Everything the kernel works on, by reference and nothing else."""

    log: Log
    answers: Answers
    choices: Choices
    draws: Draws
    script: Script
    outlines: Outlines
    ground: Ground
    numbers: Numbers
    board: Board
    places: Places
    style: Style
    forces: Forces
    battle: Battle
    choice: Choice
