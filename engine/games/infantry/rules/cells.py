"""Body armour on the cells of the unit card. Rules: IN.ARM.2 to IN.ARM.6, IN.GAP.53, IN.HOUSE.2."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from engine.games.infantry.kernel.numbers.action_points import row_in_armor
from engine.games.infantry.kernel.numbers.cells import lethal_that_kills
from engine.games.infantry.rules.numbers import numbers_of
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Armor


class CellFlaw(StrEnum):
    """What is wrong with the cells that armour covers; each is the code of a check."""

    COUNT = "armor-cell-count"
    NOT_CONTIGUOUS = "armor-not-contiguous"
    OFF_CARD = "armor-off-card"


def cell_flaws(cells: Sequence[int], armor: Armor, rules: Rules) -> Iterator[CellFlaw]:
    """Yield what is wrong with the cells that armour is to cover. Rules: IN.ARM.2, IN.ARM.5, IN.GAP.53."""
    if len(cells) != armor.coverage:
        yield CellFlaw.COUNT
    if len({*cells}) < len(cells) or (rules.armor.contiguous and not adjoin(cells, rules)):
        yield CellFlaw.NOT_CONTIGUOUS
    if any(not 1 <= cell <= rules.card.cells for cell in cells):
        yield CellFlaw.OFF_CARD


def adjoin(cells: Sequence[int], rules: Rules) -> bool:
    """Return whether cells form a run without a gap, none of them named twice. Rules: IN.ARM.2, IN.GAP.53."""
    named = list(cells) if rules.armor.order_matters else sorted(cells)
    return named == list(range(min(cells), min(cells) + len(cells))) if cells else True


def ap_row(armor: Armor | None, rules: Rules) -> tuple[int, ...]:
    """Return the AP row of a card less what armour takes off, never below 0. Rules: IN.ARM.6, IN.GAP.36."""
    less = armor.ap_cost if armor is not None else 0
    return tuple(row_in_armor(numbers_of(rules), cell, less) for cell in range(rules.card.cells))


def lethal_to_kill(cells: int, rules: Rules) -> int:
    """Return how many points of lethal damage kill a trooper with so many cells of armour. Rule: IN.HOUSE.2."""
    return lethal_that_kills(numbers_of(rules), cells)
