"""Decks as tables: every card once, with its copies."""

from pathlib import Path

from studio.core.workspace import Focus
from studio.views.previews import counts, deck, size
from tests.studio.shipped import session_of


def test_a_deck_counts_its_cards(tmp_path: Path) -> None:
    """As many missions of each deck as the shipped pack has files that name it."""
    session = session_of(tmp_path)
    files = [path.read_text(encoding="utf-8") for path in (session.workspace.root / "missions").glob("*.yaml")]
    named = {name: sum(f"deck: {name.replace(' ', '_')}" in text for text in files) for name in ("offense", "defense")}

    lines = deck(session, "mission_card")

    assert len(lines) == len(files)
    assert named.items() <= counts(lines).items()
    assert [line.deck for line in lines] == sorted(line.deck for line in lines)
    assert size(session, "mission_card") == sum(line.copies for line in lines) >= len(files)


def test_a_faulty_card_is_in_the_deck_but_not_printed(tmp_path: Path) -> None:
    """With its problems counted."""
    session = session_of(tmp_path)
    [line, *_] = deck(session, "mission_card")
    before = size(session, "mission_card")
    session.put(Focus(line.name, 0, ("troop_line",)), "Q", "Break")

    [broken] = [one for one in deck(session, "mission_card") if one.name == line.name]

    assert (broken.copies, broken.problems) == (0, 1)
    assert size(session, "mission_card") == before - line.copies < before
