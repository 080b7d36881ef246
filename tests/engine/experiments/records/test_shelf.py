"""The records beside a pack: numbered, bounded, pinned, deleted, with the states of the pack that they are of."""

import json
from pathlib import Path

import pytest

from engine.experiments.records import shelf as shelves
from engine.experiments.records.orders import RecordError, order_from
from engine.experiments.records.record import Record, changed, read_record, record_text
from engine.experiments.records.shelf import Shelf
from engine.experiments.records.states import State, read_state, state_text
from engine.paths import CONTENT
from tests.engine.experiments.records.test_record import data

FIRST, SECOND = "0" * 16, "1" * 16


def record(digest: str = FIRST) -> Record:
    return changed(read_record(data()), digest=digest, number=0, pinned=False)


def state(digest: str = FIRST) -> State:
    return State(digest=digest, files={"pack.yaml": "kind: pack\n"})


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def test_records_have_the_next_number(shelf: Shelf) -> None:
    """Whatever was deleted before; and they are read in their order."""
    for _ in range(3):
        shelf.keep(record(), state())
    shelf.drop(shelf.named("2"))
    kept = shelf.keep(record(), state())

    assert kept.number == 4
    assert [each.number for each in shelf.records()] == [1, 3, 4]
    assert shelf.named("before").number == 4
    assert sorted(path.name for path in (shelf.pack / ".records").glob("*.json")) == [
        "0001.json",
        "0003.json",
        "0004.json",
    ]


def test_of_too_many_the_oldest_go_that_are_not_pinned(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once all are pinned nothing more is kept, and that is said before the work."""
    monkeypatch.setattr(shelves, "MOST_RECORDS", 3)
    for _ in range(3):
        shelf.keep(record(), state())
    shelf.change(shelf.named("1"), pinned=True)
    shelf.keep(record(), state())
    assert [each.number for each in shelf.records()] == [1, 3, 4]

    for number in ("3", "4"):
        shelf.change(shelf.named(number), pinned=True)
    for refused in (shelf.refuse_unfit, lambda: shelf.keep(record(), state())):
        with pytest.raises(RecordError, match="all of them pinned"):
            refused()


def test_nothing_goes_for_a_record_that_is_not_kept(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest one stays until the new one is written."""
    monkeypatch.setattr(shelves, "MOST_RECORDS", 2)
    for _ in range(2):
        shelf.keep(record(), state())
    monkeypatch.setattr(shelves, "MOST_BYTES", len(record_text(shelf.named("1"))))
    with pytest.raises(RecordError, match="it is longer than"):
        shelf.keep(changed(record(), note="long " * 100), state())

    assert [each.number for each in shelf.records()] == [1, 2]


def test_single_battles_go_before_figures_of_many(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """However old these are: a battle is fought again in no time."""
    monkeypatch.setattr(shelves, "MOST_RECORDS", 3)
    battle = changed(record(), order=order_from("battle", {}))
    for each in (record(), battle, record(), battle):
        shelf.keep(each, state())

    assert [each.number for each in shelf.records()] == [1, 3, 4]


def test_a_state_stays_for_as_long_as_a_record_is_of_it(shelf: Shelf) -> None:
    """Two records of one state share it."""
    for digest in (FIRST, FIRST, SECOND):
        shelf.keep(record(digest), state(digest))
    states = shelf.pack / ".records" / "packs"
    assert sorted(path.stem for path in states.iterdir()) == [FIRST, SECOND]

    shelf.drop(shelf.named("3"))
    shelf.drop(shelf.named("1"))
    assert [path.stem for path in states.iterdir()] == [FIRST]
    assert shelf.state_of(shelf.named("2")) == state()
    shelf.drop(shelf.named("2"))
    assert [*states.iterdir()] == []


def test_what_lies_in_the_place_of_a_record_is_told(shelf: Shelf) -> None:
    """Another number, no record at all, a link; other files are passed over."""
    shelf.keep(record(), state())
    folder = shelf.pack / ".records"
    (folder / "0002.json").write_text(record_text(changed(record(), number=7)), encoding="utf-8")
    (folder / "0003.json").write_text("{}", encoding="utf-8")
    (folder / "0004.json").symlink_to(folder / "0001.json")
    (folder / "notes.txt").write_text("mine", encoding="utf-8")
    (folder / "00005.json").write_text("{}", encoding="utf-8")

    assert [each.number for each in shelf.records()] == [1]
    assert [each.file for each in shelf.contents()[1]] == ["0002.json", "0003.json", "0004.json"]
    assert "it says that it is record 7" in shelf.contents()[1][0].reason
    assert shelf.keep(record(), state()).number == 5


def test_nothing_is_written_through_a_link(shelf: Shelf, tmp_path: Path) -> None:
    """A pack from outside may have one in the place of the folder."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (shelf.pack / ".records").symlink_to(elsewhere)

    with pytest.raises(RecordError, match="is a link"):
        shelf.keep(record(), state())
    assert [*elsewhere.iterdir()] == []
    assert shelf.records() == ()


def test_nothing_is_kept_beside_a_shipped_pack() -> None:
    """It belongs to the installation."""
    with pytest.raises(RecordError, match="comes with Musterpress"):
        Shelf(CONTENT / "maneuvers").refuse_unfit()


@pytest.mark.parametrize("name", ["../pack.yaml", "/etc/passwd", ".git/config", "a/../../b", "c:\\x", "", "a\nb"])
def test_a_state_names_no_file_outside_of_the_pack(name: str) -> None:
    """It would be laid over the files that are there."""
    said = json.loads(state_text(state())) | {"files": {name: "kind: pack"}}

    with pytest.raises(RecordError, match="`files"):
        read_state(json.dumps(said).encode())


def test_a_state_of_another_pack_is_not_taken(shelf: Shelf) -> None:
    """Its name and what it says have to agree; without one nothing can be measured as it was."""
    shelf.keep(record(), state())
    path = shelf.pack / ".records" / "packs" / f"{FIRST}.json"
    path.write_text(state_text(state(SECOND)), encoding="utf-8")
    with pytest.raises(RecordError, match="another pack"):
        shelf.state_of(shelf.named("1"))

    path.unlink()
    with pytest.raises(RecordError, match="not kept"):
        shelf.state_of(shelf.named("1"))
