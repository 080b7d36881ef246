"""Rifles, grazes, damage, turns and the count against the worked cases of the rulebook."""

from typing import Any

import pytest

from engine.games.seven_seconds.kernel.actions.blasts import blast_unit
from engine.games.seven_seconds.kernel.actions.damage import damage_suit, graze
from engine.games.seven_seconds.kernel.actions.drones import kamikaze
from engine.games.seven_seconds.kernel.actions.rifle import rifle_result
from engine.games.seven_seconds.kernel.codes import FIRST_OBJECTIVE, Action, Draw, Event, Shot, Status
from engine.games.seven_seconds.kernel.course.ending import victory_points
from engine.games.seven_seconds.kernel.course.turn import activation_allowance, initiative_after
from engine.games.seven_seconds.kernel.mission_codes import Condition, ObjectiveState
from engine.games.seven_seconds.rules.missions import victory
from engine.games.seven_seconds.rules.units import drone, drone_rating, line_rating, trooper
from engine.kernel.packing import face_set
from schemas.models.seven_seconds.cards import Drones, Troopers
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneType, Rating, TrooperType
from tests.rules.adapters.seven_seconds.bench import ATTACKER, DEFENDER, Bench

RED, BLUE = 0, 1
GAUSS, PLASMA, MACHINE_GUN = range(3)


@pytest.mark.parametrize(
    ("weapon", "dice", "result"),
    [
        (GAUSS, [2, 4, 5], Shot.GRAZED),
        (GAUSS, [1, 6], Shot.KILLED),
        (GAUSS, [3, 3, 4], Shot.MISSED),
        (PLASMA, [3, 5], Shot.GRAZED),
        (PLASMA, [2, 6], Shot.KILLED),
        (MACHINE_GUN, [3, 6], Shot.MISSED),
        (MACHINE_GUN, [2, 5], Shot.KILLED),
    ],
)
def test_what_the_dice_do(bench: Any, weapon: int, dice: list[int], result: int) -> None:
    """The lowest die decides, by weapon. Cases 7S.CASE.101 to 106."""
    numbers = bench().game.numbers

    assert rifle_result(numbers.kill_faces[weapon], numbers.graze_faces[weapon], face_set(dice)) == result


def test_a_grazed_drone_is_lost(bench: Any) -> None:
    """Drones have no armour to throw for. Case 7S.CASE.245."""
    table = bench()
    drone_piece = table.unit(BLUE, 0, "basic_drone", (10, 10))

    graze(table.game, drone_piece, drone_piece)

    assert [table.game.battle.status[drone_piece], table.game.battle.drones_lost[BLUE]] == [Status.DESTROYED, 1]


def test_a_graze_stuns_and_damages_by_its_two_dice(bench: Any) -> None:
    """Red above armour stuns, the other above armour damages, over every pair of dice. Rule 7S.RIF.13."""
    for seed in range(60):
        table = bench()
        table.game.draws.seed = seed
        victim = table.unit(BLUE, 0, "tactical", (10, 10), armour=3)

        graze(table.game, victim, victim)

        [red, other] = [row[4] for row in table.events(1)]
        assert table.game.battle.stunned[victim] == int(red > 3)
        assert table.game.battle.damaged[victim] == int(other > 3)


def test_the_second_damage_destroys(bench: Any) -> None:
    """Damage, repair, damage, damage: only the last is fatal. Case 7S.CASE.259."""
    table = bench()
    victim = table.unit(BLUE, 0, "commander", (10, 10))

    damage_suit(table.game, victim, victim)
    table.game.battle.damaged[victim] = 0
    damage_suit(table.game, victim, victim)
    alive = table.game.battle.status[victim] != Status.DESTROYED
    damage_suit(table.game, victim, victim)

    assert alive
    assert [table.game.battle.status[victim], table.game.battle.commander_lost[BLUE]] == [Status.DESTROYED, 1]


def test_allowances() -> None:
    """Twice as many ready units give two activations, three times three. Case 7S.CASE.49."""
    pairs = [(12, 6), (11, 6), (18, 6), (17, 6), (24, 6), (5, 0), (6, 6), (1, 3)]

    assert [activation_allowance(mine, theirs, 2, 3, 3) for mine, theirs in pairs] == [2, 1, 3, 2, 3, 3, 1, 1]


def test_initiative_passes_on_a_tie() -> None:
    """High roll takes it, a tie hands it over. Case 7S.CASE.46."""
    assert [initiative_after(0, 4, 4), initiative_after(1, 4, 4), initiative_after(1, 5, 2)] == [1, 0, 0]


def test_levels_of_victory() -> None:
    """One to five marginal, six to nineteen normal, twenty decisive. Case 7S.CASE.167."""
    rules = Rules(kind="rules", id="rules", title="Rules")
    pairs = [(12, 7), (12, 6), (25, 6), (26, 6), (9, 9), (-3, 4), (0, 20)]

    assert [victory(red, blue, rules) for red, blue in pairs] == [
        ("red", "marginal"),
        ("red", "normal"),
        ("red", "normal"),
        ("red", "decisive"),
        (None, "draw"),
        ("blue", "normal"),
        ("blue", "decisive"),
    ]


def _faction(spec_ops: list[int], veteran: list[int], reserve: list[int]) -> Faction:
    stats = ("sensors", "stealth", "armour", "countermeasures", "nuclear", "robotics")
    lines = {"spec_ops": spec_ops, "veteran": veteran, "reserve": reserve}
    return Faction.model_validate(
        {
            "kind": "faction",
            "id": "probe",
            "name": "Probe",
            "background": "A probe.",
            "flag": {"pattern": "plain", "field": "#000000", "charge": "#FFFFFF"},
            "stats": {rating: dict(zip(stats, line, strict=True)) for rating, line in lines.items()},
        }
    )


NEW_TOKYO = _faction([5, 5, 3, 5, 1, 5], [3, 4, 2, 4, 1, 4], [2, 3, 1, 2, 1, 3])
PUC = _faction([4, 4, 5, 4, 4, 3], [3, 3, 4, 3, 3, 2], [2, 2, 3, 2, 2, 1])


def test_suits_add_to_the_stats() -> None:
    """Scouts see and hide better, assaults are tougher, and a cap can be set. Cases 7S.CASE.14 to 16, 242."""
    rules = Rules(kind="rules", id="rules", title="Rules")
    capped = Rules.model_validate(
        {"kind": "rules", "id": "capped", "title": "Capped", "unit_mods": {"effective_stat_cap": 5}}
    )
    scout = trooper(NEW_TOKYO, Rating.SPEC_OPS, TrooperType.SCOUT, rules)
    reserve_scout = trooper(PUC, Rating.RESERVE, TrooperType.SCOUT, rules)

    assert (scout.sensors, scout.stealth, scout.armour, scout.countermeasures, scout.blast_radius) == (6, 6, 3, 5, 1)
    assert trooper(PUC, Rating.SPEC_OPS, TrooperType.ASSAULT, rules).armour == 6
    assert trooper(PUC, Rating.SPEC_OPS, TrooperType.ASSAULT, capped).armour == 5
    assert (reserve_scout.sensors, reserve_scout.stealth, reserve_scout.armour) == (3, 3, 3)


def test_robotics_stands_for_every_drone_stat() -> None:
    """A veteran recce drone of New Tokyo looks with four dice. Case 7S.CASE.18."""
    recce = drone(NEW_TOKYO, Rating.VETERAN, DroneType.RECCE_DRONE, Rules(kind="rules", id="rules", title="Rules"))

    assert (recce.sensors, recce.stealth, recce.countermeasures) == (4, 4, 4)


def test_a_drone_takes_the_most_numerous_rating() -> None:
    """The card's own rating, else the line's, the lower of equals. Case 7S.CASE.217."""
    rules = Rules(kind="rules", id="rules", title="Rules")
    lines = [
        ["spec_ops", "spec_ops"],
        ["veteran", "veteran", "reserve"],
        ["spec_ops", "reserve", "spec_ops", "reserve"],
    ]
    troopers = [[Troopers(type=TrooperType.TACTICAL, rating=Rating(rating)) for rating in line] for line in lines]
    printed = [Rating.RESERVE, None, None]
    drones = [Drones(type=DroneType.BASIC_DRONE, rating=rating) for rating in printed]

    found = [drone_rating(entry, line_rating(line), rules) for entry, line in zip(drones, troopers, strict=True)]

    assert found == [Rating.RESERVE, Rating.VETERAN, Rating.RESERVE]


def _mission(table: Any, side: int, rows: list[tuple[int, int, int, int, int]]) -> None:
    for row, (condition, objective, state, vp, most) in enumerate(rows, side * 6):
        table.game.forces.condition[row] = condition
        table.game.forces.objective[row] = objective
        table.game.forces.state[row] = state
        table.game.forces.vp[row] = vp
        table.game.forces.max_counters[row] = most


def test_missions_are_counted(bench: Any) -> None:
    """A destroyed objective scores for the one who wanted that. Case 7S.CASE.195: 8 against 7."""
    table = bench()
    _mission(
        table,
        RED,
        [
            (Condition.OBJECTIVE_STATE, 3, ObjectiveState.DESTROYED, 8, 0),
            (Condition.ENEMY_TROOPERS_KILLED, 0, 0, 2, 0),
            (Condition.OWN_TROOPERS_LOST, 0, 0, -3, 0),
        ],
    )
    _mission(
        table,
        BLUE,
        [
            (Condition.OBJECTIVE_STATE, 3, ObjectiveState.SECURED_BY_OWN_SIDE, 6, 0),
            (Condition.TABLE_CONTROL, 0, 0, 5, 0),
            (Condition.ENEMY_TROOPERS_KILLED, 0, 0, 1, 0),
        ],
    )
    table.objective(3, (18, 9))
    table.game.battle.objective_destroyed[3] = 1
    table.game.battle.table_control = BLUE + 1
    table.game.battle.troopers_lost[:] = [2, 3]

    assert [victory_points(table.game, RED), victory_points(table.game, BLUE)] == [8, 7]


def test_counters_and_survivors_are_counted(bench: Any) -> None:
    """Five of six counters, an inspected objective, five survivors, a drone: 21 and -1. Case 7S.CASE.249."""
    table = bench()
    _mission(
        table,
        RED,
        [
            (Condition.OBJECTIVE_COUNTERS, 0, 0, 2, 5),
            (Condition.OBJECTIVE_STATE, 4, ObjectiveState.INSPECTED, 4, 0),
            (Condition.OWN_TROOPERS_SURVIVING, 0, 0, 1, 0),
            (Condition.ENEMY_DRONES_KILLED, 0, 0, 2, 0),
        ],
    )
    _mission(
        table,
        BLUE,
        [
            (Condition.OBJECTIVE_STATE, 0, ObjectiveState.NOT_DESTROYED, 5, 0),
            (Condition.OBJECTIVE_STATE, 2, ObjectiveState.CONTESTED, 3, 0),
            (Condition.OWN_TROOPERS_LOST, 0, 0, -2, 0),
            (Condition.ENEMY_COMMANDER_KILLED, 0, 0, 6, 0),
        ],
    )
    for slot in range(5):
        table.unit(RED, slot, "tactical", (4 + slot * 2, 10))
    for index in (0, 2, 4):
        table.objective(index, (8 + 5 * index, 20))
    table.game.battle.objective_destroyed[0] = 1
    table.game.battle.objective_control[4] = BLUE + 1
    table.game.battle.counters[FIRST_OBJECTIVE] = 6
    table.game.battle.counters[FIRST_OBJECTIVE + 4] = 1
    table.game.battle.troopers_lost[:] = [0, 2]
    table.game.battle.drones_lost[:] = [0, 1]

    assert [victory_points(table.game, RED), victory_points(table.game, BLUE)] == [21, -1]


def test_a_suit_that_a_blast_breaks_again_falls_once() -> None:
    """Where repairs do not reset damage, a blast on a repaired suit destroys it at its first stage, and counts it once.

    Rules: 7S.GAP.63, 7S.GAP.116.
    """
    bench = Bench({"params": {"damage.repair_resets": False}})
    firer = bench.unit(ATTACKER, "tactical", (4, 4), {"nuclear": 1})
    victim = bench.unit(DEFENDER, "tactical", (20, 20), {"armour": 1})
    bench.game.battle.scarred[victim] = 1
    bench.lay(victim, Draw.BLAST, 6, 6, 6)

    blast_unit(bench.game, victim, firer)

    assert bench.is_destroyed(victim)
    assert bench.game.battle.troopers_lost[DEFENDER] == 1
    assert len(bench.events(Event.BLAST_STAGE)) == 1


@pytest.mark.parametrize(("counts", "lost"), [(True, 1), (False, 0)])
def test_an_exploded_kamikaze_drone_counts_as_ruled(bench: Any, counts: bool, lost: int) -> None:
    """Drones in a blast are destroyed, and it stands in the middle of its own (7S.BLAST.3, 7S.GAP.119)."""
    table = bench(kamikaze={"counts_as_killed": counts})
    _mission(table, BLUE, [(Condition.ENEMY_DRONES_KILLED, 0, 0, 3, 0)])
    drone = table.unit(RED, 0, "kamikaze_drone", (10, 10), blast_radius=2, blast_dice=2)

    kamikaze(table.game, drone, Action.MOVE, 12_000, 10_000)

    assert table.game.battle.status[drone] == Status.DESTROYED
    assert table.game.battle.drones_lost[:] == [lost, 0]
    assert victory_points(table.game, BLUE) == 3 * lost
    assert len(table.events(Event.DESTROYED)) == lost
