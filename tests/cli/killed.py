"""A real command that is killed at each of its file operations in turn: `python -m tests.cli.killed FOLDER OUT ...`.

The command runs up to its first change in FOLDER. There it forks a child for each operation to come, which goes on and
is killed at that operation; what it leaves is copied to a folder of OUT, 0000 and so on, and FOLDER is as it was
before. The last child gets to the end.
"""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

CHANGES = {"os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.link", "os.chmod", "os.truncate"}
MOST = 1000


def left_by_kills(folder: Path, out: Path, *arguments: str) -> list[Path]:
    """Return what a command leaves in a folder when it is killed at its first change there, its second, and so on.

    The last one is what it leaves when it is not killed.
    """
    command = [sys.executable, "-m", "tests.cli.killed", str(folder), str(out), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    return sorted(out.iterdir())


class Killer:
    """An audit hook that sees every change of the file system below a folder."""

    def __init__(self, folder: Path, out: Path) -> None:
        self.folder, self.out = folder.resolve(), out
        self.left = -1  # the parent's own changes come to no end
        self.is_child = False

    def __call__(self, event: str, arguments: tuple[Any, ...]) -> None:
        """Kill the process, or fork, at a change."""
        if not self._changes(event, arguments):
            return
        if not self.is_child:
            self._fork_children()
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        self.left -= 1

    def _changes(self, event: str, arguments: tuple[Any, ...]) -> bool:
        if event == "open":
            path, mode, flags = arguments
            writes = flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT) if mode is None else set(mode) & set("wax+")
            return bool(writes) and self._is_inside(path)
        by_handle = any(isinstance(one, int) and one > 2 for one in arguments[1:]) and event != "os.chmod"
        return event in CHANGES and (by_handle or any(self._is_inside(one) for one in arguments))

    def _is_inside(self, path: Any) -> bool:
        return isinstance(path, str | os.PathLike) and Path(path).absolute().is_relative_to(self.folder)

    def _fork_children(self) -> None:
        """Let children go on, each one operation farther, until one comes to the end; then end too."""
        self.is_child = True
        before = self.out.with_suffix(".before")
        shutil.copytree(self.folder, before)
        for number in range(MOST):
            child = os.fork()
            if not child:
                self.left = number
                return
            _, status = os.waitpid(child, 0)
            shutil.copytree(self.folder, self.out / f"{number:04}")
            self._restore(before)
            if not os.WIFSIGNALED(status):
                os._exit(0)
        os._exit(1)

    def _restore(self, before: Path) -> None:
        for path in self.folder.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        shutil.copytree(before, self.folder, dirs_exist_ok=True)


if __name__ == "__main__":
    where, to, *words = sys.argv[1:]
    from musterpress.cli import main

    sys.argv = ["musterpress", *words]
    sys.addaudithook(Killer(Path(where), Path(to)))
    main()
