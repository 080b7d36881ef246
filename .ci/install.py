"""Install into the environment of this Python: `install.py ARGUMENT...`, arguments as of `pip install`.

Uv does it in a tenth of pip's time. The pip of the Python that made the environment fetches it, by its hash, and a pip
for whoever works in the environment. Where uv cannot be had or fails, pip installs.
"""

import ast
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

LOCK = Path(__file__).parent.parent / "requirements-install.lock"
UV = Path(sys.executable).with_name("uv.exe" if sys.platform == "win32" else "uv")
FETCH = ("install", "--quiet", "--no-compile", "--require-hashes", "-r", str(LOCK))
# pyproject.toml has a constraint for `make lock`, which has no hash and which uv would apply here too.
UV_INSTALL = (str(UV), "pip", "install", "--quiet", "--no-config", "--python", sys.executable)
OWN_PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
PIP_OUTSIDE = (sys._base_executable, "-m", "pip", "--disable-pip-version-check", "--python", sys.executable)

SOURCES = ("index-url", "extra-index-url", "find-links", "trusted-host", "cert")
"""What pip can be told about where packages come from; uv knows options of the same names."""

SECTIONS = ("global", "install", ":env:")
"""Where pip finds a setting; a later one counts more."""

Run = Callable[[Sequence[str]], int]


def install(arguments: Sequence[str], run: Run, listed: Callable[[], str], uv: Path = UV) -> int:
    """Install with uv if it is there or can be fetched, else or if it fails with pip; return the exit code."""
    there = uv.exists() or _fetched(run)
    if there and run((*UV_INSTALL, *sources(listed()), *arguments)) == 0:
        return 0
    print("Uv could not install it here; pip does, which takes longer ...", file=sys.stderr, flush=True)
    return run((*OWN_PIP, "install", "--quiet", *arguments))


def _fetched(run: Run) -> bool:
    """Fetch uv and pip with the pip outside, or where there is none with the one that Python brings."""
    if run((*PIP_OUTSIDE, *FETCH)) == 0:
        return True
    return run((sys.executable, "-m", "ensurepip")) == 0 and run((*OWN_PIP, *FETCH)) == 0


def sources(listed: str) -> tuple[str, ...]:
    """Return the options that tell uv where packages come from, by what `pip config list` says.

    Like pip, uv then looks for a version in every place; each file is held to its hash, wherever it lies.
    """
    settings = _settings(listed)
    return ("--index-strategy", "unsafe-best-match", *_options(settings))


def _options(settings: Mapping[str, str]) -> Iterator[str]:
    for name in SOURCES:
        for place in settings.get(name, "").split():
            yield from (f"--{name}", place)
    if settings.get("no-index", "").lower() in {"1", "true", "yes", "on"}:
        yield "--no-index"


def _settings(listed: str) -> dict[str, str]:
    lines = [line.partition("=") for line in listed.splitlines()]
    values = {name: str(ast.literal_eval(value)) for name, _, value in lines if value}
    by_section = [
        (section, *name.rpartition(".")[::2], value) for section in SECTIONS for name, value in values.items()
    ]
    return {key: value for section, written_in, key, value in by_section if section == written_in}


def _run(command: Sequence[str]) -> int:
    return subprocess.run(command, check=False).returncode


def _listed() -> str:
    return subprocess.run((*OWN_PIP, "config", "list"), check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(install(sys.argv[1:], _run, _listed))
