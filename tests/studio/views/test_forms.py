"""Forms from schemas: which widget stands for which place, how long lists are shown, and what is shaped to be."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.paths import CONTENT
from schemas.kinds import PROSE, Kind, kinds_of
from schemas.reading.text import read_text
from schemas.systems import SYSTEM_NAMES, SystemName
from studio.systems import STUDIO
from studio.views.fields import field_at
from studio.views.forms import (
    Row,
    as_table,
    entry_name,
    in_shape,
    is_in_a_line,
    items_of,
    rows_of,
    span_name,
    span_with,
    spans,
    starting_value,
    switched,
    widget_of,
)
from tests.studio.pages.pages import opened, shipped_pack
from tests.studio.shipped import session_of

SHIPPED = [system for system in SYSTEM_NAMES if (CONTENT / system).is_dir()]
MISSION = {
    "kind": "mission_card",
    "id": "m",
    "title": "M",
    "deck": "offense",
    "troop_line": "B",
    "briefing": "Go.",
    "victory_points": [{"type": "objective_state", "objective": "alpha", "state": "destroyed", "vp": 8}],
}


def kind(name: str, system: SystemName = "seven_seconds") -> Kind:
    return kinds_of(system)[name]


def documents(system: SystemName) -> Iterator[Mapping[str, Any]]:
    for path in sorted((CONTENT / system).rglob("*.yaml")):
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
def test_no_place_of_a_shipped_document_is_beyond_its_form(system: SystemName) -> None:
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
    die = field_at(kind("rules", "battlesuit"), ("dice", "combat_die"))

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
    assert not as_table(kind("force", "battlesuit"), {"squads": [{"soldiers": []}]}, ("squads",))


def test_a_new_entry_begins_with_what_the_schema_asks() -> None:
    """A group with all its required fields."""
    made = starting_value(kind("mission_card"), ("victory_points", 1), MISSION)

    assert made["type"] in field_at(kind("mission_card"), ("victory_points", 0, "type"), MISSION).alternatives


RULES = [{"id": f"R.{number}", "text": "..."} for number in range(45)]


@pytest.mark.parametrize(("count", "alone", "parts"), [(0, True, 1), (20, True, 1), (21, True, 21), (45, False, 3)])
def test_a_long_list_has_parts(count: int, *, alone: bool, parts: int) -> None:
    """A short one is shown as a whole; each entry is in one part, in order."""
    made = spans(RULES[:count], alone=alone)

    assert len(made) == parts
    assert [number for span in made for number in span] == [*range(count)]


@pytest.mark.parametrize(
    ("widget", "value", "in_a_line"),
    [
        ("list", ["word"] * 13, True),
        ("list", ["word"] * 12, False),
        ("list", RULES, False),
        ("mapping", dict.fromkeys(range(21), "x"), True),
        ("mapping", dict.fromkeys(range(20), "x"), False),
        ("group", dict.fromkeys(range(21), "x"), False),
    ],
)
def test_many_words_are_written_in_a_line(widget: Any, value: Any, *, in_a_line: bool) -> None:
    """Twenty fields of a word each, with buttons around them, would be a wall."""
    assert is_in_a_line(widget, value) is in_a_line


def test_a_part_is_called_by_its_entries() -> None:
    """By number and name."""
    [first, *_, last] = spans(RULES, alone=False)

    assert span_name(RULES, first) == "1 R.0 to 20 R.19"
    assert span_name(RULES, last) == "41 R.40 to 45 R.44"
    assert span_name(RULES, range(2, 3)) == "3 R.2"
    assert span_name([[1], [2]], range(1)) == "1"
    assert entry_name("x" * 60) == f"{'x' * 37}..."


def test_the_part_with_a_place_is_found() -> None:
    """So that whoever is led there sees it."""
    parts = spans(RULES, alone=False)

    assert span_with(parts, ("rules",), ("rules", 44, "text")) == 2
    assert span_with(parts, ("rules",), ("rules",)) is None
    assert span_with(parts, ("rules",), ("rulings", 3)) is None
    assert span_with(parts, ("rules",), ("rules", 99)) is None


FORCE = kinds_of("battlesuit")["force"]
SQUAD: dict[str, Any] = {"name": "First", "soldiers": [{"card": "assault", "count": 2}]}


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_every_shipped_document_is_in_shape(system: SystemName, tmp_path: Path) -> None:
    """So each of them has the form that was made for it."""
    session = session_of(tmp_path, system)
    for name in STUDIO[system].forms:
        for entry in session.entries(name):
            assert in_shape(kinds_of(system)[name], entry.data), entry.focus.name


@pytest.mark.parametrize(
    "squads",
    [None, "two", 3, {"name": "First"}, ["First"], [None], [{**SQUAD, "soldiers": None}], [{**SQUAD, "name": []}]],
)
def test_other_types_are_out_of_shape(squads: Any) -> None:
    """A list that is none, an entry that is none, a name that is a list."""
    assert in_shape(FORCE, {"title": "Third", "budget": 120, "squads": [SQUAD]})
    assert not in_shape(FORCE, {"title": "Third", "budget": 120, "squads": squads})


def test_what_is_left_out_is_no_matter() -> None:
    """A document that is just begun has its form."""
    assert in_shape(FORCE, {})


@pytest.mark.parametrize(
    ("system", "key", "name", "at", "value"),
    [
        ("battlesuit", "forces", "forces/blue_gatehouse.yaml", ("squads",), None),
        ("battlesuit", "scenarios", "scenarios/crossroads.yaml", ("type",), []),
        ("battlesuit", "scenarios", "scenarios/crossroads.yaml", ("forces", "red"), {"a": 1}),
        ("battlesuit", "cards", "soldiers/assault.yaml", ("attack",), "8 8 7"),
        ("battlesuit", "panels", "panels/panel_a.yaml", ("hills",), None),
        ("battlesuit", "panels", "panels/panel_a.yaml", ("hills",), 5),
        ("seven_seconds", "factions", "factions/new_tokyo.yaml", ("flag", "pattern"), []),
        ("seven_seconds", "factions", "factions/new_tokyo.yaml", ("flag", "pattern"), {}),
        ("seven_seconds", "factions", "factions/new_tokyo.yaml", ("stats", "reserve", "sensors"), 1e300),
    ],
)
def test_a_document_out_of_shape_is_drawn(
    system: str, key: str, name: str, at: Any, value: Any, tmp_path: Path
) -> None:
    """Whatever an author wrote, the page shows it and says what is wrong."""
    root = shipped_pack(tmp_path, system)
    session = session_of(tmp_path / "other", system)
    entry = session.entry(name)
    assert entry is not None
    assert session.rewrite(entry.at(*at), value, "Spoil")
    (root / name).write_bytes(session.workspace.files[name])

    page = opened(key, root)

    assert not page.exception
    assert any(":red[:material/error:]" in one.value for one in page.markdown)
