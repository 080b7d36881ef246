"""What a searching player may spend on a decision, as its name says: `search:200` tries, or `search:50ms`."""

import re
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from engine.battles.orders import OrderError

SEARCH: Final = "search"
DEFAULT_VISITS: Final = 100
TRIES_EACH: Final = 8
"""A candidate more is worth looking at where each can be tried so often."""
MILLISECONDS_EACH: Final = 5
_NAMED: Final = re.compile(rf"{SEARCH}(?::([1-9][0-9]{{0,6}})(ms)?)?")


class Budget(NamedTuple):
    """So many tries, or, where there are none, so many milliseconds; these end elsewhere on another machine."""

    visits: int = 0
    milliseconds: int = 0

    @property
    def candidates(self) -> int:
        """Return how many candidates it is enough for."""
        return self.milliseconds // MILLISECONDS_EACH if self.milliseconds else self.visits // TRIES_EACH

    def lasts(self) -> Callable[[int], bool]:
        """Return what says whether so many tries in all are within it; milliseconds count from now."""
        if not self.milliseconds:
            return lambda visits: visits <= self.visits
        ends = time.monotonic() + self.milliseconds / 1000
        return lambda _: time.monotonic() < ends


def budget_of(player: str) -> Budget | None:
    """Return the budget of a searching player by its name; None for the name of another player.

    Raises:
        OrderError: the budget cannot be read.
    """
    if player.partition(":")[0] != SEARCH:
        return None
    found = _NAMED.fullmatch(player)
    if found is None:
        raise OrderError(f"a budget is so many tries or milliseconds, search:200 or search:50ms, not {player!r}")
    amount = int(found[1] or DEFAULT_VISITS)
    return Budget(milliseconds=amount) if found[2] else Budget(visits=amount)
