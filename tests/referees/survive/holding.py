"""Units that hold: they may turn and shoot between any two actions of others."""

from tests.referees.survive.bench import Bench
from tests.referees.survive.figures import Figure
from tests.referees.survive.shooting import Aim, aim, shot


def interrupt(bench: Bench, figure: Figure) -> None:
    """Read a holder's turn and shot. Rules: SV.MOV.8, SV.GAP.26, SV.GAP.50."""
    if bench.log.sees("facing", actor=figure.name):
        row = bench.log.take("facing", "SV.GAP.26", actor=figure.name)
        figure.facing = (row["facing_east"], row["facing_north"])
    row = bench.log.next
    if not bench.log.sees("shot", actor=figure.name):
        raise bench.log.stray("SV.GAP.26", f"{figure.name} turns, and does not shoot")
    held = figure.held_with or row["weapon"]
    bench.log.check(row, "SV.MOV.8", f"{figure.name} has shot with {held}", holds=held == row["weapon"])
    figure.held_with = held
    figure.shots -= 1
    shot(bench, figure, aim(bench, figure, "hold") if figure.dazed else Aim("hold", 0, one_handed=False))


def interrupts(bench: Bench) -> None:
    """Read all that holders do between two actions of others. Rule: SV.GAP.26."""
    while bench.log.next["event"] in {"facing", "shot"}:
        figure = bench.figure(bench.log.next)
        if not figure.shots:
            return
        interrupt(bench, figure)
