"""Map panels and battle maps without a browser: what their editors are given, and the edits beside them."""

import json
from pathlib import Path
from typing import Any

from streamlit.testing.v1 import AppTest

from tests.studio.pages.pages import opened, shipped_pack


def given(page: AppTest, part: str) -> dict[str, Any]:
    """What the editor of the page that shows such a part was given."""
    found = [json.loads(one.proto.json) for one in page.get("bidi_component")]
    (shown,) = (data for data in found if part in (data.get("doc") or {}))
    return dict(shown)


def test_the_panel_editor_gets_the_text_in_memory(tmp_path: Path) -> None:
    """All 18 rows of both pictures, seven terrains, and no dot of an edge that differs."""
    page = opened("panels", shipped_pack(tmp_path, "battlesuit"))

    assert not page.exception
    shown = given(page, "pictures")
    assert {name: len(rows) for name, rows in shown["doc"]["pictures"].items()} == {"terrain": 18, "levels": 18}
    assert len(shown["view"]["layers"][0]["legend"]) == 7
    assert shown["view"]["differing"] == {}


def test_a_letter_is_changed_beside_the_panel(tmp_path: Path) -> None:
    """The editor shows the new one; letters of other panels count as they did."""
    page = opened("panels", shipped_pack(tmp_path, "battlesuit"))
    (letter,) = (one for one in page.text_input if one.label == "Letter")

    letter.set_value("Q").run()

    assert given(page, "pictures")["view"]["title"] == "Panel Q"


def test_a_panel_that_is_half_written_is_still_drawn(tmp_path: Path) -> None:
    """Rows that are missing are shown as unknown dots, and the mistakes are said."""
    root = shipped_pack(tmp_path, "battlesuit")
    (root / "panels/panel_a.yaml").write_text(
        "kind: map_panel\nid: panel_a\nletter: A\ntitle: Half\nterrain:\n  A: 'ww'\n", encoding="utf-8"
    )

    page = opened("panels", root)

    assert not page.exception
    assert given(page, "pictures")["doc"]["pictures"]["terrain"]["A"].startswith("ww\N{REPLACEMENT CHARACTER}")
    assert any("error" in one.value for one in page.markdown)


def test_the_layout_editor_gets_pictures_of_what_lies_there(tmp_path: Path) -> None:
    """Ten panels to choose from, pictures of the four that lie on the map, and its four sides."""
    page = opened("layouts", shipped_pack(tmp_path, "battlesuit"))

    assert not page.exception
    view = given(page, "layout")["view"]
    assert sum(bool(panel["picture"]) for panel in view["panels"]) == 4
    assert len(view["panels"]) == 10
    assert [seam["differing"] for seam in view["seams"]] == [0, 0, 0, 0]
