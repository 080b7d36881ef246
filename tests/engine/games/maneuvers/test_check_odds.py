"""The odds of checks against every throw, read off the tables of the rulebook. Rules: MN.HOUSE.5, MN.GAP.23."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from engine.games.maneuvers.kernel.numbers.codes import Check
from engine.games.maneuvers.odds.rolls import Patient, check, damaged, failed_late, lead, outcome_odds
from engine.odds.dice import Odds
from schemas.models.maneuvers.rules import Rules

RULED = Rules(kind="rules", id="ruled", title="As ruled")
FACES = range(1, 7)
FALLOUT = {"none": 4, "shaken": 2, "wounded": 0, "out_of_action": -99}
CASUALTY = {"shaken": 6, "wounded": 4, "out_of_action": 1, "killed": -99}
"""The least score of each row of the two tables, from the best."""


def read_off(table: dict[str, int], score: int) -> str:
    return next(outcome for outcome, least in table.items() if score >= least)


def shares(counts: Counter[str]) -> dict[str, Fraction]:
    return {outcome: Fraction(count, counts.total()) for outcome, count in counts.items()}


def possible(odds: Odds) -> dict[str, Fraction]:
    """Return the outcomes that can happen."""
    return {outcome: chance for outcome, chance in odds.chances().items() if chance}


@pytest.mark.parametrize("aids", [0, 1, 2])
@pytest.mark.parametrize(("kind", "table"), [(Check.FALLOUT, FALLOUT), (Check.CASUALTY, CASUALTY)])
def test_a_check_is_the_best_of_its_dice_on_its_table(kind: int, table: dict[str, int], aids: int) -> None:
    """Every Resilience and Stress, with one die or the better of two; a second aid adds none. Rule: MN.GAP.16."""
    for resilience, stress in product(range(4), range(10)):
        scores = (max(dice) + resilience - stress for dice in product(FACES, repeat=1 + min(1, aids)))
        found = outcome_odds(check(kind, Patient(resilience, aids), stress, RULED))

        assert possible(found) == shares(Counter(read_off(table, score) for score in scores))


def test_direct_damage_below_the_armor_value_does_nothing_and_twice_as_much_is_a_casualty() -> None:
    """Every Damage against every Armor Value. Rules: MN.DMG.2 to MN.DMG.5."""
    for damage, armor in product(range(1, 11), range(1, 6)):
        scores = [face + 2 - (damage - armor) for face in FACES]
        table = CASUALTY if damage >= 2 * armor else FALLOUT
        ends = Counter("none" if damage < armor else read_off(table, score) for score in scores)

        assert possible(outcome_odds(damaged(damage, armor, Patient(2), RULED))) == shares(ends)


@pytest.mark.parametrize(("round_number", "total"), [(3, 0), (4, 1), (4, 0), (8, -5)])
def test_a_late_failure_is_a_check_of_its_margin(round_number: int, total: int) -> None:
    """Two rolls at ratings 2 and 3, then the die of the check, every throw. Rules: MN.VIC.1 to MN.VIC.3."""
    ends: Counter[str] = Counter()
    for actor, opponent, face in product(FACES, repeat=3):
        margin = 3 + opponent - 2 - actor
        table = CASUALTY if total <= 0 else FALLOUT
        safe = margin <= 0 or round_number < 4
        ends["none" if safe else read_off(table, face + 1 - margin)] += 1

    assert possible(outcome_odds(failed_late(lead(-1, RULED), round_number, total, Patient(1), RULED))) == shares(ends)


def test_two_checks_of_one_event_are_both_made_and_the_worse_stands() -> None:
    """Damage 6 on Armor 3, Resilience 2: both tables, 36 throws. Rules: MN.GAP.19, MN.GAP.29."""
    both = RULED.model_copy(update={"damage": RULED.damage.model_copy(update={"tier_replaces": False})})
    rank = ["none", "shaken", "wounded", "out_of_action", "killed"]
    ends = Counter(
        max(read_off(FALLOUT, one - 1), read_off(CASUALTY, other - 1), key=rank.index)
        for one, other in product(FACES, FACES)
    )

    assert possible(outcome_odds(damaged(6, 3, Patient(2), both))) == shares(ends)
