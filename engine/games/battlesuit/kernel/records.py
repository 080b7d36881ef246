"""The records of a Battlesuit battle. What stays as it was set up lies in `force_records`, the map in `board`."""

from engine.games.battlesuit.kernel.numbers.attack_record import Aim, Attack, Cards
from engine.games.battlesuit.kernel.rules_record import (
    Numbers,
    PerCouple,
    PerGoal,
    PerMine,
    PerSide,
    PerSoldier,
    PerSquad,
    PerWave,
    PerWeight,
    Special,
    Whole,
)
from engine.games.battlesuit.kernel.setup_records import Board, Forces, Land, Pairs, Plan, Sight
from engine.kernel.answers import Answers
from engine.kernel.choices import Choices
from engine.kernel.draws import Draws, Script
from engine.kernel.log import Log
from engine.kernel.records import Record

__all__ = ["Battle", "Choice", "Forces", "Game", "Land", "Plan", "Soldiers", "View"]


class Style(Record):
    """What the heuristic player of each side weighs by, by the numbers of `codes.Weight`."""

    weights: PerWeight


class Battle(Record):
    """The course of a battle. `overrides` counts those since a soldier that was due, `merged` sides are one squad.

    `painting` is 1 while a soldier chooses whom to paint. Of rapid fire `first_target` was hit first, on `first_dot`
    with `first_die`, which is 0 as long as nobody was hit. Each goal of the plan has its holder,
    a side and one more, the turns it has been held one after the other, and whether that has been paid. `wave_edges`
    and `exit_edges` are the edges that are still open where a whole wave or side keeps to one, as bits.
    """

    turn: Whole
    over: Whole
    ending: Whole
    initiative: Whole
    first: Whole
    score: PerSide
    pool: PerSide
    overrides: PerSide
    leader: PerSquad
    began_with: PerSquad
    half_lost: PerSquad
    merged: PerSide
    reorganising: PerSide
    mover: Whole
    reactors: Whole
    painting: Whole
    first_target: Whole
    first_dot: Whole
    first_die: Whole
    turned: Whole
    committed: Whole
    held_by: PerGoal
    held_turns: PerGoal
    paid: PerGoal
    wave_edges: PerWave
    exit_edges: PerSide


class Soldiers(Record):
    """All that changes of soldiers. `dot` is the point one is on or was last on, `level` absolute.

    For the turn: `complete`, `reacted`, `recovering` (1 after 7-8 on the shaken table, 2 after recovery), `painted`
    (1, or 2 by a sniper), `painted_more` by others where that adds up, and `painted_by`, `jammed`, `boosted`, `bounced`
    (1 from the ground, 2 afresh, 3 landed again), and `landing_mp`, what a forced landing has cost; `grouped` is 1 for
    who is chosen for a group, 2 once its check is passed. For the activation: `left` movement points, `moved` points
    entered, `shots`, `queried`. `known`
    and `known_hits` are what the enemy knows of the card, `known_turn` since when.
    Stealth: `box` of the tracking marker, `stealth_from` the turn from which it may be used again. Drones: `shut_down`
    counts shock markers, `armed` is a bomb aboard.
    For the activation: `unseen` the box that one came out of, `halted` by a mine. `mine_dot` is where a marker lies.
    `sighted` is, by who is looked at and who looks, what was found last along the line between them (`board.places`).
    """

    place: PerSoldier
    dot: PerSoldier
    previous: PerSoldier
    level: PerSoldier
    storey: PerSoldier
    faces: PerSoldier
    hits: PerSoldier
    morale: PerSoldier
    complete: PerSoldier
    recovering: PerSoldier
    reacted: PerSoldier
    painted: PerSoldier
    painted_by: PerSoldier
    painted_more: PerSoldier
    jammed: PerSoldier
    boosted: PerSoldier
    bounced: PerSoldier
    landing_mp: PerSoldier
    left: PerSoldier
    moved: PerSoldier
    shots: PerSoldier
    queried: PerSoldier
    known: PerSoldier
    known_hits: PerSoldier
    known_turn: PerSoldier
    hidden: PerSoldier
    box: PerSoldier
    stealth_from: PerSoldier
    shut_down: PerSoldier
    armed: PerSoldier
    breached: PerSoldier
    grouped: PerSoldier
    entered: PerSoldier
    exit_edge: PerSoldier
    lost_turn: PerSoldier
    lost_to: PerSoldier
    mine_state: PerMine
    mine_dot: PerMine
    unseen: PerSoldier
    halted: PerSoldier
    sighted: PerCouple


class View(Record):
    """What one side knows: of its own soldiers everything, of the enemy's what is open or has been proved.

    `card`, `hits` and `box` of an enemy are -1 where they are not known; `seen` is 1 for who is to be seen on the map.
    """

    side: Whole
    turn: Whole
    seen: PerSoldier
    dot: PerSoldier
    level: PerSoldier
    card: PerSoldier
    unit_class: PerSoldier
    hits: PerSoldier
    box: PerSoldier
    morale: PerSoldier
    complete: PerSoldier
    painted: PerSoldier
    mine_seen: PerMine


class Choice(Record):
    """What a player has decided."""

    soldier: Whole
    action: Whole
    step: Whole
    way: Whole
    dot: Whole
    level: Whole
    target: Whole
    amount: Whole


class Game(Record):
    """Everything the kernel works on, by reference and nothing else."""

    log: Log
    answers: Answers
    choices: Choices
    draws: Draws
    script: Script
    sight: Sight
    board: Board
    pairs: Pairs
    land: Land
    numbers: Numbers
    special: Special
    cards: Cards
    style: Style
    forces: Forces
    plan: Plan
    battle: Battle
    soldiers: Soldiers
    attack: Attack
    aim: Aim
    view: View
    choice: Choice
