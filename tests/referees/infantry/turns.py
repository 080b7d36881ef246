"""Game turns and side turns, in their parts. Rules: IN.HOUSE.1, IN.GAP.49."""

from collections.abc import Callable, Mapping

from tests.referees.infantry import acting, blasts, hazards, morale, smoke
from tests.referees.infantry.bench import Bench
from tests.referees.infantry.soldiers import Soldier


def begin(bench: Bench) -> None:
    """Read the start of a game turn: fires go out, smoke goes, fire hurts. Rule: IN.GAP.49."""
    bench.turn += 1
    bench.log.take("turn", "IN.GAP.29", number=bench.turn, turns=bench.brief.turns)
    for part in bench.rules.turn.start_order:
        PARTS[part](bench)


def _fire_damage(bench: Bench) -> None:
    hazards.standing_in_fire(bench, [*bench.on_map()], bench.rules.fire.start_damage)


PARTS: Mapping[str, Callable[[Bench], None]] = {
    "fires_out": hazards.fires_out,
    "smoke": smoke.gone,
    "fire_damage": _fire_damage,
}


def side_turn(bench: Bench, side: str) -> None:
    """Read a side's turn: its start, movement, end of movement, explosives, morale. Rule: IN.HOUSE.1."""
    bench.log.take("side_turn", "IN.HOUSE.1", side=side)
    bench.side = side
    _start(bench)
    while bench.log.next["event"] in ("activated", "refused"):
        acting.activation(bench)
    smoke.grows(bench)
    for each in [*bench.of(side)]:
        less = 0 if bench.rules.fire.both else each.burned
        hazards.standing_in_fire(bench, [each], max(0, bench.rules.fire.end_damage - less))
    blasts.resolve(bench)
    morale.end_of_turn(bench)
    bench.bereaved.clear()


def _start(bench: Bench) -> None:
    """Read the start of a side's turn: the entangled, its old arcs, the shaken. Rules: IN.HOUSE.1, IN.HOUSE.4."""
    for each in bench.soldiers.values():
        if each.side == bench.side:
            each.done, each.freed, each.burned = False, False, 0
        if each.arc is not None:
            each.arc.shots = 0
    for gun in bench.guns.values():
        gun.shots = 0
    _side_starts(bench)
    for each in bench.of(bench.side):
        each.left_ap = each.ap()


def _side_starts(bench: Bench) -> None:
    """Read what the start of a side's turn brings, each thing once, in whatever order."""
    lapse = [each for each in bench.of(bench.side) if each.arc is not None]
    caught = [each for each in bench.of(bench.side) if each.caught]
    shaken = [each for each in bench.of(bench.side) if each.shaken] if bench.rules.options.morale else []
    while any(each.is_up and each.arc for each in lapse) or any(each.is_up for each in (*caught, *shaken)):
        row = bench.log.next
        soldier = bench.soldiers.get(row.get("actor", ""))
        if soldier in lapse and bench.log.sees("arc_ends", cause="lapsed"):
            bench.log.take("arc_ends", "IN.HOUSE.4")
            lapse.remove(soldier)
            soldier.arc = None
        elif soldier in caught and bench.log.sees("die", reason="wire"):
            caught.remove(soldier)
            hazards.tangle(bench, soldier)
            soldier.freed = not soldier.caught
        elif soldier in shaken and bench.log.sees("die", reason="morale"):
            shaken.remove(soldier)
            morale.check(bench, soldier, rallies=True)
        else:
            raise bench.log.stray("IN.HOUSE.1", _owed(lapse, caught, shaken))


def _owed(lapse: list[Soldier], caught: list[Soldier], shaken: list[Soldier]) -> str:
    """Say what is still to come before anybody acts."""
    told = {"an arc lapses": lapse, "caught in wire": caught, "shaken": shaken}
    return "; ".join(f"{what}: {', '.join(each.name for each in who)}" for what, who in told.items() if who)
