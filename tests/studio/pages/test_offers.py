"""What earlier sessions left unsaved: asked about one draft at a time, the newest first."""

import os
from pathlib import Path

import pytest

from studio.core.journal import Journal
from studio.core.opening import open_workspace
from studio.core.workspace import Focus, Workspace
from tests.studio.pages.pages import opened, press, shipped_pack


def left_unsaved(root: Path, state: Path, session: str, title: str) -> None:
    """Leave the draft of a session in which the pack got another title."""
    workspace = open_workspace(root)
    assert isinstance(workspace, Workspace)
    changed = workspace.rewrite(Focus("pack.yaml", 0, ("title",)), title, "Change")
    assert isinstance(changed, Workspace)
    Journal(state, session).keep(changed)


def test_of_two_drafts_the_newest_is_asked_about_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one is counted, and asked about when the first is discarded, which takes that draft away."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    root, state = shipped_pack(tmp_path), tmp_path / "state" / "musterpress"
    left_unsaved(root, state, "old", "Older")
    left_unsaved(root, state, "new", "Newer")
    [old] = (path for path in state.rglob("old.json"))
    os.utime(old, (1, 1))
    page = opened("problems", root)

    assert [button.key for button in page.button if button.label == "Discard"] == ["drop:new.json"]
    assert any("There is 1 older draft" in one.value for one in page.markdown)

    page = press(page, "Discard")

    assert [path.name for path in state.rglob("*.json")] == ["old.json"]
    assert [button.key for button in page.button if button.label == "Discard"] == ["drop:old.json"]
    assert not any("older draft" in one.value for one in page.markdown)
