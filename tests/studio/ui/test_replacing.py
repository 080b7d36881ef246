"""Words replaced in the studio: what the page is shown, one step, and the same bytes as the command line writes."""

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from musterpress import api
from schemas.systems import SystemName
from studio.browser.mount import outcome
from studio.browser.replacing import Replacing, preview, replace_chosen
from studio.core.session import Session
from studio.core.workspace import Focus
from tests.studio.browser.studios import SHIPPED
from tests.studio.shipped import session_of

WORDS = {"old": "the", "new": "thy", "any_case": True, "whole_words": True}


def shown(session: Session, **words: Any) -> list[dict[str, Any]]:
    session.looked_through()
    places: list[dict[str, Any]] = preview(session, Replacing(**words))["places"]
    return places


def done(session: Session, keys: list[str], **words: Any) -> str | None:
    return outcome({"op": "replace", **words, "keys": keys}, lambda op: replace_chosen(session, op))


@pytest.mark.parametrize("system", SHIPPED)
def test_the_studio_writes_what_the_command_line_writes(system: SystemName, tmp_path: Path) -> None:
    """Byte for byte, in one step to undo. Shown and done are 1,000 places at a time."""
    session = session_of(tmp_path, SHIPPED[system])
    before = dict(session.workspace.files)
    copy = copytree(session.workspace.root, tmp_path / "copy")
    steps = 0
    while keys := [place["key"] for place in shown(session, **WORDS) if not place["stays"] and place["old"] != "thy"]:
        assert done(session, keys, **WORDS) is None
        steps += 1
    api.replace(copy, **WORDS).write()  # type: ignore[arg-type]

    assert len(session.workspace.history.done) == steps
    assert {name: (copy / name).read_bytes() for name in before} == session.workspace.files
    assert session.workspace.files != before
    for _ in range(steps):
        session.undo()
    assert session.workspace.files == before


def test_only_what_was_picked_changes(tmp_path: Path) -> None:
    """The others of the same text stay."""
    session = session_of(tmp_path)
    session.put(Focus("factions/puc.yaml", 0, ("name",)), "Zorp and zorp and zorp", "Name")
    words = {"old": "zorp", "new": "quux", "any_case": True}
    [_first, second, _third] = shown(session, **words)

    assert (second["line"], second["before"], second["old"], second["behind"]) == (6, "Zorp and ", "zorp", " and zorp")
    assert done(session, [second["key"]], **words) is None
    entry = session.entry("factions/puc.yaml")
    assert entry is not None
    assert entry.data["name"] == "Zorp and quux and zorp"
    assert session.notice == "Replaced in 1 place of 1 file. Undo takes it back in one step"


def test_what_is_not_there_any_more_is_refused(tmp_path: Path) -> None:
    """A second click, or a change of another window in between."""
    session = session_of(tmp_path)
    words = {"old": "foundries cast", "new": "forges beat"}
    [place] = shown(session, **words)

    assert done(session, [place["key"]], **words) is None
    assert done(session, [place["key"]], **words) == "Nothing of this is there any more; look again"
    assert len(session.workspace.history.done) == 1


@pytest.mark.parametrize(
    "op", [{}, {"old": "a"}, {"old": "a", "new": "b", "keys": "x"}, {"old": "", "new": "b", "keys": []}]
)
def test_what_asks_for_nothing_is_refused(op: dict[str, Any], tmp_path: Path) -> None:
    """In a sentence; nothing changes."""
    session = session_of(tmp_path)

    assert outcome(op, lambda said: replace_chosen(session, said))
    assert session.workspace.dirty() == ()
