"""The text of a file, typed over: its author stays with it, whatever the text says meanwhile."""

from pathlib import Path

from streamlit.testing.v1 import AppTest

from tests.studio.pages.pages import labelled, opened, session_on, shipped_pack

CARD, MAP = "missions/bridgehead.yaml", "maps/cinder_flats.yaml"
TABS = {"documents": "documents:tabs", "terrain": "below the map"}
OPENS, CLOSES = "title: [", "title: "


def texts(folder: Path, key: str, kind: str, file: str) -> AppTest:
    """Return a page with the text of a file in hand."""
    page = opened(key, shipped_pack(folder))
    if key == "documents":
        page.selectbox(key="documents kind").set_value(kind).run()
    page.session_state["chosen"] = {kind: (file, 0)}
    page.session_state[TABS[key]] = "Text"
    return page.run()


def typed(page: AppTest, file: str, old: str, new: str) -> AppTest:
    area = labelled(page.text_area, f"Text of {file}")
    area.set_value(area.value.replace(old, new, 1)).run()
    assert [fault.value for fault in page.exception] == []
    return page


def test_a_text_that_cannot_be_read_stays_in_hand_until_it_can(tmp_path: Path) -> None:
    """No other document comes in its place, neither with the mistake nor with its fix."""
    page = texts(tmp_path, "documents", "mission_card", CARD)

    typed(page, CARD, CLOSES, OPENS)
    assert page.selectbox(key="documents kind").value == "files that cannot be read"
    assert labelled(page.text_area, f"Text of {CARD}").value.count(OPENS) == 1

    typed(page, CARD, OPENS, CLOSES)
    assert page.selectbox(key="documents kind").value == "mission_card"
    assert labelled(page.text_area, f"Text of {CARD}")
    assert not session_on(page).workspace.dirty()


def test_a_map_that_is_none_any_more_is_led_to(tmp_path: Path) -> None:
    """The page of maps would show another one in its place; that of all documents shows this file."""
    page = texts(tmp_path, "terrain", "terrain_map", MAP)

    typed(page, MAP, CLOSES, OPENS)

    assert page.title[0].value == "All documents"
    assert labelled(page.text_area, f"Text of {MAP}").value.count(OPENS) == 1
