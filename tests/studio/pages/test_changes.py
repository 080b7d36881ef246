"""The page of changes: it asks only where two texts stand against each other, and offers only what a pack may be."""

from pathlib import Path

from streamlit.testing.v1 import AppTest

from studio.core.workspace import Focus
from tests.studio.pages.pages import opened, session_on, shipped_pack

MISSION = "missions/blood_debt.yaml"


def answers(page: AppTest) -> list[str]:
    """Return what is offered for a file that both sides have changed."""
    offered = ("Take theirs", "Keep mine", "Keep both")
    return [button.label for button in page.button if button.label in offered]


def changed_outside(page: AppTest, name: str, old: str, new: str) -> AppTest:
    """Return the page after another program changed a file."""
    path = session_on(page).workspace.root / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    page = page.run()
    assert not page.exception
    return page


def test_a_file_without_unsaved_changes_is_taken_in(tmp_path: Path) -> None:
    """Also one that was edited here and saved; nobody is asked."""
    page = opened("changes", shipped_pack(tmp_path))
    session_on(page).put(Focus(MISSION, 0, ("title",)), "Saved here", "Change title")
    session_on(page).save()

    page = changed_outside(page, MISSION, "Saved here", "Written elsewhere")

    assert answers(page) == []
    assert b"Written elsewhere" in session_on(page).workspace.files[MISSION]
    assert session_on(page).workspace.dirty() == ()


def test_both_texts_are_offered_only_where_a_pack_may_have_both(tmp_path: Path) -> None:
    """Two missions it may have, two rules documents not."""
    page = opened("changes", shipped_pack(tmp_path))
    session_on(page).put(Focus(MISSION, 0, ("title",)), "Written here", "Change title")
    page = changed_outside(page, MISSION, "Blood Debt", "Written elsewhere")
    assert answers(page) == ["Take theirs", "Keep mine", "Keep both"]

    page = opened("changes", shipped_pack(tmp_path / "second"))
    session_on(page).put(Focus("rules.yaml", 0, ("dice", "sides")), 8, "Change sides")
    page = changed_outside(page, "rules.yaml", "title:", "# elsewhere\ntitle:")
    assert answers(page) == ["Take theirs", "Keep mine"]
