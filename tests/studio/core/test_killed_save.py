"""A process that dies in the middle of a save leaves each file as it was or as it was to be."""

import os
import random
import signal
import sys
import time
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from studio.core.journal import Journal
from studio.core.opening import open_workspace
from studio.core.saving import save
from studio.core.workspace import Workspace
from tests.samples import at_length

OLD = {f"file_{number}.yaml": f"old {number}\n".encode() * 3000 for number in range(2)}
NEW = {name: data.replace(b"old", b"new") for name, data in OLD.items()}
WATCHED = ("saving.py", "writing.py", "journal.py")


def prepared(root: Path) -> Workspace:
    for name, data in OLD.items():
        (root / name).write_bytes(data)
    found = open_workspace(root)
    assert isinstance(found, Workspace)
    changed = found.change("All", NEW)
    assert isinstance(changed, Workspace)
    return changed


def die_at_step(step: int) -> None:
    """Let this process be killed at line `step` of what writes files."""
    left = step

    def trace(frame: FrameType, event: str, _arg: Any) -> Any:
        nonlocal left
        if not frame.f_code.co_filename.endswith(WATCHED):
            return None
        if event == "line":
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
        return trace

    sys.settrace(trace)


def saved_in_a_child(workspace: Workspace, journal: Journal, step: int) -> bool:
    """Save in a process of its own that dies at a step; whether it lived to the end."""
    child = os.fork()
    if child == 0:
        try:
            if step:
                die_at_step(step)
            save(workspace)
            journal.keep(workspace)
        finally:
            os._exit(0)
    return os.waitpid(child, 0)[1] == 0


def judge(root: Path) -> int:
    """Fail if a file is neither old nor new; return how many are new."""
    found = {name: (root / name).read_bytes() for name in OLD}
    assert [name for name in found if found[name] not in {OLD[name], NEW[name]}] == []
    return sum(found[name] == NEW[name] for name in found)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
@at_length("stride", 5, 1, few=20)
def test_killed_at_any_line_of_a_save_each_file_is_old_or_new(root: Path, tmp_path: Path, stride: int) -> None:
    """From the first line to the last, and the save after it succeeds and clears away what was left."""
    journal, step, states = Journal(tmp_path / "state", "a"), 0, set()
    while True:
        step += stride
        workspace = prepared(root)
        if saved_in_a_child(workspace, journal, step):
            break
        states.add(judge(root))
    current = open_workspace(root)
    assert isinstance(current, Workspace)
    again = current.change("Again", OLD)
    assert isinstance(again, Workspace)

    assert step > 100
    assert states == {0, 1, 2}
    assert save(again).written == tuple(OLD)
    assert list(root.glob(".*")) == []


@pytest.mark.prove
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
def test_killed_at_random_moments_each_file_is_old_or_new(root: Path, tmp_path: Path) -> None:
    """The same from outside, at moments within a save and not only between its lines."""
    chance, journal = random.Random(11), Journal(tmp_path / "state", "a")
    for _ in range(40):
        workspace = prepared(root)
        child = os.fork()
        if child == 0:
            try:
                save(workspace)
            finally:
                os._exit(0)
        time.sleep(chance.random() * 0.01)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        judge(root)
    assert journal.drafts(root) == ((), ())
