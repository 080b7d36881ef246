"""Fire Rifle."""

from collections.abc import Mapping
from typing import Any

from engine.games.seven_seconds.kernel.actions.choices import act, clear_choice, is_legal
from engine.games.seven_seconds.kernel.actions.rifle import dice_against, fire_rifle
from engine.games.seven_seconds.kernel.codes import Action, Draw, Event
from tests.rules.adapters.seven_seconds.bench import ATTACKER, DEFENDER, DRONES, Answer, Bench, Given, ahead, rules_of
from tests.rules.adapters.seven_seconds.measures import HERE, bare_band
from tests.rules.adapters.seven_seconds.sight import facing_each_other, hill_between, rifle_band_with_cover

SHOOTERS = {"gauss": "engineer", "plasma": "assault", "machine_gun": "basic_drone"}
RESULTS = ("missed", "grazed", "killed")


def chooses(bench: Bench, action: int, target: int) -> None:
    """Choose an action at a piece."""
    clear_choice(bench.game)
    bench.game.choice.action = action
    bench.game.choice.target = target


def rifle_dice(given: Given) -> Answer:
    """Answer band and dice of a shot, and what it costs."""
    victim = given.get("target", "basic_drone" if given["unit"] in DRONES else "tactical")
    pieces = given.get("intervening") or ()
    bench, piece, target = facing_each_other(given, given["unit"], victim, given["counters"], pieces=pieces)
    band = bare_band(given, given["unit"], given["range_in"], "rifle")
    effective = rifle_band_with_cover(bench, piece, target)
    dice = dice_against(bench.game, piece, target)
    chooses(bench, Action.FIRE_RIFLE, target)
    legal = is_legal(bench.game, piece)
    before = bench.game.battle.counters[piece]
    if legal:
        act(bench.game, piece)
    added = bench.game.battle.counters[piece] - before
    return {"legal": legal, "band": band, "effective_band": effective, "dice": dice, "own_counters_added": added}


def rifle_legality(given: Given) -> Answer:
    """Answer which shots may be declared."""
    return {"legal": [may_shoot(given, shot) for shot in given["shots"]]}


def may_shoot(given: Given, shot: Mapping[str, Any]) -> bool:
    """Return whether a shot may be declared."""
    rules = rules_of(given)
    range_in, kind = shot.get("range_in", given.get("range_in", 5.0)), shot.get("target", "trooper")
    rim = rules.objective.diameter_in / 2 if kind == "objective" else rules.base.diameter_in / 2
    at = ahead(HERE, range_in + rules.base.diameter_in / 2 + rim)
    hills = [hill_between(HERE, at, rules.base.diameter_in / 2)] if shot.get("los", True) is False else []
    bench = Bench(given, hills)
    piece = bench.any_unit(ATTACKER, shot["unit"], HERE)
    bench.face(piece, -shot.get("bearing_deg", 0))
    if kind == "objective":
        target = bench.objective(0, at, shot.get("counters", 0))
    else:
        side = ATTACKER if kind.startswith("friendly") else DEFENDER
        named = kind.removeprefix("friendly_").removeprefix("enemy_")
        target = bench.any_unit(side, {"unit": "trooper"}.get(named, named), at, {"counters": shot.get("counters", 0)})
        bench.game.battle.counters[target] = shot.get("counters", 0)
    chooses(bench, Action.FIRE_RIFLE, target)
    return is_legal(bench.game, piece)


def rifle_resolve(given: Given) -> Answer:
    """Answer what the dice of a shot do."""
    bench = Bench(given)
    piece = bench.unit(ATTACKER, SHOOTERS[given["weapon"]], HERE)
    suit = {**given, "damaged": given.get("already_damaged", False)}
    target = bench.unit(DEFENDER, given["target"], bench.at_range(HERE, 1.0), suit)
    for counters in range(1, 41):
        bench.game.battle.counters[target] = counters
        if dice_against(bench.game, piece, target) == len(given["dice"]):
            break
    bench.lay(piece, Draw.RIFLE, *given["dice"])
    for name, reason in (("red", Draw.STUN), ("normal", Draw.DAMAGE)):
        if name in given:
            bench.lay(target, reason, given[name])
    fire_rifle(bench.game, piece, target)
    bench.check_dice()
    [result] = bench.events(Event.RIFLE_RESULT)
    state = {"stunned": False, "damaged": False} | bench.state(target)
    return {"result": RESULTS[result[4]], **state}
