"""Every check with a document it passes and one it does not, below `examples/`; `# here` marks the faulty line."""

import re
from pathlib import Path

import pytest

from engine.checking.checks import check_packs, checks_of, every_check
from engine.checking.codes import CODES
from engine.paths import CONTENT
from engine.systems import SYSTEMS
from schemas.diagnostics.diagnostics import Diagnostic, Severity
from schemas.packs.packs import read_packs
from schemas.systems import SYSTEM_NAMES, SystemName

MARK = re.compile(r"# here(?:, (?P<down>\d+) lines? down)?$")
EXAMPLES = Path(__file__).parent / "examples"
GOOD = {path.stem: path.read_text(encoding="utf-8") for path in sorted(EXAMPLES.glob("good/*.yaml"))}
BAD = {path.stem: path.read_text(encoding="utf-8") for path in sorted(EXAMPLES.glob("bad/*.yaml"))}
ROWS = {check.code: check for check in every_check()}
SYSTEM_OF = {check.code: system for system in SYSTEMS for check in checks_of(system)}

PACK = """\
kind: pack
id: tested  # here
system: SYSTEM
version: 1.0.0
title: Tested
authors: [A. Tester]
licence: MIT
format: 1
"""


BESIDE_THE_POINT = {"not-enough-to-play", "no-level-to-play", "no-fight-to-play", "no-scenario-to-play"}
"""What a pack of one document lacks to be played."""
BUILDS_ON = {"licence-not-shared"}
"""What is said of packs that extend another."""


def found(folder: Path, text: str, code: str) -> tuple[Diagnostic, ...]:
    """Return what is wrong with a pack of this document, apart from what it lacks to be played."""
    write(folder, {"tested": text}, SYSTEM_OF.get(code, "seven_seconds"))
    diagnostics = check_packs([folder]).diagnostics
    return tuple(diagnostic for diagnostic in diagnostics if diagnostic.code not in BESIDE_THE_POINT - {code})


def write(folder: Path, documents: dict[str, str], system: SystemName = "seven_seconds") -> None:
    for name, text in {"pack": PACK.replace("SYSTEM", system), **documents}.items():
        folder.joinpath(f"{name}.yaml").write_text(text, encoding="utf-8")


def line_of_mark(text: str) -> int:
    """Return the line of the mark, or one of the picture below it: `# here, 2 lines down`."""
    found = ((number, MARK.search(line)) for number, line in enumerate(text.splitlines(), start=1))
    number, mark = next((number, mark) for number, mark in found if mark)
    return number + int(mark["down"] or 0)


def test_every_check_has_both_examples() -> None:
    """No check stands in the table without a document that passes it and one that fails it."""
    assert set(GOOD) == set(BAD) == set(ROWS) - BESIDE_THE_POINT - BUILDS_ON


def test_codes_are_unique() -> None:
    """One code is one fault, over all systems."""
    assert len(ROWS) == len([*every_check()])


@pytest.mark.parametrize("code", GOOD)
def test_good_documents_pass(code: str, tmp_path: Path) -> None:
    """A document at the limit of what the rules allow is not complained about."""
    assert found(tmp_path, GOOD[code], code) == ()


@pytest.mark.parametrize("code", BAD)
def test_bad_documents_are_named_with_their_line(code: str, tmp_path: Path) -> None:
    """The fault, and nothing else, is reported on its very line with its severity, rule and fix."""
    [diagnostic] = found(tmp_path, BAD[code], code)

    assert (diagnostic.code, diagnostic.line) == (code, line_of_mark(BAD[code]))
    assert diagnostic.severity == ROWS[code].severity
    assert diagnostic.rule.startswith(ROWS[code].rule.rsplit(".", 1)[0])
    assert diagnostic.hint


def test_a_pack_that_cannot_be_played_says_what_it_lacks(tmp_path: Path) -> None:
    """An empty pack lacks a faction, a map, both cards and a mission of each deck, and says so at its name."""
    write(tmp_path, {})

    diagnostics = check_packs([tmp_path]).diagnostics

    assert {diagnostic.code for diagnostic in diagnostics} == {"not-enough-to-play"}
    assert len(diagnostics) == 7
    assert {diagnostic.line for diagnostic in diagnostics} == {line_of_mark(PACK)}


def test_a_pack_of_survive_that_cannot_be_played_says_what_it_lacks(tmp_path: Path) -> None:
    """An empty pack lacks Mobs, a board and a level, and says so at its name as a warning."""
    write(tmp_path, {}, "survive")

    diagnostics = check_packs([tmp_path]).diagnostics

    assert [(found.code, found.severity, found.line) for found in diagnostics] == [
        ("no-level-to-play", Severity.WARNING, line_of_mark(PACK))
    ] * 3
    assert {found.hint.split()[2] for found in diagnostics} == {"mob", "control_zone", "level"}


def test_a_pack_of_infantry_that_cannot_be_played_says_what_it_lacks(tmp_path: Path) -> None:
    """An empty pack lacks squads, a dot map and a scenario, and says so at its name as a warning."""
    write(tmp_path, {}, "infantry")

    diagnostics = check_packs([tmp_path]).diagnostics

    assert [(found.code, found.severity, found.line) for found in diagnostics] == [
        ("no-scenario-to-play", Severity.WARNING, line_of_mark(PACK))
    ] * 3
    assert {found.hint.split()[2] for found in diagnostics} == {"squad", "dot_map", "scenario"}


def test_a_pack_does_not_lack_what_it_has_with_a_fault(tmp_path: Path) -> None:
    """A level without its players is a faulty level: the pack is told of that, and that it has no Mob and no board."""
    level = "kind: level\nid: dusk\ntitle: Dusk\nbriefing: Go.\ncontrol_zone: yard\nways_to_win: [last_mob]\n"
    write(tmp_path, {"level": level}, "survive")

    said = {diagnostic.message for diagnostic in check_packs([tmp_path]).diagnostics if diagnostic.line == 2}

    assert said == {
        f"the pack has no {kind}, so no level can be played by it alone" for kind in ("mob", "control zone")
    }


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_a_pack_that_extends_the_shipped_one_of_its_system_lacks_nothing(system: SystemName, tmp_path: Path) -> None:
    """What a supplement inherits is there to be played with."""
    folder = tmp_path / "supplement"
    folder.mkdir()
    extending(folder, system, licence_of(system))

    assert check_packs([folder], shelf=[CONTENT]).diagnostics == ()


def extending(folder: Path, system: SystemName, licence: str) -> None:
    """Write a pack that extends the shipped one of its system."""
    text = PACK.replace("SYSTEM", system).replace("MIT", licence)
    folder.joinpath("pack.yaml").write_text(f"{text}extends: {system}\n", "utf-8")


def licence_of(system: SystemName) -> str:
    """Return the licence of the shipped pack of a system."""
    return read_packs([CONTENT / system]).packs[0].manifest.licence


def test_a_pack_that_builds_on_a_share_alike_one_shares_it_alike(tmp_path: Path) -> None:
    """The rules of the game of maneuvers are CC BY-SA 3.0: another licence is warned of, on its line."""
    extending(tmp_path, "maneuvers", "MIT")

    [diagnostic] = check_packs([tmp_path], shelf=[CONTENT]).diagnostics

    assert (diagnostic.code, diagnostic.line, diagnostic.severity) == ("licence-not-shared", 7, Severity.WARNING)
    assert diagnostic.hint == "offer it under CC-BY-SA-3.0 too"


def test_a_pack_of_maneuvers_that_cannot_be_played_says_what_it_lacks(tmp_path: Path) -> None:
    """An empty pack lacks squads, maneuvers and a fight, and says so at its name as a warning."""
    write(tmp_path, {}, "maneuvers")

    diagnostics = check_packs([tmp_path]).diagnostics

    assert {found.code for found in diagnostics} == {"no-fight-to-play"}
    assert {found.hint.split()[2] for found in diagnostics} == {"squad", "maneuver", "fight"}


def test_a_single_file_is_checked_alone(tmp_path: Path) -> None:
    """Of a pack with two faulty files, asking for one reports that one."""
    faulty = BAD["points-over-budget"]
    write(tmp_path, {name: faulty.replace("river_folk", name) for name in ("one", "two")})

    diagnostics = check_packs([tmp_path / "two.yaml"]).diagnostics

    assert [Path(diagnostic.path).name for diagnostic in diagnostics] == ["two.yaml"]


def test_every_code_is_explained() -> None:
    """`musterpress explain` has a title and a sentence for the code of every check."""
    for check in ROWS.values():
        assert CODES[check.code].title == check.title
        assert check.explanation.endswith(".")
