"""Desks of copies of shipped packs, for tests that edit them."""

import shutil
from pathlib import Path

from engine.paths import CONTENT
from studio.core.opening import open_workspace
from studio.core.session import Desk
from studio.core.workspace import Workspace


def desk_of(folder: Path, name: str = "seven_seconds") -> Desk:
    """Return a desk with a copy of a shipped pack, made in `folder`."""
    return _opened(Path(shutil.copytree(CONTENT / name, folder / name)))


def small_desk_of(folder: Path, name: str, file: str) -> Desk:
    """Return a desk with the manifest and one file of a shipped pack, copied to `folder`."""
    for one in ("pack.yaml", file):
        (folder / one).parent.mkdir(exist_ok=True)
        shutil.copy(CONTENT / name / one, folder / one)
    return _opened(folder)


def _opened(root: Path) -> Desk:
    workspace = open_workspace(root)
    assert isinstance(workspace, Workspace)
    return Desk(workspace)
