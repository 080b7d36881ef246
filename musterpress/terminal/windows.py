"""A window of the author's browser, at an address that nobody else may learn."""

import os
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp
from typing import Final

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
