"""A terrain map in numbers: what cannot stand on a map is refused in a sentence, and the map stays as it is."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from tests.studio.pages.pages import labelled, opened, press, put, session_on, shipped_pack


@pytest.fixture
def numbers(tmp_path: Path) -> AppTest:
    """The numbers of the first shipped map, with its first piece in hand."""
    page = opened("terrain", shipped_pack(tmp_path, "seven_seconds"))
    page.session_state["below the map"] = "In numbers"
    return page.run()


def test_a_corner_goes_where_its_number_says(numbers: AppTest) -> None:
    """The text has the new number, as one step."""
    page = put(numbers, "Corner 1, x", 2.25)

    assert labelled(page.number_input, "Corner 1, x").value == 2.25
    assert len(session_on(page).workspace.history.done) == 1


@pytest.mark.parametrize("inches", [-2, 122, 1e9])
def test_a_corner_far_off_the_table_is_refused(numbers: AppTest, inches: float) -> None:
    """Outlines reach from -1 to 121 inches; the field shows again what stands."""
    before = labelled(numbers.number_input, "Corner 1, x").value

    page = put(numbers, "Corner 1, x", inches)

    assert labelled(page.number_input, "Corner 1, x").value == before
    assert session_on(page).workspace.history.done == ()
    assert any("no edit that can be done" in one.value for one in page.toast)


def test_a_copy_that_would_lie_off_the_table_is_refused(numbers: AppTest) -> None:
    """A copy lies an inch further south: of a piece that reaches to -1 inch there can be none."""
    page = press(put(numbers, "Corner 1, y", -1), "Duplicate")

    assert len(session_on(page).workspace.history.done) == 1
    assert any("no edit that can be done" in one.value for one in page.toast)
