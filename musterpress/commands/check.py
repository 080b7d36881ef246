"""`musterpress check`: everything that is wrong with packs, and where."""

import json
from dataclasses import replace
from typing import Annotated, Literal

import typer

from engine.checks import Checked
from musterpress.shelf import check_paths, find_pack
from musterpress.verdict import has_errors, print_verdict
from schemas.report import records


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
    checked = check_paths(tuple(find_pack(path) for path in paths))
    if printed and not has_errors(checked):
        checked = _with_proofs(checked)
    if format == "json":
        print(json.dumps(records(checked.diagnostics), indent=2))
    else:
        print_verdict(checked)
    if has_errors(checked):
        raise typer.Exit(1)


def _with_proofs(checked: Checked) -> Checked:
    """Return the verdict with what would be wrong in print; drawing is loaded only when it is asked for."""
    from exporters.proofs import proof  # noqa: PLC0415 - a plain check need not wait for it

    found = {*checked.diagnostics, *(diagnostic for pack in checked.packs for diagnostic in proof(pack))}
    return replace(checked, diagnostics=tuple(sorted(found)))
