"""Commands that are killed while they write, and commands that write at once: a folder is whole, the old or the new."""

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from typer.testing import Result

from musterpress.writing.files import RECEIPT_NAME, read_receipt
from schemas.edits import writing
from tests.cli.killed import left_by_kills

Run = Callable[..., Result]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs fork and SIGKILL")

KIT = ("--only", "drones", "--only", "troops")
PAUSED = """
import os, sys
from pathlib import Path
folder, writing = Path(sys.argv[1]), []
def pause(event, arguments):
    if event == "os.rename" and str(arguments[1]).endswith(".pdf"):
        writing.append(event)
        if len(writing) == 2:
            print("half", flush=True)
            sys.stdin.readline()
sys.addaudithook(pause)
sys.argv = ["musterpress", "export", "seven_seconds", "--to", str(folder), "--only", "drones", "--only", "troops"]
from musterpress.cli import main
main()
"""


def held(folder: Path) -> dict[str, bytes]:
    """Return all files below a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def assert_whole(left: list[Path], old: dict[str, bytes], reopen: Callable[[Path], object]) -> None:
    """Kills leave the old files or the new ones, once a folder is opened again, and nothing hidden beside them."""
    new = held(left[-1])
    found = []
    for folder in left:
        reopen(folder)
        found.append(held(folder))
    assert new != old
    assert [each for each in found if each not in (old, new)] == []
    assert {each == old for each in found} == {True, False}


@pytest.mark.prove
def test_a_kit_is_the_old_or_the_new_one_wherever_its_export_is_killed(tmp_path: Path, run: Run) -> None:
    """Whoever prints into the folder next puts the old kit back first, or finds the new one whole."""
    kit = tmp_path / "kit"
    assert run("export", "seven_seconds", "--to", kit, *KIT).exit_code == 0
    old = held(kit)
    left = left_by_kills(kit, tmp_path / "left", "export", "seven_seconds", "--to", str(kit), *KIT, "--paper", "letter")

    assert len(left) > 20
    assert_whole(left, old, lambda folder: run("export", "seven_seconds", "--to", folder, "--changed-since", folder))


@pytest.mark.prove
def test_a_pack_is_tuned_or_not_wherever_the_tuning_is_killed(tmp_path: Path, run: Run) -> None:
    """Whoever checks the pack next finds all proposed points in it, or none."""
    pack = Path(shutil.copytree("content/seven_seconds", tmp_path / "mine"))
    for generous in ("bridgehead", "cut_the_wire", "empty_sky"):
        path = pack / "missions" / f"{generous}.yaml"
        path.write_text(re.sub(r"(?<=vp: )\d", "40", path.read_text(encoding="utf-8")), encoding="utf-8")
    asked = ("--battles", "400", "--rounds", "1", "--deck", "offense", "--write")
    old = held(pack)
    left = left_by_kills(pack, tmp_path / "left", "tune", "missions", str(pack), *asked)

    assert len([name for name, data in held(left[-1]).items() if data != old[name]]) > 3
    assert_whole(left, old, lambda folder: run("check", folder))


@pytest.mark.prove
def test_a_log_and_a_catalogue_are_whole_wherever_they_are_killed(tmp_path: Path, run: Run) -> None:
    """So is a file alone, and what is hidden beside it goes with the next one."""
    logs, battle = tmp_path / "logs", ("battle", "seven_seconds", "--seed")
    assert run(*battle, "3", "--log", logs / "a.jsonl").exit_code == 0
    old = held(logs)
    left = left_by_kills(logs, tmp_path / "left", *battle, "4", "--log", str(logs / "a.jsonl"))
    whole = held(left[-1])

    for folder in left:
        assert held(folder)["a.jsonl"] in {old["a.jsonl"], whole["a.jsonl"]}
        assert run(*battle, "5", "--log", folder / "b.jsonl").exit_code == 0
        assert sorted(held(folder)) == ["a.jsonl", "b.jsonl"]


@pytest.mark.prove
def test_a_new_document_is_there_or_not_wherever_its_making_is_killed(pack: Path, tmp_path: Path, run: Run) -> None:
    """Not even the folder that was made for it is left without it."""
    old, faction = held(pack), Path("bands", "mine.yaml")
    left = left_by_kills(pack, tmp_path / "left", "new", "faction", str(pack / faction))

    assert_whole(left, old, lambda folder: run("check", folder))
    assert {(folder / faction).exists() for folder in left if (folder / faction.parent).exists()} == {True}


def test_a_folder_is_written_by_one_at_a_time(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes while another one exchanges files is told so, undoes nothing, and can come again."""
    kit = tmp_path / "kit"
    command = [sys.executable, "-c", PAUSED, str(kit)]
    first = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert first.stdout
    assert first.stdout.readline() == "half\n"
    monkeypatch.setattr(writing, "PATIENCE_S", 0)

    before = held(kit)
    result = run("export", "seven_seconds", "--to", kit, "--only", "drones", "--paper", "letter")
    assert result.exit_code == 2
    assert "another Musterpress is writing there; wait until it has finished" in " ".join(result.output.split())
    assert held(kit) == before

    first.communicate("\n", timeout=60)
    assert sorted(held(kit)) == [RECEIPT_NAME, "drones.pdf", "troops.pdf"]
    assert run("export", "seven_seconds", "--to", kit, "--only", "drones", "--paper", "letter").exit_code == 0


def test_a_killed_process_holds_nothing(tmp_path: Path, run: Run) -> None:
    """The next one needs not wait for it, and undoes what it has left."""
    kit = tmp_path / "kit"
    command = [sys.executable, "-c", PAUSED, str(kit)]
    first = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert first.stdout
    assert first.stdout.readline() == "half\n"
    first.send_signal(signal.SIGKILL)
    first.communicate()

    assert run("export", "seven_seconds", "--to", kit, "--only", "counters").exit_code == 0
    assert sorted(held(kit)) == [RECEIPT_NAME, "counters.pdf"]


@pytest.mark.prove
@pytest.mark.parametrize("number", range(5))
def test_two_exports_at_once_leave_two_whole_ones(number: int, tmp_path: Path) -> None:
    """One after the other, in either order: every file is there, and the receipt knows its bytes."""
    exports = [(*KIT, "--paper", "a4"), ("--only", "troops", "--only", "counters", "--paper", "letter")]
    command = [sys.executable, "-m", "musterpress", "export", "seven_seconds", "--to", str(tmp_path / "kit")]
    both = [subprocess.Popen([*command, *options], stdout=subprocess.PIPE) for options in exports]
    for each in both:
        each.communicate(timeout=120)

    assert [each.returncode for each in both] == [0, 0]
    files = held(tmp_path / "kit")
    assert sorted(files) == [RECEIPT_NAME, "counters.pdf", "drones.pdf", "troops.pdf"]
    receipt = read_receipt(tmp_path / "kit")
    assert {name: receipt.digest(name) for name in files if name != RECEIPT_NAME} == {
        name: sha256(data).hexdigest() for name, data in files.items() if name != RECEIPT_NAME
    }
