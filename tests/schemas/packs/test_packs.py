"""Packs that build on packs. The small packs are written here; the numbers are those in the texts."""

from pathlib import Path
from textwrap import dedent

import pytest

from schemas.diagnostics.diagnostics import Severity
from schemas.models.seven_seconds.rules import Rules
from schemas.packs.files import Disk, Entry
from schemas.packs.gather import Gatherer
from schemas.packs.packs import Pack, Reading, read_packs

BASE = Path("content/seven_seconds")
MAP = """\
kind: terrain_map
id: {id}
title: {title}
features:
  - {{id: piece, type: {type}, outline_in: [[4, 4], [10, 4], [8, 9]]}}
"""


def write_pack(folder: Path, more: str = "", **files: str) -> Path:
    """Write a pack called like its folder, with `more` lines in its manifest and a file for each other word."""
    folder.mkdir(parents=True)
    manifest = f"""\
        kind: pack
        id: {folder.name}
        system: seven_seconds
        version: 1.2.3
        title: {folder.name}
        authors: [A. Designer]
        licence: CC0-1.0
        format: 1
        """
    (folder / "pack.yaml").write_text(dedent(manifest) + dedent(more))
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(dedent(text))
    return folder


def only(reading: Reading) -> Pack:
    """Return the only pack of a reading without mistakes."""
    assert reading.diagnostics == ()
    [pack] = reading.packs
    return pack


def rules_of(pack: Pack) -> Rules:
    """Return the rules of a pack, typed."""
    assert isinstance(pack.rules, Rules)
    return pack.rules


def test_a_pack_that_says_nothing_of_rules_plays_by_the_defaults(tmp_path: Path) -> None:
    """The rulings of the catalogue, as the model has them."""
    pack = only(read_packs([write_pack(tmp_path / "plain")]))

    assert rules_of(pack).dice == Rules(kind="rules", id="any", title="Any").dice


def test_rules_lie_in_layers(tmp_path: Path) -> None:
    """A pack changes single values of its base, which changes the defaults; what neither says stays."""
    low = "kind: rules\nid: low\ntitle: Low\nfaction: {points_per_rating: 7, stat_max: 6}\n"
    high = "kind: rules\nid: high\ntitle: High\nfaction: {stat_max: 8}\nterrain:\n  aliases: {thicket: woods}\n"
    write_pack(tmp_path / "low", rules=low)
    rules = rules_of(only(read_packs([write_pack(tmp_path / "high", "extends: low", rules=high)])))

    assert (rules.id, rules.title) == ("high", "High")
    assert (rules.faction.points_per_rating, rules.faction.stat_max, rules.faction.stat_min) == (7, 8, 1)
    assert rules.terrain.aliases["thicket"] == "woods"
    assert "woods" in rules.terrain.types


def test_a_mistake_in_changed_rules_stands_in_the_file_that_changes_them(tmp_path: Path) -> None:
    """The base pack is sound, so the author is led to the own file."""
    changes = "kind: rules\nid: high\ntitle: High\nfaction:\n  stat_max: tall\n"
    folder = write_pack(tmp_path / "high", "extends: seven_seconds", rules=changes)
    [found] = read_packs([folder], shelf=[BASE.parent]).diagnostics

    assert (Path(found.path).name, found.line, found.code) == ("rules.yaml", 5, "wrong-type")


def test_a_mistake_in_rules_is_told_once_though_others_build_on_them(tmp_path: Path) -> None:
    """A misspelt key of a group that the pack above says nothing of, both packs read together."""
    low = "kind: rules\nid: low\ntitle: Low\nfaction: {stat_mx: 5}\n"
    high = "kind: rules\nid: high\ntitle: High\ndice: {sides: 6}\n"
    write_pack(tmp_path / "low", rules=low)
    write_pack(tmp_path / "high", "extends: low", rules=high)
    [found] = read_packs([tmp_path]).diagnostics

    assert (Path(found.path).parent.name, found.line, found.hint) == ("low", 4, "did you mean `stat_max`?")


def test_a_mistake_that_the_pack_below_makes_too_is_told_of_both(tmp_path: Path) -> None:
    """Each of two packs writes a text where a number belongs: mending one would not mend the other."""
    low = "kind: rules\nid: low\ntitle: Low\nfaction: {stat_max: tall}\n"
    high = "kind: rules\nid: high\ntitle: High\nfaction: {stat_max: huge}\n"
    write_pack(tmp_path / "low", rules=low)
    write_pack(tmp_path / "high", "extends: low", rules=high)
    found = read_packs([tmp_path]).diagnostics

    assert [(Path(each.path).parent.name, each.code) for each in found] == [
        ("high", "wrong-type"),
        ("low", "wrong-type"),
    ]


def test_own_documents_replace_inherited_ones_of_the_same_id(tmp_path: Path) -> None:
    """What is not replaced is inherited, and the base can still be named."""
    low_map = MAP.format(id="ford", title="Low Ford", type="woods")
    write_pack(tmp_path / "low", ford=low_map, hill=MAP.format(id="hill", title="Hill", type="hill"))
    high_map = MAP.format(id="ford", title="High Ford", type="woods")
    pack = only(read_packs([write_pack(tmp_path / "high", "extends: low", ford=high_map)]))

    assert [loaded.id for loaded in pack.of_kind("terrain_map")] == ["ford", "hill"]
    assert [loaded.pack_id for loaded in pack.of_kind("terrain_map")] == ["high", "low"]
    own, inherited = pack.find("terrain_map", "ford"), pack.find("terrain_map", "low:ford")
    assert own is not None
    assert inherited is not None
    assert (own.pack_id, inherited.pack_id) == ("high", "low")
    assert pack.find("terrain_map", "low:nowhere") is None
    assert pack.find("terrain_map", "other:ford") is None


@pytest.mark.parametrize(
    ("change", "meant"),
    [
        ("moove: {hill_cost: 2}", "move"),
        ("faction:\n  stat_mx: 6", "stat_max"),
        ("unit_mods:\n  scout: {sensrs: 1}", "sensors"),
        ("faction:\n  underspend: eror", "error"),
    ],
)
def test_what_was_meant_by_a_misspelt_word_of_the_rules_is_asked(change: str, meant: str, tmp_path: Path) -> None:
    """A group, a parameter, a name below it or a value: the base pack has them all, and one is spelt wrong."""
    rules = f"kind: rules\nid: mine\ntitle: Mine\n{change}\n"
    folder = write_pack(tmp_path / "mine", "extends: seven_seconds", rules=rules)
    [found] = read_packs([folder], shelf=[BASE.parent]).diagnostics

    assert found.hint == f"did you mean `{meant}`?"


def test_terrain_types_come_from_the_rules_of_the_pack_and_its_base(tmp_path: Path) -> None:
    """A new alias is a terrain type at once; a word that is neither is a mistake."""
    rules = "kind: rules\nid: more\ntitle: More\nterrain:\n  aliases: {thicket: woods}\n"
    good = MAP.format(id="good", title="Good", type="thicket")
    bad = MAP.format(id="bad", title="Bad", type="thickit")
    folder = write_pack(tmp_path / "mine", "extends: seven_seconds", rules=rules, good=good, bad=bad)
    [found] = read_packs([folder], shelf=[BASE.parent]).diagnostics

    assert (Path(found.path).name, found.code) == ("bad.yaml", "unknown-reference")
    assert found.hint == "did you mean `thicket`?"


def test_a_faulty_document_is_there_for_those_that_name_it(tmp_path: Path, gatherer: Gatherer) -> None:
    """One mistake is reported once: not again at each reference, be the document wrong, broken or without an id."""
    files = {
        "wrong": "kind: faction\nid: wrong\n",
        "broken": 'kind: faction\nid: broken\nname: "Broken\n',
        "nameless": "kind: faction\n",
    }
    orders = "".join(f"---\nkind: order\nid: to_{name}\nsides: 2\nfaction: {name}\n" for name in files)
    folder = write_pack(tmp_path / "mine", **files, orders=orders)
    found = read_packs([folder], gatherer=gatherer).diagnostics

    assert {Path(diagnostic.path).stem for diagnostic in found} == set(files)


def test_references_reach_the_packs_that_are_required(tmp_path: Path, gatherer: Gatherer) -> None:
    """`pack:id` finds a document of a required pack, plain ids do not, and other packs are out of reach."""
    orders = "".join(
        f"---\nkind: order\nid: o{number}\nsides: 2\nfaction: {name}\n"
        for number, name in enumerate(["seven_seconds:new_tokyo", "seven_seconds:nowhere", "new_tokyo", "other:x"])
    )
    requires = "requires:\n  - {id: seven_seconds, version: '>=1.0.0'}\n"
    folder = write_pack(tmp_path / "mine", requires, orders=orders)
    found = read_packs([folder], shelf=[BASE.parent], gatherer=gatherer).diagnostics

    assert [(one.line, one.code) for one in found] == [
        (10, "unknown-reference"),
        (15, "unknown-reference"),
        (20, "pack-out-of-reach"),
    ]


@pytest.mark.parametrize(
    ("wanted", "meets"),
    [
        (">=1.2.3", True),
        (">=1.2.4", False),
        ("~=1.0.0", True),
        ("~=0.9.0", False),
        ("==1.2.3", True),
        ("==1.2.2", False),
    ],
)
def test_versions_are_compared_by_their_numbers(tmp_path: Path, wanted: str, *, meets: bool) -> None:
    """The pack that is there is 1.2.3."""
    write_pack(tmp_path / "low")
    folder = write_pack(tmp_path / "high", f"requires:\n  - {{id: low, version: '{wanted}'}}\n")

    assert (read_packs([folder]).diagnostics == ()) is meets


def test_a_pack_that_extends_itself_is_a_circle_of_one(tmp_path: Path) -> None:
    """The whole circle is named."""
    [found] = read_packs([write_pack(tmp_path / "own_tail", "extends: own_tail")]).diagnostics

    assert (found.code, found.line) == ("pack-cycle", 9)
    assert "own_tail -> own_tail" in found.message


def test_a_circle_of_requirements_is_one_too(tmp_path: Path) -> None:
    """Each link that leads back is named in its own manifest."""
    write_pack(tmp_path / "one", "requires:\n  - {id: two}\n")
    write_pack(tmp_path / "two", "extends: one\n")
    found = read_packs([tmp_path]).diagnostics

    assert [(Path(one.path).parent.name, one.code) for one in found] == [("one", "pack-cycle"), ("two", "pack-cycle")]


def test_a_single_file_is_reported_alone_and_by_the_name_given() -> None:
    """The pack around it is read, because the file may name something there."""
    file = Path("tests/schemas/samples/duplicate-id/card.yaml")
    reading = read_packs([file])

    assert {one.path for one in reading.diagnostics} == {file.as_posix()}
    assert reading.documents == 1


def test_a_single_file_is_not_passed_when_its_manifest_is_broken(tmp_path: Path) -> None:
    """Without its system nobody can say whether the file is right."""
    folder = write_pack(tmp_path / "mine", card="kind: mission_card\n")
    (folder / "pack.yaml").write_text("kind: pack\nsystem: chess\n")

    assert {Path(one.path).name for one in read_packs([folder / "card.yaml"]).diagnostics} == {"pack.yaml"}


def test_a_second_document_in_the_manifest_is_judged_like_any_other(tmp_path: Path) -> None:
    """A pack may be one file."""
    folder = write_pack(tmp_path / "mine", "---\n" + MAP.format(id="a", title="A", type="woods"))

    assert [loaded.id for loaded in only(read_packs([folder])).documents] == ["a"]


def test_a_pack_named_twice_is_read_once() -> None:
    """A folder of packs and one of them."""
    twice, once = read_packs([BASE.parent, BASE]), read_packs([BASE.parent])

    assert [pack.manifest.id for pack in twice.packs] == [pack.manifest.id for pack in once.packs]
    assert twice.documents == once.documents


def test_what_lies_beside_packs_without_a_manifest_is_named(tmp_path: Path) -> None:
    """Nothing is dropped without a word: neither a folder nor a loose file."""
    write_pack(tmp_path / "good")
    (tmp_path / "stray").mkdir()
    (tmp_path / "stray" / "card.yaml").write_text("kind: mission_card\n")
    (tmp_path / "loose.yaml").write_text("kind: mission_card\n")
    found = read_packs([tmp_path]).diagnostics

    assert [(Path(one.path).relative_to(tmp_path).as_posix(), one.code) for one in found] == [
        ("loose.yaml", "missing-manifest"),
        ("stray/pack.yaml", "missing-manifest"),
    ]


class Locked(Disk):
    """A disk with a folder that the system does not show."""

    def entries(self, folder: Path) -> tuple[Entry, ...]:
        """Return what lies in `folder`. Raises `PermissionError` for one called `locked`."""
        if folder.name == "locked":
            raise PermissionError(13, "Permission denied")
        return super().entries(folder)


def test_a_folder_that_cannot_be_listed_is_named(tmp_path: Path) -> None:
    """Otherwise its documents would be missing without a word."""
    folder = write_pack(tmp_path / "mine")
    (folder / "locked").mkdir()
    [found] = read_packs([folder], gatherer=Gatherer(Locked())).diagnostics

    assert (Path(found.path).name, found.code) == ("locked", "unreadable-file")
    assert "permission denied" in found.message


def test_a_broken_manifest_still_tells_the_system_and_the_base(tmp_path: Path) -> None:
    """So the documents are checked all the same, and in their words."""
    folder = write_pack(tmp_path / "mine", "extends: seven_seconds\ndescription: 'open\n", card="kind: mission_card\n")
    found = read_packs([folder], shelf=[BASE.parent]).diagnostics

    assert ("pack.yaml", "unclosed-quote") in {(Path(one.path).name, one.code) for one in found}
    assert ("card.yaml", "missing-key") in {(Path(one.path).name, one.code) for one in found}


def test_unusable_packs_are_not_handed_on(tmp_path: Path) -> None:
    """A pack with a flawed manifest, faulty rules or a missing base cannot be played; one with a faulty card can."""
    write_pack(tmp_path / "a_manifest", "format: 1")
    write_pack(tmp_path / "b_rules", rules="kind: rules\nid: r\ntitle: R\ndice: 3\n")
    write_pack(tmp_path / "b_text", rules="kind: rules\nid: r\ntitle: R\ndice: {sides: .inf}\n")
    write_pack(tmp_path / "c_base", "extends: nowhere")
    write_pack(tmp_path / "d_card", card="kind: mission_card\nid: c\n")

    assert [pack.manifest.id for pack in read_packs([tmp_path]).packs] == ["d_card"]


def test_a_pack_beside_that_hides_a_shipped_one_is_said(tmp_path: Path) -> None:
    """At the line that names it, with both places: a folder that somebody put there changes what a pack builds on."""
    write_pack(tmp_path / "seven_seconds")
    folder = write_pack(tmp_path / "mine", "extends: seven_seconds")
    [found] = read_packs([folder], shelf=[BASE.parent]).diagnostics

    assert (found.code, found.line, found.severity) == ("pack-hides-another", 9, Severity.WARNING)
    taken, _, others = found.message.partition(", and there is also ")
    assert f"`{(tmp_path / 'seven_seconds').as_posix()}`" in taken
    assert f"`{BASE.as_posix()}`" in others


def test_the_second_of_two_packs_beside_is_said(tmp_path: Path) -> None:
    """Also where a pack is required, and not extended."""
    for name in ("one", "two"):
        manifest = write_pack(tmp_path / name) / "pack.yaml"
        manifest.write_text(manifest.read_text().replace(f"id: {name}\n", "id: twin\n"))
    folder = write_pack(tmp_path / "mine", "requires:\n  - {id: twin}")
    reading = read_packs([folder])
    [found] = reading.diagnostics

    assert (found.code, found.line) == ("pack-hides-another", 10)
    assert found.message.index("one`") < found.message.index("two`")
    assert [pack.manifest.id for pack in reading.packs] == ["mine"], "a warning keeps no pack from play"


def test_a_pack_that_is_there_once_is_taken_without_a_word(tmp_path: Path) -> None:
    """The same folder, reached as a neighbour and on the shelf, is one pack."""
    write_pack(tmp_path / "low")
    folder = write_pack(tmp_path / "mine", "extends: low")

    assert read_packs([folder], shelf=[tmp_path]).diagnostics == ()


def test_a_warning_is_no_mistake_of_a_pack_that_is_built_on(tmp_path: Path) -> None:
    """The middle one of three builds on a pack that is there twice, and can be used all the same."""
    write_pack(tmp_path / "seven_seconds")
    write_pack(tmp_path / "middle", "extends: seven_seconds")
    reading = read_packs([write_pack(tmp_path / "top", "extends: middle")], shelf=[BASE.parent])

    assert "faulty-pack" not in {found.code for found in reading.diagnostics}
    assert [pack.manifest.id for pack in reading.packs] == ["top"]


@pytest.mark.parametrize("name", ["wood.yaml.txt", "Wood.YML.TXT"])
def test_a_document_called_a_text_is_named(name: str, tmp_path: Path) -> None:
    """Editors that hide suffixes add one; notes in a .txt file are nobody's business."""
    folder = write_pack(tmp_path / "upper")
    (folder / name).write_text(MAP.format(id="wood", title="Wood", type="wood"))
    (folder / "notes.txt").write_text("notes")

    [found] = read_packs([folder]).diagnostics

    assert (Path(found.path).name, found.code) == (name, "not-a-yaml-file")
    assert f"name it {name[:-4]}" in found.hint
