"""Shots, Double-Taps, jams and recovery."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product

from engine.games.survive.kernel import codes
from engine.games.survive.kernel.actions.moving import draw
from engine.games.survive.kernel.actions.shooting import shoot
from engine.games.survive.kernel.board.choices import is_jammed, shot_faults
from engine.games.survive.kernel.codes import Action, Draw, Event, ShotResult
from engine.games.survive.kernel.course.turn import recover, recovery_phase
from engine.games.survive.kernel.records import Game
from engine.games.survive.rules.numbers import mils
from tests.rules.adapters.survive.bench import Answer, Given
from tests.rules.adapters.survive.stage import GUN_SLOT, STATUSES, add_unit, lay_down, rows_of, slot_of, stage, state_of

FAULTS = {codes.OUT_OF_ARC: "out_of_arc", codes.JAMMED_WEAPON: "jammed_weapon"}
FACES = range(1, 11)
RESULT = 5
"""Where a row of a shot's result has it."""


def shot(given: Given) -> Answer:
    """Answer whether a shot is legal, hits, and jams the weapon."""
    game = stage(given)
    shooter, target = add_unit(game, 0, number=given["number"]), add_unit(game, 1)
    slot = slot_of(shooter, GUN_SLOT)
    away = mils(given["distance"]) + game.numbers.base_mil
    game.battle.x_mil[target] = game.battle.x_mil[shooter]
    game.battle.y_mil[target] = game.battle.y_mil[shooter] + (away if given["in_arc"] else -away)
    game.forces.range_mil[slot], game.forces.ammo[slot] = mils(given["range"]), given["ammo"]
    game.battle.jammed_in[slot] = int(given.get("jammed_before", False))
    lay_down(game, Draw.TO_HIT, [given["roll"]])
    lay_down(game, Draw.AMMO, [given["ammo_roll"]])
    faults = shot_faults(game, shooter, target, slot, Action.MOVE)
    errors = [name for bit, name in FAULTS.items() if faults & bit]
    if not faults:
        shoot(game, shooter, target, slot, Action.MOVE)
    hit = any(row[RESULT] == ShotResult.HIT for row in rows_of(game, Event.SHOT_RESULT))
    rolled, jammed = game.script.left[1] == 0, is_jammed(game, slot)
    return {"legal": not errors, "errors": errors, "hit": hit, "ammo_roll_made": rolled, "jammed": jammed}


def double_tap(given: Given) -> Answer:
    """Answer what the shots of a Double Team do to one target, by their dice, or with what chance."""
    if "rolls" in given:
        return {"final": _tapped(given, given["rolls"])}
    found = Counter(_tapped(given, rolls) for rolls in product(FACES, FACES))
    return {"p": {name: Fraction(found[name], 100) for name in ("none", "dazed", "dead")}}


def _tapped(given: Given, rolls: Sequence[int]) -> str:
    game = stage(given)
    pair = [add_unit(game, 0, number=n, power=p) for n, p in zip(given["numbers"], given["powers"], strict=True)]
    target = add_unit(game, 1, toughness=given["toughness"])
    game.battle.teamed = 1
    for piece, roll in zip(pair, rolls, strict=True):
        game.script.rows = 0
        lay_down(game, Draw.TO_HIT, [roll])
        if state_of(game, target) != "dead":
            shoot(game, piece, target, slot_of(piece, GUN_SLOT), Action.MOVE)
    state = state_of(game, target)
    return "none" if state == "active" else state


def jam_timeline(given: Given) -> Answer:
    """Answer from which turn on a jammed weapon is usable, by the recovery roll, or the chance for the next turn."""
    if "recovery_roll" in given:
        return {"usable_from_turn": _usable_from(given, given["recovery_roll"])}
    at_once = sum(_usable_from(given, roll) == given["jam_turn"] + 1 for roll in FACES)
    return {"p_usable_next_turn": Fraction(at_once, 10)}


def _usable_from(given: Given, roll: int) -> int:
    game = stage(given)
    piece = add_unit(game, 0)
    slot = slot_of(piece, GUN_SLOT)
    game.forces.ammo[slot] = given["ammo"]
    game.battle.turn = game.battle.jammed_in[slot] = given["jam_turn"]
    lay_down(game, Draw.RECOVERY, [roll])
    while is_jammed(game, slot):
        recover(game, piece)
        game.battle.turn += 1
    return game.battle.turn


def sling(given: Given) -> Answer:
    """Answer from which turn on a weapon can be used that was drawn instead of a jammed one."""
    game = stage(given)
    piece = add_unit(game, 0)
    game.battle.turn = given["jam_turn"]
    draw(game, piece, slot_of(piece, GUN_SLOT))
    return {"drawn_weapon_usable_from_turn": game.battle.ready_in[piece]}


def recovery(given: Given) -> Answer:
    """Answer who recovers, and which jams are cleared."""
    game = stage(given)
    game.battle.turn = given["turn"]
    for unit in given["units"]:
        piece = add_unit(game, 0)
        game.battle.status[piece] = STATUSES[unit["state"]]
        game.battle.jammed_in[slot_of(piece, GUN_SLOT)] = unit.get("weapon_jam_turn", 0)
        game.forces.ammo[slot_of(piece, GUN_SLOT)] = unit.get("ammo", 0)
        lay_down(game, Draw.RECOVERY, [unit["roll"]] if "roll" in unit else [])
    recovery_phase(game)
    return {**_jams(game, given), "states": {unit["id"]: state_of(game, at) for at, unit in enumerate(given["units"])}}


def _jams(game: Game, given: Given) -> Answer:
    jammed = [(unit["id"], at) for at, unit in enumerate(given["units"]) if "weapon_jam_turn" in unit]
    left = [name for name, at in jammed if is_jammed(game, slot_of(at, GUN_SLOT))]
    return {"jams_cleared": [name for name, _ in jammed if name not in left], "jams_left": left}
