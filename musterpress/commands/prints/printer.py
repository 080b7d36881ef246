"""`musterpress printer`: how far a printer's backs lie off, saved under its name."""

from pathlib import Path
from typing import Annotated

import typer

from exporters.imposition.sheets import PAPERS, Setup
from exporters.kit.calibration import calibration
from exporters.kit.runs import loose_sheets
from musterpress.arguments.options import ForceOption, one_of
from musterpress.arguments.printing import DuplexOption, PaperOption, save_printer, saved_printers, shift_of
from musterpress.terminal import say
from musterpress.writing.files import FileSet, write_set

NAME_MOST = 60


def printer(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="What you call the printer.")] = None,
    dx: Annotated[float | None, typer.Option(min=-20, max=20, help="Move backs right by so many mm.")] = None,
    dy: Annotated[float | None, typer.Option(min=-20, max=20, help="Move backs down by so many mm.")] = None,
    sheet: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Folder for a sheet that shows how far its backs lie off.")
    ] = None,
    paper: PaperOption = "a4",
    duplex: DuplexOption = "long",
    force: ForceOption = False,
) -> None:
    """Save how far a printer's backs lie off, or show what is saved.

    Print the sheet, read dx and dy off it, save them, and name the printer when you export.
    """
    one_of(paper, PAPERS, "--paper")
    one_of(duplex, ("long", "short"), "--duplex")
    if name is not None and (dx is not None or dy is not None):
        _save(name, dx, dy)
    if sheet is not None:
        setup = Setup(PAPERS[paper], duplex="short" if duplex == "short" else "long", back_shift_mm=_known_shift(name))
        made = loose_sheets("calibration", "Calibration", calibration(setup), setup)
        [path] = write_set(FileSet("calibration", {made.name: made.data}), sheet, force=force)
        say(str(path))
    elif dx is None and dy is None:
        _list(name)


def _save(name: str, dx: float | None, dy: float | None) -> None:
    """Save a printer; what is not given stays as it was."""
    if not name.isprintable() or not 0 < len(name) <= NAME_MOST:
        raise typer.BadParameter(f"a name has 1 to {NAME_MOST} printable characters", param_hint="NAME")
    old_dx, old_dy = saved_printers().get(name, (0.0, 0.0))
    shift = (old_dx if dx is None else dx, old_dy if dy is None else dy)
    path = save_printer(name, shift)
    say(f"{_line(name, shift)}, saved in {path}")


def _known_shift(name: str | None) -> tuple[float, float]:
    """Return the shift of a printer, none if it is a new one."""
    return saved_printers().get(name or "", (0.0, 0.0))


def _list(name: str | None) -> None:
    printers = saved_printers() if name is None else {name: shift_of(name)}
    for known, shift in printers.items():
        say(_line(known, shift))
    if not printers:
        say("No printer is saved. Print a sheet first: musterpress printer --sheet DIR")


def _line(name: str, shift: tuple[float, float]) -> str:
    dx_mm, dy_mm = shift
    sideways, along = "left" if dx_mm < 0 else "right", "up" if dy_mm < 0 else "down"
    return f"{name}: backs {abs(dx_mm):g} mm {sideways}, {abs(dy_mm):g} mm {along}"
