"""What an author of SURVIVE may get wrong: `musterpress check` names the very line, and what would be right."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]
ZONE = """\
kind: control_zone
id: yard
title: Yard
width_in: 36
depth_in: 24
spire_in: [18, 12]
inner_in: 4
outer_in: 8
corners: [south_west, north_east]
control_units:
  - {type: prime_cu, at_in: [18, 13], facing_deg: 0}
"""
UNIT = """\
kind: unit
id: welder
name: Welder
stamina: 3
grit: 5
toughness: 4
shooting: 5
combat: 5
weapons: [knife]
"""


@pytest.fixture
def mobs(run: Run, tmp_path: Path) -> Path:
    """Return a small sound pack of an author's own."""
    folder = tmp_path / "my_mobs"
    assert run("new", "pack", folder, "--system", "survive").exit_code == 0
    return folder


@pytest.mark.parametrize(
    ("text", "right", "wrong", "line", "code", "said"),
    [
        (ZONE, "outer_in: 8", "outer_in: 3", 8, "ring-min-above-max", "exchange inner_in and outer_in"),
        (ZONE, "[18, 12]", "[18, 40]", 6, "spire-off-board", "put it at the centre, [18, 12]"),
        (ZONE, "depth_in: 24", "depth_in: 19", 8, "ring-off-board", "make it 7 at most"),
        (ZONE, "type: prime_cu", "type: prime", 11, "unknown-choice", "prime_cu"),
        (ZONE, "facing_deg: 0", "facing_deg: north", 11, "wrong-type", "facing_deg"),
        (UNIT, "[knife]", "[nife]", 9, "unknown-reference", "did you mean `knife`?"),
        (UNIT, "[knife]", "[autocannon, chain_blade]", 9, "unit-overweight", "leave out the chain_blade"),
        (UNIT, "stamina: 3", "stamina: 9", 4, "unit-stat-out-of-range", "lower it to 6"),
        (UNIT, "grit: 5", "grit: five", 5, "wrong-type", "grit"),
        (UNIT, "combat: 5\n", "", 1, "missing-key", "combat"),
    ],
)
def test_the_very_line_is_named(
    text: str, right: str, wrong: str, line: int, code: str, said: str, mobs: Path, run: Run
) -> None:
    """Status 1; and the same document is sound without the slip."""
    file = mobs / "tested.yaml"
    file.write_text(text, encoding="utf-8")
    assert run("check", mobs).exit_code == 0

    file.write_text(text.replace(right, wrong), encoding="utf-8")
    result = run("check", mobs)

    assert result.exit_code == 1
    [place] = [row for row in result.output.splitlines() if f"[{code}]" in row]
    assert place.startswith(f"{file}:{line}:")
    assert said in result.output


def test_what_nobody_has_is_to_be_added_or_inherited(mobs: Path, run: Run) -> None:
    """A unit of a pack that extends nothing names a weapon; there is none like it to propose."""
    manifest = mobs / "pack.yaml"
    manifest.write_text(manifest.read_text(encoding="utf-8").replace("extends: survive\n", ""), encoding="utf-8")
    for folder in ("units", "weapons"):
        (mobs / folder / f"first_{folder[:-1]}.yaml").unlink()
    (mobs / "tested.yaml").write_text(UNIT, encoding="utf-8")

    said = run("check", mobs).output

    assert "names the weapon `knife`, and there is none" in said
    assert "hint: add a weapon document, or extend a pack that has one" in said
