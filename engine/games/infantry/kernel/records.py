"""The records of battles: what is set up, what changes, what players choose and weigh; `Game` holds them all.

The shapes of their columns are written out, since a record is laid out before anything runs: 2 sides, 48 troopers with
10 weapons and 30 cells each, 64 weapons with 8 figures of damage, 6 squads, 6400 dots (80 by 80), 24 bearings, 96
declared explosions, 64 clouds of smoke, 3 steps of a turn's start, 6 objectives, 8 kinds of ways.
"""

from typing import Annotated

from engine.games.infantry.kernel.codes import StartStep
from engine.games.infantry.kernel.numbers.records import Area, Arms, Conditions, Crew, Line, Marks, Numbers
from engine.kernel.answers import Answers
from engine.kernel.choices import Choices
from engine.kernel.draws import Draws, Script
from engine.kernel.log import Log
from engine.kernel.packing import of
from engine.kernel.records import Column, Record

Whole = Annotated[int, Column("i8")]
PerSide = Annotated[list[int], Column("i8", 2)]
PerWeight = Annotated[list[int], Column("i8", 54)]
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
PerObjective = Annotated[list[int], Column("i8", 6)]
PerZone = Annotated[list[int], Column("i8", 8)]
PerStart = Annotated[list[int], Column("i8", 3)]
PerBearing = Annotated[list[int], Column("i8", 24)]
PerWay = Annotated[list[int], Column("i4", 51200)]
PerKindOfWay = Annotated[list[int], Column("i8", 8)]


class Rulings(Record):
    """What the rules document says of the course of battles, beside the numbers of the arithmetic; yes is 1, no 0.

    `compass_x` and `compass_y` are the bearings that arcs may have, in millionths: 24 of them from north, clockwise.
    """

    change_weapon: Whole = of("actions.change_weapon")
    switch_mounted: Whole = of("actions.switch_mounted")
    contours_block: Whole = of("sight.contours", when="block")
    trees_block: Whole = of("terrain.trees", when="impassable")
    water: Whole = of("options.water")
    swing: Whole = of("crewed.swing")
    pick_up: Whole = of("actions.pick_up")
    free_attacks: Whole = of("crewed.free_attacks")
    aim_and_arc: Whole = of("arcs.aim_or_arc", when="both")
    crew_to_fire: Whole = of("crewed.crew_to_fire")
    per_dot: Whole = of("terrain.per_dot")
    through_friends: Whole = of("terrain.through_friends")
    explosives: Whole = of("options.explosive_ranged")
    incendiaries: Whole = of("options.incendiary")
    smoke: Whole = of("options.smoke")
    large_targets: Whole = of("options.large_targets")
    breaching: Whole = of("options.breaching")
    at_once: Whole = of("turn.explosions", when="at_once")
    wire: Whole = of("options.barbed_wire")
    wire_attacks: Whole = of("wire.entangled_may_attack")
    wire_freed_acts: Whole = of("wire.freed_acts")
    tunnels: Whole = of("options.trench_tunnel")
    goes_on: Whole = of("movement_fire.go_on")
    cover_ap: Whole = of("movement_fire.target_drops_ap")
    checks_every_turn: Whole = of("morale.trigger", when="every_turn")
    fails_rout: Whole = of("morale.fails", when="routed")
    routed_after: Whole = of("morale.routed_after")
    rally_counts: Whole = of("morale.rally_counts")
    leader_counts: Whole = of("morale.leader_counts")
    leader_replaced: Whole = of("squad.leader_replaced")
    leadership: Whole = of("morale.leadership")
    drop_weapon: Whole = of("actions.drop_weapon")
    reload: Whole = of("actions.reload")
    fire_spreads: Whole = of("fire.spreads", when="vegetation")
    start_order: PerStart = of("turn.start_order", codes=StartStep)
    fire_start: Whole = of("fire.start_damage")
    movement_fire: Whole = of("options.movement_fire")
    moving_needs_step: Whole = of("movement_fire.needs_step")
    prone_under_blast: Whole = of("target.prone_for_dot_fire")
    first_by_roll: Whole = of("turn.first", when="roll")
    draw_percent: Whole = of("scenario.draw_percent")
    compass_x: PerBearing
    compass_y: PerBearing


class Ground(Record):
    """The map, `width` columns and `height` rows: the terrain and level of each dot, the tunnel under it (-1: none).

    `mouth` says whether one goes into the tunnel there, `toughness` what a structure withstands (-1: none stands).
    """

    width: Whole
    height: Whole
    terrain: PerPlaceOnMap
    level: PerPlaceOnMap
    tunnel: PerPlaceOnMap
    mouth: PerPlaceOnMap
    toughness: PerPlaceOnMap


class Arsenal(Record):
    """The weapons as rows of what `Arms` has of one, rings in rows of 8; `harm` is their kind of damage.

    The last one are the fists of those who carry nothing to strike with; `dice` of damage they throw.
    """

    count: Whole
    type: PerWeapon
    filling: PerWeapon
    ap: PerWeapon
    ammo: PerWeapon
    short_dots: PerWeapon
    long_dots: PerWeapon
    mode: PerWeapon
    crew: PerWeapon
    rings: PerWeapon
    ring: PerWeaponRing
    harm: PerWeapon
    dice: PerWeapon


class Forces(Record):
    """What stays as it was set up: players, zones, objectives, and the cards of the troopers.

    Of the zones the first two are where the sides are set down, the others those of the objectives by their numbers.
    `weapon` holds the weapons of a card in rows of 10, by section, -1 where there is none; `rounds` what they begin
    with, -1 without limit. A crewed weapon stands in `gun` instead; its number is that of who brings it. `armor` are
    the covered cells in rows of 30, as in `Marks`.
    """

    policy: PerSide
    people: Whole
    squads: Whole
    turns: Whole
    budget: Whole
    first: Whole
    west: PerZone
    east: PerZone
    south: PerZone
    north: PerZone
    side: PerPerson
    squad: PerPerson
    experience: PerPerson
    armor_ap: PerPerson
    leadership: PerPerson
    leads: PerPerson
    sneak_suit: PerPerson
    value: PerPerson
    gun: PerPerson
    set_up: PerSide
    weapon: PerSlot
    rounds: PerSlot
    armor: PerPersonCell
    objectives: Whole
    objective: PerObjective
    objective_side: PerObjective
    objective_points: PerObjective
    objective_each_turn: PerObjective


class Battle(Record):
    """All that changes in a battle.

    `state` is what has become of a trooper, `hp` and `armor` the marks on its card in rows of 30. Of its action points
    `ap` are left and `moved` went into movement; it may have `stepped` to another dot, and `laid` an arc; one that is
    `done` has had its share of the side's turn. One may be `caught` in wire, or `shaken` after so many `failures` of
    morale since it was calm. `active` is the section of the weapon in hand. An arc is that of the active weapon;
    `arc_attacks` were made into it in a turn of the enemy. `gun` is the crewed weapon that a trooper controls; from
    `gun_holder` to `gun_fired` the columns are by the number of such a weapon: who controls it, whether it stands set
    up, where, its arc, its attacks in the turn of a side. Explosions wait as they were `declared`, with their target
    numbers. Of the `clouds` of smoke it is said where and in which turn whose landed. `smoke` says in which turn the
    last goes from a dot, `fire` in which it goes out (0: there is none), `suffered` what structures have taken, `burnt`
    how many burning dots a trooper has entered in its turn. Of a squad `dead` counts those that count for morale,
    `fallen` those since it was checked. `lost` are the PV of a side that are gone, `scored` those of its
    objectives. `refused` counts answers that were not legal.
    """

    turn: Whole
    side: Whole
    first: Whole
    acting: Whole
    over: Whole
    winner: Whole
    refused: Whole
    column: PerPerson
    row: PerPerson
    state: PerPerson
    prone: PerPerson
    tunnel: PerPerson
    caught: PerPerson
    shaken: PerPerson
    failures: PerPerson
    active: PerPerson
    ap: PerPerson
    moved: PerPerson
    stepped: PerPerson
    laid: PerPerson
    done: PerPerson
    weapon: PerSlot
    rounds: PerSlot
    hp: PerPersonCell
    armor: PerPersonCell
    arc: PerPerson
    arc_wide: PerPerson
    arc_bearing: PerPerson
    arc_attacks: PerPerson
    gun: PerPerson
    gun_holder: PerPerson
    gun_stands: PerPerson
    gun_column: PerPerson
    gun_row: PerPerson
    gun_tunnel: PerPerson
    gun_bearing: PerPerson
    gun_fired: PerPerson
    declared: Whole
    declared_by: PerBlast
    declared_weapon: PerBlast
    declared_column: PerBlast
    declared_row: PerBlast
    declared_number: PerBlast
    declared_tunnel: PerBlast
    clouds: Whole
    cloud_column: PerCloud
    cloud_row: PerCloud
    cloud_side: PerCloud
    cloud_turn: PerCloud
    cloud_grown: PerCloud
    smoke: PerPlaceOnMap
    fire: PerPlaceOnMap
    suffered: PerHarmOnMap
    burnt: PerPerson
    dead: PerSquad
    fallen: PerSquad
    lost: PerSide
    scored: PerSide
    kills: PerSide
    shots: PerSide
    hits: PerSide


class Choice(Record):
    """What a player has decided; which of them counts depends on the question and on the action."""

    action: Whole
    slot: Whole
    target: Whole
    bearing: Whole
    column: Whole
    row: Whole


class Style(Record):
    """What the heuristic player of each side weighs by, by the numbers of `codes.Weight`."""

    weights: PerWeight


class Ways(Record):
    """What the heuristic player has found out about the ground, as it needed it: ways in AP to the enemy's zone.

    They lie one kind after another, 6400 dots each: of side A on foot, of A where they swim, and of B; then the ways to
    what a side scores for, in the same order. A kind that is not yet `known` is empty. `queue` are dots whose way has
    changed, `waits` whether one is in there.
    """

    known: PerKindOfWay
    ap: PerWay
    queue: PerHarmOnMap
    waits: PerPlaceOnMap


class Game(Record):
    """Everything the kernel works on, by reference and nothing else."""

    log: Log
    answers: Answers
    choices: Choices
    draws: Draws
    script: Script
    numbers: Numbers
    rulings: Rulings
    ground: Ground
    arsenal: Arsenal
    style: Style
    forces: Forces
    battle: Battle
    choice: Choice
    arms: Arms
    conditions: Conditions
    marks: Marks
    crew: Crew
    line: Line
    area: Area
    ways: Ways
