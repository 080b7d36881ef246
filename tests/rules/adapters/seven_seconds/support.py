"""Command, Repair and Scramble."""

from collections.abc import Mapping
from typing import Any

from engine.games.seven_seconds.kernel.actions.blips import reveal
from engine.games.seven_seconds.kernel.actions.choices import act, clear_choice, is_legal
from engine.games.seven_seconds.kernel.actions.support import unused_blips
from engine.games.seven_seconds.kernel.board.pieces import is_on_table, units_in_square
from engine.games.seven_seconds.kernel.codes import Action, Cause, Draw, Status
from engine.games.seven_seconds.kernel.course.activation import carries_on, suit_works
from tests.rules.adapters.seven_seconds.bench import ATTACKER, DEFENDER, Answer, Bench, Given, Point
from tests.rules.adapters.seven_seconds.rifles import chooses
from tests.rules.adapters.seven_seconds.setup import blips_of

HERE: Point = (18.0, 18.0)
APART_IN = 7.0
FRIEND = "friendly_"


def command_legality(given: Given) -> Answer:
    """Answer which commands may be given."""
    legal = []
    for row in given["commands"]:
        bench = Bench(given)
        leader = bench.any_unit(ATTACKER, row["from"], HERE)
        recipient = leader
        if row["to"] != "self":
            side = DEFENDER if row["to"].startswith("enemy_") else ATTACKER
            there = bench.at_range(HERE, row.get("distance_in", APART_IN))
            recipient = bench.any_unit(side, row["to"].removeprefix(FRIEND).removeprefix("enemy_"), there)
        bench.game.battle.active[recipient] = row["to_activation"]
        bench.game.battle.commander_lost[ATTACKER] = int(row.get("commander_lost", given.get("commander_lost", False)))
        chooses(bench, Action.COMMAND, recipient)
        legal.append(is_legal(bench.game, leader))
    return {"legal": legal}


def command_sequence(given: Given) -> Answer:
    """Answer the counters after commands in a row, up to the first illegal one."""
    bench = Bench(given)
    leader = bench.unit(ATTACKER, given["unit"], HERE, {"counters": given.get("own_counters", 0)})
    units = {"self": leader}
    for number, (name, row) in enumerate(given["units"].items()):
        units[name] = bench.any_unit(ATTACKER, row["type"], (2.0 + 2 * number, 2.0))
        bench.game.battle.active[units[name]] = row.get("activation", 0)
    answer: Answer = {"legal": True}
    for number, name in enumerate(given["commands"], 1):
        chooses(bench, Action.COMMAND, units[name])
        if not is_legal(bench.game, leader):
            answer = {"legal": False, "failed_at": number}
            break
        act(bench.game, leader)
    return answer | {
        "own_counters": bench.game.battle.counters[leader],
        "activation": {name: bench.game.battle.active[units[name]] for name in given["units"]},
    }


def patient_of(bench: Bench, engineer: int, row: Mapping[str, Any]) -> int:
    """Put the one who is to be repaired on the table, and return it; it may be the engineer."""
    if row["target"] == "self":
        bench.game.battle.damaged[engineer] = int(row.get("damaged", False))
        return engineer
    side = DEFENDER if row["target"].startswith("enemy_") else ATTACKER
    kind = row["target"].removeprefix(FRIEND).removeprefix("enemy_")
    return bench.any_unit(side, kind, bench.at_range(HERE, row.get("distance_in", 0.0)), row)


def repair(given: Given) -> Answer:
    """Answer which repairs are legal, and the counters after the first two."""
    legal = []
    for row in given["repairs"]:
        bench = Bench(given)
        engineer = bench.unit(ATTACKER, given.get("unit", "engineer"), HERE)
        chooses(bench, Action.REPAIR, patient_of(bench, engineer, row))
        legal.append(is_legal(bench.game, engineer))
    bench = Bench(given)
    engineer = bench.unit(ATTACKER, given.get("unit", "engineer"), HERE, {"counters": given.get("own_counters", 0)})
    for row in given["repairs"][:2]:
        chooses(bench, Action.REPAIR, patient_of(bench, engineer, row))
        if is_legal(bench.game, engineer):
            act(bench.game, engineer)
    return {"legal": legal, "own_counters_after_first_two": bench.game.battle.counters[engineer]}


def repair_sequence(given: Given) -> Answer:
    """Answer which repairs of a row are performed, and the states after them."""
    bench = Bench(given)
    units = {"self": bench.unit(ATTACKER, "engineer", HERE, given["engineer"])}
    engineer = units["self"]
    for number, (name, row) in enumerate(given.get("others", {}).items()):
        units[name] = bench.unit(ATTACKER, row.get("type", "tactical"), bench.at_range(HERE, 0, 60 * number), row)
    performed = []
    for row in given["actions"]:
        if "damage_roll" in row:
            bench.lay(engineer, Draw.DAMAGED_SUIT, row["damage_roll"])
        chooses(bench, Action.REPAIR, units[row["repair"]])
        performed.append(suit_works(bench.game, engineer) and is_legal(bench.game, engineer))
        if performed[-1]:
            act(bench.game, engineer)
    bench.check_dice()
    battle = bench.game.battle
    return {
        "performed": performed,
        "engineer": {"counters": battle.counters[engineer], "damaged": battle.damaged[engineer] > 0},
        "others": {name: bench.state(units[name]) for name in given.get("others", {})},
    }


def with_unused(given: Given, unused: int) -> Bench:
    """Return a bench on which so many blips of the attacker are unused, the others on the table as decoys."""
    bench = Bench(given)
    for square, blip in enumerate(blips_of(ATTACKER)):
        bench.blip(ATTACKER, (1.0 + 2 * square, 2.0), (), square=square)
        if square < unused:
            bench.game.battle.status[blip] = Status.OFF_TABLE
    return bench


def tries_to_scramble(bench: Bench, piece: int) -> bool:
    """Let a unit scramble if it may; return whether it did."""
    clear_choice(bench.game)
    bench.game.choice.action = Action.SCRAMBLE
    if not is_legal(bench.game, piece):
        return False
    act(bench.game, piece)
    return True


def scramble(given: Given) -> Answer:
    """Answer the state after a scramble; the squares of unused blips that are not empty hold a drone."""
    bench = with_unused(given, given["unused_blips"])
    for square in range(given.get("squares_empty", given["unused_blips"]), given["unused_blips"]):
        bench.hidden(ATTACKER, "basic_drone", square)
    piece = bench.any_unit(ATTACKER, given["unit"], HERE, {"counters": given.get("counters", 0)})
    out = {blip for blip in blips_of(ATTACKER) if is_on_table(bench.game, blip)}
    if not tries_to_scramble(bench, piece):
        return {"legal": False}
    new = {blip for blip in blips_of(ATTACKER) if is_on_table(bench.game, blip)} - out
    number = bench.game.numbers.actions[bench.game.forces.kind[piece]] - given.get("action_number", 1)
    goes_on = is_on_table(bench.game, carries_on(bench.game, piece))
    return {
        "legal": True,
        "blips_placed": len(new),
        "decoys": sum(units_in_square(bench.game, blip) == 0 for blip in new),
        "unused_blips": sum(not is_on_table(bench.game, blip) for blip in blips_of(ATTACKER)),
        "actions_left": number if goes_on else 0,
        "own_counters": bench.game.battle.counters[piece],
        "activation_counters": sum(bench.game.battle.active[blip] for blip in new),
    }


def scramble_legality(given: Given) -> Answer:
    """Answer which units may scramble."""
    legal = []
    for row in given["tries"]:
        bench = with_unused(given, row["unused_blips"])
        piece = bench.unit(ATTACKER, row["unit"], HERE, row) if row["unit"] != "blip" else blips_of(ATTACKER)[15]
        legal.append(tries_to_scramble(bench, piece))
    return {"legal": legal}


def scramble_sequence(given: Given) -> Answer:
    """Answer which of several units get away, one after another."""
    bench = with_unused(given, given["unused_blips"])
    freed = [*given.get("blips_revealed_between", ())]
    legal = []
    for number, row in enumerate(given["units"]):
        piece = bench.unit(ATTACKER, row.get("type", "tactical"), HERE, row)
        legal.append(tries_to_scramble(bench, piece))
        for _ in range(freed[number] if number < len(freed) else 0):
            decoys = [blip for blip in blips_of(ATTACKER) if is_on_table(bench.game, blip)]
            reveal(bench.game, next(b for b in decoys if units_in_square(bench.game, b) == 0), Cause.ITS_OWNER)
    return {"legal": legal, "unused_blips": unused_blips(bench.game, ATTACKER)}


def scramble_status(given: Given) -> Answer:
    """Answer what of a unit's state is kept through a scramble."""
    answer: Answer = {}
    for name, row in given["units"].items():
        bench = with_unused(given, 8)
        piece = bench.unit(ATTACKER, row["type"], HERE, row)
        if row.get("jammer_active", False):
            bench.jam(piece)
        assert tries_to_scramble(bench, piece)
        reveal(bench.game, bench.game.forces.square[piece], Cause.ITS_OWNER)
        answer[name] = {
            "damaged_after_reveal": bench.game.battle.damaged[piece] > 0,
            "jammer_active": bench.game.battle.jamming[piece] > 0,
            "stunned_after_reveal": bench.game.battle.stunned[piece] > 0,
        }
    return answer
