"""A compiled kernel that was built from other sources is refused: it would play by rules that nobody reads."""

import shutil
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from engine.battles import modes
from engine.battles.orders import OrderError
from engine.kernel.build import build_all
from engine.kernel.kernels import KERNELS, code_of, kernel_digest
from engine.paths import HOME

SYSTEM = "seven_seconds"
CACHES = (modes.compiled_kernel, modes._warn_once)


def _forget() -> None:
    for each in CACHES:
        each.cache_clear()


@pytest.fixture(params=["another digest", "no digest"])
def older_kernel(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put a module where the compiled kernel lies: built from other sources, or before digests were told."""
    module = ModuleType(f"engine._compiled.{SYSTEM}")
    if request.param == "another digest":
        monkeypatch.setattr(module, "digest", lambda: "0" * 16, raising=False)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.delenv("MUSTERPRESS_REQUIRE_COMPILED", raising=False)
    _forget()
    yield
    monkeypatch.undo()
    _forget()


@pytest.mark.usefixtures("older_kernel")
def test_a_kernel_of_an_older_build_is_not_used_and_said_once() -> None:
    """Battles run in plain mode; the first time a warning says why, and how to build the kernel again."""
    with pytest.warns(RuntimeWarning, match="of an older build; .*engine.kernel.build.*plain mode"):
        assert modes.mode_for(SYSTEM, "auto") == "plain"
    with warnings.catch_warnings(action="error"):
        assert modes.mode_for(SYSTEM, "auto") == "plain"
        assert modes.mode_for(SYSTEM, "plain") == "plain"

    assert modes.compiled_kernel(SYSTEM) is None
    assert modes.mode_sentence().startswith(
        "plain for seven_seconds (the compiled kernel of seven_seconds is of an older"
    )


@pytest.mark.usefixtures("older_kernel")
def test_who_asks_for_the_compiled_engine_is_told_that_it_is_of_an_older_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for by the order, or by the environment for whatever is ordered, the kernel is refused in one sentence."""
    with pytest.raises(OrderError, match="of an older build"):
        modes.mode_for(SYSTEM, "compiled")
    monkeypatch.setenv("MUSTERPRESS_REQUIRE_COMPILED", "1")
    with pytest.raises(OrderError, match="of an older build"):
        modes.mode_for(SYSTEM, "auto")

    assert modes.mode_for(SYSTEM, "plain") == "plain"


def test_a_kernel_that_is_not_compiled_yet_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the others are, no compiler is missing: the sentence says what compiles it."""
    monkeypatch.setitem(sys.modules, f"engine._compiled.{SYSTEM}", None)
    _forget()

    said = modes.mode_sentence()

    _forget()
    assert said == "plain for seven_seconds (not compiled yet, which `python -m engine.kernel.build` does)"


@pytest.mark.prove
def test_kernels_are_compiled_by_name(tmp_path: Path) -> None:
    """The demo waits for one of them; what is there is the kernel and the source that it was made of, and no more."""
    [built] = build_all(tmp_path, ["battlesuit_lookups"])

    assert sorted(path.name for path in tmp_path.iterdir()) == ["battlesuit_lookups.built.pyx", built.name]
    assert build_all(tmp_path, ["battlesuit_lookups"]) == (built,)


def test_the_records_of_one_system_are_enough_to_know_its_build() -> None:
    """Whether a kernel fits is known without the records of another system, and without any module of rules."""
    look = f"from engine.battles.modes import mode_for; import sys; mode_for({SYSTEM!r}, 'auto'); print(*sys.modules)"

    loaded = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout.split()

    kernels = {name.split(".")[2] for name in loaded if name.startswith("engine.games.") and ".kernel." in name}
    assert kernels == {SYSTEM}
    assert "engine.games.seven_seconds.kernel.course.turn" not in loaded


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the engine with its compiled kernels, to edit."""
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(HOME / "engine", folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "schemas").symlink_to(HOME / "schemas")
    return folder


def asked_compiled(checkout: Path) -> str:
    """Return the last line that is said where the compiled kernel is asked for in a checkout."""
    look = f"from engine.battles.modes import mode_for; print(mode_for({SYSTEM!r}, 'compiled'))"
    found = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=False, cwd=checkout)
    return (found.stdout + found.stderr).splitlines()[-1]


def test_a_kernel_whose_sources_were_edited_is_not_played(checkout: Path) -> None:
    """A rule that was changed and not compiled is found; a remark that was changed is not."""
    turn = checkout / "engine/games/seven_seconds/kernel/course/turn.py"
    source = turn.read_text(encoding="utf-8")
    assert asked_compiled(checkout) == "compiled"

    turn.write_text(f"# Some remark.\n{source}", encoding="utf-8")
    assert asked_compiled(checkout) == "compiled"

    turn.write_text(source.replace("+= 1", "+= 2", 1), encoding="utf-8")
    assert "the compiled kernel of seven_seconds is of an older build" in asked_compiled(checkout)


@pytest.mark.parametrize("kernel", sorted(KERNELS))
def test_a_compiled_kernel_says_what_it_was_made_of(kernel: str) -> None:
    """Its digest is that of the sources, so that a log can name it in either mode."""
    built = modes.compiled_kernel(kernel)
    assert built is not None
    assert built.digest() == kernel_digest(kernel)


CODE = b"LIMIT = 3\n\n\ndef f(a: int) -> int:\n    return a\n"


@pytest.mark.parametrize(
    "source",
    [
        b'"""About it."""\n\nLIMIT = 3  # so many\n\n\ndef f(a: int) -> int:\n    """Return it."""\n    return a\n',
        b"LIMIT = 3\r\n\r\n\r\ndef f(a: int) -> int:\r\n    return a\r\n",
        b'LIMIT = 3\n"""So many.\n\nAnd # no more."""\n\ndef f(a: int) -> int:\n    # At once.\n    return a',
    ],
    ids=["remarks", "ends of lines", "texts of many lines"],
)
def test_remarks_are_no_code(source: bytes) -> None:
    """Docstrings, comments, empty lines and what ends a line do not make another kernel."""
    assert code_of(source) == code_of(CODE)


@pytest.mark.parametrize(
    "source", [CODE.replace(b"3", b"4"), CODE.replace(b"    return", b"return"), CODE + b"OTHER = 1\n"]
)
def test_every_line_of_code_counts(source: bytes) -> None:
    """A number, an indentation and a line more make another kernel."""
    assert code_of(source) != code_of(CODE)
