"""A field that is emptied, or holds no value as YAML writes it: what stood there stays."""

from pathlib import Path

from tests.studio.pages.pages import opened, shipped_pack


def test_an_emptied_number_that_has_to_stand_stays(tmp_path: Path) -> None:
    """The key is not taken out of the text, and nothing is a step to undo."""
    page = opened("factions", shipped_pack(tmp_path))
    field = next(one for one in page.number_input if one.label == "Reserve armour")
    before, stood = page.session_state["desk"].workspace, field.value

    field.set_value(None).run()

    assert [fault.value for fault in page.exception] == []
    assert page.session_state["desk"].workspace is before
    assert next(one for one in page.number_input if one.label == "Reserve armour").value == stood


def test_what_is_no_yaml_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """The value before stays, and the page is drawn."""
    page = opened("rules", shipped_pack(tmp_path))
    page.text_input[0].set_value("illegal units missile").run()
    before = page.session_state["desk"].workspace

    next(one for one in page.text_input if one.label == "Illegal units").set_value("[commander").run()

    assert [fault.value for fault in page.exception] == []
    assert page.session_state["desk"].workspace is before
    assert any("no value as YAML writes it" in toast.value for toast in page.toast)
