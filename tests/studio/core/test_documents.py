"""Documents begun, copied, called otherwise and taken away."""

from dataclasses import replace
from pathlib import Path

import pytest

from schemas.kinds import KINDS, RULES, Kind
from schemas.systems import System
from studio.core.documents import copy, free_name, inherited, remove, rename, start, take_over, uses
from studio.core.entries import Entry
from studio.core.history import Focus
from studio.core.session import Desk
from studio.views.kinds import kinds_here
from tests.studio.shipped import desk_of

LONE = {"pack", RULES, "rulebook"}
"""Kinds of which a pack has one."""


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return desk_of(tmp_path)


def entry(desk: Desk, kind: str, name: str) -> Entry:
    [found] = [one for one in desk.entries(kind) if one.id == name]
    return found


@pytest.mark.parametrize(
    ("system", "kind"),
    [
        pytest.param(system, kind, id=f"{system}-{kind.name}")
        for system in ("seven_seconds", "battlesuit", "survive")
        for kind in KINDS
        if kind.system in {None, System(system)} and kind.name not in LONE
    ],
)
def test_every_kind_has_a_start_without_errors(system: str, kind: Kind, tmp_path: Path) -> None:
    """Under the id and the title that the author gave, in the folder of its kind."""
    desk = desk_of(tmp_path, system)
    before = set(desk.checked.diagnostics)

    focus = start(desk, kind, "Night of Glass")

    assert focus is not None
    made = desk.entry(focus.name)
    assert made is not None
    assert (made.id, made.kind) == ("night_of_glass", kind.name)
    assert focus.name.startswith(kind.folder)
    assert [one.message for one in desk.diagnostics_of(focus.name) if one.severity == "error"] == []
    assert made.title in {"Night of Glass", made.id}
    assert desk.undo() is not None
    assert set(desk.checked.diagnostics) == before


def test_a_second_start_of_the_same_name_gets_a_number(desk: Desk) -> None:
    """Nothing is overwritten."""
    kind = kinds_here(desk)["faction"]
    names = [start(desk, kind, "Glass Choir") for _ in range(3)]

    assert [focus and focus.name for focus in names] == [
        "factions/glass_choir.yaml",
        "factions/glass_choir_2.yaml",
        "factions/glass_choir_3.yaml",
    ]


def test_a_copy_is_another_document(desk: Desk) -> None:
    """Same text but for the id; the first stays."""
    source = entry(desk, "mission_card", "blood_debt")

    focus = copy(desk, source)

    assert focus is not None
    old, new = (desk.workspace.files[name].decode() for name in (source.focus.name, focus.name))
    assert new == old.replace("id: blood_debt", "id: blood_debt_2")


def test_what_is_removed_is_gone_until_undone(desk: Desk) -> None:
    """The file goes with the save, not before."""
    source = entry(desk, "mission_card", "blood_debt")

    assert remove(desk, source)
    assert desk.entry(source.focus.name) is None
    assert (desk.workspace.root / source.focus.name).exists()
    desk.undo()
    assert desk.entry(source.focus.name) is not None


def test_an_id_is_changed_with_all_that_names_it(tmp_path: Path) -> None:
    """One step, no reference left hanging, and the whole of it undone at once."""
    desk = desk_of(tmp_path, "survive")
    weapon = next(one for one in desk.entries("weapon") if uses(desk, one))
    used = uses(desk, weapon)
    files = {use.entry.focus.name for use in used}

    assert rename(desk, weapon, "renamed_weapon")

    assert desk.checked.diagnostics == ()
    assert {use.entry.focus.name for use in uses(desk, entry(desk, "weapon", "renamed_weapon"))} == files
    assert {*desk.workspace.dirty()} == files | {weapon.focus.name}
    assert desk.notice == f"{weapon.id} is renamed_weapon now, in {len(files) + 1} files"
    desk.undo()
    assert desk.workspace.dirty() == ()


def test_an_id_that_is_taken_is_refused(desk: Desk) -> None:
    """Two documents of one id would hide each other."""
    first, second, *_ = desk.entries("faction")

    assert not rename(desk, first, second.id)
    assert "already" in desk.notice
    assert desk.workspace.dirty() == ()


def test_the_id_that_it_has_is_said_to_be_its_own(desk: Desk) -> None:
    """Nobody is told that another document has it."""
    zane = entry(desk, "faction", "zane")

    assert not rename(desk, zane, "zane")
    assert "its id already" in desk.notice
    assert desk.workspace.dirty() == ()


def test_what_is_no_id_is_refused_with_one_that_is(desk: Desk) -> None:
    """Nothing changes, and the sentence says how it would be written."""
    zane, files = entry(desk, "faction", "zane"), desk.workspace.files

    assert not rename(desk, zane, "Fifth Estate!")
    assert "fifth_estate" in desk.notice
    assert desk.workspace.files is files


def test_a_free_name_is_free_on_disk_and_in_memory(desk: Desk) -> None:
    """A file that is only removed in memory is still taken: its removal may be undone."""
    source = entry(desk, "mission_card", "blood_debt")
    remove(desk, source)

    assert free_name(desk, kinds_here(desk)["mission_card"], "blood_debt") == "missions/blood_debt_2.yaml"


def test_an_inherited_document_is_taken_over_to_be_changed(tmp_path: Path) -> None:
    """The pack's own then counts instead of the one below it, and undo brings that back."""
    desk = desk_of(tmp_path, "homebrew_example")
    above = {one.id: one for one in inherited(desk, "troop_card")}
    document = next(iter(above.values()))

    focus = take_over(desk, document)

    assert focus == Focus(f"troops/{document.id}.yaml")
    assert desk.workspace.files[focus.name] == document.path.read_bytes()
    assert document.id not in {one.id for one in inherited(desk, "troop_card")}
    assert [one for one in desk.checked.diagnostics if one.severity == "error"] == []
    desk.undo()
    assert {one.id for one in inherited(desk, "troop_card")} == {*above}


def test_an_inherited_document_that_is_gone_from_the_disk_is_refused(tmp_path: Path) -> None:
    """The pack below may be moved or mended meanwhile; that is said, and nothing changes."""
    desk = desk_of(tmp_path, "homebrew_example")
    document = replace(inherited(desk, "troop_card")[0], path=tmp_path / "gone.yaml")
    files = desk.workspace.files

    assert take_over(desk, document) is None
    assert "no such file" in desk.notice
    assert desk.workspace.files is files


def test_what_is_removed_is_said_with_the_way_back(desk: Desk) -> None:
    """Another document comes into its place on the page, and nobody asked whether it was meant."""
    zane = entry(desk, "faction", "zane")

    assert remove(desk, zane)

    assert desk.notice == f"{zane.title} is removed; undo brings it back"
