"""What hurts by itself: fires and wire. Rules: IN.INC.9, IN.INC.10, IN.WIR.2 to IN.WIR.4, IN.GAP.11, IN.GAP.49."""

from collections.abc import Iterable

from schemas.models.infantry.words import Terrain
from tests.referees.infantry.bench import Bench
from tests.referees.infantry.harm import wound
from tests.referees.infantry.lines import around
from tests.referees.infantry.soldiers import Soldier


def fires_out(bench: Bench) -> None:
    """Read which fires go out. Rule: IN.GAP.49."""
    over = {spot for spot, until in bench.ground.fires.items() if until <= bench.turn}
    while over:
        row = bench.log.take("fire_out", "IN.GAP.49")
        spot = (row["column"], row["row"])
        bench.check(row, "IN.GAP.49", f"the fire at {spot} does not go out now", holds=spot in over)
        over.discard(spot)
        bench.ground.fires.pop(spot, None)
    spreads(bench)


def spreads(bench: Bench) -> None:
    """Read which dots of vegetation catch fire from those beside them, where that is played. Rule: IN.GAP.11."""
    ground = bench.ground
    if bench.rules.fire.spreads == "never":
        return
    beside = {each for spot in ground.fires for each in around(spot, 1) if ground.drawn.get(each) in VEGETATION}
    wanted, until = beside - {*ground.fires}, bench.turn + bench.rules.fire.turns
    while wanted:
        row = bench.log.take("burns", "IN.GAP.11", until=until)
        spot = (row["column"], row["row"])
        bench.check(row, "IN.GAP.11", f"fire does not get to {spot}", holds=spot in wanted)
        wanted.discard(spot)
        ground.fires[spot] = until


VEGETATION = (Terrain.LIGHT_VEGETATION, Terrain.HEAVY_VEGETATION)


def standing_in_fire(bench: Bench, soldiers: Iterable[Soldier], points: int) -> None:
    """Read how fire hurts those who stand in it. Rules: IN.INC.10, IN.GAP.11, IN.GAP.49."""
    for each in soldiers:
        if each.is_up and each.spot in bench.ground.fires and not each.under:
            burn(bench, each, points)
    bench.end_if_wiped_out()


def burn(bench: Bench, soldier: Soldier, points: int) -> None:
    """Read how fire hurts a trooper. Rules: IN.INC.9, IN.INC.10."""
    if points:
        bench.log.take("fire_hurts", "IN.INC.9", actor=soldier.name, points=points)
        wound(bench, soldier, points, "lethal", "IN.INC.9")


def tangle(bench: Bench, soldier: Soldier) -> None:
    """Read what wire does to a trooper. Rules: IN.WIR.2, IN.WIR.3."""
    wire = bench.rules.wire
    points = bench.dice("wire", "IN.WIR.2", wire.damage_dice, actor=soldier.name)
    wound(bench, soldier, points, "bludgeoning", "IN.WIR.2")
    bench.end_if_wiped_out()
    if soldier.is_up:
        soldier.caught = bench.die("wire", "IN.WIR.3", actor=soldier.name) >= wire.entangled_from
        bench.log.take("wire", "IN.WIR.3", actor=soldier.name, caught=soldier.caught)


def entered(bench: Bench, soldier: Soldier) -> None:
    """Read what a dot does to who has just come there. Rules: IN.INC.9, IN.WIR.2."""
    if soldier.spot in bench.ground.fires and not soldier.under:
        burn(bench, soldier, bench.rules.fire.enter_damage)
        bench.end_if_wiped_out()
        soldier.burned += bench.rules.fire.enter_damage
    if soldier.is_up and not soldier.under and bench.ground.terrain[soldier.at] is Terrain.BARBED_WIRE:
        tangle(bench, soldier)
