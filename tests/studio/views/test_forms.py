"""Forms from schemas: every document of every shipped pack can be shown and changed by widgets."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from engine.paths import CONTENT
from schemas.kinds import PROSE, Kind, kinds_of
from schemas.reading.text import read_text
from schemas.systems import System
from studio.views.fields import field_at
from studio.views.forms import Row, as_table, items_of, rows_of, starting_value, switched, widget_of

SHIPPED = [system for system in System if (CONTENT / system.value).is_dir()]
MISSION = {
    "kind": "mission_card",
    "id": "m",
    "title": "M",
    "deck": "offense",
    "troop_line": "B",
    "briefing": "Go.",
    "victory_points": [{"type": "objective_state", "objective": "alpha", "state": "destroyed", "vp": 8}],
}


def kind(name: str, system: System = System.SEVEN_SECONDS) -> Kind:
    return kinds_of(system)[name]


def documents(system: System) -> Iterator[Mapping[str, Any]]:
    for path in sorted((CONTENT / system.value).rglob("*.yaml")):
        for document in read_text(path.read_bytes()).documents:
            if document.data["kind"] not in PROSE:
                yield document.data


def every_row(of: Kind, data: Any, at: tuple[str | int, ...] = ()) -> Iterator[Row]:
    for row in rows_of(of, data, at):
        if not row.missing:
            yield row
            yield from below(of, data, row)


def below(of: Kind, data: Any, row: Row) -> Iterator[Row]:
    if row.widget in {"group", "mapping"}:
        yield from every_row(of, data, row.at)
    if row.widget == "list":
        for item in items_of(of, data, row.at):
            yield item
            yield from below(of, data, item)


@pytest.mark.parametrize("system", SHIPPED)
def test_no_place_of_a_shipped_document_is_beyond_its_form(system: System) -> None:
    """Each value is reached by a widget that can show it, and each place is reached once."""
    for data in documents(system):
        rows = tuple(every_row(kinds_of(system)[data["kind"]], data))
        leaves = {row.at for row in rows if row.widget not in {"group", "mapping", "list"}}
        unseen = {at for at in values(data) if at not in leaves and at not in {("kind",), ("id",)}}

        assert unseen == set()
        assert [row.at for row in rows if row.widget == "value"] == []
        assert len(rows) == len({row.at for row in rows})


def values(data: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    children: Any = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else None
    if children is None:
        yield at
        return
    for step, child in children:
        yield from values(child, (*at, step))


def test_a_field_says_what_may_stand_there() -> None:
    """Its words, its bounds and its help come from the schema."""
    armour = field_at(kind("faction"), ("stats", "veteran", "armour"))
    deck = field_at(kind("mission_card"), ("deck",))

    assert (armour.label, armour.type, armour.shape["maximum"], armour.required) == ("Armour", "integer", 99, True)
    assert "7S.STAT.4" in armour.help
    assert deck.choices == ("offense", "defense", "chance_encounter")


def test_a_number_that_may_be_one_of_few_is_a_choice() -> None:
    """A die of Battlesuit has 6 faces or 12."""
    die = field_at(kind("rules", System.BATTLESUIT), ("dice", "combat_die"))

    assert die.choices == (6, 12)
    assert widget_of(die, 12) == "choice"


def test_a_place_that_may_hold_null_still_says_what_else() -> None:
    """The rating of drones may be left to the line."""
    rating = field_at(kind("drone_card"), ("lines", "X", "drones", 0, "rating"), {"lines": {"X": {"drones": [{}]}}})

    assert rating.nullable
    assert rating.choices == ("reserve", "veteran", "spec_ops")


def test_the_type_of_a_condition_is_a_choice() -> None:
    """It decides which other fields there are."""
    rows = {row.field.name: row for row in rows_of(kind("mission_card"), MISSION, ("victory_points", 0))}

    assert rows["type"].widget == "alternative"
    assert "table_control" in rows["type"].field.alternatives
    assert {*rows} == {"type", "objective", "state", "vp"}


def test_another_type_keeps_what_both_know() -> None:
    """And begins what it needs, so that the document stays sound."""
    made = switched(kind("mission_card"), ("victory_points", 0), MISSION, "type", "table_control")
    other = switched(kind("mission_card"), ("victory_points", 0), MISSION, "type", "own_troopers_lost")

    assert made == {"type": "table_control", "vp": 8}
    assert other["type"] == "own_troopers_lost"
    assert {*other} == {"type", "vp_each"}


def test_what_does_not_fit_its_schema_is_shown_as_it_is() -> None:
    """No widget bends it into something else."""
    field = field_at(kind("faction"), ("stats", "veteran", "armour"))

    assert widget_of(field, 3) == "number"
    assert widget_of(field, "three") == "value"
    assert widget_of(field, None) == "number"
    assert widget_of(field, True) == "value"  # noqa: FBT003 - the value is the case


def test_short_entries_stand_in_a_table() -> None:
    """Troopers do, squads do not."""
    troops = {"lines": {"A": {"troopers": [{"type": "scout", "rating": "veteran", "count": 2}]}}}

    assert as_table(kind("troop_card"), troops, ("lines", "A", "troopers"))
    assert not as_table(kind("force", System.BATTLESUIT), {"squads": [{"soldiers": []}]}, ("squads",))


def test_a_new_entry_begins_with_what_the_schema_asks() -> None:
    """A group with all its required fields."""
    made = starting_value(kind("mission_card"), ("victory_points", 1), MISSION)

    assert made["type"] in field_at(kind("mission_card"), ("victory_points", 0, "type"), MISSION).alternatives
