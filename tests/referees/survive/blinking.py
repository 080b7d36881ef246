"""Blink: a chain of units is taken off and appears where two dice say."""

from tests.referees.reading import NEAR_IN, Row
from tests.referees.survive.bench import Bench
from tests.referees.survive.figures import SLACK_IN, Figure, distance
from tests.referees.survive.grouping import judge_chain

FIRST_DIE = "Blink along the long edge"
SECOND_DIE = "Blink along the short edge"


def blink(bench: Bench, side: str, chain: list[Figure], row: Row) -> None:
    """A chain of units Blinks to a place found by dice. Rules: SV.MOV.13, SV.MOV.14, SV.GAP.18."""
    judge_chain(bench, chain, 0.0, "SV.MOV.13", row)
    foes = [each for each in bench.figures.values() if each.side != side]
    free = not any(bench.touch(one, foe) and bench.reach(one, foe) == 0 for one in chain for foe in foes)
    bench.log.check(row, "SV.GAP.18", "an enemy is in contact", holds=free or bench.rules.blink.in_enemy_contact)
    along = bench.log.die(FIRST_DIE, "SV.MOV.14", bench.sides_of_dice)
    aside = bench.log.die(SECOND_DIE, "SV.MOV.14", bench.sides_of_dice)
    zone, back = bench.brief.zone, 0.5 if bench.rules.blink.cell == "centre" else 0.0
    spot = [zone.width_in * (along - back) / bench.sides_of_dice, zone.depth_in * (aside - back) / bench.sides_of_dice]
    if side.endswith("east"):
        spot[0] = zone.width_in - spot[0]
    if side.startswith("north"):
        spot[1] = zone.depth_in - spot[1]
    arrive(bench, (spot[0], spot[1]), chain)


def arrive(bench: Bench, spot: tuple[float, float], chain: list[Figure]) -> None:
    """Read where the units of a Blink appear. Rule: SV.GAP.18."""
    placed: list[Figure] = []
    while bench.log.sees("blink"):
        row = bench.log.take("blink", "SV.GAP.18")
        figure, at = bench.figure(row), (row["x_in"], row["y_in"])
        bench.log.check(row, "SV.GAP.18", "it does not Blink", holds=figure in chain and figure not in placed)
        rest = [each for each in bench.figures.values() if each is not figure and (each in placed or each not in chain)]
        base = bench.rules.base.diameter_in
        free = bench.ground.stands(spot) and all(distance(each.at, spot) >= base + SLACK_IN + NEAR_IN for each in rest)
        free = free and distance(bench.brief.zone.spire_in, spot) >= (base + bench.rules.base.spire_in) / 2
        if not placed:
            near = distance(at, spot) <= NEAR_IN
            bench.log.check(row, "SV.MOV.14", f"it appears off {spot}", holds=near or not free)
        room = bench.ground.stands(at) and all(distance(each.at, at) >= base - SLACK_IN - NEAR_IN for each in rest)
        bench.log.check(row, "SV.GAP.18", "there is no room", holds=room)
        figure.at = at
        placed.append(figure)
