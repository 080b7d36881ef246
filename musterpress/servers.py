"""The studio's server as a process of its own: its port, its start, its end."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import FrameType
from typing import Final

from engine.paths import HOME

ADDRESS: Final = "127.0.0.1"
FIRST_PORT: Final = 8501
PORTS_TRIED: Final = 20
START_S, POLL_S, END_S = 60.0, 0.05, 10.0
ENDING: Final = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
"""What asks a process to end; the second when its terminal is closed, which not every system has."""


@dataclass(frozen=True)
class Server:
    """A server that was started, and where it answers."""

    process: subprocess.Popen[bytes]
    port: int

    @property
    def url(self) -> str:
        """Where a browser finds it."""
        return f"http://{ADDRESS}:{self.port}"

    def answers(self) -> bool:
        """Whether it is ready for a browser."""
        connection = HTTPConnection(ADDRESS, self.port, timeout=1)
        try:
            connection.request("GET", "/_stcore/health")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()


def is_free(port: int) -> bool:
    """Whether no other program listens at a port of this machine."""
    with socket.socket() as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((ADDRESS, port))
        except OSError:
            return False
        return True


def free_port() -> int:
    """Return the first free port from FIRST_PORT on, so that the studio is mostly at the same address."""
    near = (port for port in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if is_free(port))
    return next(near, 0) or any_port()


def any_port() -> int:
    """Return a free port that the system names, mostly another each time."""
    with socket.socket() as probe:
        probe.bind((ADDRESS, 0))
        return int(probe.getsockname()[1])


def start_server(port: int, pack: Path | None, variables: Mapping[str, str] | None = None) -> Server:
    """Start the server for a pack, or for none; it may not answer yet.

    `variables` are added to its environment.
    It finds our layers where this process has them, and nothing in the folder it is started from.
    """
    words = [sys.executable, "-P", "-m", "studio.server", str(port), *([str(pack)] if pack is not None else [])]
    found = os.pathsep.join((str(HOME), *filter(None, [os.environ.get("PYTHONPATH")])))
    around = {**os.environ, **(variables or {}), "PYTHONPATH": found}
    return Server(subprocess.Popen(words, env=around), port)  # noqa: S603 - our own


def wait_for(server: Server) -> bool:
    """Wait until a server is ready, and return whether it is; it is not when its process ended."""
    until = time.monotonic() + START_S
    while server.process.poll() is None and time.monotonic() < until:
        if server.answers():
            return True
        time.sleep(POLL_S)
    return False


@contextmanager
def ended(server: Server) -> Iterator[Server]:
    """End a server with the work that uses it, also when that is interrupted or this process is asked to end."""
    heard = [number for number in ENDING if signal.getsignal(number) is not signal.SIG_IGN]  # as `nohup` has it
    before = {number: signal.signal(number, _leave) for number in heard}
    try:
        with suppress(KeyboardInterrupt):
            yield server
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        _end(server.process)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(END_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _leave(number: int, _frame: FrameType | None) -> None:
    sys.exit(128 + number)
