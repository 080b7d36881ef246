"""Sessions of copies of shipped packs, for tests that edit them."""

import shutil
from pathlib import Path

from engine.paths import CONTENT
from studio.core.opening import open_workspace
from studio.core.session import Session
from studio.core.workspace import Workspace


def session_of(folder: Path, name: str = "seven_seconds") -> Session:
    """Return a session with a copy of a shipped pack, made in `folder`."""
    return _opened(Path(shutil.copytree(CONTENT / name, folder / name)))


def small_session_of(folder: Path, name: str, file: str) -> Session:
    """Return a session with the manifest and one file of a shipped pack, copied to `folder`."""
    for one in ("pack.yaml", file):
        (folder / one).parent.mkdir(exist_ok=True)
        shutil.copy(CONTENT / name / one, folder / one)
    return _opened(folder)


def _opened(root: Path) -> Session:
    workspace = open_workspace(root)
    assert isinstance(workspace, Workspace)
    return Session(workspace)
