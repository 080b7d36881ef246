"""The parts of a scenario as choices: what the battle is, which optional rules are in play, new clauses."""

from pathlib import Path
from typing import Any

import pytest

from schemas.edits.edits import applied
from schemas.kinds import Kind, kinds_of
from schemas.systems import System
from studio.games.battlesuit.editors.scenarios import (
    BATTLES,
    battle_edits,
    battle_of,
    option_edits,
    options_in_play,
    other_rules,
)
from studio.views.forms import begun, types_of
from tests.studio.shipped import session_of

KIND: Kind = kinds_of(System.BATTLESUIT)["scenario"]
FILE = "scenarios/the_ashgarth_line.yaml"


def rules(*entries: str) -> dict[str, Any]:
    """Return a scenario with optional rules by name, and glow for `glow`."""
    return {
        "special_rules": [
            {"type": "glow", "rating": 2} if name == "glow" else {"type": "optional_rule", "rule": name}
            for name in entries
        ]
    }


def after(data: dict[str, Any], *wanted: str) -> list[str]:
    changed: Any = data
    for edit in option_edits(data, wanted):
        changed = applied(changed, edit)
    return [one.get("rule", one["type"]) for one in changed["special_rules"]]


@pytest.mark.parametrize(
    ("stand", "wanted", "left"),
    [
        (("glow", "drones", "mines"), ("drones", "mines"), ["glow", "drones", "mines"]),
        (("glow", "drones", "mines"), ("mines",), ["glow", "mines"]),
        (("drones", "glow", "mines"), ("drones", "facing"), ["drones", "facing", "glow"]),
        (("drones", "glow", "mines"), ("mines", "facing"), ["glow", "mines", "facing"]),
        (("glow",), ("drones", "stealth"), ["drones", "stealth", "glow"]),
        (("drones", "drones"), (), []),
        ((), ("drones",), ["drones"]),
    ],
)
def test_optional_rules_come_and_go_by_themselves(
    stand: tuple[str, ...], wanted: tuple[str, ...], left: list[str]
) -> None:
    """What is no optional rule stays where it is; new ones follow the last that stays."""
    assert after(rules(*stand), *wanted) == left


def test_optional_rules_are_told_from_the_others() -> None:
    """Both lists name what is there, in its order."""
    data = rules("drones", "glow", "mines")
    assert options_in_play(data) == ("drones", "mines")
    assert other_rules(data) == (("special_rules", 1),)


@pytest.mark.parametrize("data", [{}, {"special_rules": None}, {"special_rules": ["drones", 3]}])
def test_what_is_no_list_of_rules_has_none_in_play(data: dict[str, Any]) -> None:
    """A scenario that is begun, or broken, has no optional rules."""
    assert options_in_play(data) == ()


@pytest.mark.parametrize("name", BATTLES)
def test_type_and_attacker_are_one_choice(name: str, tmp_path: Path) -> None:
    """Whatever is chosen, the scenario can be read and says so; the rest of it stays."""
    session = session_of(tmp_path, "battlesuit")
    entry = session.entry(FILE)
    assert entry is not None
    rest = {key: value for key, value in entry.data.items() if key not in {"type", "attacker"}}

    session.edit(entry.at("type"), battle_edits(entry.data, name), "Change")

    changed = session.entry(FILE)
    assert changed is not None
    assert changed.loaded is not None
    assert battle_of(changed.data) == name
    assert {key: value for key, value in changed.data.items() if key not in {"type", "attacker"}} == rest


@pytest.mark.parametrize("name", ["special_rules", "victory"])
def test_every_clause_can_be_begun(name: str, tmp_path: Path) -> None:
    """The least entry of each type is one that can be read."""
    session = session_of(tmp_path, "battlesuit")
    entry = session.entry(FILE)
    assert entry is not None
    types = types_of(KIND, (name,))
    assert len(types) == {"special_rules": 15, "victory": 7}[name]
    for word in types:
        value = begun(KIND, entry.data, name, word)
        made = {**entry.data, name: [*entry.data[name], value]}
        assert KIND.model.model_validate(made), word
