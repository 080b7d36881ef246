"""Whoever plays a pack that builds on others at a digital table is told whose work they are, as on paper."""

import json
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.tables.export import TABLES, export_table
from exporters.tables.supplies import TableOrder
from schemas.packs.packs import Pack, read_packs

BASE = "7 Seconds: Musterpress contributors, CC-BY-4.0"
ORDER = TableOrder(("missions",), dpi=36)


@pytest.fixture(scope="module")
def homebrew() -> Pack:
    [pack] = read_packs([Path("content/homebrew_example")]).packs
    return pack


def made(pack: Pack, table: str) -> dict[str, bytes]:
    return {file.name: file.data for file in export_table(pack, TABLES[table], ORDER).artifacts}


@pytest.mark.parametrize("table", [key for key in TABLES if key != "uvtt"])
def test_the_files_of_every_table_come_with_the_credits_of_the_kit(homebrew: Pack, table: str) -> None:
    """The same text, beside the files: all packs with their licences, and what became of them.

    Virtual tables take maps alone, of which this pack has none.
    """
    [*_, told] = export_pack(homebrew, PrintOrder(only=("missions",))).artifacts

    assert made(homebrew, table)["credits.txt"] == told.data
    assert b"https://creativecommons.org/licenses/by/4.0/" in told.data


def test_the_credit_is_in_the_save_of_tabletop_simulator(homebrew: Pack) -> None:
    """A save is shared without the files beside it: its notes, which all players see, name the pack below."""
    [save] = (json.loads(data) for name, data in made(homebrew, "tts").items() if name.endswith(".json"))

    assert BASE in save["Note"].splitlines()


def test_the_credit_is_in_the_module_of_vassal(homebrew: Pack) -> None:
    """A module is one file: what the list of modules says of it names the pack below."""
    [module] = (ZipFile(BytesIO(data)) for name, data in made(homebrew, "vassal").items() if name.endswith(".vmod"))

    assert all(BASE in module.read(name).decode() for name in ("moduledata", "buildFile.xml"))


def test_a_table_of_a_pack_by_itself_has_nothing_to_credit(seven_seconds: Pack) -> None:
    """Its own manifest says who made it."""
    assert "credits.txt" not in made(seven_seconds, "png")
