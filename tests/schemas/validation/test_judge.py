import copy
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from schemas.kinds import KINDS, Kind
from schemas.packs.packs import Loaded, Pack, read_packs
from schemas.validation.json_schemas import fast_checker, schema_of
from schemas.validation.judge import judge
from tests.samples import at_length

ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, -1, 1.0, 2.5, 10**12, -1e300, "", "x", "1", "36",
    "A line\n", "Ünïcode", "a_b", "A", "B",
    [], {}, [1], [[0, 0]], [None], {"x": 1}, {"type": "x"},
)  # fmt: skip


@cache
def packs() -> tuple[Pack, ...]:
    return read_packs([Path("content")]).packs


def documents(kind: Kind) -> list[Loaded]:
    """Return the shipped documents of a kind, of its own system."""
    homes = [pack for pack in packs() if kind.system in {None, pack.manifest.system}]
    return [loaded for pack in homes for loaded in pack.documents if loaded.kind == kind.name]


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield each (container, key) below `value`."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in list(entries):
        yield value, key
        yield from places(inner)


def variants(data: dict[str, Any], odd_values: tuple[Any, ...], stride: int = 1) -> Iterator[dict[str, Any]]:
    """Yield `data` with each of its values replaced by each odd one, dropped, and given a stranger beside it.

    With a stride, only every so many-th odd value is put into a place, another of them into the next place.
    """
    changed = copy.deepcopy(data)
    for number, (holder, key) in enumerate(list(places(changed))):
        kept = holder[key]
        for odd in odd_values[number % stride :: stride]:
            holder[key] = odd
            yield changed
        holder[key] = kept
    for holder, key in list(places(changed)):
        if isinstance(holder, dict):
            kept = holder.pop(key)
            yield changed
            holder[key] = kept
            holder["stranger"] = 1
            yield changed
            del holder["stranger"]


@at_length("stride", 2, 1, few=8)
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.name != "pack"], ids=lambda kind: kind.schema_path)
def test_what_the_model_takes_the_schema_takes(kind: Kind, stride: int) -> None:
    """So the schema need not be asked about sound documents."""
    document = min(documents(kind), key=lambda loaded: len(str(loaded.data)))
    check = fast_checker(schema_of(kind))
    data = {
        name: value[:2] if isinstance(value, list) and kind.name == "rulebook" else value
        for name, value in document.data.items()
    }

    taken = [
        copy.deepcopy(each) for each in variants(dict(data), ODD_VALUES, stride) if judge(kind, each).model is not None
    ]

    assert taken
    assert [each for each in taken if check(each)] == []
