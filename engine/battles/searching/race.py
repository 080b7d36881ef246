"""A race of candidates that are tried with the same dice, until one is ahead by more than chance explains."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

BATCH: Final = 8
"""After so many tries of each candidate it is asked whether one falls behind."""

BEHIND: Final = 2.0
"""Standard errors by which a candidate is left out."""

AHEAD: Final = 1.0
"""Standard errors by which another candidate has to be better than the first one."""

Values = list[float]


@dataclass
class Race:
    """Candidates, each as the battle stands with it, that are tried with the same dice until one is ahead."""

    candidates: Sequence[Any]
    tried: Callable[[Any, int], float]
    lasts: Callable[[int], bool]

    def best(self, dice: Callable[[int], int]) -> int:
        """Return the number of the candidate to take; `dice` are the seeds of the tries by their numbers."""
        values: list[Values] = [[] for _ in self.candidates]
        alive, visits, tries = [*range(len(values))], 0, 0
        while len(alive) > 1 and self.lasts(visits + len(alive)):
            seed = dice(tries)
            for each in alive:
                values[each].append(self.tried(self.candidates[each], seed))
            visits, tries = visits + len(alive), tries + 1
            if tries % BATCH == 0:
                leader = max(alive, key=lambda each: sum(values[each]))
                alive = [each for each in alive if each == leader or lead(values[leader], values[each]) < BEHIND]
        if not tries:
            return 0
        leader = max(alive, key=lambda each: sum(values[each]))
        return leader if lead(values[leader], values[0]) > AHEAD else 0


def lead(ahead: Values, behind: Values) -> float:
    """Return by how many standard errors one candidate is better than another, tried with the same dice."""
    differences = [one - other for one, other in zip(ahead, behind, strict=False)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / max(1, count - 1)
    return mean / (sqrt((spread + 1 / count) / count))
