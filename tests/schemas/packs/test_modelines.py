"""The line that tells an editor the schema of a file, in packs that are copied, unpacked and begun."""

import shutil
from pathlib import Path

import pytest

from engine.paths import CONTENT, shipped_ids
from schemas.packs.starters import lost, with_schemas, with_way

SHIPPED = b"# yaml-language-server: $schema=../../../schemas/json/seven_seconds/faction.schema.json\nkind: faction\n"


def test_the_way_leads_to_the_schemas_of_the_pack() -> None:
    """Up to the pack, and down into its folder of schemas; the rest of the file is as it was."""
    first, rest = with_way(SHIPPED, "factions/old/puc.yaml").split(b"\n", 1)

    assert first == b"# yaml-language-server: $schema=../../.schemas/seven_seconds/faction.schema.json"
    assert rest == b"kind: faction\n"


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.yaml", b"kind: faction\n"),
        ("a.yaml", b"# yaml-language-server: $schema=https://example.org/faction.schema.json\n"),
        ("a.yaml", b"# yaml-language-server: $schema=mine/own.schema.json\n"),
        ("flag.png", SHIPPED),
    ],
    ids=["without", "web", "own", "picture"],
)
def test_what_names_none_of_our_schemas_stays_as_it_is(name: str, data: bytes) -> None:
    """No line is added, and none of somebody else's changed."""
    assert with_way(data, name) == data


@pytest.mark.parametrize("name", shipped_ids())
def test_a_copy_with_schemas_names_only_what_is_there(name: str, tmp_path: Path) -> None:
    """Every file of every shipped pack, wherever the copy lies."""
    home = CONTENT / name
    files = {path.relative_to(home).as_posix(): path.read_bytes() for path in home.rglob("*") if path.is_file()}
    for place, data in with_schemas(files).items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_bytes(data)

    assert [*lost(tmp_path)] == []


def test_a_copy_by_hand_names_what_is_not_there(tmp_path: Path) -> None:
    """Each of its files is told; in the place of the shipped pack there are none."""
    shutil.copytree(CONTENT / "homebrew_example", tmp_path / "copy")

    assert {*lost(tmp_path / "copy")} == {*(tmp_path / "copy").rglob("*.yaml")}
    assert [*lost(CONTENT / "homebrew_example")] == []
