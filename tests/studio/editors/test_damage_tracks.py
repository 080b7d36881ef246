"""The damage grid of a soldier card: where it is illegal, and what fixes it."""

from pathlib import Path
from typing import Any

import pytest

from schemas.diagnostics.diagnostics import Severity
from schemas.edits.edits import Set
from studio.games.battlesuit.pages.cards import fix_words, fixes, track_row
from tests.studio.shipped import session_of

CARD: dict[str, Any] = {"attack": [8, 8, 7, 9, 2], "shield": [4, 4, 3, 2, 1], "move": [2, 5, 4, 3, 2]}


def test_the_boxes_that_get_better_are_marked() -> None:
    """Attack rises at d3, move at d1, shield nowhere."""
    rows = [track_row(CARD, name) for name in ("attack", "shield", "move")]
    assert [row.better if row else None for row in rows] == [(3,), (), (1,)]


def test_all_tracks_are_fixed_at_once() -> None:
    """The fix says in words what it does."""
    assert fix_words(CARD) == "attack d3 to 7, move d0 to 5"
    assert fixes(CARD) == (Set(("attack", 3), 7), Set(("move", 0), 5))


@pytest.mark.parametrize("value", [None, "8 8 7", [8, 8], [8, 8, 7, 5, True], [8, 8, 7, 5, "2"]])
def test_what_is_no_track_is_left_alone(value: Any) -> None:
    """A text, too few boxes or a yes is shown as it is, and nothing is proposed."""
    assert track_row({"attack": value}, "attack") is None
    assert fixes({"attack": value}) == ()


def test_the_fix_makes_a_card_sound_and_changes_its_line_alone(tmp_path: Path) -> None:
    """After it the file is as it was but for the number that was wrong."""
    session = session_of(tmp_path, "battlesuit")
    entry = session.entry("soldiers/assault.yaml")
    assert entry is not None
    before = session.workspace.files["soldiers/assault.yaml"]
    session.edit(entry.at("attack", 3), (Set(("attack", 3), 9),), "Spoil")
    spoilt = session.entry("soldiers/assault.yaml")
    assert spoilt is not None
    assert spoilt.loaded is None

    assert session.edit(spoilt.at("attack"), fixes(spoilt.data), "Fix")

    assert not [one for one in session.checked.diagnostics if one.severity is Severity.ERROR]
    assert session.workspace.files["soldiers/assault.yaml"] == before.replace(b"7,  5,  2", b"7,  7,  2")
