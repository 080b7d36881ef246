"""A compiled kernel that was built for other records is refused: it would read and write where nothing of it lies."""

import subprocess
import sys
import warnings
from collections.abc import Iterator
from types import ModuleType

import pytest

from engine.battles import modes
from engine.battles.orders import OrderError

SYSTEM = "seven_seconds"
CACHES = (modes.compiled_kernel, modes._warn_once)


def _forget() -> None:
    for each in CACHES:
        each.cache_clear()


@pytest.fixture(params=["other layouts", "no layouts"])
def older_kernel(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put a module where the compiled kernel lies: built when a record was another, or before layouts were told."""
    module = ModuleType(f"engine._compiled.{SYSTEM}")
    if request.param == "other layouts":
        built = modes.compiled_kernel(SYSTEM)
        assert built is not None
        layouts = {**built.layouts(), "Game": "0" * 16}
        monkeypatch.setattr(module, "layouts", lambda: layouts, raising=False)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.delenv("MUSTERPRESS_REQUIRE_COMPILED", raising=False)
    _forget()
    yield
    monkeypatch.undo()
    _forget()


@pytest.mark.usefixtures("older_kernel")
def test_a_kernel_of_an_older_build_is_not_used_and_said_once() -> None:
    """Battles run in plain mode; the first time a warning says why, and how to build the kernel again."""
    with pytest.warns(
        RuntimeWarning, match=r"seven_seconds is of an older build; .* build_all\(force=True\).*plain mode"
    ):
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


def test_the_records_of_one_system_are_enough_to_know_its_build() -> None:
    """Whether a kernel fits is known without the records of another system, and without any module of rules."""
    look = f"from engine.battles.modes import mode_for; import sys; mode_for({SYSTEM!r}, 'auto'); print(*sys.modules)"

    loaded = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout.split()

    kernels = {name.split(".")[2] for name in loaded if name.startswith("engine.games.") and ".kernel." in name}
    assert kernels == {SYSTEM}
    assert "engine.games.seven_seconds.kernel.course.turn" not in loaded
