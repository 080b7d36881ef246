"""`musterpress tune`: points and prices that are fair, what a point of a force is worth, and packs changed so."""

from collections.abc import Callable
from typing import Annotated, Any

import typer

from engine.execution.executors import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.tuning.points import PointTuning
from engine.experiments.tuning.prices import PRICE_BATTLES, PriceTuning
from engine.experiments.tuning.tunable import tuned_points, tuned_prices
from musterpress.api.tuning import (
    MOST_ROUND_BATTLES,
    ROUNDS,
    TuneOrder,
    point_figures,
    points_found,
    price_figures,
    prices_found,
    step_figures,
    steps_found,
)
from musterpress.arguments.keeping import KeepOption, keeping
from musterpress.arguments.measuring import (
    ClusterOption,
    Format,
    ModeName,
    Seed,
    ThreadsOption,
    fought_at,
    in_words,
    tunables,
    watched,
)
from musterpress.arguments.options import ListingGroup, ScenarioOption, refusals
from musterpress.arguments.packs import PackArgument, open_pack
from musterpress.commands.battles.proposals import Write, refuse_read_only, write_proposal
from musterpress.commands.battles.tune_numbers import EPILOG, HELP, numbers
from musterpress.reports.figures import show
from musterpress.terminal import complain, say
from musterpress.writing.rewriting import home_of, repricings, rewritings
from schemas.packs.packs import Pack

Until = Annotated[
    float | None, typer.Option(min=0.001, max=0.5, help="Stop once all is known to plus or minus this: 0.05.")
]

EXAMPLE = "Example: musterpress tune"
POINTS_HELP = """Propose points for {0} that let the holder of each win as often as lose.

The proposal is tried in battles of its own, on the same dice as the present points. Files change with --write only.
"""
STEPS_HELP = """Rank the {0} of a {1} by the win rate that one point brings.

Every point more or less that the rules allow is tried against all others, on the same dice.
"""


def tune() -> typer.Typer:
    """Return the commands below `musterpress tune`: one for whatever the systems say can be tuned."""
    app = typer.Typer(cls=ListingGroup, add_completion=False, rich_markup_mode=None)
    for things, of in tunables("tuned_points").items():
        words = f"{' or '.join(of).capitalize()} to change, may be repeated; else all."
        families = Annotated[list[str] | None, typer.Option(*(f"--{word}" for word in of), help=words)]
        command = in_words(points, things, "families", families)
        app.command(things, help=POINTS_HELP.format(things), epilog=f"{EXAMPLE} {things} my_pack --write")(command)
    for things, of in tunables("ranked_steps").items():
        words = f"{' or '.join(of).capitalize()} whose {things} are ranked."
        force = Annotated[str, typer.Option(*(f"--{word}" for word in of), help=words)]
        epilog = f"{EXAMPLE} {things} my_pack --{of[0]} my_{of[0]}"
        help_text = STEPS_HELP.format(things, " or ".join(of))
        app.command(things, help=help_text, epilog=epilog)(in_words(steps, things, "force", force))
    for things in tunables("tuned_prices"):
        command = in_words(prices, things, "", None)
        app.command(things, help=PRICES_HELP.format(things), epilog=f"{EXAMPLE} {things} my_pack --write")(command)
    app.command("numbers", help=HELP, epilog=EPILOG)(numbers)
    return app


def points(
    pack: PackArgument,
    battles: Annotated[
        int | None,
        typer.Option(min=2, max=MOST_ROUND_BATTLES, help="Battles a round; 4000, or what --until may take."),
    ] = None,
    until: Until = None,
    rounds: Annotated[
        int, typer.Option(min=1, max=9, help="Rounds to propose from, before the one that tries.")
    ] = ROUNDS,
    families: list[str] | None = None,
    scenario: ScenarioOption = None,
    write: Write = False,
    format: Format = "text",
    seed: Seed = 1,
    threads: ThreadsOption = None,
    mode: ModeName = "auto",
    cluster: ClusterOption = None,
    keep: KeepOption = None,
    *,
    things: str,
) -> None:
    """Propose points that make cards fair, and try them."""
    opened = open_pack(pack)
    with refusals(), fought_at(cluster) as executor:
        simulation, tunable = Simulation(opened, mode, executor), tuned_points(opened, things)
        if write:
            own = (
                card for card in tunable.part().cards(opened) if card.own and (not families or card.family in families)
            )
            refuse_read_only(home_of(opened, tunable.part().kind, card.id).path for card in own)
        of = tuple(families or ())
        order = TuneOrder(things, of, battles, until, rounds, scenario, seed, threads or usable_cores())
        kept = keeping(keep, opened, "tune", order_arguments(order))
        with watched() as (stop, progress):
            found = points_found(simulation, order, stop, progress)
        show(kept(point_figures(found, simulation)), format)
        if write:
            _write_points(opened, found, say if format == "text" else complain)


def steps(
    pack: PackArgument,
    force: str,
    battles: Annotated[
        int | None, typer.Option(min=2, max=10**8, help="Battles a step; 1000, or what --until may take.")
    ] = None,
    until: Until = None,
    scenario: ScenarioOption = None,
    format: Format = "text",
    seed: Seed = 1,
    threads: ThreadsOption = None,
    mode: ModeName = "auto",
    cluster: ClusterOption = None,
    keep: KeepOption = None,
    *,
    things: str,
) -> None:
    """Rank the points of a force by what they are worth."""
    opened = open_pack(pack)
    with refusals(), fought_at(cluster) as executor:
        simulation = Simulation(opened, mode, executor)
        order = TuneOrder(things, (force,), battles, until, None, scenario, seed, threads or usable_cores())
        kept = keeping(keep, opened, "tune", order_arguments(order))
        with watched() as (stop, progress):
            found = steps_found(simulation, order, stop, progress)
        show(kept(step_figures(found, simulation)), format)


def order_arguments(order: TuneOrder) -> dict[str, Any]:
    """Return what is tuned as a record has it: whatever the figures depend on."""
    return {name: value for name, value in vars(order).items() if name != "threads"}


def _write_points(pack: Pack, found: PointTuning, tell: Callable[[str], None]) -> None:
    """Write the points that battles bear out."""
    kind, cards = found.order.tunable.part().kind, [row.card for row in found.rows if row.card.id in found.proposal]
    remark = ", with all points as the last round has fought them."
    write_proposal(pack, found, lambda: rewritings(pack, kind, cards, found.proposal), remark, tell)


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
    write: Write = False,
    format: Format = "text",
    seed: Seed = 1,
    threads: ThreadsOption = None,
    mode: ModeName = "auto",
    cluster: ClusterOption = None,
    keep: KeepOption = None,
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
        kept = keeping(keep, opened, "tune", order_arguments(order))
        with watched() as (stop, progress):
            found = prices_found(simulation, order, stop, progress)
        show(kept(price_figures(found, simulation)), format)
        if write:
            _write_prices(opened, found, say if format == "text" else complain)


def _write_prices(pack: Pack, found: PriceTuning, tell: Callable[[str], None]) -> None:
    """Write the prices that battles bear out."""
    cards = [row.card for row in found.worths.rows if row.card.id in found.proposal]
    outdated = found.worths.order.tunable.part().outdated
    remark = ". Forces may cost more than their budget now; check the pack."
    write_proposal(pack, found, lambda: repricings(pack, cards, found.proposal, outdated), remark, tell)
