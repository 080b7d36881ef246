"""What every test of a page needs: drafts are kept in a folder of the test, and pages are drawn without delay."""

from functools import cache
from pathlib import Path

import pytest
from streamlit.components.v2 import manifest_scanner

INSTALLED = cache(manifest_scanner.scan_component_manifests)
"""Streamlit reads the metadata of all installed packages for each page; they stay the same while tests run."""


@pytest.fixture(autouse=True)
def _state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr(manifest_scanner, "scan_component_manifests", INSTALLED)
