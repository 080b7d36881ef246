"""The commands of `musterpress tune` that propose prices of what forces buy."""

from collections.abc import Callable
from typing import Annotated

import typer

from engine.execution.cores import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.tuning.prices import PriceTuning
from engine.experiments.tuning.tunable import tuned_prices
from musterpress.api.tuning import PRICE_BATTLES, TuneOrder, price_figures, prices_found
from musterpress.arguments.executors import ClusterOption, ThreadsOption, fought_at
from musterpress.arguments.orders import refusals
from musterpress.arguments.packs import PackArgument, open_pack
from musterpress.arguments.tuning import Format, ModeName, Seed, watched
from musterpress.reports.figures import show
from musterpress.terminal.console import complain, say
from musterpress.writing.proposals import refuse_read_only, write_proposal
from musterpress.writing.rewriting import home_of, repricings
from schemas.packs.packs import Pack

MOST = 200_000

PRICES_HELP = """Propose prices of {0} by which forces of equal cost win equally.

Legal forces bought by lot meet; what each is worth is proposed as its price, and tried in battles of its own.
Files change with --write only.
"""


def prices(
    pack: PackArgument,
    battles: Annotated[int, typer.Option(min=2, max=MOST, help="Battles a round.")] = PRICE_BATTLES,
    rounds: Annotated[
        int | None, typer.Option(min=1, max=9, help="Rounds to propose from, before the two that try.")
    ] = None,
    write: Annotated[
        bool, typer.Option("--write", help="Write the proposal, as a whole, if the battles bear it out.")
    ] = False,
    format: Format = "text",
    seed: Seed = 1,
    threads: ThreadsOption = None,
    mode: ModeName = "auto",
    cluster: ClusterOption = None,
    *,
    things: str,
) -> None:
    """Propose prices that are fair, and try them."""
    opened = open_pack(pack)
    with refusals(), fought_at(cluster) as executor:
        simulation, tunable = Simulation(opened, mode, executor), tuned_prices(opened, things)
        if write:
            own = (card for card in tunable.part().cards(opened) if card.own)
            refuse_read_only(home_of(opened, card.kind, card.home).path for card in own)
        order = TuneOrder(things, (), battles, None, rounds, None, seed, threads or usable_cores())
        with watched() as (stop, progress):
            found = prices_found(simulation, order, stop, progress)
        show(price_figures(found, simulation), format)
        if write:
            _write(opened, found, say if format == "text" else complain)


def _write(pack: Pack, found: PriceTuning, tell: Callable[[str], None]) -> None:
    """Write the prices that battles bear out."""
    cards = [row.card for row in found.worths.rows if row.card.id in found.proposal]
    outdated = found.worths.order.tunable.part().outdated
    remark = ". Forces may cost more than their budget now; check the pack."
    write_proposal(pack, found, lambda: repricings(pack, cards, found.proposal, outdated), remark, tell)
