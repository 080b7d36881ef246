"""Roads of SURVIVE that are fixed by a click."""

from pathlib import Path
from typing import Any

import pytest

from studio.core.entries import Entry
from studio.core.session import Session
from studio.views.problems import fix, problems_in
from tests.studio.shipped import session_of

ZONE = "zones/interchange_zero.yaml"
FIRST = [[0, 0], [30, 24]]


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """A session with a copy of SURVIVE; Interchange Zero has four roads, from each corner to the spire."""
    return session_of(tmp_path, "survive")


def entry_of(session: Session) -> Entry:
    entry = session.entry(ZONE)
    assert entry is not None
    return entry


@pytest.mark.parametrize(
    ("at", "value", "code", "mended"),
    [
        (("roads", 1, "id"), "south_west_road", "duplicate-road", "south_west_road_2"),
        (("roads", 1, "line_in"), FIRST[::-1], "doubled-road", [[60, 48], [30, 24]]),
        (("roads", 0, "line_in", 0), [70, -1], "road-off-board", [60, 0]),
    ],
)
def test_one_click_fixes_it(session: Session, at: tuple[str | int, ...], value: Any, code: str, mended: Any) -> None:
    """Another name, one road less, an end at the edge; the same mistake is not found again. Rule: SV.HOUSE.7."""
    assert session.put(entry_of(session).at(*at), value, "Spoil")
    [found] = [one for one in problems_in(session, entry_of(session)) if one.diagnostic.code == code]

    assert fix(session, found)

    assert entry_of(session).value(at) == mended
    assert code not in [one.diagnostic.code for one in problems_in(session, entry_of(session))]
