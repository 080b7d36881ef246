"""Damaged suits and stunned troopers."""

from collections.abc import Mapping

from engine.games.seven_seconds.kernel.actions.choices import act, is_legal
from engine.games.seven_seconds.kernel.actions.damage import add_own_counters, damage_suit
from engine.games.seven_seconds.kernel.board.pieces import is_on_table
from engine.games.seven_seconds.kernel.codes import Action, Draw, Event
from engine.games.seven_seconds.kernel.course.activation import carries_on, suit_gets_going, use_unit
from engine.games.seven_seconds.kernel.course.turn import refresh
from tests.rules.adapters.seven_seconds.bench import ATTACKER, DEFENDER, EVER, Answer, Bench, Given, Point
from tests.rules.adapters.seven_seconds.rifles import chooses
from tests.rules.adapters.seven_seconds.rounds import ACTIONS
from tests.rules.adapters.seven_seconds.support import tries_to_scramble, with_unused

HERE: Point = (18.0, 18.0)
WORKS = 1
UNUSED = 8


def damaged_activation(given: Given) -> Answer:
    """Answer which actions of a damaged suit are performed, one try a roll."""
    bench = with_unused(given, UNUSED)
    unit = given.get("unit", "tactical")
    piece = bench.unit(ATTACKER, unit, HERE, {"damaged": True, "counters": given.get("own_counters", 0)})
    bench.lay(piece, Draw.DAMAGED_SUIT, *given["rolls"])
    left = bench.game.numbers.actions[bench.game.forces.kind[piece]]
    while len(tries(bench)) < len(given["intended"]) and left:
        works = suit_gets_going(bench.game, piece)
        if len(tries(bench)) > len(given["intended"]):
            break
        left -= 1
        if works:
            performs(bench, piece, given["intended"][len(tries(bench)) - 1])
            left *= is_on_table(bench.game, carries_on(bench.game, piece))
    return {
        "performed": tries(bench)[: len(given["intended"])],
        "own_counters": bench.game.battle.counters[piece],
        "actions_left": left,
    }


def tries(bench: Bench) -> list[bool]:
    """Return how a damaged suit's tries to act came out."""
    return [row[4] == 1 for row in bench.events(Event.DAMAGED_SUIT)]


def performs(bench: Bench, piece: int, action: str | Mapping[str, int]) -> None:
    """Let a suit perform an action as far as it matters: what it costs, and whether it leaves the table."""
    if action == "scramble":
        tries_to_scramble(bench, piece)
        return
    name, times = (action, 1) if isinstance(action, str) else ("target", action["target_dice"])
    add_own_counters(bench.game, piece, ACTIONS.index(name), times)


def stunned_trooper(given: Given, *rolls: int) -> tuple[Bench, int]:
    """Return a bench with a stunned trooper to activate; its suit is damaged, so that its actions can be counted."""
    bench = Bench(given)
    piece = bench.unit(ATTACKER, given.get("unit", "tactical"), HERE, {"stunned": True, "damaged": True})
    bench.game.battle.active[piece] = 1
    bench.lay(piece, Draw.WAKING_UP, *rolls)
    bench.lay(piece, Draw.DAMAGED_SUIT, WORKS, times=EVER)
    return bench, piece


def stun_activation(given: Given) -> Answer:
    """Answer what a wake-up roll does."""
    bench, piece = stunned_trooper(given, given["roll"])
    use_unit(bench.game, piece)
    return {
        "stunned": bench.game.battle.stunned[piece] > 0,
        "actions": len(bench.events(Event.DAMAGED_SUIT)),
        "activation_counter": bench.game.battle.active[piece],
    }


def stun_round(given: Given) -> Answer:
    """Answer state and actions after each activation, the first of a round by its counter, the others by commands."""
    bench, piece = stunned_trooper(given, *given["rolls"])
    leader = bench.unit(ATTACKER, "commander", (26.0, 18.0))
    answer: Answer = {"stunned_after_each": [], "actions_in_each": []}
    rounds = given.get("rounds", [1] * len(given["rolls"]))
    for number in range(len(given["rolls"])):
        if number and rounds[number] > rounds[number - 1]:
            refresh(bench.game)
        elif number:
            chooses(bench, Action.COMMAND, piece)
            assert is_legal(bench.game, leader)
            act(bench.game, leader)
        before = len(bench.events(Event.DAMAGED_SUIT))
        use_unit(bench.game, piece)
        answer["stunned_after_each"].append(bench.game.battle.stunned[piece] > 0)
        answer["actions_in_each"].append(len(bench.events(Event.DAMAGED_SUIT)) - before)
    return answer


def damage_history(given: Given) -> Answer:
    """Answer the state of a suit after each event."""
    bench = Bench(given)
    piece = bench.unit(ATTACKER, "tactical", HERE)
    engineer = bench.unit(ATTACKER, "engineer", bench.at_range(HERE, 0))
    shooter = bench.unit(DEFENDER, "tactical", (2, 2))
    answer: Answer = {"damaged_after_each": [], "destroyed_after_each": []}
    for event in given["events"]:
        if event == "damage":
            damage_suit(bench.game, piece, shooter)
        else:
            chooses(bench, Action.REPAIR, piece)
            if is_legal(bench.game, engineer):
                act(bench.game, engineer)
        state = bench.state(piece)
        answer["damaged_after_each"].append(state["damaged"])
        answer["destroyed_after_each"].append(state["destroyed"])
    return answer
