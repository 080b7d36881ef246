"""`musterpress export`: a pack as files to print."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from exporters import PRODUCTS, Export, PrintOrder, export_pack
from exporters.outputs import OutputProfile, read_output_profile
from exporters.profiles import PROFILES
from musterpress.console import say, say_diagnostics
from musterpress.files import write_inside
from musterpress.shelf import open_pack
from schemas.diagnostics import Severity


def export(
    pack: Annotated[str, typer.Argument(metavar="PACK", help="Path of a pack, or id of a shipped one.")],
    to: Annotated[Path, typer.Option(metavar="DIR", help="Folder for the files; made if need be.")],
    only: Annotated[list[str] | None, typer.Option(help="Only this product, such as cards. May be repeated.")] = None,
    paper: Annotated[Literal["a4", "letter"], typer.Option(help="Size of the sheets.")] = "a4",
    profile: Annotated[str, typer.Option(help=f"Who prints: {', '.join(PROFILES)}.")] = "home",
    icc: Annotated[Path | None, typer.Option(metavar="FILE", help="Colour profile of the press, for PDF/X-4.")] = None,
) -> None:
    """Press a pack's cards into files to print.

    Nothing is written if a text does not fit or the pack has errors.
    """
    opened = open_pack(pack)
    products = PRODUCTS[opened.manifest.system]
    unknown = [name for name in only or () if name not in products]
    if unknown:
        raise typer.BadParameter(f"{unknown[0]!r} is none of {', '.join(products)}", param_hint="--only")
    if profile not in PROFILES:
        raise typer.BadParameter(f"{profile!r} is none of {', '.join(PROFILES)}", param_hint="--profile")
    order = PrintOrder(only=tuple(only or ()), paper=paper, profile=profile, output=_output(icc))
    made = export_pack(opened, order)
    for path in write_export(made, to):
        say(str(path))


def _output(icc: Path | None) -> OutputProfile | None:
    """Return the colour profile in a file."""
    try:
        return read_output_profile(icc.read_bytes()) if icc else None
    except (OSError, ValueError) as error:
        raise typer.BadParameter(str(error), param_hint="--icc") from error


def write_export(made: Export, folder: Path) -> tuple[Path, ...]:
    """Write the files of an export into `folder` and return their paths.

    Raises:
        typer.Exit: There are errors, which are printed; status 1, and nothing is written.
    """
    say_diagnostics(made.diagnostics)
    if any(found.severity is Severity.ERROR for found in made.diagnostics):
        raise typer.Exit(1)
    return tuple(write_inside(folder, artifact.name, artifact.data) for artifact in made.artifacts)
