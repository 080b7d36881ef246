"""Documents for worked cases: what a case leaves out is filled in."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from schemas.base import Document

SQUAD = [{"type": "tactical", "rating": "veteran", "count": 4}]
SCORING = [{"type": "table_control", "vp": 3}]
MISSION = {"title": "Case", "deck": "offense", "troop_line": "A"}


def mission_card(shown: Mapping[str, Any], *, complete: bool = True) -> dict[str, Any]:
    """Return a mission card that shows this."""
    filled = MISSION if complete else {}
    return {"kind": "mission_card", "id": "case", "briefing": "Go.", "victory_points": SCORING, **filled, **shown}


def troop_card(
    lines: Mapping[str, Mapping[str, Any]], drone_line: str | None = None, *, complete: bool = True
) -> dict[str, Any]:
    """Return a troop card with these lines; what is missing of a complete one is filled in."""
    names = [*lines, *(name for name in "ABC" if name not in lines)] if complete else [*lines]
    filled = {name: {"troopers": SQUAD, **lines.get(name, {})} for name in names}
    card: dict[str, Any] = {"kind": "troop_card", "id": "case", "title": "Case", "lines": filled}
    return card | ({"drone_line": drone_line} if drone_line else {})


def drone_card(lines: Mapping[str, Sequence[str | Mapping[str, Any]]]) -> dict[str, Any]:
    """Return a drone card with these lines, drones given by type or as entries; other lines are empty."""
    filled = {
        name: {"drones": [{"type": entry} if isinstance(entry, str) else dict(entry) for entry in lines.get(name, ())]}
        for name in "XYZ"
    }
    return {"kind": "drone_card", "id": "case", "title": "Case", "lines": filled}


def terrain_map(features: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return a map with these features."""
    return {"kind": "terrain_map", "id": "case", "title": "Case", "features": list(features)}


def faults(model: type[Document], document: Mapping[str, Any]) -> list[tuple[str | int, ...]]:
    """Return where a document is not as its model asks, in the order of the model's fields."""
    try:
        model.model_validate(document)
    except ValidationError as error:
        return [found["loc"] for found in error.errors()]
    return []
