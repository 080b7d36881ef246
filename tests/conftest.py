"""What every test can be asked for."""

import gc
from pathlib import Path

import pytest

gc.set_threshold(50_000, 20, 50)  # the packs that the tests share are looked through for rubbish less often


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let goldens be rewritten on purpose; the diff is then read by a person."""
    parser.addoption("--update-golden", action="store_true", help="rewrite golden files instead of comparing them")
    parser.addoption("--cases", metavar="PATH", help="worked cases for tests/rules to run instead of the kept ones")


@pytest.fixture
def tmp_path(tmp_path: Path) -> Path:
    """Return a folder of the test's own, without neighbours: packs beside a pack count, and other tests have some."""
    folder = tmp_path / "own"
    folder.mkdir()
    return folder
