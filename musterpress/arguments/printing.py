"""What commands that print share: options checked against the tables of the exporters, and saved printers."""

import json
from pathlib import Path
from typing import Annotated, Final

import typer

from exporters.drawing.display_list import Point
from exporters.imposition.sheets import DUPLEX, PAPERS
from schemas.catalogues.saying import languages
from schemas.edits.swapping import changing, swap

PaperOption = Annotated[str, typer.Option(metavar="PAPER", help=f"Size of the sheets: {', '.join(PAPERS)}.")]
DuplexOption = Annotated[str, typer.Option(metavar="WAY", help=f"How backs come behind fronts: {', '.join(DUPLEX)}.")]
PackLanguageOption = Annotated[
    str,
    typer.Option(
        metavar="LANGUAGE", help=f"Language of all words: en, {', '.join(languages())}, or a translation of the pack's."
    ),
]


FILE: Final = "printers.json"


def settings_folder() -> Path:
    """Return the folder for the user's settings, as the system has it."""
    return Path(typer.get_app_dir("musterpress"))


def saved_printers() -> dict[str, Point]:
    """Return the back shifts in millimetres (right, down) by the printers' names, sorted.

    Raises:
        typer.BadParameter: The file of printers was damaged.
    """
    path = settings_folder() / FILE
    try:
        text = path.read_text(encoding="utf-8")
        return {
            name: (float(shift["dx_mm"]), float(shift["dy_mm"])) for name, shift in sorted(json.loads(text).items())
        }
    except FileNotFoundError:
        return {}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise typer.BadParameter(f"{path} is damaged; remove it and save your printers again") from None


def save_printer(name: str, shift_mm: Point) -> Path:
    """Save the back shift of a printer beside the others and return the path of the file."""
    with changing(settings_folder()) as held:
        shifts = {**saved_printers(), name: shift_mm}
        plain = {name: {"dx_mm": dx, "dy_mm": dy} for name, (dx, dy) in sorted(shifts.items())}
        swap(held, {FILE: (json.dumps(plain, indent=1, ensure_ascii=False) + "\n").encode()})
    return settings_folder() / FILE


def shift_of(name: str | None) -> Point:
    """Return the back shift of a saved printer, none if no printer is named.

    Raises:
        typer.BadParameter: There is no such printer.
    """
    if name is None:
        return (0.0, 0.0)
    printers = saved_printers()
    if name not in printers:
        known = f"is none of {', '.join(printers)}" if printers else "is not saved; see musterpress printer --help"
        raise typer.BadParameter(f"{name!r} {known}", param_hint="--printer")
    return printers[name]
