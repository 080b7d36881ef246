"""The course of a battle: set-up, holds, initiative, phases and pulses, and recovery."""

from tests.referees.reading import NEAR_IN, Row
from tests.referees.survive.activity import phase
from tests.referees.survive.bench import Bench
from tests.referees.survive.control import pulse
from tests.referees.survive.ending import last_mob
from tests.referees.survive.figures import SLACK_IN, Figure, Point, distance
from tests.referees.survive.harm import direction
from tests.referees.survive.holding import interrupts

CORNERS = {"south_west": (0, 0), "north_west": (0, 1), "north_east": (1, 1), "south_east": (1, 0)}


def set_up(bench: Bench) -> None:
    """Read where everybody stands at the start. Rules: SV.HOUSE.2, SV.GAP.41."""
    for unit in bench.brief.zone.control_units:
        row = bench.log.take("control_unit", "SV.HOUSE.2", kind=unit.type.value, side="control")
        at = unit.at_in or around(bench, unit.direction or 1, unit.from_spire_in or 0.0)
        place(bench, row, unit.type.value)
        near = distance(at, (row["x_in"], row["y_in"])) <= NEAR_IN
        bench.log.check(row, "SV.HOUSE.2", f"{row['actor']} stands elsewhere", holds=near)
        if unit.type.value == "prime_cu":
            bench.carrier = row["actor"]
    for name, side in bench.brief.sides.items():
        row = bench.log.take("deployed", "SV.GAP.41", actor=name, side=side)
        place(bench, row, "")
        judge_start(bench, row, side)


def around(bench: Bench, value: int, far: float) -> Point:
    """Return the place in a direction from the spire. Rule: SV.GAP.20."""
    spire, way = bench.brief.zone.spire_in, direction(bench, value)
    return (spire[0] + far * way[0], spire[1] + far * way[1])


def place(bench: Bench, row: Row, kind: str) -> None:
    """Put a figure on the table. Rule: SV.HOUSE.9."""
    card = None if kind else bench.brief.cards[row["actor"]]
    at, facing = (row["x_in"], row["y_in"]), (row["facing_east"], row["facing_north"])
    figure = Figure(row["actor"], row["side"], at, facing, kind, card)
    figure.in_hand = next(iter(card.guns), "") if card else ""
    bench.figures[figure.name] = figure


def judge_start(bench: Bench, row: Row, side: str) -> None:
    """Judge whether a unit starts near its corner, and by itself. Rule: SV.GAP.41."""
    zone, figure = bench.brief.zone, bench.figures[row["actor"]]
    corner = (CORNERS[side][0] * zone.width_in, CORNERS[side][1] * zone.depth_in)
    near = distance(figure.at, corner) <= bench.rules.mob.deploy_in + NEAR_IN
    bench.log.check(row, "SV.GAP.41", f"{figure.name} starts too far from its corner", holds=near)
    bench.log.check(row, "SV.GAP.41", f"{figure.name} has no room", holds=bench.ground.stands(figure.at))
    base = bench.rules.base.diameter_in - SLACK_IN - NEAR_IN
    apart = all(distance(each.at, figure.at) >= base for each in bench.figures.values() if each is not figure)
    bench.log.check(row, "SV.GAP.41", f"{figure.name} stands on another", holds=apart)


def turn(bench: Bench, number: int) -> None:
    """Read a turn up to its Recovery Phase. Rules: SV.SEQ.1 to SV.SEQ.6."""
    bench.turn = number
    bench.log.take("turn", "SV.GAM.1", number=number, turns=bench.brief.turns)
    for each in bench.figures.values():
        each.acted, each.shots, each.held_with = False, 0, ""
    while bench.log.sees("hold"):
        hold(bench)
    bench.order = initiative(bench)
    while any(bench.ready(side) for side in bench.order):
        for side in bench.order:
            if any(bench.ready(each) for each in bench.order):
                place_in_order(bench, side)


def place_in_order(bench: Bench, side: str) -> None:
    """Read a player's place in the order: a phase, if anybody is left to act, and pulses. Rules: SV.SEQ.4, SV.SEQ.6."""
    interrupts(bench)
    if bench.ready(side):
        phase(bench, side)
        last_mob(bench)
    for _ in range(bench.rules.turn.pulses_per_phase):
        interrupts(bench)
        pulse(bench)
        last_mob(bench)


def hold(bench: Bench) -> None:
    """Read a Hold declaration. Rules: SV.SEQ.1, SV.MOV.8, SV.GAP.26."""
    row = bench.log.take("hold", "SV.SEQ.1", shots=bench.rules.hold.shots)
    figure = bench.figure(row)
    bench.log.check(row, "SV.SEQ.1", f"{figure.name} holds already", holds=not figure.acted)
    bench.log.check(row, "SV.SEQ.1", f"{figure.name} is no player's", holds=figure.side == row["side"] != "control")
    figure.acted, figure.shots = True, bench.rules.hold.shots


def initiative(bench: Bench) -> list[str]:
    """Read who goes first, and return the order of play. Rules: SV.SEQ.2, SV.GAP.27."""
    seats = list(bench.brief.seats)
    tied = [side for side in seats if any(bench.living(side))] if not bench.log.sees("die") else seats
    best = max if bench.rules.turn.initiative == "highest" else min
    while len(tied) > 1:
        shown = {}
        for side in tied:
            shown[side] = bench.log.die("initiative", "SV.SEQ.2", bench.sides_of_dice, side=side)
        tied = [side for side in tied if shown[side] == best(shown.values())]
        if bench.rules.turn.initiative_tie == "seating":
            tied = tied[:1]
    bench.log.take("initiative", "SV.GAP.27", side=tied[0])
    first = seats.index(tied[0])
    return seats[first:] + seats[:first]


def recovery(bench: Bench) -> None:
    """Read the Recovery Phase, players in their order, Control last. Rules: SV.SEQ.7, SV.REC.1 to SV.REC.3."""
    for side in (*bench.order, "control"):
        bench.log.take("recovery", "SV.SEQ.7", side=side)
        for each in [each for each in bench.figures.values() if each.side == side]:
            clear(bench, each)
        while bench.log.sees("recovered"):
            figure = bench.figure(bench.log.next)
            row = bench.log.take("recovered", "SV.REC.3", side=side)
            bench.log.check(row, "SV.REC.3", f"{figure.name} is not Dazed", holds=figure.dazed)
            figure.dazed = False
        left = [each.name for each in bench.figures.values() if each.side == side and each.dazed]
        bench.log.check(bench.log.next, "SV.REC.3", f"{left} do not recover", holds=not left)


def clear(bench: Bench, figure: Figure) -> None:
    """Read how jams of a unit are cleared. Rules: SV.REC.1, SV.REC.2, SV.GAP.11."""
    if figure.dazed and bench.log.sees("recovered", actor=figure.name):
        bench.log.take("recovered", "SV.REC.3", side=figure.side)
        figure.dazed = False
    for weapon, jammed in list(figure.jams.items()):
        earlier = jammed < bench.turn
        named = {"actor": figure.name, "weapon": weapon}
        if earlier or cleared(bench, figure, weapon):
            bench.log.take("jam_cleared", "SV.REC.2" if earlier else "SV.REC.1", by_roll=not earlier, **named)
            del figure.jams[weapon]
    if figure.dazed and bench.log.sees("recovered", actor=figure.name):
        bench.log.take("recovered", "SV.REC.3", side=figure.side)
        figure.dazed = False


def cleared(bench: Bench, figure: Figure, weapon: str) -> bool:
    """Read the Ammo Roll for a jam of this turn. Rules: SV.REC.1, SV.GAP.12."""
    if not bench.rules.ammo.reroll_in_recovery or figure.card is None:
        return False
    need = figure.card.guns[weapon].ammo or 0
    value = bench.log.die("clearing a jam", "SV.REC.1", bench.sides_of_dice, actor=figure.name, need=need)
    return value <= need
