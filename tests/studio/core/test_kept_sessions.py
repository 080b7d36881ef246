"""Desks of tabs that come back: with all that was in hand, each once, and not for ever."""

from pathlib import Path

from studio.core.history import Focus
from studio.core.journal import Journal
from studio.core.kept_sessions import IDLE_S, LEFT, MOST_DESKS, Cloakroom
from studio.core.session import Desk
from studio.core.workspace import Workspace

BLIPS = Focus("rules.yaml", 0, ("activation", "extra_blips"))


def at_work(workspace: Workspace, folder: Path) -> Desk:
    """Return a desk with one unsaved step, and its draft."""
    desk = Desk(workspace, Journal(folder / "state", "first"))
    desk.put(BLIPS, 5, "Change extra blips")
    desk.keep_draft()
    return desk


def test_a_tab_that_is_loaded_again_has_its_steps_and_its_draft(workspace: Workspace, tmp_path: Path) -> None:
    """Undo goes on where it was, and the draft is its own: no other session left it."""
    room, desk = Cloakroom(), at_work(workspace, tmp_path)
    room.keep("token", desk)

    again = room.desk_for(f"token{LEFT}", Journal(tmp_path / "state", "second"))

    assert again is not None
    assert again.workspace is desk.workspace
    assert again.journal == desk.journal
    assert again.undo() == BLIPS


def test_a_second_tab_has_the_same_and_goes_its_own_way(workspace: Workspace, tmp_path: Path) -> None:
    """What one of them does later is not done in the other, and each has a draft of its own."""
    room, first = Cloakroom(), at_work(workspace, tmp_path)
    room.keep("token", first)
    second = room.desk_for("token", Journal(tmp_path / "state", "second"))
    assert second is not None
    assert second.journal == Journal(tmp_path / "state", "second")

    second.undo()

    assert first.workspace.dirty() == ("rules.yaml",)
    assert second.workspace.dirty() == ()


def test_a_draft_goes_over_once(workspace: Workspace, tmp_path: Path) -> None:
    """Two tabs that a browser opens again at once would write over each other's."""
    room = Cloakroom()
    room.keep("token", at_work(workspace, tmp_path))
    journals = [Journal(tmp_path / "state", name) for name in ("second", "third")]

    found = [room.desk_for(f"token{LEFT}", journal) for journal in journals]

    assert [desk.journal.session for desk in found if desk is not None and desk.journal is not None] == [
        "first",
        "third",
    ]


def test_nobody_comes_back_by_a_token_that_was_not_given(workspace: Workspace) -> None:
    """Nor without one."""
    room = Cloakroom()
    room.keep("token", Desk(workspace))

    assert [room.desk_for(mark, None) for mark in ("", LEFT, "other", "toke")] == [None] * 4


def test_what_no_tab_has_shown_for_an_hour_is_let_go(workspace: Workspace) -> None:
    """A desk that is shown meanwhile stays."""
    hours = iter([0.0, 0.0, IDLE_S - 1, IDLE_S + 1])
    room = Cloakroom(clock_s=lambda: next(hours))
    for token in ("closed", "open", "open", "new"):
        room.keep(token, Desk(workspace))

    assert room.desk_for("closed", None) is None
    assert room.desk_for("open", None) is not None


def test_only_so_many_desks_are_kept(workspace: Workspace) -> None:
    """Those that were shown last."""
    room = Cloakroom()
    for number in range(MOST_DESKS + 1):
        room.keep(str(number), Desk(workspace))

    assert [token for token in map(str, range(MOST_DESKS + 1)) if room.desk_for(token, None) is None] == ["0"]


def test_a_draft_that_says_what_is_in_hand_is_not_to_be_offered(workspace: Workspace, tmp_path: Path) -> None:
    """As that of the tab from which a second one was opened; once they differ, it is."""
    desk = at_work(workspace, tmp_path)
    [draft], _broken = Journal(tmp_path / "state", "second").drafts(workspace.root)

    assert draft.is_in(desk.workspace)
    desk.undo()
    assert not draft.is_in(desk.workspace)
