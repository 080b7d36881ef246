"""House rules on their page: what is wrong with them is said there, and what was asked for stays asked for."""

from pathlib import Path

import pytest

from tests.studio.pages.pages import entry_on, labelled, opened, press, session_on, shipped_pack


def test_a_parameter_that_cannot_be_so_is_named_with_what_it_can_be(tmp_path: Path) -> None:
    """Where it is changed: with it, the whole pack is played by other rules than its own."""
    root = shipped_pack(tmp_path, "battlesuit")
    file = root / "rules.yaml"
    text = file.read_text(encoding="utf-8")
    assert "combat_die: 12" in text
    file.write_text(text.replace("combat_die: 12", "combat_die: 11"), encoding="utf-8")

    page = opened("rules", root)

    assert any("it is one of `6`, `12`" in line.value for line in page.markdown)


def test_only_what_was_changed_is_shown_until_its_switch_is_turned(tmp_path: Path) -> None:
    """Though the number on the switch is another one after a parameter was put back."""
    page = opened("rules", shipped_pack(tmp_path, "homebrew_example"))
    only = next(one for one in page.toggle if one.label.startswith("Only what was changed"))
    only.set_value(True).run()
    before = len([one for one in page.button if one.label.startswith("Back to")])

    press(page, next(one.label for one in page.button if one.label.startswith("Back to")))

    assert page.toggle(key="rules changed").value
    assert len([one for one in page.button if one.label.startswith("Back to")]) == before - 1 > 0


def test_a_die_is_chosen_among_those_there_are_and_what_cannot_be_otherwise_is_no_field(tmp_path: Path) -> None:
    """Combat is rolled with 6 faces or 12; the section on nuclear mines has one number."""
    page = opened("rules", shipped_pack(tmp_path, "battlesuit"))
    die = labelled(page.selectbox, "Combat die")
    assert die.options == ["6", "12"]

    die.select(6).run()

    assert entry_on(page, "rules.yaml").value(("dice", "combat_die")) == 6
    page.session_state["rules group"] = "reading"
    page.run()
    assert not page.exception
    assert "Mine nuclear" not in [one.label for one in page.text_input]
    assert "Mine nuclear: 12.4.2" in [one.value for one in page.text]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("banana", "has to be a list, but here stands the text 'banana'"),
        ("[4, banana]", "entry 2 of `gauss_kill` has to be a whole number"),
        ("{4: 5}", "has to be a list, but here stands a mapping"),
    ],
)
def test_what_is_no_list_of_faces_is_said_at_its_field_and_not_written(typed: str, words: str, tmp_path: Path) -> None:
    """It stays in the field to be fixed; a list of whole numbers is taken, and the words go."""
    page = opened("rules", shipped_pack(tmp_path))
    page.text_input(key="setting:search").set_value("gauss kill").run()
    before = session_on(page).workspace

    labelled(page.text_input, "Gauss kill").set_value(typed).run()

    assert not page.exception
    assert session_on(page).workspace is before
    assert labelled(page.text_input, "Gauss kill").value == typed
    assert any(words.casefold() in line.value.casefold() for line in page.markdown)

    labelled(page.text_input, "Gauss kill").set_value("[4, 5]").run()
    assert entry_on(page, "rules.yaml").value(("rifle", "gauss_kill")) == [4, 5]
    assert not any("has to be" in line.value for line in page.markdown)
