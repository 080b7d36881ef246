"""Whether a scenario can be played as proposed.

Rules: BS.DYO.3, BS.DYO.22, BS.DYO.23, BS.HID.3, BS.MIN.4.
"""

from fractions import Fraction
from typing import Literal

from schemas.models.battlesuit.rules.forces import ForceRules
from schemas.models.battlesuit.rules.special import BlastRules, HiddenRules


def fewest_panels(size: Literal["standard", "large"], rules: ForceRules) -> int:
    """Return how many panels a scenario of a size needs. Rules: BS.DYO.22, BS.DYO.23."""
    return rules.large_min_panels if size == "large" else rules.standard_min_panels


def is_fair_ratio(defender: int, attacker: int, rules: ForceRules) -> bool:
    """Return whether the attacker's pool of a holding action is as much larger as it has to be. Rule: BS.DYO.3."""
    least, most = rules.ratios()
    return least * defender <= attacker <= most * defender


def pool_ratio(defender: int, attacker: int) -> Fraction:
    """Return the attacker's build points over the defender's, which are above 0."""
    return Fraction(attacker, defender)


def may_hide_in(terrain: str, rules: HiddenRules) -> bool:
    """Return whether a unit may be hidden in a terrain, or in an improved position. Rule: BS.HID.3."""
    return terrain in rules.hidden_terrain


def dummies_needed(explosive: int, nuclear: int, rules: BlastRules) -> int:
    """Return how many dummies there are beside so many mines. Rules: BS.MIN.4, BS.GAP.91."""
    return rules.mine_dummies_per_live * (explosive + nuclear)
