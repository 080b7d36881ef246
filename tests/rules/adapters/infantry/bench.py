"""What the answers about infantry share: the shipped pack, and its rules with the parameters that a case changes."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from schemas.models.infantry.people import Armor, Weapon
from schemas.models.infantry.rules import Rules
from schemas.packs.packs import Pack, read_packs

Given = Mapping[str, Any]
Answer = dict[str, Any]


@cache
def shipped_pack() -> Pack:
    """Return the shipped pack."""
    [pack] = read_packs([Path("content/infantry")]).packs
    return pack


@cache
def arsenal() -> Mapping[str, Weapon]:
    """Return the shipped weapons by name."""
    weapons = (loaded.model for loaded in shipped_pack().of_kind("weapon"))
    return {weapon.id: weapon for weapon in weapons if isinstance(weapon, Weapon)}


def armor_called(name: str | None) -> Armor | None:
    """Return the shipped armour of a type; None if there is none."""
    return shipped_pack().named("armor", f"{name}_armor", Armor) if name is not None else None


def rules_of(given: Given, **named: Any) -> Rules:
    """Return the shipped rules with the parameters that a case changes, and others by `group__name`."""
    changes = {**given.get("params", {}), **{name.replace("__", "."): value for name, value in named.items()}}
    assert isinstance(shipped_pack().rules, Rules)
    data = shipped_pack().rules.model_dump(mode="json")
    for path, value in changes.items():
        *above, last = path.split(".")
        place = data
        for step in above:
            place = place[step]
        assert last in place, path
        place[last] = value
    return Rules.model_validate(data)
