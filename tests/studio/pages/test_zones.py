"""The page of control zones without a browser: its table of numbers."""

from pathlib import Path

from streamlit.testing.v1 import AppTest

from tests.studio.pages.pages import opened, shipped_pack


def labels(page: AppTest) -> list[str]:
    return [field.label for field in page.number_input]


def number(page: AppTest, label: str) -> float:
    return next(float(field.value or 0) for field in page.number_input if field.label == label)


def put(page: AppTest, label: str, value: float) -> AppTest:
    next(field for field in page.number_input if field.label == label).set_value(value)
    return page.run()


def in_numbers(folder: Path) -> AppTest:
    page = opened("zones", shipped_pack(folder, "survive"))
    page.session_state["control_zone:parts"] = "In numbers"
    return page.run()


def test_every_number_of_a_board_stands_in_the_table(tmp_path: Path) -> None:
    """The spire, both rings, and three numbers of each of the nine units of Interchange Zero."""
    page = in_numbers(tmp_path)

    assert len(labels(page)) == 4 + 9 * 3
    assert number(page, "Outer ring, radius") == 13
    assert number(page, "Hack SAW, degrees") == 36


def test_a_number_that_cannot_be_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """A ring has a radius; what stood there stands there still, and an edit that can be is done."""
    page = put(in_numbers(tmp_path), "Inner ring, radius", -3)
    assert not page.exception
    assert number(page, "Inner ring, radius") == 6
    assert any("radius" in str(toast.value) for toast in page.toast)

    page = put(page, "Inner ring, radius", 7.5)
    assert number(page, "Inner ring, radius") == 7.5


def test_a_unit_is_added_retyped_and_deleted(tmp_path: Path) -> None:
    """Each by its widget."""
    page = in_numbers(tmp_path)
    next(one for one in page.button if one.label == "Add a Hack SAW").click()
    page = page.run()
    assert number(page, "Hack SAW 2, y") == 31
    next(one for one in page.selectbox if one.label == "Hack SAW 2").select("rip_saw")
    page = page.run()
    assert "Rip SAW 2, x" in labels(page)
    next(one for one in page.button if one.help and "Delete Rip SAW 2" in one.help).click()
    page = page.run()
    assert "Rip SAW 2, x" not in labels(page)


def test_a_unit_counted_off_from_the_spire_has_a_direction_and_inches(tmp_path: Path) -> None:
    """Instead of coordinates; no face of the die is 11, and the terrain of the board is told in numbers beside it."""
    folder = shipped_pack(tmp_path, "survive")
    zone = folder / "zones" / "interchange_zero.yaml"
    counted = zone.read_text(encoding="utf-8").replace("at_in: [30, 27]", "direction: 1, from_spire_in: 3")
    zone.write_text(counted, encoding="utf-8")
    page = opened("zones", folder)
    page.session_state["control_zone:parts"] = "In numbers"
    page = put(page.run(), "CU 1, direction", 4)
    assert number(page, "CU 1, direction") == 4
    assert number(page, "CU 1, inches from the spire") == 3
    assert "CU 1, x" not in labels(page)

    page = put(page, "CU 1, inches from the spire", -1)
    assert number(page, "CU 1, inches from the spire") == 3

    page.session_state["control_zone:parts"] = "Terrain"
    page = put(page.run(), "Corner 1, x", 9.5)
    assert number(page, "Corner 1, x") == 9.5
    assert not page.exception
