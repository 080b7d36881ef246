"""Long lists in parts: every entry is in one part, and a part says which."""

import pytest

from studio.views.forms import entry_name, span_name, span_with, spans

RULES = [{"id": f"R.{number}", "text": "..."} for number in range(45)]


@pytest.mark.parametrize(("count", "alone", "parts"), [(0, True, 1), (20, True, 1), (21, True, 21), (45, False, 3)])
def test_a_long_list_has_parts(count: int, *, alone: bool, parts: int) -> None:
    """A short one is shown as a whole; each entry is in one part, in order."""
    made = spans(RULES[:count], alone=alone)

    assert len(made) == parts
    assert [number for span in made for number in span] == [*range(count)]


def test_a_part_is_called_by_its_entries() -> None:
    """By number and name."""
    [first, *_, last] = spans(RULES, alone=False)

    assert span_name(RULES, first) == "1 R.0 to 20 R.19"
    assert span_name(RULES, last) == "41 R.40 to 45 R.44"
    assert span_name(RULES, range(2, 3)) == "3 R.2"
    assert span_name([[1], [2]], range(1)) == "1"
    assert entry_name("x" * 60) == f"{'x' * 37}..."


def test_the_part_with_a_place_is_found() -> None:
    """So that whoever is led there sees it."""
    parts = spans(RULES, alone=False)

    assert span_with(parts, ("rules",), ("rules", 44, "text")) == 2
    assert span_with(parts, ("rules",), ("rules",)) is None
    assert span_with(parts, ("rules",), ("rulings", 3)) is None
    assert span_with(parts, ("rules",), ("rules", 99)) is None
