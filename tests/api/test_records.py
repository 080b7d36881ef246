"""Records for programs: kept, measured again and compared, with nothing of the pack changed."""

import shutil
from pathlib import Path

import pytest

from engine.battles.battle import pack_digest
from engine.experiments.measures.flat_rows import csv_text
from engine.experiments.records.record import record_text
from engine.paths import CONTENT
from musterpress import api
from schemas.edits.patch import Refused
from studio.core.archive import pack_zip
from studio.core.opening import open_workspace
from studio.core.workspace import Workspace


@pytest.fixture
def mine(tmp_path: Path) -> api.Pack:
    """Return a pack of an author's own."""
    return api.load(shutil.copytree(CONTENT / "maneuvers", tmp_path / "mine"))


def test_many_battles_are_kept_and_fought_again(mine: api.Pack) -> None:
    """From any seed on; rows are those of `fight_many`."""
    record = api.keep(mine, "battles", name="many", battles=4, seed=11, forces={"a": "lantern"})

    assert [row["seed"] for row in record.rows] == [11, 12, 13, 14]
    assert record.rows == [*api.fight_many(mine, range(11, 15), forces={"a": "lantern"})]
    assert csv_text(record.rows).count("\n") == 4
    assert api.rerun(mine, record.number).is_same
    assert api.records(mine) == (record,)


def test_nothing_that_reads_a_pack_sees_its_records(mine: api.Pack) -> None:
    """Neither its digest, nor the verdict on it, nor its zip."""
    folder = mine.read.folder
    before = seen(folder)
    api.keep(mine, "battles", battles=2)
    api.keep(mine, "battles", battles=2)

    assert seen(folder) == before


def seen(folder: Path) -> tuple[str, str, bytes | Refused]:
    """Return what battles, authors and those who get the zip see of a pack."""
    workspace = open_workspace(folder)
    assert isinstance(workspace, Workspace)
    return pack_digest(api.load(folder).read), str(api.check(folder)), pack_zip(workspace)


def test_what_was_stopped_by_hand_is_not_kept(mine: api.Pack) -> None:
    """Nobody could measure it again."""

    def interrupt(_share: float, _words: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(api.RecordError, match="stopped by hand"):
        api.keep(mine, "battles", battles=64, progress=interrupt)
    assert api.records(mine) == ()


def test_unsaved_changes_are_kept_as_they_are(mine: api.Pack) -> None:
    """The state is that of the pack in hand, not of its files."""
    changed = mine.changed("character", "brandt", {"melee": 1})
    record = api.keep(changed, "battles", battles=2)

    assert api.rerun(mine, record.number).reasons == ("character brandt: melee is 4, was 1",)
    assert api.rerun(mine, record.number, as_it_was=True).is_same
    assert record_text(record) == (mine.read.folder / ".records" / "0001.json").read_text(encoding="utf-8")


def test_a_state_that_can_be_had_no_more_is_told(mine: api.Pack) -> None:
    """Without it the figures are measured of the pack as it is, and compared they are not."""
    record = api.keep(mine.changed("character", "brandt", {"melee": 1}), "balance", battles=2)
    shutil.rmtree(mine.read.folder / ".records" / "packs")

    assert "is not kept" in api.rerun(mine, record.number).reasons[0]
    with pytest.raises(api.RecordError, match="is not kept"):
        api.compare(mine, record.number)
