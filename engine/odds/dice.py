"""Exact chances as distributions: values with their fractions, and dice."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)
Following = TypeVar("Following", bound=Hashable)
Weighed = Iterable[tuple[Outcome, Fraction]]


@dataclass(frozen=True)
class Distribution(Generic[Outcome]):
    """What may come of something, and how likely each outcome is; the chances sum to 1.

    Raises:
        ValueError: A chance is below 0, or they do not sum to 1.
    """

    chances: Mapping[Outcome, Fraction]

    def __post_init__(self) -> None:
        check_chances(self.chances.values())

    def of(self, outcome: Outcome) -> Fraction:
        """Return the chance of one outcome, 0 if it cannot happen."""
        return self.chances.get(outcome, Fraction(0))

    def chance(self, holds: Callable[[Outcome], bool]) -> Fraction:
        """Return the chance of the outcomes for which `holds` is true."""
        return sum((chance for outcome, chance in self.chances.items() if holds(outcome)), Fraction(0))

    def weighed(self, worth: Callable[[Outcome], Fraction]) -> Fraction:
        """Return the mean of `worth(outcome)`."""
        return sum((chance * worth(outcome) for outcome, chance in self.chances.items()), Fraction(0))

    def map(self, call: Callable[[Outcome], Following]) -> "Distribution[Following]":
        """Return the distribution of `call(outcome)`; outcomes called the same are one."""
        return merged((call(outcome), chance) for outcome, chance in self.chances.items())

    def then(self, follow: Callable[[Outcome], "Distribution[Following]"]) -> "Distribution[Following]":
        """Return what comes in the end, when each outcome is followed by a distribution of its own."""
        return merged(
            (last, chance * further)
            for outcome, chance in self.chances.items()
            for last, further in follow(outcome).chances.items()
        )


class Odds:
    """An answer: the chance of each outcome as the attribute of its name, of which exactly one happens.

    Raises:
        ValueError: A chance is below 0, or they do not sum to 1.
    """

    def __init__(self, **chances: Fraction) -> None:
        check_chances(chances.values())
        vars(self).update(chances)

    if TYPE_CHECKING:

        def __getattr__(self, outcome: str) -> Fraction: ...

    def chances(self) -> dict[str, Fraction]:
        """Return the chances by the names of their outcomes, in their order."""
        return {**vars(self)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odds) and self.chances() == other.chances()

    def __hash__(self) -> int:
        return hash(tuple(self.chances().items()))

    def __repr__(self) -> str:
        return f"Odds({', '.join(f'{outcome}={chance}' for outcome, chance in self.chances().items())})"


def odds_of(found: Distribution[Any], *outcomes: str) -> Odds:
    """Return the chances of outcomes by their names, which are all there are."""
    return Odds(**{str(outcome): found.of(outcome) for outcome in outcomes})


def merged(weighed: Weighed[Outcome]) -> Distribution[Outcome]:
    """Return the distribution of outcomes that may be named more than once."""
    chances: dict[Outcome, Fraction] = {}
    for outcome, chance in weighed:
        chances[outcome] = chances.get(outcome, Fraction(0)) + chance
    return Distribution(chances)


def certain(outcome: Outcome) -> Distribution[Outcome]:
    """Return the distribution of what happens anyway."""
    return Distribution({outcome: Fraction(1)})


def either(chance: Fraction, good: Outcome, bad: Outcome) -> Distribution[Outcome]:
    """Return the distribution of what is `good` with this chance and else `bad`."""
    return merged(((good, chance), (bad, 1 - chance)))


def repeated(times: int, start: Outcome, step: Callable[[Outcome], Distribution[Outcome]]) -> Distribution[Outcome]:
    """Return where `times` steps lead from `start`, each step depending on the state before it.

    Raises:
        ValueError: `times` is below 0.
    """
    if times < 0:
        raise ValueError(f"times must be 0 or more, got {times}")
    state = certain(start)
    for _ in range(times):
        state = state.then(step)
    return state


def mean(distribution: Distribution[int]) -> Fraction:
    """Return the mean of whole numbers."""
    return distribution.weighed(Fraction)


def check_chances(chances: Iterable[Fraction]) -> None:
    """Refuse what is no distribution.

    Raises:
        ValueError: A chance is below 0, or they do not sum to 1.
    """
    given = tuple(chances)
    if min(given, default=Fraction(0)) < 0 or sum(given) != 1:
        raise ValueError(f"chances must be 0 or more and sum to 1, got {', '.join(map(str, given))}")


def die(sides: int) -> Distribution[int]:
    """Return one fair die with the faces 1 to `sides`."""
    return Distribution({face: Fraction(1, sides) for face in range(1, sides + 1)})


@lru_cache(maxsize=256)
def sum_of(dice: int, sides: int) -> Distribution[int]:
    """Return the sum of some dice; no dice sum to 0."""
    one = die(sides)
    return repeated(dice, 0, lambda total: one.map(lambda face: total + face))


def highest_of(dice: int, one: Distribution[int], start: int = 0) -> Distribution[int]:
    """Return the highest of `dice` numbers drawn from `one`; `start` if none is higher."""
    return repeated(dice, start, lambda best: one.map(lambda number: max(best, number)))


def any_of(dice: int, chance: Fraction) -> Fraction:
    """Return the chance that at least one of `dice` dice does what one does with `chance`."""
    return 1 - (1 - chance) ** dice


def one_of(faces: Collection[int], sides: int) -> Fraction:
    """Return the chance that a die shows one of `faces`."""
    return die(sides).chance(lambda face: face in faces)
