"""Running the command line inside the test process, as a pipe would see it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from musterpress.cli import build_app

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Return a function that runs `musterpress` with arguments."""

    def invoke(*arguments: str | Path, input: str | None = None) -> Result:
        given = [str(argument) for argument in arguments]
        result = CliRunner().invoke(build_app(), given, input, prog_name="musterpress")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return invoke


@pytest.fixture
def pack(run: Run, tmp_path: Path) -> Path:
    """Return a small sound pack of an author's own."""
    folder = tmp_path / "field_day"
    assert run("new", "pack", folder).exit_code == 0
    return folder
