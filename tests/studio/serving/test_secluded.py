"""Nothing leaves the machine: the real server asks for no address but its own, and works where there is no network."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.paths import CONTENT

WAYS = (["unshare", "--net"], ["unshare", "--map-root-user", "--net"])
"""How a program is given a network of its own: as root, and as anyone where the system lets them."""
OWN = ("127.0.0.1", "localhost")
PATIENCE_S = 20


def apart() -> list[str]:
    """Return the beginning of a command in a network of its own; empty where the system allows none."""
    if shutil.which("unshare") is None:
        return []
    worked = (way for way in WAYS if subprocess.run([*way, "true"], capture_output=True, check=False).returncode == 0)
    return next(worked, [])


@pytest.fixture
def heard(tmp_path: Path) -> Path:
    """The file into which every Python of the test writes which addresses it asks for."""
    first = tmp_path / "first" / "sitecustomize.py"
    first.parent.mkdir()
    shutil.copy(Path(__file__).with_name("listening.py"), first)
    return tmp_path / "heard"


def opened(way: list[str], heard: Path) -> dict[str, object]:
    """Open a pack by a command that begins so, and return what happened."""
    path = os.pathsep.join((str(heard.parent / "first"), str(Path.cwd())))
    variables = {**os.environ, "PYTHONPATH": path, "MUSTERPRESS_TEST_HEARD": str(heard)}
    words = [*way, sys.executable, "-m", "tests.studio.serving.secluded", str(CONTENT / "seven_seconds")]
    done = subprocess.run(words, env=variables, capture_output=True, text=True, check=True, timeout=300)
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.prove
def test_the_studio_works_where_no_other_machine_can_be_reached(heard: Path) -> None:
    """In a network of its own, with nothing in it but this machine, it shows a pack and refuses others at once."""
    way = apart()
    if not way:
        pytest.skip("this system gives nobody a network of their own: the studio's seclusion is passed over")

    found = opened(way, heard)

    assert found["alone"] is True
    assert found["ready"] is True
    assert found["shows"] is True
    assert found["answers"] == [403] * 24
    assert float(str(found["took_s"])) < PATIENCE_S
    asked = heard.read_text(encoding="utf-8").splitlines()
    assert any("connect" in line for line in asked)  # of the test itself: it is listened to
    assert [line for line in asked if not any(name in line for name in OWN) and "192.0.2.1" not in line] == []
