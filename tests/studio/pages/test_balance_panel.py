"""The balance panel: begun anew when battles would differ, and quiet when nobody wants it."""

from pathlib import Path
from typing import Any

from streamlit.testing.v1 import AppTest

from tests.studio.pages.pages import bare_pack, shipped_pack

PATIENCE_S = 120


def _script(folder: "Path", faction: str) -> None:
    import streamlit as st  # noqa: PLC0415 - the body is a script of its own

    from studio.browser.tab import found_session, open_folder  # noqa: PLC0415
    from studio.ui.balance import balance_panel  # noqa: PLC0415

    if found_session() is None:
        open_folder(folder)
    st.title("A page")
    balance_panel(faction)


def panel(folder: Path, faction: str = "zane") -> AppTest:
    kept = {"folder": folder, "faction": faction}
    return AppTest.from_function(_script, default_timeout=PATIENCE_S, kwargs=kept).run()


def change(page: AppTest, place: tuple[str, ...], value: Any) -> AppTest:
    session: Any = page.session_state["session"]
    (zane,) = (entry for entry in session.entries("faction") if entry.id == "zane")
    assert session.put(zane.at(*place), value, "Change")
    return page.run()


def test_a_change_of_stats_ends_the_measuring_and_begins_another(tmp_path: Path) -> None:
    """The old job is cancelled; the new one remembers what was seen, to be compared with."""
    page = panel(shipped_pack(tmp_path))
    old = page.session_state["balance"].job
    old.wait(lambda: bool(old.told and old.told.standings), PATIENCE_S)

    page = change(page, ("stats", "reserve", "armour"), 5)

    new = page.session_state["balance"]
    assert new.job is not old
    assert old.cancelled
    assert {row.name[0] for row in new.before} == {"zane"}
    assert not page.exception
    new.job.cancel()


def test_a_change_of_words_measures_on(tmp_path: Path) -> None:
    """What a faction is called is no matter for battles."""
    page = panel(shipped_pack(tmp_path))
    old = page.session_state["balance"].job

    page = change(page, ("name",), "Board of Zane")

    assert page.session_state["balance"].job is old
    assert not old.cancelled
    old.cancel()


def test_it_can_be_switched_off(tmp_path: Path) -> None:
    """Then the job is cancelled and no other begins."""
    page = panel(shipped_pack(tmp_path))
    job = page.session_state["balance"].job

    page = page.toggle[0].set_value(False).run()

    assert job.cancelled
    assert "balance" not in page.session_state


def test_where_there_can_be_no_battles_it_says_so(tmp_path: Path) -> None:
    """A faction that is not there, and a pack without maps and cards, are sentences."""
    page = panel(shipped_pack(tmp_path), faction="nobody")
    assert page.info
    assert not page.exception

    root = bare_pack(tmp_path)
    (root / "factions").mkdir()
    text = (Path("content/seven_seconds/factions/zane.yaml")).read_text(encoding="utf-8")
    (root / "factions" / "zane.yaml").write_text(text, encoding="utf-8")
    page = panel(root)
    assert not page.exception
    assert page.warning or page.session_state["balance"].job.ended.wait(PATIENCE_S)
