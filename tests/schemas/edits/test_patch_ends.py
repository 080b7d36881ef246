"""Edits around texts below `|`, whose value hangs on what stands behind them."""

from schemas.edits.edits import Delete, Move
from schemas.edits.patch import edited


def test_a_text_below_a_bar_that_comes_to_the_end_ends_its_line() -> None:
    """Of a file whose last line does not end: its text would lose its line end there."""
    before = b"id: |\n  text\nlast: 1"

    assert edited(before, 0, [Move(("id",), 1)]) == b"last: 1\nid: |\n  text\n"
    assert edited(before, 0, [Delete(("last",))]) == b"id: |\n  text\n"


def test_a_file_that_needs_no_last_line_end_is_given_none() -> None:
    """It stays as it is wherever it can."""
    assert edited(b"id: a\nlast: 1", 0, [Move(("id",), 1)]) == b"last: 1\nid: a"


def test_a_deeper_comment_does_not_become_text_of_what_moves_above_it() -> None:
    """It is indented as what it stands above; between others it stays as it was."""
    before = b"kept: |+\n  text\n\nstats:\n  a: 1\n  # deeper\nlast: 1\n"

    after = edited(before, 0, [Move(("stats",), 0)])

    assert after == b"stats:\n  a: 1\nkept: |+\n  text\n\n# deeper\nlast: 1\n"
