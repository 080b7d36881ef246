"""`musterpress new`: every starter document is valid where it is put."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import Result

from engine.paths import JSON_SCHEMAS
from musterpress.commands.packs.new import schema_folder
from schemas.kinds import KINDS, Kind
from schemas.packs.starters import STARTER_PACKS, TEMPLATES, identifier, kind_names
from schemas.systems import SYSTEM_NAMES, SystemName

Run = Callable[..., Result]
DOCUMENTS = [kind for kind in KINDS if kind.name != "pack"]


@pytest.mark.parametrize("system", STARTER_PACKS)
def test_a_new_pack_is_clean(system: SystemName, tmp_path: Path, run: Run) -> None:
    """The first check of a newcomer passes, whatever the game."""
    made = run("new", "pack", tmp_path / "field_day", "--system", system)
    result = run("check", tmp_path / "field_day")

    assert (made.exit_code, result.exit_code) == (0, 0)
    assert result.output.endswith("no mistakes.\n")


def test_a_game_that_has_no_packs_is_refused(tmp_path: Path, run: Run) -> None:
    """Status 2, and the games there are."""
    result = run("new", "pack", tmp_path / "field_day", "--system", "chess")

    assert result.exit_code == 2
    assert "seven_seconds" in result.output


def test_a_new_pack_brings_schemas_its_documents_name(pack: Path) -> None:
    """Each first line leads to a schema inside the pack, so editors help outside the repository."""
    for document in pack.rglob("*.yaml"):
        first = document.read_text(encoding="utf-8").splitlines()[0]
        schema = first.removeprefix("# yaml-language-server: $schema=")
        assert (document.parent / schema).resolve().is_file(), document
        assert (document.parent / schema).resolve().is_relative_to(pack.resolve())


@pytest.mark.parametrize("kind", DOCUMENTS, ids=lambda kind: kind.schema_path)
def test_every_kind_has_a_valid_starter(kind: Kind, tmp_path: Path, run: Run) -> None:
    """A document of any kind can be added to a new pack of its system, and the pack stays clean."""
    pack = tmp_path / "field_day"
    run("new", "pack", pack, "--system", kind.system or "seven_seconds")
    (pack / "rules.yaml").unlink()  # a pack has one rules document, and this may be it

    if kind.name == "card":
        run("new", "deck", pack / "decks" / "first_deck.yaml")  # a card is of a deck

    made = run("new", kind.name, pack / kind.folder / "iron_choir.yaml")

    checked = run("check", pack)
    assert (made.exit_code, checked.exit_code) == (0, 0)
    assert checked.output.endswith("no mistakes.\n")


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_a_new_layout_changes_the_cards_of_any_game(system: SystemName, tmp_path: Path, run: Run) -> None:
    """The layout that the starter names is there, with its boxes."""
    pack = tmp_path / "field_day"
    run("new", "pack", pack, "--system", system)
    run("new", "layout", pack / "layouts" / "iron_choir.yaml")

    checked = run("check", pack, "--print")
    assert checked.exit_code == 0, checked.output


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.schema_path)
def test_a_starter_explains_itself(kind: Kind) -> None:
    """Each template names its schema, and comments what cannot be guessed."""
    text = files("schemas").joinpath("templates", TEMPLATES[kind]).read_text(encoding="utf-8")

    assert text.startswith(f"# yaml-language-server: $schema=@SCHEMAS@/{kind.schema_path}\n")
    assert text.count("#") > 1


def test_no_template_is_forgotten() -> None:
    """Every file below templates/ belongs to a kind."""
    folder = Path("schemas/templates")

    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.yaml")} == set(TEMPLATES.values())


def test_nothing_is_overwritten(pack: Path, run: Run) -> None:
    """Neither a document nor a folder that has something in it."""
    faction = pack / "factions" / "first_faction.yaml"
    before = faction.read_bytes()

    assert run("new", "faction", faction).exit_code == 2
    assert run("new", "pack", pack).exit_code == 2
    assert faction.read_bytes() == before


def test_a_second_rules_document_is_refused(pack: Path, run: Run) -> None:
    """The pack would no longer be sound; the one it has is named."""
    result = run("new", "rules", pack / "more.yaml")

    assert result.exit_code == 2
    assert "rules.yaml" in result.output
    assert not (pack / "more.yaml").exists()


def test_a_document_outside_a_pack_is_refused(tmp_path: Path, run: Run) -> None:
    """It would be checked by nothing."""
    result = run("new", "faction", tmp_path / "iron_choir.yaml")

    assert result.exit_code == 2
    assert "new pack" in " ".join(result.output.split())


def test_an_unknown_kind_lists_the_kinds(tmp_path: Path, run: Run) -> None:
    """Status 2, and what there is."""
    result = run("new", "dragon", tmp_path / "smaug.yaml")

    assert result.exit_code == 2
    assert all(name in result.output for name in kind_names())


@pytest.mark.parametrize(
    ("name", "expected"),
    [("iron_choir", "iron_choir"), ("Iron Choir", "iron_choir"), ("7th-legion", "my_7th_legion"), ("日本", "my")],
)
def test_an_id_is_made_from_a_name(name: str, expected: str) -> None:
    """Lower case, underscores, a letter first."""
    assert identifier(name) == expected


def test_a_shipped_pack_uses_the_schemas_of_the_repository(tmp_path: Path) -> None:
    """A pack of an author has its own copy, a pack of ours has none."""
    assert schema_folder(Path("content/seven_seconds")) == JSON_SCHEMAS
    assert schema_folder(tmp_path / "field_day") == tmp_path / "field_day" / ".schemas"
