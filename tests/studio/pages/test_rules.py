"""House rules on their page: what is wrong with them is said there, and what was asked for stays asked for."""

from pathlib import Path

from tests.studio.pages.pages import entry_on, labelled, opened, press, shipped_pack


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
