"""`musterpress export` and `musterpress schemas`: files where they were asked for, and nowhere else."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from musterpress.files import write_inside
from schemas.kinds import KINDS

Run = Callable[..., Result]


def test_an_export_writes_pdfs_and_says_where(tmp_path: Path, run: Run) -> None:
    """Every file written is named, and every file named is there."""
    result = run("export", "seven_seconds", "--to", tmp_path, "--only", "missions", "--paper", "letter")

    written = {Path(line) for line in result.output.splitlines()}
    assert result.exit_code == 0
    assert written == {path for path in tmp_path.rglob("*") if path.is_file()}
    assert any(path.read_bytes().startswith(b"%PDF-") for path in written)


def test_an_unknown_part_is_status_2(tmp_path: Path, run: Run) -> None:
    """The parts there are stand in the message."""
    result = run("export", "seven_seconds", "--to", tmp_path, "--only", "dragons")

    assert result.exit_code == 2
    assert "missions" in result.output
    assert list(tmp_path.iterdir()) == []


def test_the_schemas_of_all_kinds_are_written(tmp_path: Path, run: Run) -> None:
    """They are those that are committed for our own packs."""
    assert run("schemas", "--to", tmp_path).exit_code == 0

    for kind in KINDS:
        written = json.loads((tmp_path / kind.schema_path).read_text(encoding="utf-8"))
        assert written == json.loads(Path("schemas/json", kind.schema_path).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["../escape.pdf", "a/../../escape.pdf"])
def test_no_file_leaves_its_folder(name: str, tmp_path: Path) -> None:
    """A name that leads outside is a fault of ours, so it is raised."""
    folder = tmp_path / "out"
    folder.mkdir()

    with pytest.raises(ValueError, match="must stay inside"):
        write_inside(folder, name, b"")

    assert list(tmp_path.rglob("*.pdf")) == []


def test_a_link_is_replaced_and_not_followed(tmp_path: Path) -> None:
    """Writing to a link leaves the file it points to alone."""
    precious = tmp_path / "precious"
    precious.write_bytes(b"mine")
    (tmp_path / "cards.pdf").symlink_to(precious)

    write_inside(tmp_path, "cards.pdf", b"ours")

    assert precious.read_bytes() == b"mine"
    assert (tmp_path / "cards.pdf").read_bytes() == b"ours"
