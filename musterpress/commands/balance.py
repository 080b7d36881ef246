"""`musterpress balance`: how often which side wins, and how sure that is."""

from functools import partial
from typing import Annotated, Literal

import typer

from engine.battles.orders import Mode, OrderError, Participant, fixed_forces
from engine.execution.cores import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.balance import PAIRING, SCENARIO, Balance, balance_of_scenarios, pairings_of
from engine.experiments.balance import balance as measure
from engine.experiments.comparison import Comparison, compare
from engine.experiments.statistics import battles_until
from engine.experiments.trials import Pairing, Progress, Trial
from musterpress.arguments.executors import ClusterOption, ThreadsOption, fought_at
from musterpress.arguments.orders import refusals
from musterpress.arguments.packs import PackArgument, open_pack
from musterpress.arguments.print_options import one_of
from musterpress.arguments.seats import Seats, takes_seats
from musterpress.reports.balance_rows import balance_facts, balance_rows, comparison_rows
from musterpress.reports.balance_text import notes, say_balance, say_comparison
from musterpress.reports.figures import Figures, show
from musterpress.terminal.interruption import stop_on_interrupt
from musterpress.terminal.progress import progress_bar

BATTLES = 1000


@takes_seats
def balance(
    pack: PackArgument,
    battles: Annotated[
        int | None, typer.Option(min=2, max=10**9, help="Battles a pairing at most; 1000, or what --until may take.")
    ] = None,
    until: Annotated[
        float | None, typer.Option(min=0.001, max=0.5, help="Stop once all is known to plus or minus this: 0.02.")
    ] = None,
    *,
    seats: Seats,
    scenario: Annotated[str | None, typer.Option(help="Scenario, where a game has them.")] = None,
    by: Annotated[
        str, typer.Option(help="What the rows are: pairing, scenario, or a kind of card of the game.")
    ] = PAIRING,
    against: Annotated[
        str | None, typer.Option(metavar="PACK", help="Pack to compare with: the same dice for both.")
    ] = None,
    format: Annotated[Literal["text", "csv", "json"], typer.Option(help="Text to read, or data.")] = "text",
    seed: Annotated[int, typer.Option(min=0, max=2**61, help="First seed.")] = 1,
    threads: ThreadsOption = None,
    mode: Annotated[Mode, typer.Option(help="Kernels to use; same figures.")] = "auto",
    cluster: ClusterOption = None,
) -> None:
    """Measure who wins how often.

    Every seed is fought from every seat: two sides swap, more take turns; only where a game's seats are different
    roles is it fought once. The maps of the pack come in turn. Ctrl-C keeps what is done.
    """
    if against is not None and by != PAIRING:
        raise typer.BadParameter("--against compares pairings; leave out --by")
    if scenario is not None and by == SCENARIO:
        raise typer.BadParameter("--by scenario fights them all; leave out --scenario")
    variants = [open_pack(name) for name in (pack, against) if name is not None]
    with refusals(), fought_at(cluster) as executor:
        simulations = [Simulation(variant, mode, executor) for variant in variants]
        form = simulations[0].form_for(scenario)
        participants = seats.participants(form)
        one_of(by, (PAIRING, *([SCENARIO] if simulations[0].scenarios else []), *form.cards), "--by")
        for each in participants:
            one_of(each.player, form.players, "--player")
        cores = threads or usable_cores()

        def trial_of(name: str | None) -> Trial:
            its_form = simulations[0].form_for(name)
            seated = seats.participants(its_form)
            pairings, maps = _common(simulations, seated, name)
            most = battles or (battles_until(until, its_form.block) if until is not None else BATTLES)
            players = tuple(each.player for each in seated)
            return Trial(its_form, pairings, maps, most, seed, until, players, cores, scenario=name)

        trials = [trial_of(name) for name in (simulations[0].scenarios if by == SCENARIO else (scenario,))]
        _show(_measured(simulations, trials, by), simulations, format)


def _common(
    simulations: list[Simulation], participants: tuple[Participant, ...], scenario: str | None
) -> tuple[tuple[Pairing, ...], tuple[str, ...]]:
    """Return the pairings and the maps that all packs have."""
    first, last = simulations[0], simulations[-1]
    forces = [force for force in first.forces if force in last.forces]
    maps = tuple(field for field in first.maps if field in last.maps)
    named = {each.seat: each.force for each in participants if each.force is not None}
    fixed, *_ = (fixed_forces(simulation.scenarios, scenario) for simulation in simulations)
    form = first.form_for(scenario)
    seated = tuple(named.get(seat, force) for seat, force in zip(form.seats, fixed, strict=False))
    pairings = (seated,) if seated else pairings_of(form, forces, named)
    if not pairings or (form.has_map and not maps):
        raise OrderError(f"the packs have no {'maps' if pairings else 'forces'} in common")
    return pairings, maps if first.maps_for(scenario) else ()


def _measured(simulations: list[Simulation], trials: list[Trial], by: str) -> Balance | Comparison:
    with stop_on_interrupt() as stop, progress_bar("Battles") as show:

        def progress(now: Progress) -> None:
            show(now.battles, now.planned)

        if len(simulations) == 2:
            return compare(simulations[0], simulations[1], trials[0], stop, progress)
        if by == SCENARIO:
            return balance_of_scenarios(simulations[0], trials, stop, progress)
        return measure(simulations[0], trials[0], by, stop, progress)


def _show(found: Balance | Comparison, simulations: list[Simulation], format: str) -> None:
    first = simulations[0]
    names = [simulation.pack.manifest.id for simulation in simulations]
    if isinstance(found, Balance):
        tables, rows, about = partial(say_balance, found), balance_rows(found), {"pack": names[0], "by": found.by}
    else:
        tables, rows = partial(say_comparison, found, names[0], names[-1]), comparison_rows(found)
        about = {"pack": names[0], "against": names[-1], "by": PAIRING}
    facts = balance_facts(about | {"mode": first.mode}, found)
    show(Figures(tables, notes(found, first.mode), facts, rows), format)
