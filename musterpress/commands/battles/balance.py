"""`musterpress balance`: how often which side wins, and how sure that is."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final, Literal

import typer

from engine.battles.orders import Mode
from engine.execution.executors import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.balance import PAIRING
from engine.experiments.measures.orders import BalanceOrder
from engine.experiments.records.orders import RecordError
from engine.experiments.records.revisions import is_revision
from musterpress.api.balancing import Unfit, measuring, pool, rows_by
from musterpress.api.recording.comparing import at_revision
from musterpress.arguments.keeping import KeepOption, keeping
from musterpress.arguments.measuring import (
    ClusterOption,
    StylesOption,
    ThreadsOption,
    UntilOption,
    fought_at,
    style_names,
    watched,
)
from musterpress.arguments.options import MapOption, ScenarioOption, one_of, refusals
from musterpress.arguments.packs import PackArgument, find_pack, open_pack
from musterpress.arguments.seats import Seats, takes_seats
from musterpress.reports.figures import show
from schemas.packs.packs import Pack

ADVICE: Final = {
    "by": "leave out --by",
    "forces": "leave out --seat, or name one player for all",
    "scenario": "leave out --scenario",
    "until": "say how many --battles",
    "against": "leave out --against",
    "players": "leave out --player",
}
"""What to type instead, by the part of an order that does not fit."""


@takes_seats
def balance(
    pack: PackArgument,
    battles: Annotated[
        int | None, typer.Option(min=2, max=10**9, help="Battles a pairing at most; 1000, or what --until may take.")
    ] = None,
    until: UntilOption = None,
    *,
    seats: Seats,
    scenario: ScenarioOption = None,
    map: MapOption = None,
    by: Annotated[
        str, typer.Option(help="What the rows are: pairing, scenario, or a kind of card, soldier or weapon.")
    ] = PAIRING,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="PACK", help="Pack to compare with: the same dice for both; git:HEAD~1 is PACK as it was."
        ),
    ] = None,
    styles: StylesOption = None,
    without: Annotated[
        str, typer.Option(metavar="WORDS|KIND.ID", help="What a side may not answer, or what the pack is without.")
    ] = "",
    format: Annotated[Literal["text", "csv", "json"], typer.Option(help="Text to read, or data.")] = "text",
    seed: Annotated[int, typer.Option(min=0, max=2**61, help="First seed.")] = 1,
    threads: ThreadsOption = None,
    mode: Annotated[Mode, typer.Option(help="Kernels to use; same figures.")] = "auto",
    cluster: ClusterOption = None,
    keep: KeepOption = None,
) -> None:
    """Measure who wins how often.

    Every seed is fought from every seat: two sides swap, more take turns; only where a game's seats are different
    roles is it fought once. The maps of the pack come in turn. Ctrl-C keeps what is done.
    """
    if keep is not None and against is not None:
        raise typer.BadParameter("keep each of the two, and compare them", param_hint="--keep")
    variants = [open_pack(pack), *(() if against is None else (_opened(pack, against),))]
    with refusals(), _advised(), fought_at(cluster) as executor:
        simulations = [Simulation(variant, mode, executor) for variant in variants]
        form = simulations[0].form_for(scenario)
        one_of(by, rows_by(simulations[0], scenario), "--by")
        participants = seats.known_participants(variants[0], form)
        order = BalanceOrder(
            participants,
            scenario,
            by,
            battles,
            until,
            seed,
            threads or usable_cores(),
            pool(simulations[0], style_names(styles)),
            without,
            map,
        )
        measure = measuring(simulations, order)
        asked = {"battles": battles, "until": until, "scenario": scenario, "by": by, "without": without, "seed": seed}
        kept = keeping(keep, variants[0], "balance", {**seats.asked, **asked, "map": map, "styles": order.styles})
        with watched() as (stop, progress):
            found = measure(stop, progress)
        show(kept(found), format)


def _opened(pack: str, against: str) -> Pack:
    """Return the pack to compare with: another one, or the same as it was at a revision."""
    if not is_revision(against):
        return open_pack(against)
    try:
        return at_revision(find_pack(pack), against).read
    except RecordError as error:
        raise typer.BadParameter(str(error), param_hint="--against") from error


@contextmanager
def _advised() -> Iterator[None]:
    try:
        yield
    except Unfit as error:
        raise typer.BadParameter(f"{error}; {ADVICE[error.part]}") from error
