"""`musterpress schemas`: the JSON Schemas of all kinds, for editors and other tools."""

from pathlib import Path
from typing import Annotated

import typer

from musterpress.console import say
from schemas.generate import write_schemas


def schemas(
    to: Annotated[Path, typer.Option(metavar="DIR", help="Folder for the schemas; made if need be.")],
) -> None:
    """Write the JSON Schemas of all kinds (draft 2020-12).

    For editors and other tools; a new pack has them already.
    """
    for path in write_schemas(to):
        say(str(path))
