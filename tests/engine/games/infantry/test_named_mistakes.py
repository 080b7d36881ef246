"""The mistakes that the rules have a name for: each is said on its very line, with what would be right."""

from pathlib import Path

import pytest
import yaml

from engine.checking.checks import check_packs
from engine.paths import CONTENT
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.packs.drafts import Memory
from schemas.packs.gather import Gatherer
from tests.engine.games.infantry.test_any_content import PACK

READ = Memory()
RIFLEMAN = """\
kind: trooper
id: moss
name: Moss
role: rifleman
experience: veteran
primary: rifle
grenades: {hand_grenade: 4}
armor: basic_armor
armor_cells: [1, 2]
"""
ROCKETEER = RIFLEMAN.replace("primary: rifle\n", "primary: rocket_launcher\nextra_ammunition: [rocket_launcher]\n")
SECTION = """\
kind: squad
id: fifth_section
name: Fifth Section
colour: "#1F5C7A"
background: They wait.
leader: section_leader
members: [section_leader, gunner, rifleman, rifleman, rifleman, rifleman, rifleman, scout]
"""
BARN = "kind: structure\nid: barn\nname: Barn\nterrain: building\ntoughness: light\n"
FIGHT = """\
kind: scenario
id: dusk
title: Dusk
description: Go.
dot_map: millford
a:
  squads: [third_section]
  deploys: {rows: [0, 5]}
b:
  squads: [breach_party]
  deploys: {rows: [50, 55]}
"""

CATALOGUE = {
    "unknown_weapon": (RIFLEMAN, "primary: rifle", "primary: rilfe", 6, "unknown-reference", "`rifle`"),
    "unknown_armor": (RIFLEMAN, "basic_armor", "basic_armour", 8, "unknown-reference", "`basic_armor`"),
    "unknown_experience": (RIFLEMAN, "veteran", "veterane", 5, "unknown-choice", "`veteran`"),
    "unknown_toughness": (BARN, "light", "ligth", 5, "unknown-choice", "`light`"),
    "unknown_terrain": (BARN, "building", "bilding", 4, "unknown-choice", "`building`"),
    "wrong_slot": (RIFLEMAN, "primary: rifle", "primary: pistol", 6, "wrong-section", "name it there"),
    "slot_conflict": (
        RIFLEMAN, "primary: rifle", "primary: rifle\nsecondary: pistol\nmounted: grenade_launcher", 7,
        "section-taken", "take secondary out",
    ),
    "mount_not_allowed": (
        RIFLEMAN, "primary: rifle", "primary: shotgun\nmounted: grenade_launcher", 7, "mount-refused", "take it out",
    ),
    "agl_not_mountable": (
        RIFLEMAN, "primary: rifle", "primary: rifle\nmounted: auto_grenade_launcher", 7,
        "launcher-not-mountable", "always a weapon of its own",
    ),
    "grenade_count": (RIFLEMAN, "grenade: 4", "grenade: 6", 7, "too-many-grenades", "take 2 out"),
    "extra_ammo_not_explosive": (
        RIFLEMAN, "primary: rifle", "primary: rifle\nextra_ammunition: [rifle]", 7,
        "extra-ammunition-refused", "take rifle out",
    ),
    "extra_ammo_multiple": (
        ROCKETEER, "[rocket_launcher]", "[rocket_launcher, rocket_launcher]", 7, "too-many-loads", "take 1 out",
    ),
    "extra_ammo_without_weapon": (
        ROCKETEER, "primary: rocket_launcher", "primary: rifle", 7,
        "extra-ammunition-not-carried", "take rocket_launcher out",
    ),
    "armor_count": (RIFLEMAN, "[1, 2]", "[1, 2, 3]", 9, "armor-cell-count", "make them 1, 2"),
    "armor_not_contiguous": (RIFLEMAN, "[1, 2]", "[1, 3]", 9, "armor-not-contiguous", "make them 1, 2"),
    "armor_off_card": (RIFLEMAN, "[1, 2]", "[10, 11]", 9, "armor-off-card", "make them 9, 10"),
    "over_budget": (
        FIGHT, "dot_map", "budget: 1700\ndot_map", 8, "side-over-points",
        "raise budget to 1724, or name cheaper squads, 24 PV less together: `third_section` costs 1724"),
    "crew_too_small": (
        SECTION, SECTION[SECTION.index("leader:") :], "leader: machine_gunner\nmembers: [machine_gunner]\n", 7,
        "crew-too-small", "add 1",
    ),
    "squad_size": (SECTION, ", scout", "", 7, "squad-strength", "add 1"),
}  # fmt: skip
"""What the rules call the mistakes of content: a document, what is right in it and what is wrong, line, code, words."""


def found(folder: Path, text: str) -> tuple[Diagnostic, ...]:
    """Return what is wrong with a pack of one document that builds on the shipped one."""
    folder.joinpath("pack.yaml").write_text(yaml.safe_dump(PACK), encoding="utf-8")
    folder.joinpath("tested.yaml").write_text(text, encoding="utf-8")
    return check_packs([folder], shelf=(CONTENT,), gatherer=Gatherer(memory=READ)).diagnostics


def test_without_the_slip_nothing_is_wrong(tmp_path: Path) -> None:
    """The documents that the mistakes are made in are sound, all together."""
    documents = {yaml.safe_load(text)["kind"]: text for text in (RIFLEMAN, SECTION, BARN, FIGHT)}
    assert found(tmp_path, "---\n".join([*documents.values(), ROCKETEER.replace("moss", "fern")])) == ()


@pytest.mark.parametrize(
    ("text", "right", "wrong", "line", "code", "said"),
    [
        *(pytest.param(*row, id=name) for name, row in CATALOGUE.items()),
        (BARN, "building", "swamp", 4, "wrong-value", "a structure is one of low_wall"),
        (FIGHT, "rows: [50, 55]", "rows: [60, 65]", 11, "zone-off-map", "make rows [50, 55]"),
        (FIGHT, "rows: [50, 55]", "rows: [55, 99]", 11, "zone-off-map", "make rows [55, 55]"),
        (FIGHT, "rows: [50, 55]", "rows: [5, 9]", 11, "zones-overlap", "move one of the zones"),
        (FIGHT, "title: Dusk\n", "", 1, "missing-key", "title"),
        (SECTION, "leader: section", "leader: watch", 6, "leader-not-in-squad", "make it section_leader"),
    ],
)
def test_the_very_line_is_named(
    text: str, right: str, wrong: str, line: int, code: str, said: str, tmp_path: Path
) -> None:
    """With its code, and what would be right."""
    [first, *_] = [each for each in found(tmp_path, text.replace(right, wrong)) if each.code == code]

    assert first.line == line
    assert said in f"{first.message}; {first.hint}"
