"""Cards of 7 Seconds on their page, without a browser: lines as a table, conditions a line each."""

from pathlib import Path

from streamlit.testing.v1 import AppTest

from tests.studio.pages.pages import entry_on, labelled, opened, put, shipped_pack

TEAM, DEBT = "troops/breakthrough_team.yaml", "missions/blood_debt.yaml"


def cards(folder: Path, kind: str = "") -> AppTest:
    page = opened("cards", shipped_pack(folder))
    if kind:
        labelled(page.button_group, "Kind of card").set_value(kind)
        page = page.run()
    assert not page.exception
    return page


def test_a_cell_of_the_table_is_a_count_in_a_line(tmp_path: Path) -> None:
    """Where there was none one comes, in the place of its row; with none it goes, and its row stays to be filled."""
    page = put(cards(tmp_path, "troop_card"), "scout veteran in line A", 2)
    line = entry_on(page, TEAM).value(("lines", "A", "troopers"))
    assert [(one["type"], one["count"]) for one in line][-1] == ("scout", 2)

    page = put(page, "scout veteran in line A", 0)
    page = put(page, "scout veteran in line C", 0)

    assert all(one["type"] != "scout" for one in entry_on(page, TEAM).value(("lines", "C", "troopers")))
    assert labelled(page.number_input, "scout veteran in line B").value is None


def test_a_row_is_added_before_anything_changes(tmp_path: Path) -> None:
    """An engineer of the reserve has a row, and is in the file with the first count."""
    page = cards(tmp_path, "troop_card")
    before = entry_on(page, TEAM).data
    next(one for one in page.button if (one.key or "").startswith("row engineer reserve:")).click()
    page = page.run()
    assert entry_on(page, TEAM).data == before

    page = put(page, "engineer reserve in line B", 1)

    line = entry_on(page, TEAM).value(("lines", "B", "troopers"))
    assert line[-1] == {"type": "engineer", "rating": "reserve", "count": 1}


def test_an_undone_count_is_shown(tmp_path: Path) -> None:
    """After undo the cell says what the file says."""
    page = put(cards(tmp_path, "troop_card"), "tactical veteran in line A", 5)
    labelled(page.button, "Undo").click()
    page = page.run()

    assert labelled(page.number_input, "tactical veteran in line A").value == 3


def test_a_condition_has_the_fields_of_its_type(tmp_path: Path) -> None:
    """Another type keeps what it knows, and asks for an objective where it needs one."""
    page = cards(tmp_path)
    assert not [one for one in page.selectbox if one.label == "Objective"]

    next(one for one in page.selectbox if one.label == "Type").select("objective_state")
    page = page.run()

    assert not page.exception
    condition = entry_on(page, DEBT).value(("victory_points", 0))
    assert condition["type"] == "objective_state"
    assert {"objective", "state", "vp"} <= {*condition}
    assert [one.label for one in page.selectbox if one.label in {"Objective", "State"}] == ["Objective", "State"]


def test_the_choice_among_cards_calls_the_one_in_hand_by_its_title_of_now(tmp_path: Path) -> None:
    """The browser is told the words each time they change; it keeps those it has shown otherwise."""
    page = cards(tmp_path)
    for title in ("Blood One", "Blood Two", "Blood Three"):
        labelled(page.text_input, "Title").set_value(title)
        page.run()

        told = labelled(page.selectbox, "Mission card").proto
        assert (told.set_value, told.raw_value) == (True, title)
