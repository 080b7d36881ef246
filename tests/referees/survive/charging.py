"""Charges that make contact: duels and Mobbing Charges, and what their winners do next."""

from tests.referees.survive.bench import Bench
from tests.referees.survive.fighting import duel, fit, stands
from tests.referees.survive.figures import Figure
from tests.referees.survive.holding import interrupts
from tests.referees.survive.mobbing import mob
from tests.referees.survive.moving import allowance, charge, keychip, walk


def contacts(bench: Bench, reached: list[tuple[Figure, Figure | None]]) -> None:
    """Read the fights of those that have made contact, also with who has gone Red there. Rules: SV.MOB.1, SV.FCH.1."""
    there = [(one, bench.figures.get(other.name)) for one, other in reached if other is not None]
    met = [(one, other) for one, other in there if other is not None and fit(bench, one)]
    if len(met) == 2 and met[0][1] is met[1][1]:
        follow_on(bench, mob(bench, [one for one, _ in met], met[0][1]))
        return
    for charger, target in met:
        if fit(bench, charger) and stands(bench, target):
            winner = duel(bench, charger, target)
            follow_on(bench, [winner] if winner is not None else [])


def follow_on(bench: Bench, won: list[Figure]) -> None:
    """Read what the winners of a fight do. Rules: SV.RES.5, SV.RES.6, SV.MOB.4."""
    keychip(bench)
    interrupts(bench)
    keychip(bench)
    winners = [each for each in won if fit(bench, each)]
    if len(winners) == 2 and bench.log.sees("follow_on", together=True):
        together(bench, winners)
        return
    while bench.log.sees("follow_on") and any(each.name == bench.log.next["actor"] for each in winners):
        row = bench.log.take("follow_on", "SV.RES.5", together=False)
        figure = bench.figure(row)
        winners.remove(figure)
        far = allowance(bench, figure, "follow on")
        if row["action"] == "charge":
            reached = [(figure, charge(bench, figure, far))]
            keychip(bench)
            interrupts(bench)
            contacts(bench, reached)
        elif bench.log.sees("move", actor=figure.name):
            walk(bench, figure, "move", far)
        keychip(bench)
        interrupts(bench)
        keychip(bench)
        winners = [each for each in winners if fit(bench, each)]


def together(bench: Bench, winners: list[Figure]) -> None:
    """Read a follow-on that is another Mobbing Charge; without room behind the target the first charges alone.

    Rules: SV.MOB.4, SV.RES.6.
    """
    row = bench.log.take("follow_on", "SV.MOB.4", action="charge", together=True)
    front = bench.figure(row)
    reached = [(front, charge(bench, front, allowance(bench, front, "follow on")))]
    rear = next(each for each in winners if each is not front)
    if bench.log.sees("charge", actor=rear.name, target=row["target"]):
        reached.append((rear, charge(bench, rear, allowance(bench, rear, "follow on"), set_down=True)))
        keychip(bench)
    interrupts(bench)
    contacts(bench, reached)
    if len(reached) == 1 and fit(bench, rear):
        follow_on(bench, [rear])
