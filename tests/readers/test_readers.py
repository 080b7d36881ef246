"""One rule, all readers: a field reaches the battle, the odds, the card and the referee, or it is said why not.

Who adds a field finds it missing here; its row names a change, and each reader that must not overlook it.
"""

from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from schemas.systems import SystemName
from tests.readers.fields import fields_of
from tests.readers.readers import Change, Fight, battle_notices, odds_notice, print_notices, referee_notices

SYSTEMS = tuple(path.stem for path in sorted(Path(__file__).parent.glob("*.yaml")))
NAMES = {"fight": "battle", "odds": "odds", "print": "print", "referee": "referee"}
"""What a row says of each reader."""


@cache
def table(system: str) -> dict[str, Any]:
    """Return the witnesses of a system: the rows of its fields, and the readers that some do not concern."""
    found: dict[str, Any] = yaml.safe_load(Path(__file__).with_name(f"{system}.yaml").read_text(encoding="utf-8"))
    return found


def rows() -> Iterator[Any]:
    """Yield every field that a reader has to notice, by its system."""
    for system in SYSTEMS:
        for field, row in table(system)["fields"].items():
            if set(row) & set(NAMES):
                yield pytest.param(system, field, id=field)


def excused(system: str, field: str) -> dict[str, str]:
    """Return the readers that a field does not concern, with the reasons."""
    return {
        reader: group["because"]
        for group in table(system)["not_read"]
        for reader in group["by"]
        if any(fnmatch(field, pattern) for pattern in group["fields"])
    }


def change_of(field: str, row: dict[str, Any]) -> Change:
    """Return the change of a row."""
    return Change(field.partition(".")[0], row["of"], row.get("to", {}), row.get("under", {}), row.get("swap", {}))


def fight_of(system: str, row: dict[str, Any]) -> Fight:
    """Return the battle of a row, by the players that it names, or those that all rows of its system have."""
    seed, scenario, players = (*row.get("fight", [0]), None, None)[:3]
    return Fight(seed, scenario, players or table(system)["players"])


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_field_has_a_row(system: SystemName) -> None:
    """A new one is missed here, and what is gone is struck out."""
    assert sorted(table(system)["fields"]) == fields_of(system)


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_reader_is_named_or_excused(system: SystemName) -> None:
    """Nobody is left out in silence, and nobody is excused who is named."""
    for field, row in table(system)["fields"].items():
        named = {reader for name, reader in NAMES.items() if name in row}
        assert (field, named ^ set(excused(system, field))) == (field, set(NAMES.values()))


@pytest.mark.parametrize(("system", "field"), [*rows()])
def test_no_reader_overlooks_a_field(system: str, field: str) -> None:
    """Each of those that its row names does or says another thing once it is changed."""
    row = table(system)["fields"][field]
    change = change_of(field, row)
    before, after = change.packs(system)
    fight = fight_of(system, row)
    looks: dict[str, Callable[[], bool]] = {
        "fight": lambda: battle_notices(fight, before, after),
        "odds": lambda: odds_notice(row["odds"], before, after),
        "print": lambda: print_notices(change, row["print"], before, after),
        "referee": lambda: referee_notices(fight, before, after),
    }

    assert [name for name, notices in looks.items() if name in row and not notices()] == []
