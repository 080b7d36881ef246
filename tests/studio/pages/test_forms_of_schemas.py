"""The form that a schema gives, on the page of all documents; and what the page of factions leaves undone."""

from pathlib import Path
from typing import Any

from streamlit.testing.v1 import AppTest

from studio.core.workspace import Focus
from tests.studio.pages.pages import opened, shipped_pack

MOST_WIDGETS = 80


def documents(folder: Path, system: str, kind: str) -> AppTest:
    """Return the page with the first document of a kind."""
    page = opened("documents", shipped_pack(folder, system))
    return page.selectbox(key="documents kind").set_value(kind).run()


def choice(page: AppTest, label: str) -> Any:
    [found] = [one for one in page.selectbox if one.label == label]
    return found


def test_where_a_document_is_named_those_there_are_can_be_chosen(tmp_path: Path) -> None:
    """By their titles; the file holds the id."""
    page = documents(tmp_path, "battlesuit", "scenario")
    session: Any = page.session_state["session"]
    maps = {one.title: one.id for one in session.entries("battle_map")}
    other = next(title for title in sorted(maps) if title != choice(page, "Map").value)

    assert set(choice(page, "Map").options) == set(maps)
    page = choice(page, "Map").set_value(maps[other]).run()

    assert not page.exception
    assert session.workspace.history.done[-1].label.startswith("Change map of")
    [name] = session.workspace.dirty()
    assert session.entries_of(name)[0].data["map"] == maps[other]


def test_a_rulebook_is_shown_entry_by_entry(tmp_path: Path) -> None:
    """Hundreds of rules are a choice, not a wall; whoever is led to a rule sees that one."""
    page = documents(tmp_path, "battlesuit", "rulebook")
    assert not page.exception
    assert len(page.text_input) + len(page.text_area) + len(page.selectbox) + len(page.button) < MOST_WIDGETS


def test_an_optional_field_comes_and_goes(tmp_path: Path) -> None:
    """Added with a click, and left out with another: the text is then what it was."""
    page = documents(tmp_path, "seven_seconds", "mission_card")
    session: Any = page.session_state["session"]
    before = dict(session.workspace.files)

    page = next(one for one in page.button if one.key and one.key.startswith("field:")).click().run()
    assert len(session.workspace.dirty()) == 1
    added = session.workspace.history.done[-1].focus
    assert isinstance(added, Focus)
    out = f"out:{added.name}#0:{'.'.join(map(str, added.at))}"
    page = next(one for one in page.button if one.key and one.key.startswith(out)).click().run()

    assert not page.exception
    assert session.workspace.files == before


def test_a_manifest_is_neither_begun_nor_copied_nor_removed(tmp_path: Path) -> None:
    """A pack has one; its id can be changed."""
    page = documents(tmp_path, "seven_seconds", "pack")

    assert "Change the id everywhere" in {one.label for one in page.button}
    keys = [str(one.key) for one in (*page.button, *page.text_input)]
    assert not any(key.startswith(("copy:pack", "remove:pack", "begin-title:pack")) for key in keys)


def test_balance_waits_until_it_is_looked_at(tmp_path: Path) -> None:
    """No battle is fought for a tab that nobody opened."""
    page = opened("factions", shipped_pack(tmp_path))

    assert not page.exception
    assert "balance" not in page.session_state
