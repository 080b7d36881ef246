"""`--keep NAME`: what a command has measured becomes a record beside the pack."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Annotated, Any

import typer

from engine.experiments.records.orders import RecordError, order_from
from engine.experiments.records.record import refuse_name
from engine.experiments.records.shelf import Shelf
from musterpress.api.recording.keeping import kept
from musterpress.api.tables import Table
from musterpress.reports.figures import Figures
from musterpress.terminal import complain
from schemas.packs.packs import Pack

KeepOption = Annotated[
    str | None,
    typer.Option("--keep", metavar="NAME", help="Keep the figures beside the pack, as a record of this name."),
]


def keeping(name: str | None, pack: Pack, measure: str, arguments: Mapping[str, Any]) -> Callable[[Figures], Figures]:
    """Return what keeps figures of a pack, if `--keep` was given, and returns them; it says which record they became.

    The arguments are those of the order by their names in the order's model.

    Raises:
        typer.BadParameter: the pack is a shipped one, or what is ordered cannot be kept.
    """
    if name is None:
        return lambda found: found
    try:
        refuse_name(name)
        order = order_from(measure, dict(arguments))
        Shelf(pack.folder).refuse_unfit()
    except RecordError as error:
        raise typer.BadParameter(str(error), param_hint="--keep") from error

    def keep(found: Figures) -> Figures:
        told = replace(found, notes=tuple(found.notes))
        try:
            record = kept(pack, order, Table.of(told), name)
            complain(f"Kept as record {record.number}; see: musterpress records show {pack.folder} {record.number}")
        except (RecordError, OSError) as error:
            complain(f"Nothing is kept: {error}")
        return told

    return keep
