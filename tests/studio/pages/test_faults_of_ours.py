"""A page that breaks through a fault of ours: what was written can still be saved."""

from pathlib import Path

from streamlit.testing.v1 import AppTest

from tests.studio.pages.pages import shipped_pack


def broken() -> None:
    """Draw a page with a fault."""
    raise ZeroDivisionError("by nothing")


def _script(folder: "Path") -> None:
    from dataclasses import replace  # noqa: PLC0415 - the body is a script of its own

    from studio.browser.tab import open_folder  # noqa: PLC0415
    from studio.systems import PAGES  # noqa: PLC0415
    from studio.ui.app import draw_page  # noqa: PLC0415

    open_folder(folder)
    draw_page(replace(PAGES[0], place="tests.studio.pages.test_faults_of_ours:broken"))


def test_the_frame_stands_beside_a_page_that_broke(tmp_path: Path) -> None:
    """The fault is shown, Undo and Redo are there, and so are the keys, of which Save is one."""
    page = AppTest.from_function(_script, default_timeout=120, kwargs={"folder": shipped_pack(tmp_path)}).run()

    assert page.exception
    assert {button.label for button in page.sidebar.button} >= {"Undo", "Redo"}
    assert "musterpress_keys" in {one.proto.component_name for one in page.sidebar.get("bidi_component")}
