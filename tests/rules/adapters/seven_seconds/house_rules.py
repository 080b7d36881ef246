"""The parameters of a case, named as in the gap register, set on a rules document."""

from collections.abc import Mapping
from typing import Any

from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.rules.terrain import TYPES
from schemas.models.seven_seconds.words import Cover, Movement, TrooperType

COVERS = tuple(cover.value for cover in Cover)
GROUNDS = tuple(ground.value for ground in Movement)
SMALL_FIGURES_MM = 15


def changed_rules(params: Mapping[str, Any]) -> Rules:
    """Return the rules as ruled, with parameters changed by their dotted names."""
    document: dict[str, Any] = {"kind": "rules", "id": "changed", "title": "Changed"}
    for name, value in params.items():
        group, *path = name.split(".")
        if group == "terrain":
            _set_terrain(document, path, value)
        elif group == "unit_mods" and not path:
            document[group] = {
                suit.value: dict.fromkeys(_MODS, 0) | _spelt(value.get(suit.value)) for suit in TrooperType
            }
        elif path:
            _set(document, [group, *path], value)
        else:
            document.setdefault(group, {}).update(value)
    if document.get("scale", {}).get("half"):
        document["scale"].setdefault("figure_mm", SMALL_FIGURES_MM)
    return Rules.model_validate(document)


_MODS = ("sensors", "stealth", "armour", "countermeasures", "nuclear")


def _spelt(bonuses: Mapping[str, int] | None) -> dict[str, int]:
    """Return the bonuses of a suit with `cm` spelt out."""
    return {{"cm": "countermeasures"}.get(stat, stat): bonus for stat, bonus in (bonuses or {}).items()}


def _set(document: dict[str, Any], path: list[str], value: Any) -> None:
    for part in path[:-1]:
        document = document.setdefault(part, {})
    document[path[-1]] = value


def _set_terrain(document: dict[str, Any], path: list[str], value: Any) -> None:
    """Set `terrain.aliases`, `terrain.types...`, `terrain.<type>` or `terrain.<type>.movement`."""
    if path[0] in {"aliases", "types"}:
        _set(document, ["terrain", *path], value)
        return
    kinds = document.setdefault("terrain", {}).setdefault(
        "types", {name: kind.model_dump(mode="json") for name, kind in TYPES.items()}
    )
    row = kinds.setdefault(path[0], {"troopers": {}, "drones": {}})
    if len(path) == 1:
        for column, words in value.items():
            row[column] = _effect(words)
    elif path[1] in {"troopers", "drones"}:
        _set(row, path[1:], value)
    else:
        for column in ("troopers", "drones"):
            row[column][path[1]] = value


def _effect(words: Any) -> Any:
    """Return a column of the terrain table; `[light, hindering]` is short for its two classes."""
    if isinstance(words, dict):
        return words
    cover = next((word for word in words if word in COVERS and word != "clear"), "clear")
    movement = next((word for word in words if word in GROUNDS and word != "clear"), "clear")
    return {"cover": cover, "movement": movement}
