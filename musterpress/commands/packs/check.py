"""`musterpress check`: everything that is wrong with packs, and where."""

import json
from typing import Annotated, Literal

import typer

from musterpress.api.checking import verdict_on
from musterpress.arguments.packs import find_pack
from musterpress.reports.headlines import has_errors, print_verdict
from schemas.packs.report import records


def check(
    paths: Annotated[list[str], typer.Argument(metavar="PATH", help="Pack folders, folders of packs, or files.")],
    printed: Annotated[
        bool, typer.Option("--print", help="Draw every piece too: texts that do not fit, layouts, pictures.")
    ] = False,
    format: Annotated[Literal["text", "json"], typer.Option(help="Text to read, or a JSON array.")] = "text",
) -> None:
    """Say everything that is wrong with packs, and where.

    Exit status 1 if there is an error; warnings alone pass.
    """
    places = tuple(find_pack(path) for path in paths)
    checked = verdict_on(places, printed=printed)
    if format == "json":
        print(json.dumps(records(checked.diagnostics), indent=2))
    else:
        print_verdict(checked)
    if has_errors(checked):
        raise typer.Exit(1)
