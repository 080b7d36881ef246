"""What is done with the document in hand, on the page of its kind."""

from pathlib import Path

from tests.studio.pages.pages import labelled, opened, press, session_on, shipped_pack


def test_a_document_called_otherwise_stays_in_hand(tmp_path: Path) -> None:
    """Also the first one of its kind, when by its new id it is not the first any more."""
    page = opened("cards", shipped_pack(tmp_path))
    first = labelled(page.text_input, "Title").value
    labelled(page.text_input, "Id").set_value("zz_last")
    press(page, "Change the id everywhere")

    assert [one.title for one in session_on(page).entries("mission_card")][-1] == first
    assert labelled(page.text_input, "Title").value == first


def test_no_two_sessions_share_the_keys_of_their_fields(tmp_path: Path) -> None:
    """A tab that outlives its server would fill the fields of the next session with the words of the last one."""
    root = shipped_pack(tmp_path)
    first, second = (labelled(opened("cards", root).text_input, "Title").key for _ in range(2))

    assert first != second
