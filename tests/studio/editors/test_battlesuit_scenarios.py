"""What forces cost, which letters they bear, and the parts of a scenario, as the builders tell and change them."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from schemas.edits.edits import Delete, Set, applied
from schemas.kinds import Kind, kinds_of
from schemas.models.battlesuit.words import Side
from studio.core.session import Session
from studio.games.battlesuit.editors.scenarios import (
    BATTLES,
    LineSum,
    Ratio,
    SidePool,
    battle_edits,
    battle_of,
    card_names,
    force_sums,
    option_edits,
    options_in_play,
    other_rules,
    pools,
)
from studio.views.forms import begun, types_of
from tests.studio.shipped import session_of


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """A session with a copy of Battlesuit."""
    return session_of(tmp_path, "battlesuit")


def test_a_force_is_counted_line_by_line(session: Session) -> None:
    """The Ashgarth Watch, on paper: 20 + 5 x 8 + 12 + 15 for the suits, 2 x 4 + 5 x 1 for guns and farmers."""
    entry = session.entry("forces/blue_trench.yaml")
    assert entry is not None

    sums = force_sums(session.pack, entry)

    assert sums is not None
    assert (sums.points, sums.budget, sums.left, sums.squads) == (100, 100, 0, (100,))
    assert sums.lines == {
        ("squads", 0, "soldiers", 0): LineSum("A", 20),
        ("squads", 0, "soldiers", 1): LineSum("B\N{EN DASH}F", 40),
        ("squads", 0, "soldiers", 2): LineSum("G", 12),
        ("squads", 0, "soldiers", 3): LineSum("H", 15),
        ("squads", 0, "units", 0): LineSum("", 8),
        ("squads", 0, "units", 1): LineSum("", 5),
    }


def test_letters_go_on_in_the_second_squad(session: Session) -> None:
    """Letters are those of the force: the ten of the first squad have A to J, the second commander has K."""
    entry = session.entry("forces/red_platoon.yaml")
    assert entry is not None

    sums = force_sums(session.pack, entry)

    assert sums is not None
    assert sums.lines["squads", 1, "soldiers", 0].letters == "K"
    assert sum(sums.squads) == sums.points == 240


def test_a_force_that_cannot_be_read_is_not_counted(session: Session) -> None:
    """Without squads there is nothing to count."""
    entry = session.entry("forces/blue_trench.yaml")
    assert entry is not None
    session.edit(entry.at("squads"), (Delete(("squads",)),), "Spoil")
    spoilt = session.entry("forces/blue_trench.yaml")
    assert spoilt is not None
    assert force_sums(session.pack, spoilt) is None
    assert force_sums(None, entry) is None


def test_cards_are_offered_with_what_they_cost(session: Session) -> None:
    """By title: the designer reads names and points, the file holds ids."""
    names = card_names(session.pack, "soldier_card")
    assert next(iter(names)) == "assault"
    assert names["commander"] == "Command \N{MIDDLE DOT} 20"
    assert card_names(None, "soldier_card") == {}


def test_the_pools_of_a_holding_action_are_compared(session: Session) -> None:
    """130 against 100 is 13 to 10, and five to four up to three to two are fair. Rule: BS.DYO.3."""
    entry = session.entry("scenarios/the_ashgarth_line.yaml")
    assert entry is not None

    found = pools(session.pack, entry)

    assert found is not None
    assert found.ratio == Ratio(Fraction(13, 10), Fraction(5, 4), Fraction(3, 2), fair=True)
    assert found.sides[Side.BLUE] == SidePool("Ashgarth Watch", 100, 100, 1, 100)
    assert found.sides[Side.RED].usual == 130


def test_only_attackers_are_compared_and_only_forces_that_are_there(session: Session) -> None:
    """A meeting engagement has no ratio; a force that nobody knows is no side."""
    meeting = session.entry("scenarios/crossroads.yaml")
    assert meeting is not None
    found = pools(session.pack, meeting)
    assert found is not None
    assert found.ratio is None
    assert found.sides[Side.RED].usual == 120

    holding = session.entry("scenarios/the_ashgarth_line.yaml")
    assert holding is not None
    session.edit(holding.at("forces", "red"), (Set(("forces", "red"), "nobody"),), "Spoil")
    spoilt = session.entry("scenarios/the_ashgarth_line.yaml")
    assert spoilt is not None
    left = pools(session.pack, spoilt)
    assert left is None or ({*left.sides}, left.ratio) == ({Side.BLUE}, None)


KIND: Kind = kinds_of("battlesuit")["scenario"]
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
