"""What the answers about SURVIVE share: the shipped pack, and its rules with the parameters that a case changes."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from engine.games.survive.rules.movement import arsenal_of
from schemas.models.survive.force import Weapon
from schemas.models.survive.rules import Rules
from schemas.packs.packs import Pack, read_packs

Given = Mapping[str, Any]
Answer = dict[str, Any]


@cache
def shipped_pack() -> Pack:
    """Return the shipped pack."""
    [pack] = read_packs([Path("content/survive")]).packs
    return pack


@cache
def arsenal() -> Mapping[str, Weapon]:
    """Return the shipped weapons by name."""
    return arsenal_of(shipped_pack(), (loaded.id for loaded in shipped_pack().of_kind("weapon")))


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
