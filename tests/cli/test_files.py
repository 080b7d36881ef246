"""What commands write: all of it or nothing, never over what others wrote, never through a link."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import Result

from musterpress.writing.files import RECEIPT_NAME, FileSet, write_set
from schemas.edits import swapping
from schemas.edits.swapping import changing, swap

Run = Callable[..., Result]
BATTLE = ("battle", "seven_seconds", "--red", "puc", "--blue", "zane", "--seed", "3")
OLD = FileSet("kit", {"a.pdf": b"old a", "b/b.pdf": b"old b", "gone.pdf": b"old gone"})
NEW = FileSet("kit", {"a.pdf": b"new a", "b/b.pdf": b"new b", "c.pdf": b"new c"})


def held(folder: Path) -> dict[str, bytes]:
    """Return what lies in a folder, but for the receipt."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if not path.is_dir()}
    return {name: path.read_bytes() for name, path in found.items() if name != RECEIPT_NAME}


def refused(made: FileSet, folder: Path) -> None:
    with pytest.raises(typer.Exit) as ended:
        write_set(made, folder, force=False)
    assert ended.value.exit_code == 2


def test_a_set_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    """What the old one had and the new one has not is gone, and what others put there stays."""
    write_set(OLD, tmp_path, force=False)
    (tmp_path / "notes.txt").write_bytes(b"mine")
    write_set(NEW, tmp_path, force=False)

    assert held(tmp_path) == {**NEW.files, "notes.txt": b"mine"}


def test_parts_of_a_set_leave_the_rest_alone(tmp_path: Path) -> None:
    """A card printed again does not take the kit away."""
    write_set(OLD, tmp_path, force=False)
    write_set(FileSet("parts", {"a.pdf": b"new a"}, whole=False), tmp_path, force=False)

    assert held(tmp_path) == {**OLD.files, "a.pdf": b"new a"}


@pytest.mark.parametrize("fault", [OSError("disk full"), KeyboardInterrupt(), MemoryError()])
@pytest.mark.parametrize("done", [0, 1, 2, 3, 4])
def test_what_fails_half_way_leaves_the_old_set_whole(
    done: int, fault: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it fails: what was exchanged already is put back, and nothing of the new set is left."""
    write_set(OLD, tmp_path, force=False)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    monkeypatch.setattr(swapping, "_exchange", failing(done, fault))

    with pytest.raises((typer.Exit, KeyboardInterrupt, MemoryError)):
        write_set(NEW, tmp_path, force=False)

    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def failing(done: int, fault: BaseException) -> Callable[..., None]:
    """Return an exchange of files that fails after so many."""
    exchange, left = swapping._exchange, [done]

    def one(*arguments: Any, **more: Any) -> None:
        if not left[0]:
            raise fault
        left[0] -= 1
        exchange(*arguments, **more)

    return one


KILLED = """
import os, sys
from pathlib import Path
from schemas.edits import swapping
exchange, left = swapping._exchange, [int(sys.argv[2])]
def one(*arguments, **more):
    if not left[0]:
        os._exit(9)
    left[0] -= 1
    exchange(*arguments, **more)
swapping._exchange = one
with swapping.changing(Path(sys.argv[1])) as held:
    swapping.swap(held, {"a.pdf": b"new a", "c.pdf": b"new c", "d.pdf": b"new d"}, ("gone.pdf",))
"""


@pytest.mark.parametrize("done", [0, 1, 2, 3])
def test_whoever_writes_after_a_kill_puts_the_old_set_back_first(done: int, tmp_path: Path) -> None:
    """Then it is as if the killed program had never run: no file of it counts as somebody else's."""
    write_set(OLD, tmp_path, force=False)
    assert subprocess.run([sys.executable, "-c", KILLED, str(tmp_path), str(done)], check=False).returncode == 9

    swapping.undo_left_over(tmp_path)
    assert held(tmp_path) == OLD.files

    write_set(NEW, tmp_path, force=False)
    assert held(tmp_path) == NEW.files


def test_what_was_changed_after_a_kill_stays(tmp_path: Path) -> None:
    """Work of the days between is worth more than a file that is put back."""
    write_set(OLD, tmp_path, force=False)
    assert subprocess.run([sys.executable, "-c", KILLED, str(tmp_path), "2"], check=False).returncode == 9
    (tmp_path / "a.pdf").write_bytes(b"mine")
    (tmp_path / "c.pdf").write_bytes(b"mine too")

    swapping.undo_left_over(tmp_path)

    assert held(tmp_path) == {**OLD.files, "a.pdf": b"mine", "c.pdf": b"mine too"}


def test_a_file_that_would_not_change_outlives_two_kills(tmp_path: Path) -> None:
    """The second one in the midst of putting it back."""
    (tmp_path / "same.pdf").write_bytes(b"same")
    beside = tmp_path / ".musterpress-x.part"
    (beside / "old").mkdir(parents=True)  # what was kept is back in its place already
    digest = sha256(b"same").hexdigest()
    (beside / "plan.json").write_text(json.dumps({"same.pdf": [digest, digest]}), encoding="utf-8")

    swapping.undo_left_over(tmp_path)

    assert held(tmp_path) == {"same.pdf": b"same"}


def test_a_plan_that_anybody_wrote_leads_nowhere_else(tmp_path: Path) -> None:
    """A folder from elsewhere may hold what looks like the rest of a killed program."""
    (tmp_path / "precious").write_bytes(b"")
    beside = tmp_path / "kit" / ".musterpress-x.part"
    beside.mkdir(parents=True)
    digest = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"  # of nothing
    beside.joinpath("plan.json").write_text(f'{{"../precious": ["", "{digest}"]}}', encoding="utf-8")

    write_set(NEW, tmp_path / "kit", force=False)

    assert (tmp_path / "precious").exists()


def test_a_file_of_somebody_else_is_named_and_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What to do is said; no other file is written either."""
    (tmp_path / "a.pdf").write_bytes(b"taxes")
    refused(NEW, tmp_path)

    said = capsys.readouterr().err
    assert "a.pdf is there, and was not written by Musterpress" in said
    assert "--force" in said
    assert held(tmp_path) == {"a.pdf": b"taxes"}

    write_set(NEW, tmp_path, force=True)
    assert held(tmp_path) == NEW.files


def test_a_file_of_ours_that_was_changed_is_somebody_elses(tmp_path: Path) -> None:
    """Notes written into a sheet are not lost with the next export."""
    write_set(OLD, tmp_path, force=False)
    (tmp_path / "a.pdf").write_bytes(b"old a, with notes")

    refused(NEW, tmp_path)

    assert held(tmp_path) == {**OLD.files, "a.pdf": b"old a, with notes"}


def test_a_changed_file_that_is_no_longer_wanted_stays(tmp_path: Path) -> None:
    """Only what is as Musterpress wrote it is taken away."""
    write_set(OLD, tmp_path, force=False)
    (tmp_path / "gone.pdf").write_bytes(b"with notes")
    write_set(NEW, tmp_path, force=False)

    assert held(tmp_path) == {**NEW.files, "gone.pdf": b"with notes"}


@pytest.mark.parametrize("link", ["a.pdf", "b", "b/b.pdf", RECEIPT_NAME])
@pytest.mark.parametrize("force", [False, True])
def test_nothing_is_written_through_a_link(
    link: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], *, force: bool
) -> None:
    """Neither a linked file nor a linked folder below the one that was named, whatever it leads to, even by force."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (tmp_path / "out" / link).parent.mkdir(parents=True)
    (tmp_path / "out" / link).symlink_to(elsewhere)

    with pytest.raises(typer.Exit):
        write_set(NEW, tmp_path / "out", force=force)

    assert f"{link} is a link" in capsys.readouterr().err
    assert [*elsewhere.iterdir()] == []
    assert [path.name for path in (tmp_path / "out").iterdir()] == [link.partition("/")[0]]


def test_the_folder_that_is_named_may_be_a_link(tmp_path: Path) -> None:
    """The user said so: a stick, or another disk."""
    (tmp_path / "stick").mkdir()
    (tmp_path / "out").symlink_to(tmp_path / "stick")

    write_set(NEW, tmp_path / "out", force=False)

    assert held(tmp_path / "stick") == NEW.files


def test_an_export_onto_a_link_is_status_2_with_a_sentence(tmp_path: Path, run: Run) -> None:
    """And the file that it leads to is left alone."""
    (tmp_path / "precious").write_bytes(b"mine")
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "drones.pdf").symlink_to(tmp_path / "precious")

    result = run("export", "seven_seconds", "--to", tmp_path / "out", "--only", "drones")

    assert result.exit_code == 2
    assert "drones.pdf is a link" in result.output
    assert (tmp_path / "precious").read_bytes() == b"mine"


def test_a_log_takes_no_place_of_a_pack(pack: Path, run: Run) -> None:
    """A slip of the completion key costs no work."""
    before = (pack / "pack.yaml").read_bytes()
    result = run(*BATTLE, "--log", pack / "pack.yaml")

    assert result.exit_code == 2
    assert "pack.yaml is there" in result.output
    assert (pack / "pack.yaml").read_bytes() == before


def test_a_log_takes_the_place_of_a_log(tmp_path: Path, run: Run) -> None:
    """The next battle is logged over the last one."""
    log = tmp_path / "battle.jsonl"
    assert run(*BATTLE, "--log", log).exit_code == 0
    first = log.read_bytes()
    assert run(*BATTLE, "--seed", "4", "--log", log).exit_code == 0

    assert log.read_bytes() != first
    assert [path.name for path in tmp_path.iterdir()] == ["battle.jsonl"]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
@pytest.mark.parametrize("wanted", ["log", "frames", "logs"])
def test_what_is_written_does_not_hang_on_who_listens(wanted: str, tmp_path: Path, run: Run) -> None:
    """Nobody reads the story, and the log, the frames and the logs of a campaign are whole."""
    assert run(*BATTLE, "--log", tmp_path / "whole.jsonl").exit_code == 0
    commands = {
        "log": (*BATTLE, "--log", tmp_path / "log"),
        "frames": ("replay", tmp_path / "whole.jsonl", "--frames", tmp_path / "frames"),
        "logs": ("campaign", "seven_seconds", "--battles-max", "2", "--logs", tmp_path / "logs"),
    }
    command = [sys.executable, "-m", "musterpress", *map(str, commands[wanted])]
    reading, writing = os.pipe()
    os.close(reading)
    subprocess.run(command, stdout=writing, stderr=subprocess.DEVNULL, check=False)
    os.close(writing)

    written = tmp_path / wanted
    if wanted == "log":
        assert written.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    else:
        assert len([path for path in written.iterdir() if path.name != RECEIPT_NAME]) >= 2


def test_a_folder_that_was_not_there_is_gone_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No empty folder tells of a kit that there is not."""
    monkeypatch.setattr(swapping, "_exchange", failing(1, OSError("disk full")))

    with pytest.raises(OSError, match="disk full"), changing(tmp_path / "kit") as held:
        swap(held, NEW.files)

    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("name", ["../../precious", "/precious", "..\\precious", "C:precious", "", "a\0b"])
def test_a_receipt_that_leads_elsewhere_is_none(name: str, tmp_path: Path) -> None:
    """A folder of strangers may hold one: nothing it says is believed, and nothing breaks."""
    precious = tmp_path / "precious"
    precious.write_bytes(b"mine")
    out = tmp_path / "a" / "out"
    out.mkdir(parents=True)
    entry = {"of": "kit", "sha256": sha256(b"mine").hexdigest()}
    (out / RECEIPT_NAME).write_text(json.dumps({"format": 1, "files": {name: entry}}), encoding="utf-8")

    assert write_set(NEW, out, force=False)
    assert precious.read_bytes() == b"mine"


@pytest.mark.skipif(sys.platform == "win32", reason="devices and pipes of other systems")
@pytest.mark.parametrize("kind", ["device", "pipe"])
def test_what_never_ends_is_refused_unread(kind: str, tmp_path: Path, run: Run) -> None:
    """A device that gives zeros for ever, a pipe that nobody writes into."""
    path = Path("/dev/zero") if kind == "device" else tmp_path / "pipe"
    if kind == "pipe":
        os.mkfifo(path)

    for command in (("preflight", path), ("export", "seven_seconds", "--to", tmp_path / "out", "--icc", path)):
        result = run(*command)
        assert result.exit_code == 2
        assert "is no file that ends" in " ".join(result.output.replace("│", " ").split())


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of other systems")
def test_a_manifest_that_is_a_pipe_is_told_as_such(tmp_path: Path, run: Run) -> None:
    """It has the name of a manifest, so that another name is no advice."""
    os.mkfifo(tmp_path / "pack.yaml")

    result = run("check", tmp_path)

    assert result.exit_code == 1
    assert "the manifest of the pack is a device or a pipe, and no file" in result.output
