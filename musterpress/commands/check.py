"""`musterpress check`: everything that is wrong with packs, and where."""

import json
from typing import Annotated, Literal

import typer

from engine.checks import Checked
from musterpress.shelf import check_paths, find_pack
from musterpress.verdict import has_errors, print_verdict


def check(
    paths: Annotated[list[str], typer.Argument(metavar="PATH...", help="Pack folders, folders of packs, or files.")],
    format: Annotated[Literal["text", "json"], typer.Option(help="Text to read, or a JSON array.")] = "text",
) -> None:
    """Say everything that is wrong with packs, and where.

    Exit status 1 if there is an error; warnings alone pass.
    """
    checked = check_paths(tuple(find_pack(path) for path in paths))
    if format == "json":
        print(as_json(checked))
    else:
        print_verdict(checked)
    if has_errors(checked):
        raise typer.Exit(1)


def as_json(checked: Checked) -> str:
    """Return the diagnostics as a JSON array, in ASCII so that no terminal is steered."""
    return json.dumps(
        [
            {
                "code": found.code,
                "severity": found.severity.value,
                "path": found.path,
                "line": found.line,
                "column": found.column,
                "message": found.message,
                "hint": found.hint,
            }
            for found in checked.diagnostics
        ],
        indent=2,
    )
