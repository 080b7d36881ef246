"""The shipped pack, and goldens."""

from collections.abc import Callable
from pathlib import Path

import pytest

from schemas.packs.packs import Pack, read_packs

GOLDEN = Path("tests/golden/exporters")


@pytest.fixture(scope="session")
def seven_seconds() -> Pack:
    """The shipped pack of 7 Seconds, as read."""
    [pack] = read_packs([Path("content/seven_seconds")]).packs
    return pack


@pytest.fixture(scope="session")
def survive() -> Pack:
    """The shipped pack of SURVIVE, as read."""
    [pack] = read_packs([Path("content/survive")]).packs
    return pack


@pytest.fixture
def compare(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a text with the kept one; `--update-golden` rewrites it, and the picture is looked at."""

    def check(name: str, actual: str) -> None:
        kept = GOLDEN / name
        if request.config.getoption("--update-golden"):
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(actual, encoding="utf-8")
        assert kept.is_file(), f"no golden file {kept}; look at the picture, then --update-golden"
        assert actual == kept.read_text(encoding="utf-8")

    return check
