"""`musterpress tune numbers`: what it proposes of a scenario, what it refuses, and the one digit that it writes."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]
PLACE = "scenario.the_ford.b.objectives.0.points"


@pytest.fixture
def ford(tmp_path: Path) -> Path:
    """Return a copy of infantry whose Ford pays 2000 for each trooper across: one of them decides it."""
    copy = Path(shutil.copytree("content/infantry", tmp_path / "mine"))
    scenario = copy / "scenarios" / "the_ford.yaml"
    text = scenario.read_text(encoding="utf-8")
    assert text.count("points: 150") == 1
    scenario.write_text(text.replace("points: 150", "points: 2000"), encoding="utf-8")
    return copy


def test_a_number_is_brought_back_and_written(ford: Path, run: Run) -> None:
    """Nothing else in the file moves; the pack is sound; a run without --write touches no file."""
    scenario = ford / "scenarios" / "the_ford.yaml"
    spoilt = scenario.read_bytes()
    words: tuple[str, ...] = (
        "tune",
        "numbers",
        str(ford),
        f"{PLACE}=150,450",
        "--scenario",
        "the_ford",
        "--styles",
        "heuristic",
    )
    words += ("--battles", "400")

    found = json.loads(run(*words, "--format", "json").stdout)
    assert scenario.read_bytes() == spoilt
    assert found["borne_out"]
    [proposed] = found["proposed"].values()
    assert proposed == 150
    assert found["off_proposed"] < found["off_now"]

    said = run(*words, "--write").output
    assert "New battles bear the proposal out" in said
    assert scenario.read_bytes() == spoilt.replace(b"points: 2000", f"points: {proposed}".encode())
    assert "Files written: 1." in said


def test_too_few_battles_to_know_how_far_sides_are_off_say_so(ford: Path, run: Run) -> None:
    """A dash in the table, and nothing in JSON, which knows no infinity."""
    words = (
        "tune",
        "numbers",
        str(ford),
        f"{PLACE}=150",
        "--scenario",
        "the_ford",
        "--styles",
        "all",
        "--battles",
        "2",
    )
    said = run(*words).output
    tried = next(line.split() for line in said.splitlines() if line.startswith(PLACE))
    assert tried == [PLACE, "2000", "150", "-", "-"]

    found = json.loads(run(*words, "--format", "json").stdout)
    assert [each["off"] for each in found["tried"]] == [None, None]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (
            ("scenario.the_ford.turns",),
            "'scenario.the_ford.turns' is no NAME=VALUE, such as scenario.my_ford.turns=8..14",
        ),
        (("scenario.the_fjord.turns=8..14",), "has no scenario 'the_fjord' of its own"),
        (("scenario.the_ford.turns=8..14", "--aim", "red=40"), "no side 'red' fights; there are: a, b"),
        (("scenario.the_ford.turns=8..14", "--aim", "a=many"), "'many' is no number of percent"),
        (("scenario.the_ford.turns=8..14", "--styles", "nobody"), "nobody"),
    ],
)
def test_what_cannot_be_is_refused(run: Run, words: tuple[str, ...], why: str) -> None:
    """With status 2, before any battle."""
    refused = run("tune", "numbers", "infantry", *words, "--scenario", "the_ford")

    assert refused.exit_code == 2
    assert why in " ".join(refused.stderr.split())


def test_what_no_battle_reads_is_left_alone(run: Run) -> None:
    """All values are as far off as what stands, which stays."""
    words = ("rules.scale.metres_per_inch=10,20,30", "--red", "puc", "--blue", "zane", "--styles", "heuristic")
    said = run("tune", "numbers", "seven_seconds", *words, "--battles", "6").output

    assert "None of the values tried brings the sides nearer to their aims than what stands." in said
    assert "puc against zane" in said


def test_values_that_the_pack_cannot_have_are_said(run: Run) -> None:
    """With what check says of them; the others are fought."""
    words: tuple[str, ...] = (
        "tune",
        "numbers",
        "maneuvers",
        "fight.lights_out.a.preparation=none,ambush,advantage",
        "--battles",
        "8",
    )
    words += ("--scenario", "lights_out", "--styles", "heuristic")
    said = run(*words)

    assert said.exit_code == 0
    assert "fight.lights_out.a.preparation none: not fought, " in said.output
    refused = json.loads(run(*words, "--format", "json").stdout)["refused"]
    assert [each["value"] for each in refused] == ["none", "advantage"]
