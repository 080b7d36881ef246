"""A small pack on disk to work on."""

from pathlib import Path

import pytest

from studio.core.opening import open_workspace
from studio.core.workspace import Workspace

MANIFEST = """kind: pack
id: small
format: 1
system: seven_seconds
version: 1.0.0
title: A small pack   # for tests
authors: [A. Tester]
licence: CC0-1.0
"""
RULES = (
    "# what is different\r\nkind: rules\r\nid: small_rules\r\ntitle: Rules\r\nactivation:\r\n  extra_blips: 2  # 3\r\n"
)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The folder of a pack with a manifest, rules with Windows line ends, and a picture."""
    folder = tmp_path / "small"
    (folder / "pictures").mkdir(parents=True)
    (folder / "pack.yaml").write_bytes(MANIFEST.encode())
    (folder / "rules.yaml").write_bytes(RULES.encode())
    (folder / "pictures" / "flag.svg").write_bytes(b"<svg/>")
    return folder


@pytest.fixture
def workspace(root: Path) -> Workspace:
    """The pack as it was opened."""
    found = open_workspace(root)
    assert isinstance(found, Workspace)
    return found
