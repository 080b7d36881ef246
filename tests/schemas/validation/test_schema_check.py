import copy
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from schemas.kinds import KINDS, Kind, kinds_of
from schemas.packs.packs import read_packs
from schemas.validation.json_schemas import fast_checker, oracle_checker, schema_of
from schemas.validation.messages import findings_of

ODD: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    2.0,
    2.5,
    10**12,
    "",
    "x",
    "12",
    "A b",
    "x" * 3000,
    [],
    {},
    [1],
    {"type": "x"},
)
ROUNDS = 60


def spoilt(data: Any, chance: random.Random) -> Any:
    """Return `data` with three places changed: a value replaced, a key dropped or renamed."""
    changed = copy.deepcopy(data)
    for _ in range(3):
        holders = [holder for holder in containers(changed) if holder]
        holder = chance.choice(holders)
        key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        if isinstance(holder, dict) and chance.random() < 0.4:
            value = holder.pop(key)
            if chance.random() < 0.5:
                holder[f"{key}s"] = value
        else:
            holder[key] = copy.deepcopy(chance.choice(ODD))
    return changed


def containers(value: Any) -> Iterator[Any]:
    """Yield each list and mapping of `value`."""
    if isinstance(value, dict | list):
        yield value
        for inner in value.values() if isinstance(value, dict) else value:
            yield from containers(inner)


@cache
def documents() -> dict[Kind, Any]:
    """Return a shipped document of each kind that has one, by kind."""
    chosen = {
        kinds_of(pack.manifest.system)[loaded.kind]: dict(loaded.data)
        for pack in read_packs([Path("content")]).packs
        for loaded in pack.documents
    }
    [rulebook] = [kind for kind in chosen if kind.name == "rulebook"]
    return chosen | {rulebook: {**chosen[rulebook], "rules": chosen[rulebook]["rules"][:2], "rulings": []}}


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind in documents()], ids=lambda kind: kind.schema_path)
def test_the_fast_checker_finds_what_the_oracle_finds(kind: Kind) -> None:
    """Compiled or not, the author reads the same codes at the same places."""
    pytest.importorskip("jsonschema_rs", reason="it has no wheel for this machine")
    schema = schema_of(kind)
    quick, oracle = fast_checker(schema), oracle_checker(schema)
    chance = random.Random(7)
    data = documents()[kind]
    for _ in range(ROUNDS):
        faulty = spoilt(data, chance)
        by_quick = findings_of(schema, faulty, quick(faulty), faulty)
        by_oracle = findings_of(schema, faulty, oracle(faulty), faulty)

        assert {(one.at, one.code) for one in by_quick} == {(one.at, one.code) for one in by_oracle}
