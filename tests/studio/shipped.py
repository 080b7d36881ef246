"""Desks of copies of shipped packs, for tests that edit them."""

import shutil
from pathlib import Path

from engine.paths import CONTENT
from studio.desk import Desk
from studio.opening import open_workspace
from studio.workspace import Workspace


def desk_of(folder: Path, name: str = "seven_seconds") -> Desk:
    """Return a desk with a copy of a shipped pack, made in `folder`."""
    root = Path(shutil.copytree(CONTENT / name, folder / name))
    workspace = open_workspace(root)
    assert isinstance(workspace, Workspace)
    return Desk(workspace)
