"""Blasts, craters, flamers and smoke."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.seven_seconds.kernel.actions.blasts import blast_unit, detonate
from engine.games.seven_seconds.kernel.actions.choices import act, clear_choice, is_legal
from engine.games.seven_seconds.kernel.actions.movement import end_in_field, relocate
from engine.games.seven_seconds.kernel.board.sight import look
from engine.games.seven_seconds.kernel.board.terrain import goes_away, patch_ground
from engine.games.seven_seconds.kernel.codes import Action, Draw, Event, Kind, Patch, Status
from engine.games.seven_seconds.rules.numbers import GROUND_CODES, mils
from tests.rules.adapters.seven_seconds.bench import (
    ATTACKER,
    BASE_RADIUS_IN,
    DEFENDER,
    DRONES,
    Answer,
    Bench,
    Given,
    Point,
    ahead,
    rectangle,
)
from tests.rules.adapters.seven_seconds.blips import units_of
from tests.rules.adapters.seven_seconds.measures import HERE
from tests.rules.adapters.seven_seconds.rifles import chooses
from tests.rules.adapters.seven_seconds.sight import COVERS, hill_between

CENTRE: Point = (18.0, 18.0)
FAR: Point = (2.0, 2.0)
FAR_ENOUGH: Point = (12.0, 18.0)
TOUGH = {"armour": 99}
GROUNDS = {code: word.value for word, code in GROUND_CODES.items()}


def kind_of(name: str) -> str:
    """Return the type of a piece by its id, such as `enemy_drone` or `decoy_blip`."""
    named = [kind for kind in (*DRONES, "commander", "tactical", "scout", "assault", "engineer") if kind in name]
    if named:
        return named[0]
    short = {"kamikaze": "kamikaze_drone", "haywire": "haywire_drone", "recce": "recce_drone", "drone": "basic_drone"}
    return next((kind for word, kind in short.items() if word in name), "tactical")


def put(bench: Bench, name: str, row: Any, at: Sequence[float]) -> int:
    """Put a piece on the table by its id: objective, blip, decoy, drone or trooper, a friend or an enemy."""
    side = ATTACKER if name.startswith(("friendly", "own", "firer")) else DEFENDER
    if name.startswith("objective"):
        return bench.objective(0, at)
    contents = row.get("contents", row.get("blip")) if isinstance(row, Mapping) else None
    if contents is not None or "blip" in name or "decoy" in name:
        inside = contents if contents is not None else () if "decoy" in name else (kind_of(name),)
        blip = bench.blip(side, at, inside)
        for unit in units_of(bench, blip):
            bench.game.forces.armour[unit] = TOUGH["armour"]
        return blip
    kind = row.get("type", kind_of(name)) if isinstance(row, Mapping) else kind_of(name)
    return bench.unit(side, kind, at, TOUGH)


def blast_area(given: Given) -> Answer:
    """Answer whom a blast reaches, and what it takes away at once."""
    bench = Bench(given, base_radius_in=given.get("base_radius_in", 0))
    game = bench.game
    firer = bench.unit(ATTACKER, "tactical", (-99, -99), {"nuclear": given["nuclear"]})
    pieces = {}
    for name, row in given.get("units", {}).items():
        pieces[name] = put(bench, name, row, row["at"] if isinstance(row, Mapping) else row)
    place = bench.objective(0, given["objective"]) if "objective" in given else None
    detonate(game, firer, mils(given["mpi"][0]), mils(given["mpi"][1]), True)  # noqa: FBT003 - the kernel has no keywords
    rolled = {row[2] for row in bench.events(Event.BLAST_STAGE)}
    gone = {name for name, piece in pieces.items() if game.battle.status[piece] != Status.ON_TABLE}
    blips = {name for name, piece in pieces.items() if game.forces.kind[piece] == Kind.BLIP}
    return {
        "affected": {name for name, piece in pieces.items() if piece in rolled} | gone,
        "destroyed": gone - blips,
        "removed_decoys": {name for name in gone & blips if not units_of(bench, pieces[name])},
        "revealed": gone & blips,
        "objective_destroyed": place is not None and bench.is_destroyed(place),
    }


def blast_resolve(given: Given) -> Answer:
    """Answer what a trooper's dice in a blast do to it."""
    bench = Bench(given)
    firer = bench.unit(ATTACKER, "tactical", FAR, {"nuclear": given["nuclear"]})
    values = {**given, "damaged": given.get("already_damaged", False)}
    victim = bench.unit(
        DEFENDER, given.get("unit", "tactical"), CENTRE, values | {"stunned": given.get("already_stunned", False)}
    )
    for stage in given["stages"]:
        bench.lay(victim, Draw.BLAST, *stage)
    blast_unit(bench.game, victim, firer)
    bench.check_dice()
    return dict(bench.state(victim))


def crater(given: Given) -> Answer:
    """Answer what a crater is, and which pieces it takes away."""
    x, y = given["at"]
    outline = rectangle((x - 2, y - 2, x + 2, y + 2))
    bench = Bench(given, [(row["type"], outline) for row in given["pieces"].values()])
    numbers = bench.game.numbers
    removed = {
        name
        for index, (name, row) in enumerate(given["pieces"].items())
        if bench.game.table.removable[index] and goes_away(bench.game, round(row["covered_fraction"] * 1000))
    }
    return {
        "diameter_in": numbers.crater_radius_mil * 2 / 1000,
        "removed": removed,
        "crater_terrain": {
            "cover": COVERS[numbers.patch_trooper_cover[Patch.CRATER]],
            "movement": GROUNDS[numbers.patch_trooper_ground[Patch.CRATER]],
        },
    }


def aims_flamer(bench: Bench, centre: Point) -> None:
    """Choose a flamer burst at a point."""
    clear_choice(bench.game)
    bench.game.choice.action = Action.FIRE_FLAMER
    bench.game.choice.x_mil, bench.game.choice.y_mil = mils(centre[0]), mils(centre[1])


def flamer(given: Given) -> Answer:
    """Answer whom a flamer burst catches."""
    bench = Bench(given)
    firer = bench.unit(ATTACKER, given["unit"], FAR_ENOUGH, {"counters": given.get("own_counters", 0), **TOUGH})
    centre = ahead(FAR_ENOUGH, given["centre_distance_in"] + bench.radius_in)
    bench.face(firer, -given.get("bearing_deg", 0))
    rows = given.get("affected_edges_in", {})
    pieces = {}
    for number, (name, away) in enumerate(rows.items()):
        rim = bench.rules.objective.diameter_in / 2 if name.startswith("objective") else bench.radius_in
        pieces[name] = put(bench, name, None, ahead(centre, away + rim, 15 + 330 * number / len(rows) - 150))
    aims_flamer(bench, centre)
    if not is_legal(bench.game, firer):
        return {"legal": False}
    act(bench.game, firer)
    grazed = {row[2] for row in bench.events(Event.GRAZE)}
    gone = {name for name, piece in pieces.items() if bench.game.battle.status[piece] != Status.ON_TABLE}
    blips = {name for name in gone if bench.game.forces.kind[pieces[name]] == Kind.BLIP}
    burned = {name for name, piece in pieces.items() if piece in grazed}
    return {
        "legal": True,
        "own_counters": bench.game.battle.counters[firer],
        "grazed": burned,
        "destroyed": gone - blips,
        "revealed": blips,
        "unaffected": set(pieces) - burned - gone,
    }


def flamer_legality(given: Given) -> Answer:
    """Answer which bursts may be fired."""
    legal = []
    for shot in given["shots"]:
        centre = ahead(FAR_ENOUGH, shot["centre_distance_in"] + Bench(given).radius_in)
        hidden = shot.get("los", True) is False
        bench = Bench(given, [hill_between(FAR_ENOUGH, centre, BASE_RADIUS_IN)] if hidden else ())
        firer = bench.any_unit(ATTACKER, shot["unit"], FAR_ENOUGH)
        bench.face(firer, -shot.get("bearing_deg", 0))
        aims_flamer(bench, centre)
        legal.append(is_legal(bench.game, firer))
    return {"legal": legal}


def flamer_resolve(given: Given) -> Answer:
    """Answer what the dice of a burst do to each unit."""
    bench = Bench(given)
    firer = bench.unit(ATTACKER, "tactical", FAR_ENOUGH)
    centre = ahead(FAR_ENOUGH, 6.0)
    pieces = {}
    for number, (name, row) in enumerate(given["units"].items()):
        at = ahead(centre, row["edge_to_centre_in"] + bench.radius_in, 360 * number / len(given["units"]) + 45)
        pieces[name] = bench.unit(DEFENDER, row["type"], at, row)
        for word, reason in (("red", Draw.STUN), ("normal", Draw.DAMAGE)):
            if word in row:
                bench.lay(pieces[name], reason, row[word])
    aims_flamer(bench, centre)
    act(bench.game, firer)
    bench.check_dice()
    return {name: bench.state(piece) for name, piece in pieces.items()}


def smoke_entry(given: Given) -> Answer:
    """Answer what smoke is to a unit that enters it rounds later."""
    bench = Bench(given)
    firer = bench.unit(ATTACKER, "tactical", FAR_ENOUGH)
    centre = ahead(FAR_ENOUGH, 6.0)
    aims_flamer(bench, centre)
    act(bench.game, firer)
    bench.game.battle.round += given.get("rounds_later", 0)
    unit = bench.any_unit(DEFENDER, given["unit"], ahead(centre, 5.0))
    before = bench.game.log.length
    relocate(bench.game, unit, Action.MOVE, mils(centre[0]), mils(centre[1]))
    harm = {Event.BURNED, Event.GRAZE, Event.DESTROYED, Event.DAMAGED, Event.STUNNED}
    since = {bench.game.log.cells[at * 10] for at in range(before, bench.game.log.length)}
    look(bench.game, firer, unit)
    return {
        "attacked": bool(since & harm),
        "cover": COVERS[bench.game.sight.cover],
        "movement": GROUNDS[patch_ground(bench.game, 0, bench.game.forces.kind[unit])],
    }


def attack_needs_counter(given: Given) -> Answer:
    """Answer which attacks can affect a unit with so many counters."""
    return {"can_affect": [can_affect(given, attack) for attack in given["attacks"]]}


def can_affect(given: Given, attack: str) -> bool:
    """Return whether an attack can do anything to a trooper with so many counters."""
    bench = Bench(given)
    at = ahead(HERE, 4.0)
    victim = bench.unit(DEFENDER, "tactical", at, {"counters": given["target_counters"]})
    kind = {"kamikaze_blast": "kamikaze_drone", "jamming_field": "haywire_drone"}.get(attack, "tactical")
    actor = bench.unit(ATTACKER, kind, ahead(at, 2.0) if kind.endswith("drone") else HERE)
    if attack in {"fire_rifle", "fire_missile"}:
        chooses(bench, Action.FIRE_RIFLE if attack == "fire_rifle" else Action.FIRE_MISSILE, victim)
        return is_legal(bench.game, actor)
    if attack == "fire_flamer":
        aims_flamer(bench, at)
        act(bench.game, actor)
    elif attack == "jamming_field":
        bench.jam(actor)
        end_in_field(bench.game, victim)
    else:
        detonate(bench.game, actor, mils(at[0]), mils(at[1]), True)  # noqa: FBT003 - the kernel has no keywords
    reached = {Event.BURNED, Event.BLAST_STAGE, Event.JAMMED}
    return any(row[2] == victim for event in sorted(reached) for row in bench.events(event))
