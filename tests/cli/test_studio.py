"""`musterpress studio`: what it says before there is a window, and how it ends."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from engine.paths import CONTENT, HOME
from musterpress.servers import ENDING, Server, any_port, ended
from tests.cli.conftest import Run


def test_without_streamlit_it_says_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Streamlit is an extra; whoever lacks it is told what to type."""
    run("studio", "--help")  # loads the commands
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if not entry.endswith("site-packages")])
    monkeypatch.delitem(sys.modules, "streamlit", raising=False)

    result = run("studio", "seven_seconds")

    assert result.exit_code == 2
    assert "pip install 'musterpress[studio]'" in result.stderr


def test_a_taken_port_is_named(run: Run) -> None:
    """The studio goes to no other port than the one that was asked for."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        result = run("studio", "--port", str(port))

    assert result.exit_code == 2
    assert f"port {port} is taken by another program" in result.stderr


@pytest.mark.parametrize(
    ("name", "said"), [("no_such_pack", "neither a path nor a shipped pack"), ("schemas", "no folder of a pack")]
)
def test_what_is_no_pack_is_refused(run: Run, name: str, said: str) -> None:
    """Before a server is started, with the reason."""
    result = run("studio", name)

    assert result.exit_code == 2
    assert said in " ".join(result.stderr.split())


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as POSIX has them")
@pytest.mark.parametrize("ending", [signal.SIGINT, *ENDING])
def test_it_opens_a_copy_of_a_shipped_pack_and_ends_quietly(tmp_path: Path, ending: signal.Signals) -> None:
    """The shipped pack is never written to, the address is said once it answers, and no server stays behind."""
    port = any_port()
    words = [sys.executable, "-m", "musterpress", "studio", "seven_seconds", "--no-browser", "--port", str(port)]
    variables = {**os.environ, "PYTHONPATH": str(HOME)}
    with subprocess.Popen(words, cwd=tmp_path, env=variables, stdout=-1, stderr=-1, text=True) as program:
        assert program.stdout is not None
        said = [program.stdout.readline() for _ in range(2)]
        with urlopen(f"http://127.0.0.1:{port}/") as page:
            assert b"<title>" in page.read()
        program.send_signal(ending)
        try:
            _, complaints = program.communicate(timeout=30)
        finally:
            program.kill()

    assert said == [
        f"Copied the shipped pack to {tmp_path / 'seven_seconds'}\n",
        f"The studio is open at http://127.0.0.1:{port}\n",
    ]
    assert complaints == ""
    assert free_of_listeners(port)
    assert names(tmp_path / "seven_seconds") == names(CONTENT / "seven_seconds")


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="terminals hang up on POSIX systems")
def test_who_starts_it_with_nohup_may_close_the_terminal() -> None:
    """The signal stays ignored while the server runs."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with ended(Server(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]), 0)):
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


def free_of_listeners(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*.yaml")}
