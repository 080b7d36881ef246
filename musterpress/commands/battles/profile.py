"""`musterpress profile`: what kind of game a pack makes."""

from typing import Annotated

import typer

from engine.execution.executors import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.measures.orders import BalanceOrder
from musterpress.api.profiling import BATTLES, TRIES, offering, profiling
from musterpress.arguments.keeping import KeepOption, keeping
from musterpress.arguments.measuring import Format, ModeName, Seed, ThreadsOption, watched
from musterpress.arguments.options import MapOption, refusals
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
    options: Annotated[
        bool, typer.Option("--options", help="Tell instead how often each answer is offered, and how often chosen.")
    ] = False,
    *,
    seats: Seats,
    scenario: Annotated[str | None, typer.Option(help="Scenario; else all of them in turn.")] = None,
    map: MapOption = None,
    format: Format = "text",
    seed: Seed = 1,
    threads: ThreadsOption = None,
    mode: ModeName = "auto",
    keep: KeepOption = None,
) -> None:
    """Tell what kind of game battles make: how long, how open, and when they are decided.

    Each battle is fought on many times with other dice, from its beginning and from the end of each turn. Who wins how
    many of these says who is ahead there, and how much is still open. With --options each is fought once, and every
    answer counted that a player could give: what is never chosen is dead. Ctrl-C keeps what is done.
    """
    read = open_pack(pack)
    with refusals():
        simulation = Simulation(read, mode)
        form = simulation.form_for(scenario)
        participants = seats.known_participants(read, form)
        threads = threads or usable_cores()
        order = BalanceOrder(participants, scenario, battles=battles, seed=seed, threads=threads, map=map)
        measure = offering(simulation, order) if options else profiling(simulation, order, tries)
        asked = {**seats.asked, "battles": battles, "scenario": scenario, "map": map, "seed": seed}
        named, more = ("offers", {}) if options else ("profile", {"tries": tries})
        kept = keeping(keep, read, named, {**asked, **more})
        with watched() as (stop, progress):
            found = measure(stop, progress)
        show(kept(found), format)
