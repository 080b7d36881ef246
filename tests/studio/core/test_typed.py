"""What is typed and in no document so far: handed over by a browser, kept beside the draft, offered after a restart."""

import json
from pathlib import Path
from typing import Any

import pytest

from studio.browser.tab import KeptSessions
from studio.core.journal import Journal, message_of, written
from studio.core.session import Session
from studio.core.workspace import Workspace

WORDS = "Half a sentence with a snowman \u2603"
ONE: dict[str, Any] = {
    "widget": "st-key-title-7",
    "label": "Title",
    "page": "documents",
    "from": 12,
    "text": WORDS,
    "setting": False,
}
PLACE = "st-key-title Title"


def sent(**changes: Any) -> bytes:
    """Return a message of a browser, with what is changed in it."""
    return json.dumps({"token": "t", "typed": {PLACE: ONE}} | changes).encode()


@pytest.fixture
def session(workspace: Workspace, tmp_path: Path) -> Session:
    return Session(workspace, Journal(tmp_path / "state", "first"))


def others(session: Session) -> Journal:
    """Return the journal of a later session."""
    assert session.journal is not None
    return Journal(session.journal.folder, "second")


def keep(session: Session, message: bytes) -> None:
    said = message_of(message)
    assert said is not None
    assert session.keep_typed(said[1])


def test_what_was_typed_is_offered_after_a_restart(session: Session) -> None:
    """With nothing else unsaved too; it comes back as the browser sent it, and nothing is written to the pack."""
    before = sorted(session.workspace.root.rglob("*"))
    keep(session, sent())

    [draft], broken = others(session).drafts(session.workspace.root)

    assert broken == ()
    assert written(draft.typed) == {PLACE: ONE}
    assert draft.ours == {}
    assert not draft.is_in(session.workspace)
    assert sorted(session.workspace.root.rglob("*")) == before


def test_what_was_typed_goes_when_it_has_come(session: Session) -> None:
    """No file of it is left, and nothing is offered."""
    keep(session, sent())
    keep(session, sent(typed={}))

    assert others(session).drafts(session.workspace.root) == ((), ())
    assert session.journal is not None
    assert [path for path in session.journal.folder.rglob("*") if path.is_file()] == []


def test_a_draft_is_dropped_with_what_was_typed_beside_it(session: Session) -> None:
    """Both are one offer, and one answer settles them."""
    session.change("Change", {"new.yaml": b"new"})
    session.keep_draft()
    keep(session, sent())
    [draft], _broken = others(session).drafts(session.workspace.root)
    assert (draft.ours, written(draft.typed)) == ({"new.yaml": b"new"}, {PLACE: ONE})

    others(session).drop(draft)

    assert others(session).drafts(session.workspace.root) == ((), ())


def test_what_was_typed_and_cannot_be_read_is_named_and_left(session: Session) -> None:
    """Its file is the one that is named."""
    keep(session, sent())
    assert session.journal is not None
    [path] = session.journal.folder.rglob("*.typed")
    path.write_text("{half", encoding="ascii")

    assert others(session).drafts(session.workspace.root) == ((), (path,))


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"[]",
        b"\xff",
        sent(token=1),
        sent(typed=[]),
        sent(typed={PLACE: "words"}),
        sent(typed={PLACE: ONE | {"text": 5}}),
        sent(typed={PLACE: ONE | {"from": -1}}),
        sent(typed={"x" * 501: ONE}),
        sent(token="t" * 501),
    ],
)
def test_what_no_browser_of_ours_sends_is_nothing(message: bytes) -> None:
    """Neither words where others belong, nor names without end."""
    assert message_of(message) is None


def test_nothing_is_kept_without_a_place_for_it(workspace: Workspace, tmp_path: Path) -> None:
    """The browser hears of it, and sends it again."""
    (tmp_path / "file").write_bytes(b"")
    said = message_of(sent())
    assert said is not None

    assert not Session(workspace).keep_typed(said[1])
    assert not Session(workspace, Journal(tmp_path / "file", "first")).keep_typed(said[1])


def test_a_tab_is_known_by_its_token_and_its_draft_as_one_of_an_open_tab(session: Session) -> None:
    """So that what it types finds its session, and is offered to no other tab as that of an earlier one."""
    room = KeptSessions()
    room.keep("token", session)

    assert room.session_of("token") is session
    assert room.session_of("other") is None
    assert room.journals() == {"first"}
