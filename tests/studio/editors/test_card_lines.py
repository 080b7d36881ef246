"""Lines of troop and drone cards as a table: what stands in a cell, and what a changed cell does to the file."""

from pathlib import Path
from typing import Any

import pytest

from schemas.edits.edits import applied
from studio.games.seven_seconds.editors.card_lines import DRONES, TROOPS, Sort, card_lines, in_order
from tests.studio.shipped import session_of

CHIEF, LINE, SCOUT = Sort("commander", "veteran"), Sort("tactical", "veteran"), Sort("scout", "reserve")
CARD: dict[str, Any] = {
    "lines": {
        "A": {
            "troopers": [
                {"type": "commander", "rating": "veteran"},
                {"type": "tactical", "rating": "veteran", "count": 3},
                {"type": "scout", "rating": "reserve", "count": 1},
                {"type": "tactical", "rating": "veteran", "count": 2},
            ]
        },
        "B": {"troopers": []},
        "C": {"troopers": [{"type": "scout", "rating": "reserve", "count": 2}]},
    }
}


def after(line: str, sort: Sort, count: int) -> list[tuple[str, int]]:
    """Return the pieces of a line after a cell was changed."""
    data: Any = CARD
    for edit in card_lines(CARD, TROOPS)[line].edits(sort, count, (CHIEF, LINE, SCOUT)):
        data = applied(data, edit)
    return [(one["type"], one.get("count", 1)) for one in data["lines"][line]["troopers"]]


def test_cells_hold_what_a_line_has() -> None:
    """Entries of one sort are added up; what is left out counts one."""
    lines = card_lines(CARD, TROOPS)
    assert [lines["A"].count(sort) for sort in (CHIEF, LINE, SCOUT)] == [1, 5, 1]
    assert [line.size for line in lines.values()] == [7, 0, 2]


@pytest.mark.parametrize(
    ("line", "sort", "count", "pieces"),
    [
        ("A", CHIEF, 2, [("commander", 2), ("tactical", 3), ("scout", 1), ("tactical", 2)]),
        ("A", LINE, 4, [("commander", 1), ("tactical", 4), ("scout", 1)]),
        ("A", LINE, 0, [("commander", 1), ("scout", 1)]),
        ("B", SCOUT, 2, [("scout", 2)]),
        ("B", SCOUT, 0, []),
        ("C", LINE, 1, [("tactical", 1), ("scout", 2)]),
        ("C", Sort("engineer", "veteran"), 1, [("scout", 2), ("engineer", 1)]),
    ],
)
def test_a_cell_changes_its_line_alone(line: str, sort: Sort, count: int, pieces: list[tuple[str, int]]) -> None:
    """Nothing takes the entry out; a new one comes where its row stands, one without a row comes last."""
    assert after(line, sort, count) == pieces


def test_rows_stand_by_type_and_the_best_first() -> None:
    """As the card has its types; a drone rated as the troops comes after the rated ones."""
    spec_ops, open_ = Sort("scout", "spec_ops"), Sort("scout")
    assert in_order((SCOUT, LINE, open_, spec_ops)) == (spec_ops, SCOUT, open_, LINE)


@pytest.mark.parametrize(
    "line", [None, "three scouts", [3], [{"type": "scout", "count": "2"}], [{"type": "scout", "note": "new"}]]
)
def test_what_is_no_line_has_no_table(line: Any) -> None:
    """A card that says something else in a line is shown by its plain form."""
    assert card_lines({"lines": {**CARD["lines"], "B": {"troopers": line}}}, TROOPS) == {}
    assert card_lines({}, DRONES) == {}


def test_every_shipped_card_has_a_table(tmp_path: Path) -> None:
    """A changed cell changes one line of the file."""
    session = session_of(tmp_path)
    for kind, table in (("troop_card", TROOPS), ("drone_card", DRONES)):
        for entry in session.entries(kind):
            assert len(card_lines(entry.data, table)) == 3, entry.id
    card = session.entry("troops/breakthrough_team.yaml")
    assert card is not None
    before = session.workspace.files["troops/breakthrough_team.yaml"].splitlines()

    line = card_lines(card.data, TROOPS)["A"]
    session.edit(card.at(*line.at), line.edits(LINE, 5, line.sorts), "Change")

    now = session.workspace.files["troops/breakthrough_team.yaml"].splitlines()
    changed = [(old, new) for old, new in zip(before, now, strict=True) if old != new]
    assert changed == [
        (
            b"      - {type: tactical,  rating: veteran,  count: 3}",
            b"      - {type: tactical,  rating: veteran,  count: 5}",
        )
    ]
