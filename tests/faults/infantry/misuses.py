"""Faults of meaning in the pack of infantry, all of them."""

from tests.faults.infantry.cards import CARDS
from tests.faults.infantry.forces import FORCES
from tests.faults.infantry.ground import GROUND
from tests.faults.infantry.numbers import RULES

MISUSES = {**CARDS, **FORCES, **GROUND, **RULES}
"""The faults of meaning, each of which its function puts at a site, or not."""
