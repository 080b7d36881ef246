"""Sessions of tabs that come back: with all that was in hand, each once, and not for ever."""

from pathlib import Path

from studio.browser.tab import IDLE_S, LEFT, MOST_SESSIONS, KeptSessions
from studio.core.journal import Journal
from studio.core.session import Session
from studio.core.workspace import Focus, Workspace

BLIPS = Focus("rules.yaml", 0, ("activation", "extra_blips"))


def at_work(workspace: Workspace, folder: Path) -> Session:
    """Return a session with one unsaved step, and its draft."""
    session = Session(workspace, Journal(folder / "state", "first"))
    session.put(BLIPS, 5, "Change extra blips")
    session.keep_draft()
    return session


def test_a_tab_that_is_loaded_again_has_its_steps_and_its_draft(workspace: Workspace, tmp_path: Path) -> None:
    """Undo goes on where it was, and the draft is its own: no other session left it."""
    room, session = KeptSessions(), at_work(workspace, tmp_path)
    room.keep("token", session)

    again = room.session_for(f"token{LEFT}", Journal(tmp_path / "state", "second"))

    assert again is not None
    assert again.workspace is session.workspace
    assert again.journal == session.journal
    assert again.undo() == BLIPS


def test_a_second_tab_has_the_same_and_goes_its_own_way(workspace: Workspace, tmp_path: Path) -> None:
    """What one of them does later is not done in the other, and each has a draft of its own."""
    room, first = KeptSessions(), at_work(workspace, tmp_path)
    room.keep("token", first)
    second = room.session_for("token", Journal(tmp_path / "state", "second"))
    assert second is not None
    assert second.journal == Journal(tmp_path / "state", "second")

    second.undo()

    assert first.workspace.dirty() == ("rules.yaml",)
    assert second.workspace.dirty() == ()


def test_a_draft_goes_over_once(workspace: Workspace, tmp_path: Path) -> None:
    """Two tabs that a browser opens again at once would write over each other's."""
    room = KeptSessions()
    room.keep("token", at_work(workspace, tmp_path))
    journals = [Journal(tmp_path / "state", name) for name in ("second", "third")]

    found = [room.session_for(f"token{LEFT}", journal) for journal in journals]

    assert [session.journal.session for session in found if session is not None and session.journal is not None] == [
        "first",
        "third",
    ]


def test_nobody_comes_back_by_a_token_that_was_not_given(workspace: Workspace) -> None:
    """Nor without one."""
    room = KeptSessions()
    room.keep("token", Session(workspace))

    assert [room.session_for(mark, None) for mark in ("", LEFT, "other", "toke")] == [None] * 4


def test_what_no_tab_has_shown_for_an_hour_is_let_go(workspace: Workspace) -> None:
    """A session that is shown meanwhile stays."""
    hours = iter([0.0, 0.0, IDLE_S - 1, IDLE_S + 1])
    room = KeptSessions(clock_s=lambda: next(hours))
    for token in ("closed", "open", "open", "new"):
        room.keep(token, Session(workspace))

    assert room.session_for("closed", None) is None
    assert room.session_for("open", None) is not None


def test_only_so_many_sessions_are_kept(workspace: Workspace) -> None:
    """Those that were shown last."""
    room = KeptSessions()
    for number in range(MOST_SESSIONS + 1):
        room.keep(str(number), Session(workspace))

    assert [token for token in map(str, range(MOST_SESSIONS + 1)) if room.session_for(token, None) is None] == ["0"]


def test_a_draft_that_says_what_is_in_hand_is_not_to_be_offered(workspace: Workspace, tmp_path: Path) -> None:
    """As that of the tab from which a second one was opened; once they differ, it is."""
    session = at_work(workspace, tmp_path)
    [draft], _broken = Journal(tmp_path / "state", "second").drafts(workspace.root)

    assert draft.is_in(session.workspace)
    session.undo()
    assert not draft.is_in(session.workspace)
