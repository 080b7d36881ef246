"""A referee of 7 Seconds: reads a battle's log row by row, beside the rulebook, and says every breach.

It keeps its own table, measures with its own geometry and knows nothing of the engine's kernel. Every action is
checked when its row comes; what the rules make of it is owed at once, and has to be paid by the rows that follow.
It referees by the rulings of the shipped rulebook; numbers are read from the pack.
"""

from collections.abc import Callable, Iterable, Mapping

from schemas.packs.packs import Pack
from tests.referees.breach import Breach
from tests.referees.seven_seconds import (
    areas,
    contact,
    ending,
    harm,
    missiles,
    movement,
    revealing,
    rifles,
    setup,
    support,
    targeting,
    turns,
)
from tests.referees.seven_seconds.bench import Bench, bench
from tests.referees.seven_seconds.documents import brief
from tests.referees.seven_seconds.dues import Row

Handler = Callable[[Bench, Row], None]


def _let_by(_: Bench, __: Row) -> None:
    return


def _die(bench: Bench, row: Row) -> None:
    fits = 1 <= row["value"] <= bench.brief.rules.dice.sides
    bench.check(row, "7S.GEN.8", f"a die shows {row['value']}", holds=fits)
    bench.dice.append(row)


def _detonation(bench: Bench, row: Row) -> None:
    support.check_contact(bench, row)
    areas.detonation(bench, row)


# What begins something new: before it, everything owed has to be paid.
STEPS: Mapping[str, Handler] = {
    "round": turns.round_begins,
    "turn": turns.turn,
    "pass": turns.pass_turn,
    "activate": turns.activate,
    "fire_rifle": rifles.fire_rifle,
    "fire_missile": missiles.fire_missile,
    "fire_flamer": areas.fire_flamer,
    "command": support.command,
    "repair": support.repair,
    "scramble": support.scramble,
    "kamikaze": support.kamikaze,
    "toggle_jammer": support.toggle_jammer,
    "withdraw": ending.withdraw,
    "pursuit": ending.pursuit,
    "end": ending.end,
    "result": ending.result,
}
# What begins something new with dice that lie there before it.
ROLLED_STEPS: Mapping[str, Handler] = {
    "target": targeting.target,
    "wake": turns.wake,
    "damaged_suit": turns.damaged_suit,
    "jammed": support.jammed,
}
# What the rows before call for, and the rule it breaks where they do not.
CONSEQUENCES: Mapping[str, tuple[str, Handler]] = {
    "refresh": ("7S.SEQ.2", turns.refresh),
    "initiative": ("7S.SEQ.5", turns.initiative),
    "counters": ("7S.TC.2", harm.counters),
    "shed": ("7S.TC.3", harm.shed),
    "passive_contact": ("7S.PASS.1", _let_by),
    "decoy": ("7S.CTR.5", _let_by),
    "unit_placed": ("7S.BLIP.3", revealing.unit_placed),
    "spot": ("7S.GAP.44", _let_by),
    "rifle_result": ("7S.RIF.10", _let_by),
    "graze": ("7S.RIF.13", _let_by),
    "damaged": ("7S.DMG.2", harm.damaged),
    "stunned": ("7S.CTR.10", harm.stunned),
    "destroyed": ("7S.DMG.6", harm.destroyed),
    "shot_down": ("7S.CM.2", _let_by),
    "deviates": ("7S.DEV.1", _let_by),
    "detonation": ("7S.BLAST.1", _detonation),
    "blast_stage": ("7S.BLAST.4", _let_by),
    "crater": ("7S.BLAST.8", areas.crater),
    "terrain_gone": ("7S.BLAST.9", areas.terrain_gone),
    "burned": ("7S.FLAM.5", _let_by),
    "objective_destroyed": ("7S.OBJ.7", harm.objective_destroyed),
    "objective_set": ("7S.END.8", ending.objective_set),
    "score": ("7S.WIN.5", _let_by),
}
# What is judged as it comes.
REMARKS: Mapping[str, Handler] = {
    "die": _die,
    "game_type": setup.game_type,
    "edge": setup.edge,
    "objective_placed": setup.objective_placed,
    "card": setup.card,
    "holding_area": _let_by,
    "deployed": setup.deployed,
    "first_initiative": setup.first_initiative,
    "line_of_sight": targeting.line_of_sight,
    "pool_spent": targeting.pool_spent,
    "intercept": missiles.intercept,
    "missile_result": missiles.missile_result,
    "contact_roll": support.contact_roll,
    "secured": contact.secured,
    "contested": contact.contested,
}
REVEALS: Mapping[str, Handler] = {
    "its owner": revealing.by_owner,
    "its owner to intercept": revealing.to_intercept,
    "a jamming field": support.by_jammer,
}
MOVES: Mapping[str, Handler] = {"bend": movement.bend, "move": movement.move, "jump": movement.jump}


def judge(header: Row, rows: Iterable[Row], pack: Pack) -> list[Breach]:
    """Return every breach of a battle, in the order of its rows."""
    judged = bench(header, brief(header, pack))
    for row in rows:
        read(judged, row)
    return judged.breaches


def read(bench: Bench, row: Row) -> None:
    """Judge one row and take it in."""
    event = row["event"]
    movement.check_bent(bench, row)
    if event in STEPS:
        _step(bench, row)
        STEPS[event](bench, row)
    elif event in MOVES:
        _move(bench, row)
    elif event in ROLLED_STEPS:
        dice, bench.dice = bench.dice, []
        _step(bench, row)
        bench.dice = dice
        ROLLED_STEPS[event](bench, row)
    elif event == "reveal":
        _reveal(bench, row)
    elif event in CONSEQUENCES:
        _consequence(bench, row)
    elif event in REMARKS:
        REMARKS[event](bench, row)
    else:
        bench.breach(row, row["rules"][0] if row["rules"] else "7S.SEQ.1", f"no rule calls for {event}")
    if event == "end":
        _settle_scores(bench)


def _step(bench: Bench, row: Row) -> None:
    bench.settle(row)
    bench.pool = None


def _settle_scores(bench: Bench) -> None:
    if not any(due.event == "objective_set" for due in bench.dues.owed):
        ending.owe_scores(bench)


def _move(bench: Bench, row: Row) -> None:
    """A dive's move belongs to its kamikaze action, the end of a bent way to its beginning; another is an action."""
    if bench.diving != row["actor"] and not movement.ends_bent(bench, row):
        _step(bench, row)
    MOVES[row["event"]](bench, row)


def _reveal(bench: Bench, row: Row) -> None:
    if row["by"] in REVEALS:
        REVEALS[row["by"]](bench, row)
        return
    due = bench.dues.find(row)
    if due is None or due.then is None:
        bench.breach(row, row["rules"][-1], f"nothing turns over {row['actor']}")
        revealing.reveal(bench, row, None)
    else:
        due.then(row)


def _consequence(bench: Bench, row: Row) -> None:
    rule, handler = CONSEQUENCES[row["event"]]
    due = bench.dues.find(row)
    if due is None:
        bench.breach(row, rule, f"nothing calls for this {row['event']}")
    else:
        for difference in due.differences(row):
            bench.breach(row, due.rule, difference)
    handler(bench, row)
    if due is not None and due.then is not None:
        due.then(row)
    if row["event"] == "objective_set":
        _settle_scores(bench)


__all__ = ["Breach", "judge"]
