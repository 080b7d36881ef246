"""Whether a form made for a kind can show a document; what it cannot show has the form of its schema."""

from pathlib import Path
from typing import Any

import pytest

from schemas.kinds import kinds_of
from schemas.systems import System
from studio.systems import STUDIO
from studio.views.forms import in_shape
from tests.studio.pages.pages import opened, shipped_pack
from tests.studio.shipped import session_of

FORCE = kinds_of(System.BATTLESUIT)["force"]
SQUAD: dict[str, Any] = {"name": "First", "soldiers": [{"card": "assault", "count": 2}]}


@pytest.mark.parametrize("system", STUDIO)
def test_every_shipped_document_is_in_shape(system: System, tmp_path: Path) -> None:
    """So each of them has the form that was made for it."""
    session = session_of(tmp_path, system.value)
    for name in STUDIO[system].forms:
        for entry in session.entries(name):
            assert in_shape(kinds_of(system)[name], entry.data), entry.focus.name


@pytest.mark.parametrize(
    "squads",
    [None, "two", 3, {"name": "First"}, ["First"], [None], [{**SQUAD, "soldiers": None}], [{**SQUAD, "name": []}]],
)
def test_other_types_are_out_of_shape(squads: Any) -> None:
    """A list that is none, an entry that is none, a name that is a list."""
    assert in_shape(FORCE, {"title": "Third", "budget": 120, "squads": [SQUAD]})
    assert not in_shape(FORCE, {"title": "Third", "budget": 120, "squads": squads})


def test_what_is_left_out_is_no_matter() -> None:
    """A document that is just begun has its form."""
    assert in_shape(FORCE, {})


@pytest.mark.parametrize(
    ("system", "key", "name", "at", "value"),
    [
        ("battlesuit", "forces", "forces/blue_gatehouse.yaml", ("squads",), None),
        ("battlesuit", "scenarios", "scenarios/crossroads.yaml", ("type",), []),
        ("battlesuit", "scenarios", "scenarios/crossroads.yaml", ("forces", "red"), {"a": 1}),
        ("battlesuit", "cards", "soldiers/assault.yaml", ("attack",), "8 8 7"),
        ("battlesuit", "panels", "panels/panel_a.yaml", ("hills",), None),
        ("battlesuit", "panels", "panels/panel_a.yaml", ("hills",), 5),
        ("seven_seconds", "factions", "factions/new_tokyo.yaml", ("flag", "pattern"), []),
        ("seven_seconds", "factions", "factions/new_tokyo.yaml", ("flag", "pattern"), {}),
        ("seven_seconds", "factions", "factions/new_tokyo.yaml", ("stats", "reserve", "sensors"), 1e300),
    ],
)
def test_a_document_out_of_shape_is_drawn(
    system: str, key: str, name: str, at: Any, value: Any, tmp_path: Path
) -> None:
    """Whatever an author wrote, the page shows it and says what is wrong."""
    root = shipped_pack(tmp_path, system)
    session = session_of(tmp_path / "other", system)
    entry = session.entry(name)
    assert entry is not None
    assert session.rewrite(entry.at(*at), value, "Spoil")
    (root / name).write_bytes(session.workspace.files[name])

    page = opened(key, root)

    assert not page.exception
    assert any(":red[:material/error:]" in one.value for one in page.markdown)
