"""`musterpress table`: a pack as files for a digital table."""

from pathlib import Path
from typing import Annotated

import typer

from engine.systems import SYSTEMS
from exporters.systems import products_in
from exporters.tables.export import TABLES, export_table
from exporters.tables.supplies import LEAST_DPI, MOST_DPI, TableOrder
from musterpress.arguments.options import ForceOption, one_of
from musterpress.arguments.packs import PackArgument, open_in_part
from musterpress.terminal import say
from musterpress.writing.kits import refuse_faulty, write_export


def table(
    pack: PackArgument,
    to: Annotated[Path, typer.Option(metavar="DIR", help="Folder for the files; made if need be.")],
    table_key: Annotated[str, typer.Option("--for", metavar="TABLE", help=f"Which one: {', '.join(TABLES)}.")] = "png",
    only: Annotated[list[str] | None, typer.Option(help="Only this product, such as cards. May be repeated.")] = None,
    dpi: Annotated[
        int | None, typer.Option(min=LEAST_DPI, max=MOST_DPI, help="Pixels an inch; by default what suits the table.")
    ] = None,
    bleed: Annotated[bool, typer.Option("--bleed", help="Single pictures with the rim outside the cut.")] = False,
    base_url: Annotated[
        str, typer.Option(metavar="URL", help="Where Tabletop Simulator will find the pictures, up to the last slash.")
    ] = "",
    force: ForceOption = False,
) -> None:
    """Draw a pack for a digital table: single pictures, or a whole table to play on.

    A document or a piece with an error is named and left out; all others are
    there.
    """
    opened, faulty = open_in_part(pack)
    products = products_in(opened)
    if not products:
        raise typer.BadParameter(f"there is nothing to draw of {SYSTEMS[opened.manifest.system].title} yet")
    one_of(table_key, TABLES, "--for")
    for name in only or ():
        one_of(name, products, "--only")
    if bleed and table_key != "png":
        raise typer.BadParameter("only single pictures (--for png) can have a bleed", param_hint="--bleed")
    order = TableOrder(tuple(only or ()), dpi, bleed, base_url)
    made = export_table(opened, TABLES[table_key], order)
    for path in write_export(made, to, f"table {table_key}", whole=not only, force=force):
        say(str(path))
    refuse_faulty(made, faulty=faulty)
