"""`musterpress schemas`: schemas for editors, put where the files of a pack look for them."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from engine.paths import CONTENT
from schemas.packs.starters import lost
from schemas.validation.json_schemas import schema_files

Run = Callable[..., Result]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of a shipped pack, made by hand."""
    return Path(shutil.copytree(CONTENT / "homebrew_example", tmp_path / "copy"))


def test_a_copy_by_hand_is_told_that_editors_do_not_help_and_how_they_will(copy: Path, run: Run) -> None:
    """One warning a pack, with the command that fixes it; it is no mistake of the game."""
    result = run("check", copy)

    assert result.exit_code == 0
    assert result.output.count("[schema-not-there]") == 1
    assert f"musterpress schemas --pack {copy.as_posix()}" in result.output


def test_the_command_it_names_fixes_it(copy: Path, run: Run) -> None:
    """Then every file names a schema that is there, and nothing but first lines has changed."""
    before = {path: path.read_bytes().partition(b"\n")[2] for path in copy.rglob("*.yaml")}
    assert run("schemas", "--pack", copy).exit_code == 0

    assert [*lost(copy)] == []
    assert {path: path.read_bytes().partition(b"\n")[2] for path in copy.rglob("*.yaml")} == before
    assert "schema-not-there" not in run("check", copy).output


def test_the_schemas_of_a_pack_are_brought_up_to_date(pack: Path, run: Run) -> None:
    """Those of an earlier version, which nobody wrote by hand, are replaced."""
    old = pack / ".schemas" / "pack.schema.json"
    old.write_text("{}", encoding="utf-8")

    assert run("schemas", "--pack", pack).exit_code == 0

    assert old.read_bytes() == schema_files()["pack.schema.json"]


@pytest.mark.parametrize("arguments", [(), ("--to", "a", "--pack", "b"), ("--pack", "nowhere")])
def test_one_of_a_folder_and_a_pack_is_named(arguments: tuple[str, ...], run: Run) -> None:
    """Anything else is status 2."""
    assert run("schemas", *arguments).exit_code == 2


def test_a_shipped_pack_is_left_as_it_is(run: Run) -> None:
    """Its schemas lie beside it."""
    result = run("schemas", "--pack", CONTENT / "homebrew_example")

    assert result.exit_code == 2
    assert "has its schemas" in " ".join(result.output.split())


def test_a_single_file_is_not_told_of_its_pack(copy: Path, run: Run) -> None:
    """Who asks for one file hears of that file."""
    assert "schema-not-there" not in run("check", copy / "rules.yaml").output
