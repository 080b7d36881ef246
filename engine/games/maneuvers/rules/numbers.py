"""What the kernel's record does not say itself of its parameters: words as codes, and the tables of checks."""

from collections.abc import Sequence
from typing import Final

from engine.games.maneuvers.kernel.numbers import codes
from engine.games.maneuvers.kernel.numbers.records import Numbers
from engine.kernel.packing import coded, once_a_document, pack_rules
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.rules.ending import CheckRow
from schemas.models.maneuvers.words import Hiding, Outcome

OUTCOME_CODES: Final = coded(Outcome, codes.Outcome)
HIDING_CODES: Final = coded(Hiding, codes.Hiding)


@once_a_document
def numbers_of(rules: Rules) -> Numbers:
    """Return the numbers of a rules document; nobody writes on them."""
    numbers = Numbers()
    pack_numbers(rules, numbers)
    return numbers


def pack_numbers(rules: Rules, numbers: Numbers) -> None:
    """Fill `numbers` from a rules document."""
    pack_rules(rules, numbers)
    _table(rules.check.fallout, 0, numbers)
    _table(rules.check.casualty, codes.TABLE_ROWS, numbers)


def _table(rows: Sequence[CheckRow], first: int, numbers: Numbers) -> None:
    """Lay a table down; its last row takes every score that is left, whatever it says."""
    for at, row in enumerate(rows, first):
        is_last = at == first + len(rows) - 1
        numbers.row_least[at] = -codes.BOUNDLESS if is_last or row.least is None else row.least
        numbers.row_outcome[at] = OUTCOME_CODES[row.outcome]
