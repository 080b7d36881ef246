"""Weapons of SURVIVE by lot: legal loads on the units of the pack's Mobs, and what they turn out to be worth."""

import re
import shutil
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from engine.checking.checks import document_findings
from engine.execution.simulation import Simulation
from engine.experiments.trials import Trial
from engine.experiments.tuning.tunable import weighed
from engine.experiments.tuning.weighing import Weighed, WeighingOrder, weigh
from engine.games.survive.tuning import mobs, weights, with_tables
from schemas.models.survive.force import Mob, Unit
from schemas.packs.packs import Pack, read_packs

SHIPPED = Path("content/survive")
WEIGHTS = {
    "assault_rifle": 3,
    "fire_axe": 2,
    "frag_grenade": 1,
    "heavy_pistol": 2,
    "knife": 0,
    "machete": 1,
    "sawn_shotgun": 2,
    "smg": 2,
    "snub_pistol": 1,
}
"""What the shipped Mobs carry, by the weight on the cards. Rule: SV.GAP.4."""


@cache
def shipped() -> Pack:
    [pack] = read_packs([SHIPPED]).packs
    return pack


def units(pack: Pack, mob: str) -> list[Unit]:
    found = pack.named("mob", mob, Mob)
    assert found is not None
    cards = [pack.named("unit", name, Unit) for name in found.units]
    return [card for card in cards if card is not None]


def test_weapons_that_mobs_carry_are_weighed() -> None:
    """Those that nobody carries, such as the autocannon, are not; the Rust Saints have three knives (SV.GAP.4)."""
    saints = next(mob for mob in mobs(shipped()) if mob.id == "rust_saints")

    assert weights(shipped()) == WEIGHTS
    assert saints.counts["knife"] == 3


def test_loads_by_lot_are_legal_on_the_units_of_one_mob() -> None:
    """No unit carries more than 8, or a weapon twice; all else of it is as on the card (SV.GAP.35, SV.GAP.41)."""
    pack, tables = with_tables(shipped(), range(8), 4)

    assert [table.like for table in tables] == [mob.id for mob in mobs(shipped())] * 2
    for table in tables:
        like = units(shipped(), table.like)
        for force in table.forces:
            armed = units(pack, force.id)
            assert Counter(name for unit in armed for name in unit.weapons) == force.counts
            loaded = pack.find("mob", force.id)
            assert loaded is not None
            assert [*document_findings(loaded, pack)] == []
            for old, new in zip(like, armed, strict=True):
                assert sum(WEIGHTS[name] for name in new.weapons) <= 8
                assert len({*new.weapons}) == len(new.weapons) <= len(old.weapons)
                same = {"id": old.id, "weapons": old.weapons, "to_hit": old.to_hit}
                assert new.model_copy(update=same) == old


def test_tables_of_one_number_are_always_the_same() -> None:
    """A table depends on its number and the pack alone."""
    assert with_tables(shipped(), range(3, 5), 2)[1] == with_tables(shipped(), range(5), 2)[1][3:]


def measured(folder: Path, battles: int) -> Weighed:
    [pack] = read_packs([folder]).packs
    simulation = Simulation(pack)
    trial = Trial(simulation.form_for("rush_hour"), (), (), battles, scenario="rush_hour")
    return weigh(simulation, WeighingOrder(weighed(pack, "weapons"), trial))


@pytest.mark.prove
def test_a_machete_that_kills_nearly_always_is_worth_most(tmp_path: Path) -> None:
    """With Power 10 and Difficulty 1 a machete is the weapon whose weight is worth most, and worth more than as it was.

    The one interval lies above all of the others and above that of the shipped pack: Mobs without it lose.
    """
    home = Path(shutil.copytree(SHIPPED, tmp_path / "mine"))
    card = home / "weapons" / "machete.yaml"
    sharp = re.sub(r"difficulty: \d+", "difficulty: 1", re.sub(r"power: \d+", "power: 10", card.read_text("utf-8")))
    card.write_text(sharp, "utf-8")

    before, after = ({row.thing: row for row in measured(folder, 3200).rows} for folder in (SHIPPED, home))

    best = after.pop("machete")
    assert best.worth.low > before["machete"].worth.high
    assert best.a_point is not None
    assert all(best.a_point.low > row.a_point.high for row in after.values() if row.a_point is not None)
