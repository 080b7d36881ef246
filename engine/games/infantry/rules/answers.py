"""What is worked out for cards and odds: armour on cells, and exact chances. Rules: IN.ARM.2 to IN.ARM.6, IN.GAP.53."""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from fractions import Fraction
from itertools import product

from engine.games.infantry.kernel.numbers.steps import row_in_armor, wire_catches
from engine.games.infantry.kernel.numbers.targets import attack_hits
from engine.games.infantry.kernel.numbers.troopers import lethal_that_kills, passes_morale
from engine.games.infantry.rules.numbers import numbers_of
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Armor

SIDES = 6


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


def chance_of(succeeds: Callable[[int], bool]) -> Fraction:
    """Return the chance that a total of two dice succeeds."""
    totals = [one + other for one, other in product(range(1, SIDES + 1), repeat=2)]
    return Fraction(sum(map(succeeds, totals)), len(totals))


def hit_chance(target: int | None, rules: Rules) -> Fraction:
    """Return the chance to hit with a target number, 0 without one. Rule: IN.HOUSE.3."""
    if target is None:
        return Fraction(0)
    return chance_of(lambda roll: attack_hits(numbers_of(rules), target, roll))


def morale_chance(target: int, rules: Rules) -> Fraction:
    """Return the chance to pass a morale check. Rules: IN.MOR.2, IN.GAP.35."""
    return chance_of(lambda roll: passes_morale(numbers_of(rules), target, roll))


def caught_chance(turns: int, rules: Rules) -> Fraction:
    """Return the chance to be caught in wire on entering, and after so many turns more. Rules: IN.WIR.3, IN.WIR.4."""
    caught = sum(wire_catches(numbers_of(rules), roll) for roll in range(1, SIDES + 1))
    return Fraction(caught, SIDES) ** (turns + 1)
