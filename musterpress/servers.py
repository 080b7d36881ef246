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
from secrets import token_urlsafe
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Final

import musterpress

ADDRESS: Final = "127.0.0.1"
IMPORTED_FROM: Final = Path(musterpress.__file__).resolve().parents[1]
FIRST_PORT: Final = 8501
PORTS_TRIED: Final = 20
BROWSERS: Final = 2
"""How many keys there are: for the address that is said, and for the window that is opened."""

START_S, POLL_S, END_S = 60.0, 0.05, 10.0
ENDING: Final = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
"""What asks a process to end; the second when its terminal is closed, which not every system has."""


@dataclass(frozen=True)
class Server:
    """A server that was started: where it answers, the empty folder it stands in, and the keys to it."""

    process: subprocess.Popen[bytes]
    port: int
    folder: "TemporaryDirectory[str]"
    keys: tuple[str, ...]

    @property
    def url(self) -> str:
        """Where a browser finds it that was let in."""
        return f"http://{ADDRESS}:{self.port}"

    @property
    def addresses(self) -> tuple[str, ...]:
        """What lets a browser in: each address one, once."""
        return tuple(f"{self.url}/?token={key}" for key in self.keys)

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
    It finds our layers where this process has them, and nothing in the folder it is started from, which may be a
    pack of anyone: it stands in an empty folder, and is told the other one by name.
    """
    words = [sys.executable, "-P", "-m", "studio.serving.server", str(port), *([str(pack.absolute())] if pack else [])]
    keys = tuple(token_urlsafe(32) for _ in range(BROWSERS))
    around = {
        **os.environ,
        **(variables or {}),
        "PYTHONPATH": os.pathsep.join((str(IMPORTED_FROM), *_python_path())),
        "MUSTERPRESS_FOLDER": str(Path.cwd()),
        "MUSTERPRESS_KEYS": " ".join(keys),  # which other users of the machine see no more than the rest of these
    }
    folder = TemporaryDirectory(prefix="musterpress-", ignore_cleanup_errors=True)
    return Server(subprocess.Popen(words, cwd=folder.name, env=around), port, folder, keys)  # noqa: S603 - our own


def _python_path() -> Iterator[str]:
    given = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return (str(Path(entry).absolute()) for entry in given if entry)


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
        server.folder.cleanup()


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(END_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _leave(number: int, _frame: FrameType | None) -> None:
    sys.exit(128 + number)
