"""What an author is told to do: each fix, once done, leaves nothing to complain about, and is the smallest there is."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.checking.checks import check_packs, checks_of
from engine.paths import CONTENT
from schemas.diagnostics.diagnostics import Diagnostic, Fix
from schemas.packs.drafts import Memory
from schemas.packs.gather import Gatherer
from schemas.reading.text import read_text

EXAMPLES = Path("tests/engine/checking/examples/bad")
CODES = {check.code for check in checks_of("maneuvers")}
EXPLAINED = {"licence-not-shared", "no-fight-to-play"}
"""Said of packs, not of a document; a fight is not written by a click."""

SHIPPED = Memory()
"""The shipped pack, read once."""

Document = dict[str, Any]


def cut_members(documents: list[Document]) -> None:
    documents[0]["members"].pop()


def name_a_cheaper_one(documents: list[Document], hint: str) -> None:
    """Put somebody in the place of the dearest, whose Damage is lower by a point for each two that are too many."""
    found = re.fullmatch(
        r"name cheaper members, (\d+) points less together: `(\w+)` costs \d+(, `\w+` costs \d+)*", hint
    )
    assert found is not None, hint
    [squad] = [each for each in documents if each["kind"] == "squad"]
    [dearest] = [each for each in documents if each["id"] == found[2]]
    documents.append({**dearest, "id": "thrift", "damage": dearest["damage"] - -(-int(found[1]) // 2)})
    squad["members"][squad["members"].index(found[2])] = "thrift"


def add_a_step(documents: list[Document], _hint: str) -> None:
    documents[0]["risk"].append({"type": "lose_action", "whom": "actor"})


BY_HAND: dict[str, Callable[[list[Document], str], None]] = {
    "squad-over-budget": name_a_cheaper_one,
    "nothing-at-stake": add_a_step,
}
"""What the hint says where the fix is not in the document itself, or the author's to choose."""


def checked(folder: Path, documents: list[Document], **manifest: str) -> tuple[Diagnostic, ...]:
    """Return what is wrong with a pack of these documents, apart from what it lacks to be played."""
    pack = {"kind": "pack", "id": "home", "system": "maneuvers", "version": "1.0.0", "title": "Home", "format": 1}
    pack |= {"authors": ["A. Tester"], "licence": "CC-BY-SA-3.0", **manifest}
    folder.joinpath("pack.yaml").write_text(yaml.safe_dump(pack), encoding="utf-8")
    if documents:
        folder.joinpath("tested.yaml").write_text(yaml.safe_dump_all(documents, sort_keys=False), encoding="utf-8")
    diagnostics = check_packs([folder], (CONTENT,), Gatherer(memory=SHIPPED)).diagnostics
    return tuple(each for each in diagnostics if each.code != "no-fight-to-play")


def mended(document: Any, fix: Fix) -> None:
    """Do what a fix says: None takes the value out."""
    *way, last = fix.at
    for step in way:
        document = document[step]
    if fix.value is None:
        del document[last]
    else:
        document[last] = fix.value


@pytest.mark.parametrize("code", sorted(CODES - EXPLAINED))
def test_the_fix_of_a_check_makes_its_bad_example_clean(code: str, tmp_path: Path) -> None:
    """Whoever does what the hint says, by a click or by hand, is told of nothing more."""
    read = read_text(EXAMPLES.joinpath(f"{code}.yaml").read_bytes())
    documents = [dict(document.data) for document in read.documents]
    [diagnostic] = checked(tmp_path, documents)
    assert diagnostic.code == code

    for fix in diagnostic.fix:
        mended(documents[0], fix)
    if not diagnostic.fix:
        BY_HAND[code](documents, diagnostic.hint)

    assert checked(tmp_path, documents) == ()


CREW: Document = {"kind": "squad", "id": "crew", "name": "Crew", "colour": "#1F6F78", "background": "They weld."}
DASH: Document = {"kind": "maneuver", "id": "dash", "name": "Dash", "actor": ["athletics"], "opponent": ["awareness"]}
DASH |= {"effect": [], "risk": [{"type": "lose", "side": "own", "dice": 1}], "reward": []}
YARD: Document = {
    "kind": "fight",
    "id": "yard",
    "title": "The Yard",
    "description": "They meet.",
    "locations": ["gate", "dock"],
}
YARD |= {"a": {"squad": "copperhead", "location": 0}, "b": {"squad": "lantern", "location": 1}}
RULES: Document = {"kind": "rules", "id": "changed", "title": "Changed"}


def damage(victim: str, dealer: str, **more: Any) -> Document:
    return {**DASH, "risk": [{"type": "damage", "victim": victim, "dealer": dealer}], **more}


def fallout(*rows: tuple[int | None, str]) -> Document:
    table = [{"outcome": word} | ({} if least is None else {"least": least}) for least, word in rows]
    return {**RULES, "check": {"fallout": table}}


@pytest.mark.parametrize(
    ("document", "code", "line_says", "hint"),
    [
        (CREW | {"members": ["vale", "okoro", "pell"]}, "squad-size", "", "add 1, such as brandt"),
        (CREW | {"members": ["vale", "okoro", "pell", "ruiz", "suri"]}, "squad-size", "", "take 1 out"),
        (
            CREW | {"members": ["vale", "okoro", "pell", "vale"]},
            "duplicate-member",
            "- vale",
            "let brandt take the place",
        ),
        (
            damage("target", "opponent", opposer="target"),
            "hurts-its-dealer",
            "dealer: opponent",
            "let the actor deal it",
        ),
        (damage("ally", "ally", names_ally=True), "hurts-its-dealer", "dealer: ally", "let the opponent deal it"),
        (
            YARD | {"b": {"squad": "copperhead", "location": 1}},
            "squad-against-itself",
            "squad: copperhead",
            "name another squad, such as lantern",
        ),
        (
            YARD | {"b": {"squad": "lantern", "location": 1, "preparation": "ambush", "start_points": 20}},
            "decided-beforehand",
            "squad: copperhead",
            "let squad a begin with 1 or more (start_points)",
        ),
        (
            YARD | {"a": {"squad": "copperhead", "location": 0, "preparation": "scouted", "start_points": -21}},
            "decided-beforehand",
            "start_points: -21",
            "let squad a begin with -19 or more (start_points)",
        ),
        (
            YARD | {"a": YARD["a"] | {"preparation": "ambush"}, "b": YARD["b"] | {"start_points": 40}},
            "decided-beforehand",
            "preparation: ambush",
            "let squad a begin with 21 or more (start_points)",
        ),
        (
            YARD | {"locations": ["gate", "dock", "dock 2", "dock"]},
            "duplicate-location",
            "- dock",
            "call it dock 3",
        ),
        (
            fallout((4, "none"), (2, "wounded"), (0, "shaken"), (None, "killed")),
            "check-table-not-monotone",
            "outcome: shaken",
            "swap wounded and shaken",
        ),
        (
            fallout((4, "none"), (2, "shaken"), (0, "shaken"), (None, "killed")),
            "check-table-not-monotone",
            "outcome: shaken",
            "take the row above out",
        ),
        (
            fallout((4, "none"), (None, "shaken"), (None, "killed")),
            "check-table-not-monotone",
            "outcome: shaken",
            "give it a least, or take out the rows below",
        ),
        (
            fallout((4, "none"), (2, "killed")),
            "check-table-not-monotone",
            "least: 2",
            "leave the least of the last row out",
        ),
        (
            RULES | {"character": {"armor": {"least": 6}}},
            "character-min-above-max",
            "least: 6",
            "lower the least to 5",
        ),
    ],
)  # fmt: skip
def test_the_hint_is_the_smallest_change(
    document: Document, code: str, line_says: str, hint: str, tmp_path: Path
) -> None:
    """Worked out on paper: the place that is named, and what is proposed there; done, it leaves nothing."""
    extends = {"extends": "maneuvers"}
    document = yaml.safe_load(yaml.safe_dump(document))
    [diagnostic] = checked(tmp_path, [document], **extends)
    lines = tmp_path.joinpath("tested.yaml").read_text(encoding="utf-8").splitlines()

    assert (diagnostic.code, diagnostic.hint) == (code, hint)
    assert line_says in lines[diagnostic.line - 1]
    for fix in diagnostic.fix:
        mended(document, fix)
    if not diagnostic.fix:
        cut_members([document])
    assert checked(tmp_path, [document], **extends) == ()


@pytest.mark.parametrize(
    ("change", "place", "hint"),
    [
        ({"requires": [{"type": "aim"}]}, "type: aim", "add `aimed: true`"),
        ({"requires": [{"type": "state", "state": "flagged", "whom": "target"}]}, "whom: target", "add `aimed: true`"),
        ({"waived_by": "exposed"}, "waived_by: exposed", "add `aimed: true`"),
        ({"reward": [{"type": "unnoticed"}]}, "type: unnoticed", "add `aimed: true`"),
        ({"reward": [{"type": "leave", "whom": "ally"}]}, "whom: ally", "add `names_ally: true`"),
    ],
)
def test_a_maneuver_names_whom_it_speaks_of(change: Document, place: str, hint: str, tmp_path: Path) -> None:
    """Requirements and steps about a target or an ally are refused on their line where nobody names one."""
    document = {**DASH, **change}
    [diagnostic] = checked(tmp_path, [document], extends="maneuvers")
    lines = tmp_path.joinpath("tested.yaml").read_text(encoding="utf-8").splitlines()

    assert place in lines[diagnostic.line - 1]
    assert hint in diagnostic.hint
    named = {"names_ally": True} if "ally" in hint else {"aimed": True}
    assert checked(tmp_path, [{**document, **named}], extends="maneuvers") == ()


@pytest.mark.parametrize(
    ("licence", "codes"),
    [
        ("CC-BY-SA-3.0", []),
        ("CC-BY-SA-4.0", []),
        ("CC-BY-SA-2.5", ["licence-not-shared"]),
        ("CC-BY-4.0", ["licence-not-shared"]),
        ("CC-BY-NC-SA-4.0", ["licence-not-shared"]),
    ],
)
def test_a_later_version_of_the_licence_shares_alike(licence: str, codes: list[str], tmp_path: Path) -> None:
    """CC BY-SA 3.0, section 4b: adaptations go under that licence, or a later version with the same elements."""
    found = checked(tmp_path, [], licence=licence, extends="maneuvers")

    assert [diagnostic.code for diagnostic in found] == codes


def test_a_licence_is_asked_for_by_every_pack_below(tmp_path: Path) -> None:
    """A pack that builds on one that builds on the shipped one is told too, whatever that one says of itself."""
    lower, upper = tmp_path / "lower", tmp_path / "upper"
    for folder in (lower, upper):
        folder.mkdir()
    checked(lower, [], id="lower", licence="MIT", extends="maneuvers")
    checked(upper, [], id="upper", licence="MIT", extends="lower")

    found = check_packs([upper], shelf=(tmp_path, CONTENT)).diagnostics

    assert [each.hint for each in found if each.code == "licence-not-shared"] == ["offer it under CC-BY-SA-3.0 too"]


@pytest.mark.parametrize(
    ("part", "key", "hint"),
    [
        ({"squad": {"cost": {"rating": {"firefigth": 3}}}}, "firefigth", "did you mean `firefight`?"),
        ({"total": {"start": {"ambush": 4, "scoutted": 3}}}, "scoutted", "did you mean `scouted`?"),
        (
            {"squad": {"cost": {"rating": {"piloting": 1}}}},
            "piloting",
            "there is: `athletics`, `awareness`, `command`, `firefight`, `melee`, `stealth`",
        ),
    ],
)
def test_a_word_that_no_rating_or_preparation_has(part: Document, key: str, hint: str, tmp_path: Path) -> None:
    """A misspelt key of a closed list is named on its line, with the word that was meant or all there are."""
    [diagnostic] = checked(tmp_path, [RULES | part], extends="maneuvers")
    lines = tmp_path.joinpath("tested.yaml").read_text(encoding="utf-8").splitlines()

    assert (diagnostic.code, diagnostic.hint) == ("wrong-key-form", hint)
    assert key in lines[diagnostic.line - 1]
