"""What a force has used of its limits, and that a fix of a force fixes it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.checking.check import Check
from engine.games.battlesuit.checks import CHECKS
from engine.games.battlesuit.legality.forces import Tally, tallies
from schemas.diagnostics.diagnostics import Finding, Fix
from schemas.models.battlesuit.setup import Force
from schemas.packs.packs import Loaded, Pack
from tests.engine.games.battlesuit.test_forces import CARDS, RULES, pack_of, squad_of

FORCE_CHECKS = [check for check in CHECKS if check.kind == "force"]
OVER = {"two-commanders-in-squad", "too-many-of-type", "too-many-drones-of-type", "too-many-drones", "out-of-letters"}


def random_force(seed: int) -> Force:
    random = Random(seed)
    squads = []
    for _ in range(random.randint(1, 2)):
        kinds = random.sample(sorted(CARDS), random.randint(1, 6))
        squads.append(squad_of({kind: random.choice((1, 2, 4, 7, 12)) for kind in kinds}))
    return Force(kind="force", id="tested", title="Tested", budget=random.choice((60, 120, 900)), squads=tuple(squads))


def run(check: Check[...], force: Force) -> list[Finding]:
    pack: Pack = pack_of(force, *CARDS.values())
    loaded = Loaded("force", force.id, force, {}, Path("x.yaml"), pack.documents[0].places, "tested")
    return [*check.run(loaded, pack)]


def fixed(force: Force, fixes: tuple[Fix, ...]) -> Force:
    data: dict[str, Any] = force.model_dump(mode="json")
    for fix in fixes:
        parent: Any = data
        for step in fix.at[:-1]:
            parent = parent[step]
        if fix.value is None:
            del parent[fix.at[-1]]
        else:
            parent[fix.at[-1]] = fix.value
    return Force.model_validate(data)


@pytest.mark.parametrize("seed", range(25))
def test_what_a_fix_proposes_takes_the_fault_away(seed: int) -> None:
    """After the changes of a finding its check finds less."""
    force = random_force(seed)
    for check in FORCE_CHECKS:
        found = run(check, force)
        for finding in found:
            if finding.fix:
                assert len(run(check, fixed(force, finding.fix))) < len(found)


@pytest.mark.parametrize("seed", range(25))
def test_a_tally_is_over_where_a_check_finds_too_many(seed: int) -> None:
    """As many tallies go over their limit as there are findings of limits."""
    force = random_force(seed)
    pack = pack_of(force, *CARDS.values())

    found = [one for check in FORCE_CHECKS if check.code in OVER for one in run(check, force)]

    assert sum(one.too_many for one in tallies(force, pack, RULES)) == len(found)


def test_a_platoon_is_counted() -> None:
    """Counted by hand: a commander, six of the line and two recon drones."""
    squad = squad_of({"commander": 1, "front_line": 6, "recon_drone": 2})
    force = Force(kind="force", id="tested", title="Tested", budget=120, squads=(squad,))

    found = [*tallies(force, pack_of(force, *CARDS.values()), RULES)]

    assert found == [
        Tally("armoured soldiers", 7, 20),
        Tally("drones", 2, 9),
        Tally("commanders", 1, 1, "Squad"),
        Tally("Front Line", 6, 18),
        Tally("Recon Drone", 2, 4),
    ]
