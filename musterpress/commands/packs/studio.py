"""`musterpress studio`: the studio's server as a process of its own, and a browser window on it."""

import os
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkstemp
from typing import Annotated, Final

import typer

from engine.paths import CONTENT, shipped_ids
from musterpress.arguments.packs import find_pack
from musterpress.servers import ended, free_port, is_free, start_server, wait_for
from musterpress.terminal import complain, say
from musterpress.writing.files import write_new
from schemas.packs.folders import MANIFEST_NAME
from schemas.packs.starters import with_schemas

REFUSED_STATUS = 2
WINDOW_S = 60
"""How long a browser may take to open the window that it is asked for."""

MISSING = "Error: the studio needs Streamlit, which is not installed; get it with: pip install 'musterpress[studio]'"


def studio(
    pack: Annotated[
        str | None, typer.Argument(metavar="PACK", help="Folder of a pack, or the id of a shipped one.")
    ] = None,
    port: Annotated[int | None, typer.Option(metavar="N", min=1, max=65535, help="Port; else a free one.")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only say the address; open no window.")] = False,
) -> None:
    """Write, see, test and print a pack in the browser.

    Everything stays on this machine. Without PACK you open or begin one there; of a shipped pack a copy is made in
    the current folder, and opened.
    """
    if find_spec("streamlit") is None:
        complain(MISSING)
        raise typer.Exit(REFUSED_STATUS)
    number = chosen_port(port)
    with ended(start_server(number, None if pack is None else pack_folder(pack))) as server:
        if not wait_for(server):
            complain("Error: the studio did not start; why stands above.")
            raise typer.Exit(REFUSED_STATUS)
        said, shown = server.addresses
        say(f"The studio is open at {said}")
        say(f"It lets one browser in, once; from then on that browser finds it at {server.url}")
        say("Ctrl+C ends it; what is not saved is kept, and offered again.")
        sys.stdout.flush()  # whoever reads a pipe waits for this
        if not no_browser:
            with window(shown, Path.home()), suppress(subprocess.TimeoutExpired):
                server.process.wait(WINDOW_S)
        server.process.wait()


def chosen_port(port: int | None) -> int:
    """Return the port that was asked for, else a free one.

    Raises:
        typer.BadParameter: Another program has that port.
    """
    if port is not None and not is_free(port):
        raise typer.BadParameter(f"port {port} is taken by another program; name another, or none", param_hint="--port")
    return port or free_port()


def pack_folder(name: str) -> Path:
    """Return the folder of the pack that is meant; a shipped one is copied into the current folder first.

    Raises:
        typer.BadParameter: There is no such pack.
    """
    if not Path(name).exists() and name in shipped_ids():
        return copy_of_shipped(name)
    folder = find_pack(name).absolute()
    if not (folder / MANIFEST_NAME).is_file():
        advice = f"there is no {MANIFEST_NAME} in it; begin one with: musterpress new pack FOLDER"
        raise typer.BadParameter(f"{name!r} is no folder of a pack: {advice}")
    return folder


def copy_of_shipped(name: str) -> Path:
    """Return the folder of a copy of a shipped pack, which is made and said. It has the schemas that its files name."""
    folder, home = Path(name).absolute(), CONTENT / name
    write_new(folder, with_schemas({path.relative_to(home).as_posix(): path.read_bytes() for path in _files(home)}))
    say(f"Copied the shipped pack to {folder}")
    return folder


def _files(home: Path) -> list[Path]:
    return [path for path in sorted(home.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]


PAGE: Final = """<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url={0}">
<title>Musterpress</title>
<p><a href="{0}">Open the studio</a></p>
"""


@contextmanager
def window(address: str, folder: Path) -> Iterator[None]:
    """Open a window that is led to an address by a file in `folder`, which is there for as long as the work goes on.

    Every user of a machine sees what a browser is started with, so that cannot be the address itself. The file is
    readable for the author alone, and must lie where a browser in a sandbox may look, which is the home folder.
    Where it cannot be written there is no window.
    """
    try:
        number, name = mkstemp(".html", "musterpress-", folder)
    except OSError:
        yield
        return
    try:
        with os.fdopen(number, "w", encoding="utf-8") as file:
            file.write(PAGE.format(address))
        webbrowser.open(Path(name).as_uri())
        yield
    finally:
        Path(name).unlink(missing_ok=True)
