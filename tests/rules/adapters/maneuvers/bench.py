"""What the answers about the game of maneuvers share: the shipped pack, its rules as a case changes them, maneuvers."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.games.maneuvers.kernel.numbers.records import Numbers
from engine.games.maneuvers.rules import numbers_of
from engine.paths import CONTENT
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack, read_packs

Given = Mapping[str, Any]
Answer = dict[str, Any]


@cache
def shipped_pack() -> Pack:
    """Return the shipped pack."""
    [pack] = read_packs([CONTENT / "maneuvers"]).packs
    return pack


@cache
def shipped_maneuvers() -> tuple[Maneuver, ...]:
    """Return the maneuvers of the shipped pack."""
    models = (loaded.model for loaded in shipped_pack().of_kind("maneuver"))
    return tuple(model for model in models if isinstance(model, Maneuver))


def rules_of(given: Given) -> Rules:
    """Return the shipped rules with the parameters that a case changes."""
    assert isinstance(shipped_pack().rules, Rules)
    data = shipped_pack().rules.model_dump(mode="json")
    for path, value in given.get("params", {}).items():
        *above, last = path.split(".")
        place = data
        for step in above:
            place = place[step]
        assert last in place, path
        place[last] = value
    return Rules.model_validate(data)


def numbers_for(given: Given) -> Numbers:
    """Return the numbers of the shipped rules with the parameters that a case changes."""
    return numbers_of(rules_of(given))


def maneuver_of(given: Given) -> Maneuver | None:
    """Return the maneuver of a case: one of the pack, or one that is written out; None if the pack has none."""
    written = given["maneuver"]
    if isinstance(written, str):
        return shipped_pack().named("maneuver", written, Maneuver)
    blank = {"kind": "maneuver", "id": "homebrew", "name": "Homebrew", "effect": (), "risk": (), "reward": ()}
    return Maneuver.model_validate({**blank, "actor": ("firefight",), "opponent": ("awareness",), **written})
