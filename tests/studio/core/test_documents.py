"""Documents begun, copied, called otherwise and taken away."""

from dataclasses import replace
from pathlib import Path

import pytest

from schemas.kinds import KINDS, RULES, Kind
from schemas.systems import SYSTEM_NAMES, SystemName
from studio.core.documents import copy, free_name, inherited, kinds_here, remove, rename, start, take_over, uses
from studio.core.entries import Entry
from studio.core.session import Session
from studio.core.workspace import Focus
from tests.studio.shipped import session_of

LONE = {"pack", RULES, "rulebook"}
"""Kinds of which a pack has one."""


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return session_of(tmp_path)


def entry(session: Session, kind: str, name: str) -> Entry:
    [found] = [one for one in session.entries(kind) if one.id == name]
    return found


@pytest.mark.parametrize(
    ("system", "kind"),
    [
        pytest.param(system, kind, id=f"{system}-{kind.name}")
        for system in SYSTEM_NAMES
        for kind in KINDS
        if kind.system in {None, system} and kind.name not in {*LONE, "card"}
    ],
)
def test_every_kind_has_a_start_without_errors(system: SystemName, kind: Kind, tmp_path: Path) -> None:
    """Under the id and the title that the author gave, in the folder of its kind; a card needs a deck first."""
    session = session_of(tmp_path, system)
    before = set(session.checked.diagnostics)

    focus = start(session, kind, "Night of Glass")

    assert focus is not None
    made = session.entry(focus.name)
    assert made is not None
    assert (made.id, made.kind) == ("night_of_glass", kind.name)
    assert focus.name.startswith(kind.folder)
    assert [one.message for one in session.diagnostics_of(focus.name) if one.severity == "error"] == []
    assert made.title in {"Night of Glass", made.id}
    assert session.undo() is not None
    assert set(session.checked.diagnostics) == before


def test_a_second_start_of_the_same_name_gets_a_number(session: Session) -> None:
    """Nothing is overwritten."""
    kind = kinds_here(session)["faction"]
    names = [start(session, kind, "Glass Choir") for _ in range(3)]

    assert [focus and focus.name for focus in names] == [
        "factions/glass_choir.yaml",
        "factions/glass_choir_2.yaml",
        "factions/glass_choir_3.yaml",
    ]


def test_a_copy_is_another_document(session: Session) -> None:
    """Same text but for the id; the first stays."""
    source = entry(session, "mission_card", "blood_debt")

    focus = copy(session, source)

    assert focus is not None
    old, new = (session.workspace.files[name].decode() for name in (source.focus.name, focus.name))
    assert new == old.replace("id: blood_debt", "id: blood_debt_2")


def test_what_is_removed_is_gone_until_undone(session: Session) -> None:
    """The file goes with the save, not before."""
    source = entry(session, "mission_card", "blood_debt")

    assert remove(session, source)
    assert session.entry(source.focus.name) is None
    assert (session.workspace.root / source.focus.name).exists()
    session.undo()
    assert session.entry(source.focus.name) is not None


def test_an_id_is_changed_with_all_that_names_it(tmp_path: Path) -> None:
    """One step, no reference left hanging, and the whole of it undone at once."""
    session = session_of(tmp_path, "survive")
    weapon = next(one for one in session.entries("weapon") if uses(session, one))
    used = uses(session, weapon)
    files = {use.entry.focus.name for use in used}

    assert rename(session, weapon, "renamed_weapon")

    assert session.checked.diagnostics == ()
    assert {use.entry.focus.name for use in uses(session, entry(session, "weapon", "renamed_weapon"))} == files
    assert {*session.workspace.dirty()} == files | {weapon.focus.name}
    assert session.notice == f"{weapon.id} is renamed_weapon now, in {len(files) + 1} files"
    session.undo()
    assert session.workspace.dirty() == ()


def test_an_id_is_changed_where_it_is_the_key_of_a_mapping(tmp_path: Path) -> None:
    """Grenades are counted by their weapon: the count stays, under the new name."""
    session = session_of(tmp_path, "infantry")
    before = entry(session, "trooper", "diver").data["grenades"]

    assert rename(session, entry(session, "weapon", "hand_grenade"), "pineapple")

    assert session.checked.diagnostics == ()
    assert entry(session, "trooper", "diver").data["grenades"] == {
        "pineapple": before["hand_grenade"],
        "smoke_grenade": before["smoke_grenade"],
    }


def test_an_id_that_is_taken_is_refused(session: Session) -> None:
    """Two documents of one id would hide each other."""
    first, second, *_ = session.entries("faction")

    assert not rename(session, first, second.id)
    assert "already" in session.notice
    assert session.workspace.dirty() == ()


def test_the_id_that_it_has_is_said_to_be_its_own(session: Session) -> None:
    """Nobody is told that another document has it."""
    zane = entry(session, "faction", "zane")

    assert not rename(session, zane, "zane")
    assert "its id already" in session.notice
    assert session.workspace.dirty() == ()


def test_what_is_no_id_is_refused_with_one_that_is(session: Session) -> None:
    """Nothing changes, and the sentence says how it would be written."""
    zane, files = entry(session, "faction", "zane"), session.workspace.files

    assert not rename(session, zane, "Fifth Estate!")
    assert "fifth_estate" in session.notice
    assert session.workspace.files is files


def test_a_free_name_is_free_on_disk_and_in_memory(session: Session) -> None:
    """A file that is only removed in memory is still taken: its removal may be undone."""
    source = entry(session, "mission_card", "blood_debt")
    remove(session, source)

    assert free_name(session, kinds_here(session)["mission_card"], "blood_debt") == "missions/blood_debt_2.yaml"


def test_an_inherited_document_is_taken_over_to_be_changed(tmp_path: Path) -> None:
    """The pack's own then counts instead of the one below it, and undo brings that back."""
    session = session_of(tmp_path, "homebrew_example")
    above = {one.id: one for one in inherited(session, "troop_card")}
    document = next(iter(above.values()))

    focus = take_over(session, document)

    assert focus == Focus(f"troops/{document.id}.yaml")
    assert session.workspace.files[focus.name] == document.path.read_bytes()
    assert document.id not in {one.id for one in inherited(session, "troop_card")}
    assert [one for one in session.checked.diagnostics if one.severity == "error"] == []
    session.undo()
    assert {one.id for one in inherited(session, "troop_card")} == {*above}


def test_an_inherited_document_that_is_gone_from_the_disk_is_refused(tmp_path: Path) -> None:
    """The pack below may be moved or fixed meanwhile; that is said, and nothing changes."""
    session = session_of(tmp_path, "homebrew_example")
    document = replace(inherited(session, "troop_card")[0], path=tmp_path / "gone.yaml")
    files = session.workspace.files

    assert take_over(session, document) is None
    assert "no such file" in session.notice
    assert session.workspace.files is files


def test_what_is_removed_is_said_with_the_way_back(session: Session) -> None:
    """Another document comes into its place on the page, and nobody asked whether it was meant."""
    zane = entry(session, "faction", "zane")

    assert remove(session, zane)

    assert session.notice == f"{zane.title} is removed; undo brings it back"
