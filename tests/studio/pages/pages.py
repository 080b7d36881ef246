"""Pages of the studio run without a browser, by Streamlit's own means."""

import shutil
from pathlib import Path
from typing import Any, cast

from streamlit.testing.v1 import AppTest

from engine.paths import CONTENT
from studio.core.entries import Entry
from studio.core.session import Session

PATIENCE_S = 120
BARE = """kind: pack
id: bare
format: 1
system: {system}
version: 1.0.0
title: A bare pack
authors: [A. Tester]
licence: CC0-1.0
"""


def opened(key: str, folder: Path | None) -> AppTest:
    """Return the page with that key, drawn for the pack in a folder, or for none."""
    kept = {"first": key, "folder": folder}
    return AppTest.from_function(_script, default_timeout=PATIENCE_S, kwargs=kept).run()


def labelled(found: Any, label: str) -> Any:
    """Return the first of some elements with a label."""
    return next(one for one in found if one.label == label)


def press(page: AppTest, label: str) -> AppTest:
    """Return the page after its button with a label was pressed."""
    return _sound(labelled(page.button, label).click().run())


def saved(page: AppTest) -> AppTest:
    """Return the page after what changed was saved; the button is an editor of ours, which only a browser can press."""
    session_on(page).save()
    session_on(page).keep_draft()
    return _sound(page.run())


def put(page: AppTest, label: str, value: float) -> AppTest:
    """Return the page after a number was put into its field with a label."""
    return _sound(labelled(page.number_input, label).set_value(value).run())


def session_on(page: AppTest) -> Session:
    """Return the session of the page's session."""
    return cast("Session", page.session_state["session"])


def entry_on(page: AppTest, name: str) -> Entry:
    """Return the document of a file on the page's session."""
    entry = session_on(page).entry(name)
    assert entry is not None
    return entry


def _sound(page: AppTest) -> AppTest:
    assert not page.exception
    return page


def shipped_pack(folder: Path, name: str = "seven_seconds") -> Path:
    """Return a copy of a shipped pack, made in `folder`."""
    return Path(shutil.copytree(CONTENT / name, folder / name))


def bare_pack(folder: Path, system: str = "seven_seconds") -> Path:
    """Return a pack, made in `folder`, in which there is nothing but its manifest."""
    root = folder / "bare"
    root.mkdir()
    (root / "pack.yaml").write_text(BARE.format(system=system), encoding="utf-8")
    return root


def broken_pack(folder: Path, name: str = "seven_seconds") -> Path:
    """Return a copy of a shipped pack where one file of each kind is no YAML, or no catalogue, and one no text at all.

    The manifest is left as it is: without it there is no pack.
    """
    root = shipped_pack(folder, name)
    for kind in sorted(path for path in root.iterdir() if path.is_dir()):
        first, *others = sorted(path for path in kind.rglob("*") if path.suffix in {".yaml", ".po"})
        first.write_text("kind: [unclosed\n  id: : :\n", encoding="utf-8")
        if others:
            others[0].write_bytes(b"\xff\xfe\x00nothing")
    return root


def _script(first: str, folder: "Path | None") -> None:
    from studio.ui.app import show  # noqa: PLC0415 - the body is a script of its own

    show(first, folder)
