"""Which pack the user means: a path, or the id of a shipped one."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from engine.checking.checks import Checked, check_packs
from engine.paths import CONTENT
from musterpress.api.finding import PackError, find, read_one, the_one
from musterpress.reports.headlines import has_errors, mistakes, print_verdict
from musterpress.terminal import complain
from schemas.kinds import PROSE, UNPLAYED
from schemas.packs.packs import Pack

PackArgument = Annotated[str, typer.Argument(metavar="PACK", help="Path of a pack, or id of a shipped one.")]


def find_pack(name: str) -> Path:
    """Return where the pack called `name` lies; what a killed program left half written in it is put back first.

    Raises:
        typer.BadParameter: There is no such path and no shipped pack of that id, or it is being written right now.
    """
    with _refusals():
        return find(name)


@contextmanager
def _refusals() -> Iterator[None]:
    try:
        yield
    except PackError as error:
        raise typer.BadParameter(str(error)) from None


def check_paths(paths: tuple[Path, ...]) -> Checked:
    """Return the verdict on packs that may build on the shipped ones."""
    return check_packs(paths, shelf=(CONTENT,))


def open_pack(name: str) -> Pack:
    """Return the one sound pack called `name`, to be played; how many warnings it has is said on stderr.

    Documents of the kinds in `UNPLAYED` are not read: a slip there stops no battle. The pack names those kinds in
    `passed_over`; whoever needs the rulebook reads the pack with `read_packs`.

    Raises:
        typer.BadParameter: There is no pack of that name, or it is a folder of several.
        typer.Exit: The pack has errors, which are printed; status 1.
    """
    pack, faulty = open_in_part(name, unread=UNPLAYED)
    if faulty:
        raise typer.Exit(1)
    return pack


def open_in_part(name: str, *, unread: Collection[str] = PROSE) -> tuple[Pack, bool]:
    """Return the one pack called `name` without documents with errors, and whether there are such errors.

    Documents of the kinds `unread` are left out. Errors are printed, and how many warnings it has is said
    on the error stream.

    Raises:
        typer.BadParameter: There is no pack of that name, or it is a folder of several.
        typer.Exit: Nothing of the pack can be used, such as for an error in its manifest or its rules; status 1.
    """
    checked = read_one(find_pack(name), {}, unread)
    faulty = has_errors(checked)
    if faulty:
        print_verdict(checked)
    if faulty and not checked.packs:
        raise typer.Exit(1)
    with _refusals():
        pack = the_one(checked, name)
    if checked.diagnostics and not faulty:
        complain(f"{mistakes(checked)}; see: musterpress check {name}")
    return pack, faulty
