"""`musterpress sweep`: who wins how often at several values of one number."""

from typing import Annotated, Any

import typer

from engine.execution.executors import usable_cores
from engine.experiments.measures.orders import BalanceOrder
from engine.experiments.measures.places import values_of
from musterpress.api.balancing import pool
from musterpress.api.packs import load
from musterpress.api.worths.rulings import reading_rulings
from musterpress.api.worths.sweeping import sweeping
from musterpress.arguments.keeping import KeepOption, keeping
from musterpress.arguments.measuring import (
    ClusterOption,
    Format,
    ModeName,
    Seed,
    StylesOption,
    ThreadsOption,
    UntilOption,
    fought_at,
    style_names,
    watched,
)
from musterpress.arguments.options import MapOption, ScenarioOption, refusals
from musterpress.arguments.packs import PackArgument, find_pack, open_pack
from musterpress.arguments.seats import Seats, takes_seats
from musterpress.reports.figures import show


@takes_seats
def sweep(
    pack: PackArgument,
    place: Annotated[
        str | None, typer.Argument(metavar="PLACE", help="rules.GROUP.NAME, or KIND.ID.NAME of a document.")
    ] = None,
    values: Annotated[str | None, typer.Argument(metavar="VALUES", help="1..4, '1..9 by 2', or a list: 1,3,5.")] = None,
    rulings: Annotated[
        bool, typer.Option("--rulings", help="Read every ruling of the pack otherwise, in the place of a number.")
    ] = False,
    battles: Annotated[
        int | None, typer.Option(min=2, max=10**9, help="Battles a pairing and value at most; else 1000.")
    ] = None,
    until: UntilOption = None,
    *,
    seats: Seats,
    scenario: ScenarioOption = None,
    map: MapOption = None,
    styles: StylesOption = None,
    format: Format = "text",
    seed: Seed = 1,
    threads: ThreadsOption = None,
    mode: ModeName = "auto",
    cluster: ClusterOption = None,
    keep: KeepOption = None,
) -> None:
    """Measure who wins how often at several values of one number.

    All values are fought with the same dice, and a line through them says what one more of the number brings. A value
    that the pack cannot have is said to be so, with what check says of it. Files stay as they are. With --rulings each
    parameter of a ruling takes its other values, and those that move who wins come first.
    """
    open_pack(pack)
    with refusals(), fought_at(cluster) as executor:
        opened = load(find_pack(pack))
        form = opened.simulation.form_for(scenario)
        participants = seats.known_participants(opened.read, form)
        order = BalanceOrder(
            participants,
            scenario,
            battles=battles,
            until=until,
            seed=seed,
            threads=threads or usable_cores(),
            map=map,
            styles=pool(opened.simulation, style_names(styles)),
        )
        asked: dict[str, Any] = {**seats.asked, "battles": battles, "scenario": scenario, "seed": seed}
        if rulings:
            _refuse_beside_rulings(place=place, map=map, until=until, styles=styles)
            measure = reading_rulings(opened, order, mode, executor)
            kept = keeping(keep, opened.read, "rulings", asked)
        elif place is None or values is None:
            raise typer.BadParameter("name a place and values, rules.dice.sides 6,8, or --rulings")
        else:
            measure = sweeping(opened, place, values_of(values), order, mode, executor)
            asked |= {"place": place, "values": values, "map": map, "until": until, "styles": order.styles}
            kept = keeping(keep, opened.read, "sweep", asked)
        with watched() as (stop, progress):
            found = measure(stop, progress)
        show(kept(found), format)


def _refuse_beside_rulings(**given: object) -> None:
    """Refuse what goes with a number only."""
    if named := [name for name, value in given.items() if value is not None]:
        raise typer.BadParameter(f"--rulings goes without {named[0] if named[0] == 'place' else '--' + named[0]}")
