"""Columns of records say of which parameter they are, and what they hold follows from it."""

from collections.abc import Iterator
from enum import IntEnum
from importlib import import_module
from types import SimpleNamespace
from typing import Annotated, Any

import pytest
from pydantic import TypeAdapter

from engine.kernel.packing import PARTS, Source, face_set, of, once_a_document, pack_rules, sources
from engine.kernel.records import Column, Record, packed
from engine.systems import SYSTEMS
from schemas.kinds import RULES, kinds_of
from schemas.systems import SystemName

Whole = Annotated[int, Column("i8")]


class Order(IntEnum):
    """Words of a document, as numbers."""

    SEAT = 4
    ROLL = 5


class Told(Record):
    """A column of each kind that there is."""

    shots: Whole = of("fire.shots")
    is_free: Whole = of("fire.free")
    reach_mil: Whole = of("fire.reach_in")
    scatter_ppm: Whole = of("fire.scatter_share")
    slope_permille: Whole = of("fire.slope")
    by_roll: Whole = of("fire.order", when="roll")
    at_night: Whole = of("fire.windows", when="night")
    aimed: Whole = of("fire.free", when=False)
    most: Whole = of("fire.most", none=-1)
    water: Whole = of("fire.shots", needs="options.water")
    order: Whole = of("fire.order", codes={"seat": 7, "roll": 9})
    named: Whole = of("fire.order", codes=Order)
    faces: Whole = of("fire.faces", by=face_set)
    row: Annotated[list[int], Column("i8", 4)] = of("fire.row")
    windows: Annotated[list[int], Column("i8", 2)] = of("fire.windows", codes={"day": 1, "night": 2})
    by_hand: Whole


def rules(**changed: Any) -> Any:
    """Return something that is read like a rules document, with changes to its group `fire`."""
    fire = {
        "shots": 3, "free": True, "reach_in": 2.5, "scatter_share": 0.25, "slope": 1.5, "order": "roll",
        "windows": ("day",), "most": None, "faces": (1, 3, 3), "row": (5, 6),
    }  # fmt: skip
    return SimpleNamespace(fire=SimpleNamespace(**{**fire, **changed}), options=SimpleNamespace(water=False))


@pytest.mark.parametrize("make", [Told, lambda: packed(Told)], ids=["plain", "packed"])
def test_what_a_column_holds_follows_from_its_parameter(make: Any) -> None:
    """Yes is 1, an inch 1000 mils, a share so many millionths, a switch that is off leaves 0; the rest is untouched."""
    record = make()
    record.by_hand = 8

    pack_rules(rules(), record)

    assert {name: getattr(record, name) for name in Told.columns if name not in {"row", "windows"}} == {
        "shots": 3, "is_free": 1, "reach_mil": 2500, "scatter_ppm": 250_000, "slope_permille": 1500, "by_roll": 1,
        "at_night": 0, "aimed": 0, "most": -1, "water": 0, "order": 9, "named": 5, "faces": 0b1010, "by_hand": 8,
    }  # fmt: skip
    assert ([*record.row], [*record.windows]) == ([5, 6, 0, 0], [1, 0])


def test_other_values_are_packed_in_the_place_of_those_before() -> None:
    """A record is filled again and again."""
    record, other = Told(), rules(free=False, order="seat", windows=("day", "night"), most=4)
    other.options.water = True
    pack_rules(rules(), record)
    pack_rules(other, record)

    assert (record.is_free, record.aimed, record.by_roll, record.order) == (0, 1, 0, 7)
    assert (record.at_night, record.most, record.water, record.windows) == (1, 4, 3, [1, 2])


def test_a_document_is_packed_once_and_never_for_another_one() -> None:
    """By itself and not by what it holds: what cannot be hashed is no key, and equal ones are two."""
    made = once_a_document(lambda document: [document])
    first, second = {"shots": 1}, {"shots": 1}

    assert made(first) is made(first)
    assert made(second) is not made(first)


def field_of(model: Any, parameter: str) -> Any:
    """Return the JSON Schema of a parameter of a rules model; raises KeyError where there is none."""
    *groups, name = parameter.split(".")
    for group in groups:
        model = model.model_fields[group].annotation
    field = model.model_fields[name]
    hint: Any = Annotated[field.annotation, field]
    return TypeAdapter(hint).json_schema()


def found_in(schema: Any, key: str) -> set[Any]:
    """Return everything that stands under a key of a JSON Schema, at any depth."""
    if isinstance(schema, list):
        return set().union(*(found_in(each, key) for each in schema))
    if not isinstance(schema, dict):
        return set()
    here = schema.get(key, [])
    return {*(here if isinstance(here, list) else [here])}.union(*(found_in(each, key) for each in schema.values()))


def flaws(model: Any, name: str, source: Source) -> Iterator[str]:
    """Yield what is wrong with how a column says of which parameter it is."""
    schema = field_of(model, source.parameter)
    words = {word for word in found_in(schema, "enum") | found_in(schema, "const") if isinstance(word, str)}
    types = found_in(schema, "type")
    if source.when not in {None, *words, *((False,) if types == {"boolean"} else ())}:
        yield f"{name}: {source.parameter} is never {source.when!r}"
    if source.codes is not None and {*source.codes} != words:
        yield f"{name}: no codes for {words ^ {*source.codes}}"
    if "null" in types and source.none is None and source.when is None:
        yield f"{name}: nothing for a parameter that is left empty"
    means = source.when is not None or source.codes is not None or source.by is not None
    if words and not means:
        yield f"{name}: words, and no codes"
    if "number" in types and not means and name.rpartition("_")[2] not in PARTS:
        yield f"{name}: counts in no parts of the unit of {source.parameter}"
    if source.needs and found_in(field_of(model, source.needs), "type") != {"boolean"}:
        yield f"{name}: {source.needs} is no switch"


@pytest.mark.parametrize("system", [system for system in SYSTEMS if SYSTEMS[system].kernels])
def test_every_column_is_of_a_parameter_that_there_is(system: SystemName) -> None:
    """Its words are those that authors write, each has a code, and no share or length is cut to whole ones."""
    model = kinds_of(system)[RULES].model
    records = {record for kernel in SYSTEMS[system].kernels.values() for record in import_module(kernel).RECORDS}
    told = [(name, source) for record in records for name, source in sources(record).items()]

    assert told
    assert [flaw for name, source in told for flaw in flaws(model, name, source)] == []
