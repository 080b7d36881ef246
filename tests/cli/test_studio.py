"""`musterpress studio`: what it says before there is a window, and how it ends."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from engine.paths import CONTENT, HOME
from musterpress.servers import ENDING, Server, any_port, ended
from schemas.packs.starters import lost
from tests.cli.conftest import Run
from tests.studio.serving.asking import address_said, ask, let_in


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


@pytest.fixture
def heeded() -> Iterator[None]:
    """Let programs that are started heed signals, though the tests may have been told to ignore some, as by nohup."""
    told = {ending: signal.signal(ending, signal.default_int_handler) for ending in (signal.SIGINT, *ENDING)}
    yield
    for ending, handler in told.items():
        signal.signal(ending, handler)


@pytest.mark.usefixtures("heeded")
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
        assert "<title>" in ask(port, "/", Cookie=let_in(address_said(said[1]))).text
        program.send_signal(ending)
        try:
            _, complaints = program.communicate(timeout=120)
        finally:
            program.kill()

    assert said[0] == f"Copied the shipped pack to {tmp_path / 'seven_seconds'}\n"
    assert said[1].startswith(f"The studio is open at http://127.0.0.1:{port}/?token=")
    assert complaints == ""
    assert free_of_listeners(port)
    assert names(tmp_path / "seven_seconds") == names(CONTENT / "seven_seconds")
    assert [*lost(tmp_path / "seven_seconds")] == [], "editors find the schemas of the copy"


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="terminals hang up on POSIX systems")
def test_who_starts_it_with_nohup_may_close_the_terminal() -> None:
    """The signal stays ignored while the server runs."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        sleeper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        with ended(Server(sleeper, 0, TemporaryDirectory(), ())):
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


@pytest.mark.skipif(
    os.name != "posix", reason="other systems show nobody what a program of another user is started with"
)
def test_a_window_is_opened_without_telling_other_users_the_address(tmp_path: Path) -> None:
    """A browser is started with a file that only the author can read; it leads to an address that lets one in."""
    port = any_port()
    browser = tmp_path / "browser"
    browser.write_text(f"#!{sys.executable}\nimport os, pathlib, sys\n{NOTED.format(tmp_path)}", encoding="utf-8")
    browser.chmod(0o755)
    os.mkfifo(tmp_path / "noted")
    words = [sys.executable, "-m", "musterpress", "studio", "--port", str(port)]
    variables = {**os.environ, "PYTHONPATH": str(HOME), "BROWSER": f"{browser} %s", "HOME": str(tmp_path)}
    with subprocess.Popen(words, cwd=tmp_path, env=variables, stdout=-1, text=True) as program:
        assert program.stdout is not None
        assert "open at" in program.stdout.readline()
        handed, mode, page = (tmp_path / "noted").read_text(encoding="utf-8").split("\n", 2)
        [address] = {*re.findall(r'http[^"]+token=[^"]+', page)}
        cookie = let_in(address)
        seen = subprocess.run(["ps", "-ww", "-A", "-o", "args"], capture_output=True, text=True, check=True).stdout
        program.terminate()

    assert handed.startswith("file://")
    assert mode == "0o600"
    assert cookie.startswith(f"musterpress_{port}=")
    assert str(port) in seen
    assert address.partition("token=")[2] not in seen
    assert [path.name for path in tmp_path.glob("*.html")] == []


NOTED = """
path = pathlib.Path(sys.argv[1].removeprefix("file://"))
text = "\\n".join([sys.argv[1], oct(path.stat().st_mode & 0o777), path.read_text(encoding="utf-8")])
pathlib.Path("{}/noted").write_text(text, encoding="utf-8")
"""
"""A browser that tells what it was handed."""


def free_of_listeners(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*.yaml")}
