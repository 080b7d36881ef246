"""A command that is broken off by Ctrl-C on a terminal."""

import contextlib
import os
import re
import signal
import subprocess
import sys
from threading import Thread


def interrupted(*arguments: str, after: str) -> tuple[int, str]:
    """Run a command until the terminal shows the pattern `after`, press Ctrl-C; return its exit code and its output."""
    terminal, errors = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "musterpress", *arguments], stdout=subprocess.PIPE, stderr=errors, text=True
    )
    os.close(errors)
    shown = ""
    while not re.search(after, shown):
        shown += os.read(terminal, 1024).decode()
    process.send_signal(signal.SIGINT)
    # Read on as a terminal does, so that the bar can be taken away.
    Thread(target=_drain, args=(terminal,), daemon=True).start()
    output, _ = process.communicate(timeout=120)
    return process.returncode, output


def _drain(terminal: int) -> None:
    with contextlib.suppress(OSError):
        while os.read(terminal, 1024):
            pass
    os.close(terminal)
