"""What every test of a page needs: drafts are kept in a folder of the test."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
