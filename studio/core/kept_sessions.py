"""Sessions of browser tabs, kept while their studio runs: a tab that is loaded again comes back to its own.

A tab is known by a token that nobody can guess. Its browser sends back the token of the tab that was in hand last, with
`LEFT` behind it when that tab was left; a second tab begins with what the first has in hand, and both go their own way.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from threading import Lock
from typing import Final

from studio.core.journal import Journal
from studio.core.session import Session

MOST_SESSIONS: Final = 12
IDLE_S: Final = 3600.0
"""How long a session is kept that no tab has shown: its draft is kept in any case."""

LEFT: Final = ".left"


@dataclass(frozen=True)
class _Kept:
    session: Session
    seen_s: float
    draft_taken: bool = False


@dataclass(eq=False)
class KeptSessions:
    """The sessions of one server's tabs, the one shown last behind the others; `clock_s` tells the seconds."""

    clock_s: Callable[[], float] = time.monotonic
    _kept: dict[str, _Kept] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def keep(self, token: str, session: Session) -> None:
        """Keep the session that a tab shows now; those not shown for an hour go, and all but the last twelve."""
        now_s = self.clock_s()
        with self._lock:
            others = [(name, one) for name, one in self._kept.items() if name != token]
            fresh = [(name, one) for name, one in others if now_s - one.seen_s < IDLE_S]
            self._kept = dict([*fresh, (token, _Kept(session, now_s))][-MOST_SESSIONS:])

    def session_of(self, token: str) -> Session | None:
        """Return the session of a tab; None for an unknown one."""
        with self._lock:
            kept = self._kept.get(token)
        return None if kept is None else kept.session

    def journals(self) -> frozenset[str]:
        """Return by which names the sessions write their drafts: what is typed in them is no earlier session's."""
        with self._lock:
            kept = [one.session.journal for one in self._kept.values()]
        return frozenset(journal.session for journal in kept if journal is not None)

    def session_for(self, mark: str, journal: Journal | None) -> Session | None:
        """Return a session for a tab that begins, with all that the tab of a mark had in hand; None for an unknown one.

        The draft of a tab that was left goes over to the first that comes back; any other writes its own, `journal`.
        """
        token = mark.removesuffix(LEFT)
        with self._lock:
            kept = self._kept.get(token)
            if kept is None:
                return None
            old, returns = kept.session, mark.endswith(LEFT) and not kept.draft_taken
            session = Session(old.workspace, old.journal if returns else journal, generation=old.generation + 1)
            if returns:
                self._kept[token] = replace(kept, session=session, draft_taken=True)
            return session
