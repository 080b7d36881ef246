"""Build values of Battlesuit: forces bought by lot, what soldiers are worth, prices that are written back."""

import re
import shutil
from functools import cache
from pathlib import Path
from statistics import fmean

import pytest

from engine.execution.simulation import Simulation
from engine.experiments.trials import Trial
from engine.experiments.tuning.prices import PriceOrder, PriceTuning, tune_prices
from engine.experiments.tuning.tunable import Bought, tuned_prices
from engine.games.battlesuit.checks import CHECKS
from engine.games.battlesuit.tuning import BUILD_VALUES, cards, with_pairs
from musterpress.writing.rewriting import repricings
from schemas.packs.packs import Pack, read_packs

SHIPPED = Path("content/battlesuit")
PRICES = {"front_line": 8, "assault": 10, "ranger": 12, "thumper": 12, "commander": 20, "crusader": 15, "militia": 1}
"""Some build values of the rulebook. Rules: BS.DYO.5 to BS.DYO.12, BS.DYO.15."""


@cache
def shipped() -> Pack:
    [pack] = read_packs([SHIPPED]).packs
    return pack


def cost(force: Bought, prices: dict[str, int]) -> int:
    return sum(prices[name] * count for name, count in force.counts.items())


def build_values() -> dict[str, int]:
    return {card.id: card.price for card in cards(shipped())}


def test_cards_have_the_build_values_of_the_rulebook() -> None:
    """A front line costs 8 points, a commander 20, militia 1 (BS.DYO.5, BS.DYO.15)."""
    assert build_values().items() >= PRICES.items()


def test_forces_bought_by_lot_are_legal() -> None:
    """No check of forces finds a fault in any of them (BS.DYO.1 to BS.DYO.21)."""
    pack, pairs = with_pairs(shipped(), {}, range(12), even=False)

    for force in (each for pair in pairs for each in pair):
        loaded = pack.find("force", force.id)
        assert loaded is not None
        assert [found for check in CHECKS if check.kind == "force" for found in check.run(loaded, pack)] == []


def test_forces_that_are_to_be_even_cost_the_same_at_the_prices_given() -> None:
    """Where a front line costs 16, pairs have as many points at that price, whatever the card says."""
    dear = build_values() | {"front_line": 16}
    _, pairs = with_pairs(shipped(), {"front_line": 16}, range(20), even=True)

    assert all(cost(one, dear) == cost(other, dear) for one, other in pairs)
    assert any(cost(one, build_values()) != cost(other, build_values()) for one, other in pairs)


def test_forces_of_one_number_are_always_the_same() -> None:
    """A pair depends on its number and the prices alone."""
    _, again = with_pairs(shipped(), {}, range(3, 6), even=True)
    _, pairs = with_pairs(shipped(), {}, range(6), even=True)

    assert pairs[3:] == again


def test_a_price_is_written_into_its_digits_and_nothing_else(tmp_path: Path) -> None:
    """A dearer front line changes one number of one file, though forces cost more than their budget then (BS.DYO.1)."""
    home = Path(shutil.copytree(SHIPPED, tmp_path / "mine"))
    [pack] = read_packs([home]).packs
    [card] = [card for card in cards(pack) if card.id == "front_line"]

    [change] = repricings(pack, [card], {"front_line": 11}, BUILD_VALUES.outdated)

    assert change.path == home / "soldiers" / "front_line.yaml"
    assert change.after == change.before.replace(b"build_value: 8", b"build_value: 11")


def tuned(folder: Path) -> PriceTuning:
    [pack] = read_packs([folder]).packs
    simulation = Simulation(pack)
    maps = ("barley_end", "four_corners", "six_fields")
    trial = Trial(simulation.form_for(None), (), maps, 400)
    return tune_prices(simulation, PriceOrder(tuned_prices(pack, "soldiers"), trial))


@pytest.mark.prove
def test_a_price_that_is_far_too_low_is_raised(tmp_path: Path) -> None:
    """Where a thumper costs 3 points instead of 12, forces that buy it win, and a fair price is above that."""
    home = Path(shutil.copytree(SHIPPED, tmp_path / "mine"))
    card = home / "soldiers" / "thumper.yaml"
    card.write_text(re.sub(r"build_value: \d+", "build_value: 3", card.read_text("utf-8")), "utf-8")

    found = tuned(home)

    [thumper] = [row for row in found.worths.rows if row.card.id == "thumper"]
    others = fmean(row.a_point.estimate for row in found.worths.rows if row.card.id != "thumper")
    assert thumper.a_point.low > others
    assert found.proposal["thumper"] > 3
    assert found.before is not None
    assert found.after is not None
    assert found.after.estimate < found.before.estimate
