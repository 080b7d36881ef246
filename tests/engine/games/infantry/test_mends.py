"""What an author is told to do: a mend that leaves nothing to complain about, and the cheapest one."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.checking.checks import check_packs, checks_of
from engine.paths import CONTENT
from schemas.diagnostics.diagnostics import Diagnostic, Fix
from schemas.packs.drafts import Memory
from schemas.packs.gather import Gatherer

EXAMPLES = Path("tests/engine/checking/examples/bad")
CODES = sorted(check.code for check in checks_of("infantry") if check.kind != "pack")
BY_HAND = {
    "weapon-figure-missing", "squad-strength", "leader-not-in-squad", "duplicate-leader", "crew-too-small",
    "squad-over-points", "leadership-unused", "tunnel-broken", "tunnel-without-mouth", "tunnel-mouth-blocked",
    "map-needs-option", "zone-too-small", "zones-overlap", "side-over-points",
    "squad-on-both-sides", "objective-nowhere", "objective-out-of-reach",
}  # fmt: skip
"""What only its author can decide, so that no program does it."""
PACK = {
    "kind": "pack", "id": "home", "system": "infantry", "version": "1.0.0", "title": "Home", "authors": ["A. Tester"],
    "licence": "MIT", "format": 1,
}  # fmt: skip
TROOPER = {"kind": "trooper", "id": "moss", "name": "Moss", "role": "scout"}
READ = Memory()
PLATE = {"armor": "standard_armor"}


def found(folder: Path, documents: list[Any], **pack: str) -> list[Diagnostic]:
    """Return what is wrong with a pack of these documents, apart from what it lacks to be played."""
    folder.joinpath("pack.yaml").write_text(yaml.safe_dump({**PACK, **pack}), encoding="utf-8")
    folder.joinpath("tested.yaml").write_text(yaml.safe_dump_all(documents, sort_keys=False), encoding="utf-8")
    diagnostics = check_packs([folder], shelf=(CONTENT,), gatherer=Gatherer(memory=READ)).diagnostics
    return [diagnostic for diagnostic in diagnostics if diagnostic.code != "no-scenario-to-play"]


def mended(data: Any, fix: Fix) -> None:
    """Do what a fix says; without a value the entry goes."""
    *above, last = fix.at
    for step in above:
        data = data[step]
    if fix.value is None:
        del data[last]
    else:
        data[last] = fix.value


@pytest.mark.parametrize("code", [code for code in CODES if code not in BY_HAND])
def test_a_proposed_fix_leaves_nothing_wrong(code: str, tmp_path: Path) -> None:
    """What one click does in the studio is enough."""
    documents = [*yaml.safe_load_all((EXAMPLES / f"{code}.yaml").read_text("utf-8"))]
    [diagnostic] = found(tmp_path, documents)
    kind = next(check.kind for check in checks_of("infantry") if check.code == code)
    for fix in diagnostic.fix:
        mended(next(document for document in documents if document["kind"] == kind), fix)

    assert diagnostic.fix
    assert found(tmp_path, documents) == []


@pytest.mark.parametrize("code", sorted(BY_HAND))
def test_what_only_the_author_can_decide_is_said_in_words(code: str, tmp_path: Path) -> None:
    """There is a hint, and no fix that would decide for them."""
    [diagnostic] = found(tmp_path, [*yaml.safe_load_all((EXAMPLES / f"{code}.yaml").read_text("utf-8"))])

    assert (diagnostic.code, diagnostic.fix) == (code, ())
    assert diagnostic.hint


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({**PLATE, "armor_cells": [7, 8, 9]}, ("armor-cell-count", "make them 6, 7, 8, 9")),
        ({**PLATE, "armor_cells": [1, 2, 4, 5]}, ("armor-not-contiguous", "make them 1, 2, 3, 4")),
        ({**PLATE, "armor_cells": [8, 9, 10, 11]}, ("armor-off-card", "make them 7, 8, 9, 10")),
        ({"primary": "shotgun", "mounted": "grenade_launcher"}, (
            "mount-refused", "take it out, or name a primary weapon with `mount: true`",
        )),
        ({"primary": "light_anti_tank_weapon"}, ("wrong-section", "name it there")),
        ({"primary": "rifle", "extra_ammunition": ["rifle"]}, ("extra-ammunition-refused", "take rifle out")),
        ({"grenades": {"hand_grenade": 3, "smoke_grenade": 3}}, ("too-many-grenades", "take 2 out")),
        ({"primary": "lazer_rifle"}, ("unknown-reference", "did you mean `laser_rifle`?")),
        ({"experience": "veterann"}, ("unknown-choice", "did you mean `veteran`?")),
    ],
)  # fmt: skip
def test_the_hint_changes_least(changes: dict[str, Any], expected: tuple[str, str], tmp_path: Path) -> None:
    """Of all runs of cells that which keeps most of those named, the leftmost of the best."""
    [diagnostic] = found(tmp_path, [TROOPER | changes], extends="infantry")

    assert (diagnostic.code, diagnostic.hint) == expected


SQUAD = {
    "kind": "squad", "id": "crew", "name": "Crew", "colour": "#1F6F78", "background": "They weld.", "leader": "moss",
}  # fmt: skip
EVERYBODY = {"primary": "rifle", "mounted": "grenade_launcher"}


@pytest.mark.parametrize(
    ("document", "hint"),
    [
        ({**TROOPER, "primary": "pistol"}, "name it there"),
        ({**TROOPER, "grenades": {"satchel_charge": 1, "hand_grenade": 2}}, "name it there"),
        ({**TROOPER, "grenades": {"hand_grenade": 1, "smoke_grenade": 5}}, "take 2 out"),
        ({**TROOPER, "grenades": {"smoke_grenade": 8, "hand_grenade": 8}}, "take 12 out"),
        ({**TROOPER, "primary": "rocket_launcher", "extra_ammunition": ["rocket_launcher"] * 3}, "take 2 out"),
        ({**TROOPER, **EVERYBODY, "mounted": "auto_grenade_launcher"},
         "take it out, name it in the primary section, or mount another launcher"),
        ({**SQUAD, "members": ["section_leader", *["recruit"] * 7]},
         "make it section_leader, who can lead, or name moss in somebody's place"),
        ({"card": {"ap_row": [8, 8, 7, 7, 6, 6, 5, 4]}}, "add 2"),
        ({"card": {"ap_row": [8, 8, 7, 7, 6, 6, 5, 4, 3, 2, 1]}}, "take 1 out"),
        ({"target": {"always_misses": 12}}, "make always_misses 11"),
        ({"target": {"always_hits": 1}}, "make always_misses 1 and always_hits 2"),
        ({"target": {"always_hits": 1, "always_misses": 1}}, "make always_hits 2"),
        ({"action_points": {"bonus": {"green": 1}}}, "raise regular to 1"),
        ({"morale": {"target": {"elite": 6}}}, "lower elite to 5"),
        ({"breaching": {"toughness": {"heavy": 30}}}, "raise heavy to 40"),
    ],
)  # fmt: skip
def test_what_the_hint_says_first_is_what_a_click_does(document: dict[str, Any], hint: str, tmp_path: Path) -> None:
    """The weapon goes to its free section, the most numerous grenades go first, a row ends as it ended."""
    rules = {"kind": "rules", "id": "own", "title": "Own"}
    documents = [document if "kind" in document else rules | document, *([TROOPER] if "members" in document else [])]
    [diagnostic] = [each for each in found(tmp_path, documents, extends="infantry") if each.hint == hint]

    for fix in diagnostic.fix:
        mended(documents[0], fix)

    assert found(tmp_path, documents, extends="infantry") == []


@pytest.mark.parametrize(
    ("members", "hint"),
    [
        (["recruit"] * 8, "name moss in somebody's place"),
        (["section_leader", "watch_leader", *["recruit"] * 6], "name moss in somebody's place"),
        (["recruit"] * 7, "add moss to members"),
    ],
)
def test_nobody_is_made_the_leader_where_it_is_open_who(members: list[str], hint: str, tmp_path: Path) -> None:
    """Where nobody can lead, or two can, it is for the author to say; a full squad takes nobody more."""
    diagnostics = found(tmp_path, [SQUAD | {"members": members}, TROOPER], extends="infantry")
    [diagnostic] = [each for each in diagnostics if each.code == "leader-not-in-squad"]

    assert (diagnostic.hint, diagnostic.fix) == (hint, ())


def test_a_weapon_stays_where_its_own_section_is_taken(tmp_path: Path) -> None:
    """Two secondary weapons, or a rifle where the grenades should be: which of them goes is for the author to say."""
    documents = [
        TROOPER
        | {"primary": "pistol", "secondary": "pistol", "grenades": {"satchel_charge": 1}}
        | {"other": "satchel_charge"}
    ]

    assert [(each.code, each.fix) for each in found(tmp_path, documents, extends="infantry")] == [
        ("wrong-section", ()), ("wrong-section", ()),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("armor", "cells", "said"),
    [
        ({}, [1, 1, 2, 3], "cell 1 is named twice"),
        ({}, [1, 2, 4, 5], "the cells 1, 2, 4, 5 do not lie side by side"),
        ({}, [4, 1, 3, 2], None),
        ({"contiguous": False}, [1, 3, 5, 7], None),
        ({"contiguous": False}, [3, 3, 3, 3], "cell 3 is named twice"),
        ({"order_matters": True}, [4, 1, 3, 2], "the cells 4, 1, 3, 2 do not lie side by side"),
    ],
)
def test_a_cell_is_covered_once_whatever_is_ruled(
    armor: dict[str, bool], cells: list[int], said: str | None, tmp_path: Path
) -> None:
    """IN.GAP.53: the order does not matter as ruled, and a cell that is named twice is never enough."""
    rules = {"kind": "rules", "id": "own", "title": "Own", "armor": armor}
    documents = [rules, TROOPER | PLATE | {"armor_cells": cells}]

    assert [each.message for each in found(tmp_path, documents, extends="infantry")] == [said] * (said is not None)


@pytest.mark.parametrize(
    ("grenades", "left"),
    [
        ({"hand_grenade": 1, "smoke_grenade": 5}, {"hand_grenade": 1, "smoke_grenade": 3}),
        ({"hand_grenade": 8, "smoke_grenade": 8}, {"smoke_grenade": 4}),
        ({"smoke_grenade": 3, "incendiary_grenade": 2}, {"smoke_grenade": 2, "incendiary_grenade": 2}),
    ],
)
def test_the_most_numerous_grenades_go_first(grenades: dict[str, int], left: dict[str, int], tmp_path: Path) -> None:
    """IN.SMK.1: what there is most of is missed least; a kind of which none is left is named no more."""
    trooper: dict[str, Any] = TROOPER | {"grenades": dict(grenades)}
    [diagnostic] = found(tmp_path, [trooper], extends="infantry")
    for fix in diagnostic.fix:
        mended(trooper, fix)

    assert trooper["grenades"] == left


@pytest.mark.parametrize(
    ("takes", "codes"),
    [("secondary", ["section-taken"]), ("other", ["section-taken"]), ("primary", []), ("grenades", [])],
)
def test_a_launcher_takes_the_section_that_the_rules_say(takes: str, codes: list[str], tmp_path: Path) -> None:
    """IN.EXP.7: the secondary one; a house rule may say another, or the primary one, whose weapon it is fixed under."""
    rules = {"kind": "rules", "id": "own", "title": "Own", "sections": {"mounted_takes": takes}}
    held = {takes: {"secondary": "pistol", "other": "satchel_charge"}[takes]} if codes else {}

    assert [each.code for each in found(tmp_path, [rules, TROOPER | EVERYBODY | held], extends="infantry")] == codes


@pytest.mark.parametrize(
    ("squads", "budget", "codes"),
    [
        (["crew"], {}, ["squad-over-points"]),
        (["crew"], {"budget": 1900}, ["squad-over-points"]),
        (["crew"], {"budget": 1750}, ["squad-over-points", "side-over-points"]),
        (["crew", "third_section"], {}, ["squad-over-points", "side-over-points"]),
    ],
)
def test_one_excess_is_said_once(squads: list[str], budget: dict[str, int], codes: list[str], tmp_path: Path) -> None:
    """IN.HOUSE.8: a squad of 1888 PV is told, and its side only where the scenario asks for less, or adds more."""
    dear = ["section_leader", "grenadier", "grenadier", "gunner", *["recruit"] * 3, "moss"]
    squad = SQUAD | {"leader": "section_leader", "members": dear}
    sides = {"a": {"squads": squads, "deploys": {"rows": [0, 5]}}}
    sides |= {"b": {"squads": ["breach_party"], "deploys": {"rows": [50, 55]}}}
    fight = {"kind": "scenario", "id": "dusk", "title": "Dusk", "description": "Go.", "dot_map": "millford", **sides}
    moss = TROOPER | {"primary": "sniper_rifle", "armor": "basic_armor"}

    said = found(tmp_path, [squad, moss, fight | budget], extends="infantry")

    assert [each.code for each in said] == codes


@pytest.mark.parametrize(("per_dot", "codes"), [(1, ["zone-too-small"]), (2, [])])
def test_a_zone_has_room_for_as_many_as_a_dot_takes(per_dot: int, codes: list[str], tmp_path: Path) -> None:
    """IN.GAP.39: a dot takes one as ruled; where it takes two, five dots are enough for eight."""
    rules = {"kind": "rules", "id": "own", "title": "Own", "terrain": {"per_dot": per_dot}}
    fight: dict[str, Any] = {"kind": "scenario", "id": "dusk", "title": "Dusk", "description": "Go."}
    fight |= {"dot_map": "millford"}
    fight |= {"a": {"squads": ["third_section"], "deploys": {"columns": [0, 4], "rows": [0, 0]}}}
    fight |= {"b": {"squads": ["breach_party"], "deploys": {"rows": [50, 55]}}}

    assert [each.code for each in found(tmp_path, [rules, fight], extends="infantry")] == codes
