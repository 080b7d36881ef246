"""What errors keep out of battles is said where they are fought, and how a mistake is fixed beside its drawing."""

from pathlib import Path

import pytest

from tests.studio.pages.pages import opened, shipped_pack


def test_battles_without_a_faulty_card_say_so(tmp_path: Path) -> None:
    """By its title; a sound pack needs no such words."""
    root = shipped_pack(tmp_path)
    assert not opened("battle", root).warning
    card = root / "missions/blood_debt.yaml"
    card.write_text(
        card.read_text(encoding="utf-8").replace("deck: chance_encounter", "deck: chance"), encoding="utf-8"
    )

    assert "Blood Debt" in opened("battle", root).warning[0].value


@pytest.mark.parametrize(
    ("key", "file", "old", "new", "hint"),
    [
        ("panels", "panels/panel_a.yaml", "badge_at: F-22", "badge_at: A-01", "a badge stands on a hill"),
        ("layouts", "maps/ashgarth_line.yaml", "at: E-E-17", "at: A-A-01", "name a point of panel"),
    ],
)
def test_a_mistake_beside_a_drawing_comes_with_its_fix(
    key: str, file: str, old: str, new: str, hint: str, tmp_path: Path
) -> None:
    """The sentence alone says only that it is wrong."""
    root = shipped_pack(tmp_path, "battlesuit")
    text = (root / file).read_text(encoding="utf-8")
    assert old in text
    (root / file).write_text(text.replace(old, new), encoding="utf-8")

    page = opened(key, root)

    assert [fault.value for fault in page.exception] == []
    assert any(hint in line.value for line in page.markdown)
