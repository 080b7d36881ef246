"""What an author is told to do: a mend that leaves nothing to complain about, and the cheapest one."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.checking.checks import check_packs, checks_of
from engine.paths import CONTENT
from schemas.diagnostics.diagnostics import Diagnostic, Fix
from schemas.systems import System

EXAMPLES = Path("tests/engine/checking/examples/bad")
CODES = sorted(check.code for check in checks_of(System.INFANTRY) if check.kind != "pack")
BY_HAND = {
    "ap-row-cells", "weapon-figure-missing", "wrong-section", "mount-refused", "launcher-not-mountable",
    "too-many-grenades", "too-many-loads", "option-off", "squad-strength", "leader-not-in-squad", "duplicate-leader",
    "crew-too-small", "squad-over-points", "leadership-unused", "tunnel-broken", "tunnel-without-mouth",
    "tunnel-mouth-blocked", "structure-not-on-map", "map-needs-option", "zone-too-small", "zones-overlap",
    "side-over-points", "experience-not-monotone", "toughness-not-monotone", "natural-min-above-max",
}  # fmt: skip
"""What only its author can decide, so that no program does it."""
PACK = {
    "kind": "pack", "id": "home", "system": "infantry", "version": "1.0.0", "title": "Home", "authors": ["A. Tester"],
    "licence": "MIT", "format": 1,
}  # fmt: skip
TROOPER = {"kind": "trooper", "id": "moss", "name": "Moss", "role": "scout"}
PLATE = {"armor": "standard_armor"}


def found(folder: Path, documents: list[Any], **pack: str) -> list[Diagnostic]:
    """Return what is wrong with a pack of these documents, apart from what it lacks to be played."""
    folder.joinpath("pack.yaml").write_text(yaml.safe_dump({**PACK, **pack}), encoding="utf-8")
    folder.joinpath("tested.yaml").write_text(yaml.safe_dump_all(documents, sort_keys=False), encoding="utf-8")
    diagnostics = check_packs([folder], shelf=(CONTENT,)).diagnostics
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
    kind = next(check.kind for check in checks_of(System.INFANTRY) if check.code == code)
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
