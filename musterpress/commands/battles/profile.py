"""`musterpress profile`: what kind of game a pack makes."""

from typing import Annotated

import typer

from engine.battles.styles import may_play, player_names
from engine.execution.executors import usable_cores
from engine.execution.simulation import Simulation
from musterpress.api.balancing import BalanceOrder
from musterpress.api.profiling import BATTLES, TRIES, profiling
from musterpress.arguments.measuring import Format, ModeName, Seed, ThreadsOption, watched
from musterpress.arguments.options import one_of, refusals
from musterpress.arguments.packs import PackArgument, open_pack
from musterpress.arguments.seats import Seats, takes_seats
from musterpress.reports.figures import show


@takes_seats
def profile(
    pack: PackArgument,
    battles: Annotated[
        int, typer.Option(min=2, max=10**6, help="Battles in all, each on a seed of its own.")
    ] = BATTLES,
    tries: Annotated[
        int, typer.Option(min=2, max=10**4, help="How often each is fought on from the end of each turn.")
    ] = TRIES,
    *,
    seats: Seats,
    scenario: Annotated[str | None, typer.Option(help="Scenario; else all of them in turn.")] = None,
    format: Format = "text",
    seed: Seed = 1,
    threads: ThreadsOption = None,
    mode: ModeName = "auto",
) -> None:
    """Tell what kind of game battles make: how long, how open, and when they are decided.

    Each battle is fought on many times with other dice, from its beginning and from the end of each turn. Who wins how
    many of these says who is ahead there, and how much is still open. Ctrl-C keeps what is done.
    """
    read = open_pack(pack)
    with refusals():
        simulation = Simulation(read, mode)
        form = simulation.form_for(scenario)
        participants = seats.participants(form)
        for each in participants:
            if not may_play(each.player, read, form):
                one_of(each.player, player_names(read, form), "--player")
        order = BalanceOrder(participants, scenario, battles=battles, seed=seed, threads=threads or usable_cores())
        measure = profiling(simulation, order, tries)
        with watched() as (stop, progress):
            found = measure(stop, progress)
        show(found, format)
