"""Packs for programs: found, refused with their mistakes, changed in memory."""

from pathlib import Path

import pytest

from musterpress import api
from musterpress.commands.packs.new import new_pack
from schemas.packs.packs import Pack as ReadPack


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small sound pack of an author's own."""
    new_pack(tmp_path / "field_day")
    return tmp_path / "field_day"


def test_a_pack_says_what_can_be_fought_with(seven: api.Pack) -> None:
    """The three factions and maps of the shipped pack, and the seats of its game."""
    assert (seven.id, seven.system) == ("seven_seconds", "seven_seconds")
    assert seven.forces == ("new_tokyo", "puc", "zane")
    assert seven.seats == ("red", "blue")
    assert seven.players == ("heuristic", "random", "bold", "careful", "first", "scorer", "steady")
    assert "cinder_flats" in seven.maps
    assert seven.scenarios == {}


def test_an_unknown_pack_is_an_error_of_the_caller() -> None:
    """With the name that may have been meant."""
    with pytest.raises(api.PackError, match=r"'seven_second' is neither .* \(did you mean 'seven_seconds'\?\)"):
        api.load("seven_second")


def test_a_folder_of_several_packs_is_none(tmp_path: Path) -> None:
    """It is said which there are."""
    new_pack(tmp_path / "one_day")
    new_pack(tmp_path / "two_days")

    with pytest.raises(api.PackError, match="holds several packs"):
        api.load(tmp_path)


def test_the_mistakes_of_an_author_are_data(folder: Path) -> None:
    """A pack with an error is not loaded; what is wrong comes with its line, from `check` and from the refusal."""
    faction = next(folder.glob("factions/*.yaml"))
    text = faction.read_text(encoding="utf-8")
    faction.write_text(text.replace("armour:", "amour:", 1), encoding="utf-8")
    line = next(number for number, row in enumerate(text.splitlines(), start=1) if "armour:" in row)

    with pytest.raises(api.FaultyPack) as refused:
        api.load(folder)
    verdict = api.check(folder)

    assert not verdict
    assert {(one.path, one.line) for one in verdict.errors} == {(faction.as_posix(), line)}
    assert refused.value.verdict.errors == verdict.errors
    assert "armour" in str(refused.value)
    assert verdict.rows()[0]["line"] == line


def test_a_warning_stops_nothing(folder: Path) -> None:
    """A pack with warnings alone is sound, and they are told: here a schema for the editor that is gone."""
    faction = next(folder.glob("factions/*.yaml"))
    text = faction.read_text(encoding="utf-8").partition("\n")[2]
    faction.write_text(f"# yaml-language-server: $schema=../gone.schema.json\n{text}", encoding="utf-8")
    verdict = api.check(folder)

    assert verdict
    assert [(one.code, one.line, one.severity.value) for one in verdict.mistakes] == [
        ("schema-not-there", 1, "warning")
    ]
    assert verdict.errors == ()
    assert api.load(folder).forces


def test_a_document_is_a_copy(seven: api.Pack) -> None:
    """Whoever changes what it returns changes no pack."""
    seven.document("faction", "puc")["name"] = "Nobody"

    assert seven.document("faction", "puc")["name"] != "Nobody"
    with pytest.raises(KeyError, match="no faction 'pucc'; it has new_tokyo, puc, zane"):
        seven.document("faction", "pucc")


def test_a_changed_pack_is_another_one(folder: Path) -> None:
    """Changes add up, reach the battles, and leave files and the first pack as they were."""
    pack = api.load(folder)
    [force, *_] = pack.ids("faction")
    before = {path: path.read_bytes() for path in folder.rglob("*.yaml")}
    name = pack.document("faction", force)["name"]

    changed = pack.changed("faction", force, {"name": "Other"}).changed("faction", force, {"background": "None known."})

    assert changed.document("faction", force)["name"] == "Other"
    assert changed.document("faction", force)["background"] == "None known."
    assert pack.document("faction", force)["name"] == name
    assert {path: path.read_bytes() for path in folder.rglob("*.yaml")} == before


def test_a_rule_that_a_pack_leaves_out_can_be_set(seven: api.Pack) -> None:
    """Keys on the way are added; a value that the schema refuses is a mistake with its message."""
    bloody = seven.changed("rules", "as_ruled", {"dice.sides": 8})

    assert bloody.read.rules.model_dump()["dice"]["sides"] == 8
    with pytest.raises(api.FaultyPack, match=r"sides: many"):
        seven.changed("rules", "as_ruled", {"dice.sides": "many"})
    with pytest.raises(ValueError, match="leads nowhere at 'sides'"):
        seven.changed("rules", "as_ruled", {"title.sides": 3})
    with pytest.raises(KeyError, match="no rules 'mine' of its own"):
        seven.changed("rules", "mine", {"dice.sides": 8})


def test_what_is_shown_of_packs_and_battles_is_short(seven: api.Pack) -> None:
    """A line each, also of what the layers below pass about."""
    battle = api.fight(seven, seed=3)
    shown = [seven, seven.read, seven.loaded("faction", "puc"), battle, battle.fought, api.check("maneuvers")]

    assert [repr(each) for each in shown if len(repr(each)) > 150] == []
    assert isinstance(seven.read, ReadPack)


def test_a_verdict_is_the_one_of_the_command() -> None:
    """The shipped packs are sound."""
    verdict = api.check("maneuvers", "infantry")

    assert verdict
    assert verdict.mistakes == ()
    assert str(verdict).endswith("no mistakes.")
    assert "of 2 packs" in repr(verdict)
