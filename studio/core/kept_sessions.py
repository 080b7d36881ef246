"""Desks of browser tabs, kept while their studio runs: a tab that is loaded again comes back to its own.

A tab is known by a token that nobody can guess. Its browser sends back the token of the tab that was in hand last, with
`LEFT` behind it when that tab was left; a second tab begins with what the first has in hand, and both go their own way.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from threading import Lock
from typing import Final

from studio.core.journal import Journal
from studio.core.session import Desk

MOST_DESKS: Final = 12
IDLE_S: Final = 3600.0
"""How long a desk is kept that no tab has shown: its draft is kept in any case."""

LEFT: Final = ".left"


@dataclass(frozen=True)
class _Kept:
    desk: Desk
    seen_s: float
    draft_taken: bool = False


@dataclass(eq=False)
class Cloakroom:
    """The desks of one server's tabs, the one shown last behind the others; `clock_s` tells the seconds."""

    clock_s: Callable[[], float] = time.monotonic
    _kept: dict[str, _Kept] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def keep(self, token: str, desk: Desk) -> None:
        """Keep the desk that a tab shows now; those that were not shown for an hour go, and all but the last twelve."""
        now_s = self.clock_s()
        with self._lock:
            others = [(name, one) for name, one in self._kept.items() if name != token]
            fresh = [(name, one) for name, one in others if now_s - one.seen_s < IDLE_S]
            self._kept = dict([*fresh, (token, _Kept(desk, now_s))][-MOST_DESKS:])

    def desk_for(self, mark: str, journal: Journal | None) -> Desk | None:
        """Return a desk for a tab that begins, with all that the tab of a mark had in hand; None when nobody knows it.

        The draft of a tab that was left goes over to the first that comes back; any other writes its own, `journal`.
        """
        token = mark.removesuffix(LEFT)
        with self._lock:
            kept = self._kept.get(token)
            if kept is None:
                return None
            old, returns = kept.desk, mark.endswith(LEFT) and not kept.draft_taken
            desk = Desk(old.workspace, old.journal if returns else journal, generation=old.generation + 1)
            if returns:
                self._kept[token] = replace(kept, desk=desk, draft_taken=True)
            return desk
