"""The rules and cards of a case: as shipped, with the parameters that the case changes by their catalogue names."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from engine.games.battlesuit.rules.numbers import Card
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.rules import Rules

Given = Mapping[str, Any]
Answer = dict[str, Any]
Document = dict[str, Any]
Cards = Mapping[str, Card]

CONTENT = Path("content/battlesuit")
EFFECTS = ("terrain", "terrain_effects")
RENAMED = {
    "rubble_blocks_los": (*EFFECTS, "rubble", "blocks_los"),
    "bunker": (*EFFECTS, "bunker"),
    "woods_vs_blast_unarmored": (*EFFECTS, "woods", "blast_mod_unarmoured"),
    "marsh_blast_extra": (*EFFECTS, "marsh", "blast_extra"),
    "improved_position_mod": (*EFFECTS, "improved_position", "attack_mod"),
    "spillover": ("fire", "spillover"),
}
"""Parameters that stand in the terrain effects chart, and one whose name a modifier bears as well."""


def crt_rows(table: Any) -> list[str]:
    """Return a combat results table, given as rows by roll or one after another, as the document has it."""
    rows = table.get("rows", table) if isinstance(table, Mapping) else table
    ordered = [rows[die] for die in sorted(rows, key=int)] if isinstance(rows, Mapping) else rows
    return [row if isinstance(row, str) else " ".join(map(str, row)) for row in ordered]


def compass_ways(compass: Any) -> list[Any]:
    """Return the directions of a compass in the order of its faces."""
    return [compass[face] for face in sorted(compass, key=int)] if isinstance(compass, Mapping) else compass


SHAPED: Mapping[str, Callable[[Any], Any]] = {"crt_table": crt_rows, "compass": compass_ways}
"""Parameters that the catalogue writes otherwise than the document."""


@cache
def paths() -> Mapping[str, tuple[str, ...]]:
    """Return where each parameter stands in the rules document."""
    found = {}
    for group in Rules.model_fields:
        for name in getattr(type(getattr(plain_rules(), group)), "model_fields", {}):
            found[name] = (group, name)
    return {**found, **RENAMED}


@cache
def plain_rules() -> Rules:
    """Return the rules with every parameter as ruled."""
    return Rules.model_validate({"kind": "rules", "id": "ruled", "title": "As ruled"})


def rules_of(given: Given) -> Rules:
    """Return the rules of a case."""
    document = plain_rules().model_dump(mode="json")
    for name, value in given.get("parameters", {}).items():
        if name in CARD_PARAMETERS:
            continue
        place, [*path, last] = document, paths()[name]
        for part in path:
            place = place[part]
        place[last] = laid_over(place[last], SHAPED.get(name, lambda same: same)(value))
    return Rules.model_validate(document)


def groups_of(given: Given) -> Document:
    """Return the groups of the rules of a case."""
    return {name: group for name, group in rules_of(given).model_dump(mode="json").items() if isinstance(group, dict)}


def dots_terrain(named: Any) -> str:
    """Return the terrain of a point of a case; an improved position lies on clear ground, and none is clear."""
    return "clear" if named in {None, "none", "improved_position"} else str(named)


def laid_over(plain: Any, changed: Any) -> Any:
    """Return a value with the parts that are changed; what is no map is replaced."""
    if isinstance(plain, Mapping) and isinstance(changed, Mapping):
        return {**plain, **{key: laid_over(plain.get(key), part) for key, part in changed.items()}}
    return changed


@cache
def documents() -> Mapping[str, Document]:
    """Return the shipped cards as written, by type."""
    read = [
        yaml.safe_load(path.read_text(encoding="utf-8"))
        for folder in ("soldiers", "units")
        for path in sorted((CONTENT / folder).glob("*.yaml"))
    ]
    return {document["id"]: document for document in read}


CARD_PARAMETERS = {"ecm_drone", "sentry_drone", "soldier_cards"}
"""Parameters that stand on cards."""


def cards_of(given: Given) -> Cards:
    """Return the cards of a case by type; a case that sets the drone limits means those on the cards as well."""
    changed = given.get("parameters", {})
    changes: dict[str, Document] = {**changed.get("soldier_cards", {})}
    changes |= {name: changed[name] for name in ("ecm_drone", "sentry_drone") if name in changed}
    if "drone_limits" in changed:
        drones = (name for name, document in documents().items() if document.get("unit_class") == "drone")
        changes |= {name: {**changes.get(name, {}), "most": None} for name in drones}
    return {name: _card({**document, **changes.get(name, {})}) for name, document in documents().items()}


def _card(document: Document) -> SoldierCard | UnitCard:
    model = SoldierCard if document["kind"] == "soldier_card" else UnitCard
    return model.model_validate(document)
