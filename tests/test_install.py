"""Setting up: uv installs what the locks name, from where pip is told to, and pip does it where uv cannot."""

import importlib.util
import os
import subprocess
import zipfile
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from types import ModuleType

import pytest

from engine.kernel.build.kernels import kernel_source
from engine.kernel.kernels import KERNELS

FETCHED_BY_PIP = "requirements-install.lock"


def load() -> ModuleType:
    """The script that make installs with, which lies in no package."""
    spec = importlib.util.spec_from_file_location("install", Path(".ci/install.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


INSTALL = load()


class Machine:
    """What is run, in short; the words that fail are said beforehand."""

    def __init__(self, *failing: str) -> None:
        self.failing, self.ran = failing, list[str]()

    def run(self, command: Sequence[str]) -> int:
        """Note who was asked, and fail if that was said."""
        line = " ".join(command)
        who = "ensurepip" if "ensurepip" in line else "uv" if "uv pip" in line else "pip"
        what = f"{who} outside" if "--python" in command and who == "pip" else who
        self.ran.append(f"{what} fetches" if FETCHED_BY_PIP in line else what)
        return int(self.ran[-1] in self.failing)


@pytest.mark.parametrize(
    ("failing", "ran"),
    [
        ((), ["pip outside fetches", "uv"]),
        (("uv",), ["pip outside fetches", "uv", "pip"]),
        (("pip outside fetches",), ["pip outside fetches", "ensurepip", "pip fetches", "uv"]),
        (("pip outside fetches", "pip fetches"), ["pip outside fetches", "ensurepip", "pip fetches", "pip"]),
    ],
    ids=["all there", "uv fails", "no pip outside", "no uv"],
)
def test_pip_installs_where_uv_cannot(failing: Sequence[str], ran: list[str], tmp_path: Path) -> None:
    """Uv is fetched first; each thing that fails has another in its place."""
    machine = Machine(*failing)

    assert INSTALL.install(["-r", "some.lock"], machine.run, str, tmp_path / "uv") == 0
    assert machine.ran == ran


def test_an_installation_that_fails_with_both_is_a_failure(tmp_path: Path) -> None:
    """Make stops there."""
    machine = Machine("uv", "pip")
    (tmp_path / "uv").touch()

    assert INSTALL.install(["-r", "some.lock"], machine.run, str, tmp_path / "uv") == 1
    assert machine.ran == ["uv", "pip"]


def test_uv_takes_packages_from_where_pip_does() -> None:
    """Every place of every setting, the environment before a command's own section before the global one."""
    listed = r"""
:env:.cert='/etc/certificates.pem'
:env:.default-timeout='180'
global.cert='/elsewhere.pem'
global.extra-index-url='file:///one https://example.org/two'
global.find-links='/wheels'
install.find-links='/own'
global.no-index='true'
"""
    assert INSTALL.sources(listed) == (
        *("--index-strategy", "unsafe-best-match"),
        *("--extra-index-url", "file:///one", "--extra-index-url", "https://example.org/two"),
        *("--find-links", "/own", "--cert", "/etc/certificates.pem", "--no-index"),
    )


def test_without_settings_uv_is_told_no_place() -> None:
    """It knows where most packages are."""
    assert INSTALL.sources("") == ("--index-strategy", "unsafe-best-match")


@pytest.mark.parametrize("right", [True, False])
def test_uv_holds_files_to_their_hashes(right: bool, tmp_path: Path) -> None:
    """What a lock names is installed; with another hash than the file's it is not."""
    wheel = lamp(tmp_path)
    digest = sha256(wheel.read_bytes() if right else b"another").hexdigest()
    lock, there = tmp_path / "some.lock", tmp_path / "there"
    lock.write_text(f"lamp==1.0 --hash=sha256:{digest}\n", encoding="utf-8")
    if not Path(INSTALL.UV_INSTALL[0]).exists():
        pytest.skip("uv could not be had here, so pip installs")

    options = ["--no-cache", "--no-index", "--find-links", str(tmp_path), "--target", str(there)]
    found = subprocess.run([*INSTALL.UV_INSTALL, *options, "--require-hashes", "-r", str(lock)], check=False)

    assert (found.returncode == 0, (there / "lamp.py").exists()) == (right, right)


def lamp(folder: Path) -> Path:
    """The smallest wheel there is."""
    path = folder / "lamp-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr("lamp.py", "")
        wheel.writestr("lamp-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: lamp\nVersion: 1.0\n")
        wheel.writestr("lamp-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr("lamp-1.0.dist-info/RECORD", "")
    return path


def test_make_knows_all_sources_of_the_kernels() -> None:
    """What `make golden` compares must be of the rules as they stand: a changed one is compiled first."""
    quiet = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    base = subprocess.run(
        ["make", "--print-data-base", "--question", "help"], env=quiet, check=False, capture_output=True, text=True
    ).stdout
    [known] = [line.partition(":=")[2].split() for line in base.splitlines() if line.startswith("KERNELS :=")]
    modules = {module for name in KERNELS for module, _ in kernel_source(name).modules}

    assert {f"{module.replace('.', '/')}.py" for module in modules} <= set(known)
