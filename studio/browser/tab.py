"""The session of one browser tab: kept while its studio runs, the page it is on, and what a step draws again.

A tab is known by a token that nobody can guess. Its browser sends back the token of the tab that was in hand last, with
`LEFT` behind it when that tab was left; a second tab begins with what the first has in hand, and both go their own way.
"""

import os
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple, cast
from uuid import uuid4

import streamlit as st

from schemas.edits.patch import Refused
from studio.core.conflicts import take_in
from studio.core.entries import Entry
from studio.core.journal import Journal, state_folder
from studio.core.opening import author_folder, open_workspace
from studio.core.session import Session
from studio.core.workspace import Focus

MOST_SESSIONS: Final = 12
IDLE_S: Final = 3600.0
"""How long a session is kept that no tab has shown: its draft is kept in any case."""

LEFT: Final = ".left"
SESSION, GO, CHOSEN, FOCUS, SOUGHT = "session", "go", "chosen", "focus", "sought"
NAME = "session_name"
PAGE = "page"
"""The fragment of the page and the frame around it."""


class Goal(NamedTuple):
    """A page, and the place in a document that is to be seen on it; with `enter`, to be worked on at once."""

    page: str
    focus: Focus | None = None
    enter: bool = False


NOWHERE = Focus("")


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


KEPT_SESSIONS = KeptSessions()


@dataclass(frozen=True)
class Sought:
    """A place that is to be seen: `token` tells one search from the next, `enter` says that it is to be worked on."""

    token: int = 0
    focus: Focus = NOWHERE
    enter: bool = False


def found_session() -> Session | None:
    """Return the session's session, None when no pack is open."""
    return cast("Session | None", st.session_state.get(SESSION))


def session() -> Session:
    """Return the session's session. Raises `KeyError` when no pack is open: pages are drawn only when one is."""
    return cast("Session", st.session_state[SESSION])


def come_back() -> bool:
    """Go on with what the tab of this browser that was in hand last has in hand; False when there is none."""
    mark = st.context.cookies.get(cookie(), "")
    found = KEPT_SESSIONS.session_for(mark, _journal())
    if found is None:
        return False
    if found.journal is not None:
        st.session_state[NAME] = found.journal.session
    take_in(found)
    _lay_out(found)
    return True


def keep_session() -> None:
    """Keep the session's session in mind, should its tab be loaded again."""
    KEPT_SESSIONS.keep(token(), session())


def token() -> str:
    """Return by what the session's tab is known; nobody can guess it."""
    return cast("str", st.session_state.setdefault("token", uuid4().hex))


def cookie() -> str:
    """Return the name under which the browser tells the tab in hand; another one for each server of a machine."""
    return f"musterpress_tab_{st.get_option('server.port')}"


def open_folder(root: Path) -> Refused | None:
    """Open the pack in a folder in this session; None when it is open."""
    workspace = open_workspace(root)
    if isinstance(workspace, Refused):
        return workspace
    _lay_out(Session(workspace, _journal(), generation=_first_generation()))
    return None


def _lay_out(found: Session) -> None:
    st.session_state[SESSION] = found
    st.session_state.pop(FOCUS, None)
    st.session_state[CHOSEN] = {}
    keep_session()


def _journal() -> Journal:
    state = author_folder() / state_folder(os.environ, Path.home(), sys.platform)
    return Journal(state, _session_name())


def commit(*fragments: str) -> None:
    """End the callback of a widget: keep the draft. What stands in the fragment of the widget is drawn again anyway.

    That is the page with its frame for nearly all; of others, `fragments` names what is to be drawn.
    """
    session().keep_draft()
    reached = goals()
    if reached:
        aim(reached[-1].page, reached[-1].focus, enter=reached[-1].enter)
        reached.clear()
    if GO in st.session_state:
        st.rerun()
    if fragments:
        st.rerun(list(fragments))


def go_to(page: str, focus: Focus | None = None) -> None:
    """End the callback of a widget on another page, and on it in the field of a place in a document."""
    aim(page, focus, enter=True)
    st.rerun()


def aim(page: str, focus: Focus | None = None, *, enter: bool = False) -> None:
    """Let the callback that is running end on another page, and on it at a place in a document."""
    st.session_state[GO] = page
    if focus is not None:
        show(focus, enter=enter)


def goals() -> list[Goal]:
    """Return the list of goals that edits on their way have reached; `commit` leads to the last of them."""
    return cast("list[Goal]", st.session_state.setdefault("goals", []))


def show(focus: Focus, *, enter: bool = False) -> None:
    """Choose a document, and remember the place in it that is to be seen; with `enter`, to be worked on at once."""
    entry = session().entry(focus.name, focus.number)
    if entry is not None:
        choose(entry)
    st.session_state[FOCUS] = focus
    st.session_state[SOUGHT] = Sought(sought().token + 1, focus, enter)


def sought() -> Sought:
    """Return the place that was to be seen last."""
    return cast("Sought", st.session_state.get(SOUGHT, Sought()))


def choose(entry: Entry) -> None:
    """Remember which document of its kind the author works on."""
    st.session_state.setdefault(CHOSEN, {})[entry.kind] = entry.focus.name, entry.focus.number


def chosen(kind: str) -> Entry | None:
    """Return the document of a kind that the author works on, else the first; None when there is none."""
    entries = session().entries(kind)
    wanted = cast("Mapping[str, Any]", st.session_state.get(CHOSEN, {})).get(kind)
    return next((one for one in entries if (one.focus.name, one.focus.number) == wanted), next(iter(entries), None))


def _first_generation() -> int:
    """Return a number that no session had before: a tab that outlives its server still holds widgets of an old one."""
    here = found_session()
    return int(_session_name()[:8], 16) if here is None else here.generation + 1


def _session_name() -> str:
    return cast("str", st.session_state.setdefault(NAME, uuid4().hex))
