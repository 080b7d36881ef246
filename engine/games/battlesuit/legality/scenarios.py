"""Whether a scenario can be played as proposed.

Rules: BS.SCN.2 to BS.SCN.7, BS.DYO.3, BS.DYO.22, BS.DYO.23, BS.HID.3.
"""

from collections.abc import Collection, Iterable
from fractions import Fraction
from typing import Literal

from schemas.models.battlesuit.rules.forces import ForceRules
from schemas.models.battlesuit.rules.special import HiddenRules

PARTS = ("title", "map", "forces", "setup", "special_rules", "victory")


def missing_parts(parts: Collection[str]) -> tuple[str, ...]:
    """Return what a scenario lacks, by code: SCENARIO_PART:<part>. Rules: BS.SCN.2 to BS.SCN.7."""
    return tuple(sorted(f"SCENARIO_PART:{part}" for part in PARTS if part not in parts))


def fewest_panels(size: Literal["standard", "large"], rules: ForceRules) -> int:
    """Return how many panels a scenario of a size needs. Rules: BS.DYO.22, BS.DYO.23."""
    return rules.large_min_panels if size == "large" else rules.standard_min_panels


def size_faults(panels: int, size: Literal["standard", "large"], rules: ForceRules) -> tuple[str, ...]:
    """Return what is wrong with the size of a scenario: TOO_FEW_PANELS."""
    return ("TOO_FEW_PANELS",) if panels < fewest_panels(size, rules) else ()


def is_fair_ratio(defender: int, attacker: int, rules: ForceRules) -> bool:
    """Return whether the attacker's pool of a holding action is as much larger as it has to be. Rule: BS.DYO.3."""
    least, most = rules.ratios()
    return least * defender <= attacker <= most * defender


def pool_ratio(defender: int, attacker: int) -> Fraction:
    """Return the attacker's build points over the defender's, which are above 0."""
    return Fraction(attacker, defender)


def hidden_faults(entries: Iterable[tuple[str, str]], rules: HiddenRules) -> tuple[str, ...]:
    """Return which units of a hidden unit log, given with their terrain, may not hide there: HIDDEN_TERRAIN:<unit>.

    Rule: BS.HID.3.
    """
    return tuple(sorted({f"HIDDEN_TERRAIN:{unit}" for unit, terrain in entries if terrain not in rules.hidden_terrain}))
