"""A field that is emptied, holds no value as YAML writes it, or far too much: nothing is lost without a word."""

from pathlib import Path

from tests.studio.pages.pages import opened, shipped_pack


def test_an_emptied_number_that_has_to_stand_stays(tmp_path: Path) -> None:
    """The key is not taken out of the text, and nothing is a step to undo."""
    page = opened("factions", shipped_pack(tmp_path))
    field = next(one for one in page.number_input if one.label == "Reserve armour")
    before, stood = page.session_state["session"].workspace, field.value

    field.set_value(None).run()

    assert [fault.value for fault in page.exception] == []
    assert page.session_state["session"].workspace is before
    assert next(one for one in page.number_input if one.label == "Reserve armour").value == stood


def test_what_is_no_yaml_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """At the field, where what was typed can be fixed; the value before stays in the text."""
    page = opened("rules", shipped_pack(tmp_path))
    page.text_input[0].set_value("illegal units missile").run()
    before = page.session_state["session"].workspace

    next(one for one in page.text_input if one.label == "Illegal units").set_value("[commander").run()

    assert [fault.value for fault in page.exception] == []
    assert page.session_state["session"].workspace is before
    assert any("no value as YAML writes it" in line.value for line in page.markdown)
    assert next(one for one in page.text_input if one.label == "Illegal units").value == "[commander"


def test_too_long_a_text_is_taken_and_said_to_be_too_long(tmp_path: Path) -> None:
    """A field with a limit of its own would drop what is pasted into it, and say nothing."""
    page = opened("cards", shipped_pack(tmp_path))
    title = next(one for one in page.text_input if one.label == "Title")

    assert title.proto.max_chars == 0
    title.set_value("x" * 5000).run()

    assert [fault.value for fault in page.exception] == []
    assert any("5000 characters" in line.value for line in page.markdown)
