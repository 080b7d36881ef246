"""Command, squads, morale in battles, panic: answered by soldiers put on a map by hand."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.actions.command import (
    bonus_bought,
    check_group,
    gather_group,
    may_reorganise,
    roll_pool,
    take_over,
)
from engine.games.battlesuit.kernel.actions.morale import is_better_target
from engine.games.battlesuit.kernel.board.places import ground_of, sees_from
from engine.games.battlesuit.kernel.codes import Place, Rank
from engine.games.battlesuit.kernel.course.activation import activate
from engine.games.battlesuit.kernel.event_codes import Draw, Event, Option, Rage
from engine.games.battlesuit.kernel.legal.command import (
    command_part,
    due_morale,
    is_due,
    is_in_command,
    marine_part,
    may_override,
    morale_modifier,
    reorganising_part,
    squad_part,
)
from engine.games.battlesuit.kernel.numbers.results import cover_rank, is_half_lost, passes_status
from engine.games.battlesuit.rules.numbers import numbers_of
from engine.games.battlesuit.rules.results import Check, MoraleTable
from engine.kernel.answers import ANSWERED
from schemas.models.battlesuit.words import Direction
from tests.rules.adapters.battlesuit.command_bench import (
    BLUE,
    MORALE,
    answer,
    bench,
    events,
    level_ground,
    rename,
    roll,
    stand,
)
from tests.rules.adapters.battlesuit.house_rules import Answer, Given, rules_of

STATES: Mapping[int, str] = {number: name for name, number in MORALE.items()}
TURNS = 15


def morale_modifiers(given: Given) -> Answer:
    """Answer what is added to a morale roll, part by part."""
    points = given.get("active_command", 0)
    options = (Option.SQUAD_MORALE,)
    led = [] if given.get("leader_disabled") else ["commander"]
    game = bench([given["soldier"], *led], rules=rules_of(given), options=options)
    game.battle.half_lost[0] = int(bool(given.get("squad_half_lost")))
    game.forces.marine[0] = int(bool(given.get("marine")))
    game.battle.reorganising[0] = int(bool(given.get("reorganising")))
    game.battle.pool[0] = points
    for soldier in range(1 + len(led)):
        stand(game, soldier, level_ground()[soldier])
    game.forces.policy[0] = ANSWERED
    answer(game, 0, (points,))
    parts = {
        "leader_disabled": command_part(game, 0),
        "squad_morale": squad_part(game, 0),
        "marine": marine_part(game, 0),
        "reorganising": reorganising_part(game, 0),
        "active_command": bonus_bought(game, 0),
    }
    told = {name: value for name, value in parts.items() if value}
    net = morale_modifier(game, 0) + parts["active_command"]
    return {"net": net, **({"parts": told} if told else {})}


def morale_chain(given: Given) -> Answer:
    """Answer what becomes of a shaken soldier in one turn."""
    rules = rules_of(given)
    shaken = MoraleTable(Check.SHAKEN, rules).chances(sum(given.get("shaken_modifiers", {}).values()))
    table = MoraleTable(Check(given["panic_table"]), rules)
    panic = table.chances(sum(given.get("panic_modifiers", {}).values()))
    return {
        "final_odds": {
            "stunned": shaken["stunned"],
            "shaken_shaken": shaken["shaken"],
            "shaken_recovery": shaken["recovery"],
            **{f"panic_{result}": shaken["panic"] * chance for result, chance in panic.items()},
        }
    }


def activation_choices(given: Given) -> Answer:
    """Answer who may be activated."""
    names, led = [*given["status"]], given.get("commanders", ())
    game = bench(["commander" if name in led else "front_line" for name in names], rules=rules_of(given))
    for soldier, name in enumerate(names):
        stand(game, soldier, level_ground()[soldier], given["status"][name])
        game.soldiers.complete[soldier] = int(name in given.get("complete", ()))
    kind = due_morale(game, 0)
    eligible = sorted(name for soldier, name in enumerate(names) if is_due(game, 0, soldier))
    override = sorted(name for soldier, name in enumerate(names) if may_override(game, 0, soldier))
    found = {"eligible": eligible, "kind": STATES.get(kind)}
    return {**found, "override": override} if override else found


def active_command(given: Given) -> Answer:
    """Answer what a pool of points buys."""
    rolls = given.get("status_rolls", [])
    members = [2 + number for number in range(len(rolls))]
    game = bench(["commander", "front_line", *["front_line"] * len(rolls)], rules=rules_of(given))
    for soldier in range(2 + len(rolls)):
        stand(game, soldier, level_ground()[soldier])
    for member, each in zip(members, rolls, strict=True):
        game.soldiers.hits[member] = each["damage"]
    dice = [(member, Draw.STATUS, each["die"]) for member, each in zip(members, rolls, strict=True)]
    roll(game, (0, Draw.COMMAND_POINTS, given["pool_die"]), *dice)
    roll_pool(game, 0)
    bonus, joining = 0, [*members]
    for each in given.get("spend", ()):
        [(purpose, points)] = each.items()
        if points > game.battle.pool[0]:
            return {"error": "NOT_ENOUGH_POINTS"}
        if purpose == "morale":
            answer(game, 0, (points,))
            bonus += bonus_bought(game, 1)
        else:
            chosen, joining = joining[:points], joining[points:]
            answer(game, 0, [*chosen, codes.NOBODY])
            gather_group(game, 0)
    check_group(game, 0)
    checks = [row[2:] for row in events(game, Event.GROUP)]
    return {
        "pool": given["pool_die"],
        "morale_bonus": bonus,
        "status_totals": [die + hits for _, die, hits, *_ in checks],
        "passed": [passes == 1 for passes, *_ in checks],
        "left": game.battle.pool[0],
    }


def group_activation_odds(given: Given) -> Answer:
    """Answer the chance that a soldier of a group activates."""
    numbers = numbers_of(rules_of(given))
    passing = [die for die in range(1, codes.TWELVE_SIDES + 1) if passes_status(numbers, die, given["damage"])]
    return {"p_pass": Fraction(len(passing), codes.TWELVE_SIDES)}


def squad_command(given: Given) -> Answer:
    """Answer whether a commander serves a soldier of a squad."""
    leaders = given["commanders"]
    types = ["commander"] * leaders + ["front_line"] * given["soldiers"]
    game = bench(types, rules=rules_of(given), options=(Option.SQUAD_COMMAND,))
    squads = [given["squad_of_commander"], *[3 - given["squad_of_commander"]] * (leaders - 1)]
    for leader in range(leaders):
        game.forces.squad[leader] = squads[leader] - 1
    soldier = leaders
    game.forces.squad[soldier] = given["squad_of_soldier"] - 1
    rename(game)
    near, far = open_and_shut(game)
    stand(game, 0, near[0])
    stand(game, soldier, near[1] if given.get("commander_los") else far)
    return {"split": game.battle.merged[0] == 0, "in_command": is_in_command(game, soldier)}


def open_and_shut(game: Any) -> tuple[tuple[int, int], int]:
    """Return a point and one that it sees, and one that it does not."""
    seen, shut = -1, -1
    start = level_ground()[0]
    for dot in range(game.board.dots):
        if dot != start and sees_from(game, start, ground_of(game, start), dot, ground_of(game, dot)):
            seen = dot
        elif dot != start:
            shut = dot
    return (start, seen), shut


def squad_morale(given: Given) -> Answer:
    """Answer what losses do to a squad."""
    lost = is_half_lost(given["initial"], given["lost"])
    return {"penalty": rules_of(given).squad.squad_half_lost_mod if lost else 0}


def reorganise_allowed(given: Given) -> Answer:
    """Answer whether a side may become one squad."""
    types = ["commander"] * given["commanders"] + ["front_line"] * given["soldiers"]
    game = bench(types, rules=rules_of(given))
    game.battle.merged[0] = 0
    for soldier in range(len(types)):
        game.soldiers.place[soldier] = Place.ON_MAP
    return {"allowed": may_reorganise(game, 0)}


def in_command(given: Given) -> Answer:
    """Answer whether a soldier is in command, and what it suffers else."""
    rules = rules_of(given)
    game = bench(["commander", "front_line"], rules=rules)
    state = given["commander"]
    if state not in {"off_map", "eliminated"}:
        stand(game, 0, level_ground()[0], state)
    game.soldiers.place[0] = {"off_map": Place.WAITING, "eliminated": Place.LOST}.get(state, Place.ON_MAP)
    stand(game, 1, level_ground()[1])
    game.forces.wave[1] = 1
    game.soldiers.entered[1] = game.battle.turn if given.get("entered_this_turn") else 0
    found = is_in_command(game, 1)
    mods = {"attack_mod": rules.leader.attack_out_of_command, "morale_mod": morale_modifier(game, 1)}
    return {"in_command": found, **({} if found else mods)}


def leader_replacement(given: Given) -> Answer:
    """Answer in which turns a side bears the loss of its leader, and when it is replaced."""
    assistant = bool(given.get("assistant"))
    game = bench(
        ["commander", "front_line", "commander"] if assistant else ["commander", "front_line"], rules=rules_of(given)
    )
    killed = given["killed_turn"]
    if assistant:
        game.forces.leader[2] = Rank.ASSISTANT
        rename(game)
        stand(game, 2, level_ground()[2])
    stand(game, 1, level_ground()[1])
    game.soldiers.place[0], game.soldiers.lost_turn[0] = Place.LOST, killed
    penalised = []
    for turn in range(killed, killed + TURNS):
        game.battle.turn = turn
        take_over(game)
        if morale_modifier(game, 1):
            penalised.append(turn)
    if len(penalised) == TURNS:
        return {"penalty_turns": f"{killed} to the end", "replaced_on": None}
    return {"penalty_turns": penalised, "replaced_on": killed + len(penalised)}


def berserk(given: Given) -> Answer:
    """Answer what a berserk soldier in armour does."""
    game = bench(["front_line"], ["commander"], rules=rules_of(given))
    line = level_ground()
    stand(game, 0, line[5], "panicked")
    stand(game, BLUE, line[11])
    game.soldiers.level[0] += given.get("level", 0)
    ground = game.soldiers.level[0] - given.get("level", 0)
    dice = [(0, Draw.PANIC, 1), (0, Draw.BERSERK, given["first_d6"])]
    if "second_d6" in given:
        dice.append((0, Draw.DIRECTION, given["second_d6"]))
    roll(game, *dice)
    activate(game, 0)
    does, where, *_ = events(game, Event.BERSERK)[0][2:]
    leaps = does == Rage.LEAPS
    found = {"level": where - ground} if leaps else {"direction": tuple(Direction)[where].value}
    fires = bool(events(game, Event.ATTACK))
    return {"moves": not leaps, **found, "fires": fires, "complete": game.soldiers.complete[0] == 1}


def berserk_target(given: Given) -> Answer:
    """Answer at whom a soldier in panic fires."""
    best = given["candidates"][0]
    for each in given["candidates"][1:]:
        if is_better_target(each["distance"], each["strength"], best["distance"], best["strength"]):
            best = each
    return {"target": best["id"]}


def fright_goal(given: Given) -> Answer:
    """Answer where a frightened soldier runs."""
    numbers = numbers_of(rules_of(given))
    covers = [each for each in given["reachable"] if each["cover"] < 0]
    if given.get("in_cover") or not covers:
        return {"goal": None}
    return {"goal": min(covers, key=lambda each: cover_rank(numbers, each["cover"], each["distance"]))["id"]}
