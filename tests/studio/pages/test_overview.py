"""The first page: what is in the pack, and its way out as one file."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from streamlit.delta_generator import DeltaGenerator

from studio.core.archive import MOST_FILE_BYTES, read_zip
from studio.systems import PAGES
from tests.studio.pages.pages import opened, session_on, shipped_pack

OVERVIEW = PAGES[0].key


def exports(monkeypatch: pytest.MonkeyPatch) -> dict[str, Callable[[], bytes]]:
    """Return what pages hand to Streamlit as files to be downloaded, by the words on their buttons."""
    kept: dict[str, Callable[[], bytes]] = {}

    def keep(_self: DeltaGenerator, label: str, data: Callable[[], bytes], **_: Any) -> None:
        kept[label] = data

    monkeypatch.setattr(DeltaGenerator, "download_button", keep)
    return kept


def test_the_zip_is_made_where_there_is_no_session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Streamlit asks for the file in a thread of its own when the button is pressed; it holds what is not saved too."""
    kept = exports(monkeypatch)
    page = opened(OVERVIEW, shipped_pack(tmp_path))
    session_on(page).change("Begin a note", {"note.yaml": b"kind: note\n"})
    page.run()

    with ThreadPoolExecutor(1) as pool:
        files = read_zip(pool.submit(kept["Export as zip"]).result())

    assert isinstance(files, dict)
    assert files["note.yaml"] == b"kind: note\n"
    assert set(session_on(page).workspace.files) <= set(files)


def test_why_there_can_be_no_zip_is_said_at_once(tmp_path: Path) -> None:
    """Not only when the button is pressed, which is off."""
    root = shipped_pack(tmp_path)
    with (root / "film.bin").open("wb") as film:
        film.truncate(MOST_FILE_BYTES + 1)

    page = opened(OVERVIEW, root)

    assert [fault.value for fault in page.exception] == []
    assert "is larger than 16 MB" in page.warning[0].value


def test_no_two_buttons_have_one_name(tmp_path: Path) -> None:
    """Whoever hears the page can tell which tile a button is of."""
    names = [button.label for button in opened(OVERVIEW, shipped_pack(tmp_path)).button]

    assert "Edit mission cards" in names
    assert len(names) == len(set(names))
