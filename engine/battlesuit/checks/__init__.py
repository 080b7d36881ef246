"""The checks of Battlesuit, as one table."""

from engine.battlesuit.checks.tables import TABLE_CHECKS
from engine.check import Check

BATTLESUIT_CHECKS: tuple[Check, ...] = (*TABLE_CHECKS,)
