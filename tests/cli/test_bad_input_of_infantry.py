"""What an author of infantry may get wrong, at the command line."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]


@pytest.fixture
def section(run: Run, tmp_path: Path) -> Path:
    """Return a small sound pack of an author's own."""
    folder = tmp_path / "my_section"
    assert run("new", "pack", folder, "--system", "infantry").exit_code == 0
    return folder


@pytest.mark.prove
def test_another_grid_is_refused_with_a_sentence(section: Path, run: Run) -> None:
    """IN.GAP.20: the square grid measured by the king's move is the only one, and battles are refused on others."""
    with (section / "rules.yaml").open("a", encoding="utf-8") as rules:
        rules.write("grid: {shape: hexagonal}\n")
    said = run("check", section).output

    assert "grid.shape is hexagonal; maps, ranges and lines of fire are made for square alone (IN.GAP.20)" in said
    assert run("battle", section, "--scenario", "the_ford").exit_code == 1
