"""`musterpress balance`: text, CSV and JSON of one shape, honest about what they rest on; Ctrl-C keeps what is done."""

import csv
import io
import json
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest
from typer.testing import Result

from engine.experiments.pools import Verdict
from engine.paths import CONTENT
from musterpress.arguments.measuring import stop_on_interrupt
from tests.cli.interrupted import interrupted

Run = Callable[..., Result]
PAIRING = ("balance", "seven_seconds", "--red", "puc", "--blue", "zane", "--battles", "20")
RATES = [f"{rate}{bound}" for rate in ("won", "drawn", "lost") for bound in ("", "_low", "_high")]
AVERAGES = [
    *("vp", "enemy_vp", "rounds", "quiet_rounds"),
    *("troopers_lost", "enemy_troopers_lost", "drones_lost", "enemy_drones_lost"),
]


def test_the_text_says_rates_and_what_they_rest_on(run: Run) -> None:
    """Mode, seeds, swapped sides, maps and players are said; all pairings come with a matrix."""
    output = run("balance", "seven_seconds", "--battles", "8").output

    assert re.search(r"^new_tokyo +puc +8 +\d+\.\d \(\d+\.\d to \d+\.\d\)", output, re.MULTILINE)
    assert "Wins of the row against the column" in output
    assert "seeds 1 to 4 at most, each with the sides swapped, on ashford_hills, cinder_flats" in output
    assert "Mode compiled" in output or "Mode plain" in output
    assert "The heuristic player plays both sides" in output
    assert "95 % intervals" in output


def test_csv_has_a_row_a_pairing(run: Run) -> None:
    """Three factions are three pairings; the notes go to the error stream."""
    result = run("balance", "seven_seconds", "--battles", "4", "--format", "csv")

    rows = [*csv.DictReader(io.StringIO(result.stdout))]
    assert [(row["first"], row["second"]) for row in rows] == [
        ("new_tokyo", "puc"),
        ("new_tokyo", "zane"),
        ("puc", "zane"),
    ]
    assert list(rows[0]) == ["first", "second", "battles", "level", *RATES, "score", *AVERAGES]
    assert all(float(row["won_low"]) <= float(row["won"]) <= float(row["won_high"]) for row in rows)
    assert "The heuristic player" in result.stderr


@pytest.mark.parametrize("by", ["mission", "troop", "drone"])
def test_json_has_a_row_a_card(by: str, run: Run) -> None:
    """What was measured stands beside the rows; every row names its card."""
    found = json.loads(run(*PAIRING, "--by", by, "--format", "json").stdout)

    assert {key: found[key] for key in ("pack", "by", "seed", "until", "level", "battles", "cancelled")} == {
        "pack": "seven_seconds",
        "by": by,
        "seed": 1,
        "until": None,
        "level": 0.95,
        "battles": 20,
        "cancelled": False,
    }
    assert found["players"] == ["heuristic", "heuristic"]
    assert found["mode"] in {"plain", "compiled"}
    assert sum(row["battles"] for row in found["rows"]) == 40
    assert list(found["rows"][0]) == [by, "battles", "level", *RATES, "score", *AVERAGES]


def test_the_same_command_prints_the_same_bytes(run: Run) -> None:
    """On one thread and on three."""
    assert run(*PAIRING, "--threads", "1").output == run(*PAIRING, "--threads", "3").output


def test_a_pack_compared_with_itself_differs_in_nothing(run: Run) -> None:
    """The difference is nought, and it is said how many battles would tell one of a point."""
    output = run(*PAIRING, "--against", "seven_seconds").output
    data = json.loads(run(*PAIRING, "--against", "seven_seconds", "--format", "json").stdout)

    assert "no difference shown" in output
    assert data["against"] == "seven_seconds"
    assert (data["rows"][0]["difference"], data["rows"][0]["variance_share"]) == (0, 0)
    assert data["rows"][0]["new_won"] == data["rows"][0]["old_won"]


def test_a_player_can_be_named_for_each_faction(run: Run) -> None:
    """It is said who plays whom, and whoever plays at random wins less often."""
    asked = ("balance", "seven_seconds", "--red", "puc", "--blue", "puc", "--battles", "40", "--blue-player", "random")

    found = json.loads(run(*asked, "--format", "json").stdout)

    assert found["players"] == ["heuristic", "random"]
    assert found["rows"][0]["won"] > 0.8
    assert "The heuristic player plays the first faction, the random player the second" in run(*asked).output


def test_two_packs_are_compared_on_what_they_share(run: Run) -> None:
    """The example pack builds on the shipped one: its factions and maps of the same ids meet on the same dice."""
    result = run(
        *("balance", "content/homebrew_example", "--red", "puc", "--blue", "zane", "--battles", "12"),
        *("--against", "seven_seconds", "--format", "json"),
    )

    data = json.loads(result.stdout)
    assert set(data["maps"]) == {"ashford_hills", "cinder_flats", "meridian_square"}
    assert [(row["first"], row["second"], row["battles"]) for row in data["rows"]] == [("puc", "zane", 12)]


def test_until_says_whether_it_was_reached(run: Run) -> None:
    """Wide enough it is known at the end; with too few battles they run out."""
    assert "All is known to plus or minus 30 points" in run(*PAIRING, "--until", "0.3").output
    assert "The battles ran out at plus or minus" in run(*PAIRING, "--until", "0.01").output


@pytest.mark.parametrize(
    "wrong",
    [
        ("--red", "atlantis"),
        ("--battles", "0"),
        ("--until", "0.9"),
        ("--until", "nan"),
        ("--threads", "0"),
        ("--seed", "-1"),
        ("--by", "weather"),
        ("--red-player", "hunter.py:Hunter"),
        ("--against", "atlantis"),
        ("--by", "mission", "--against", "seven_seconds"),
    ],
)
def test_wrong_usage_is_status_2(wrong: tuple[str, ...], run: Run) -> None:
    """An unknown name or a number out of range fights nothing."""
    assert run(*PAIRING, *wrong).exit_code == 2


def test_an_unsound_pack_is_status_1(pack: Path, run: Run) -> None:
    """Its mistakes are shown instead."""
    (pack / "factions" / "first_faction.yaml").write_text("kind: faction\n", encoding="utf-8")

    result = run("balance", pack)

    assert result.exit_code == 1
    assert "missing-key" in result.output


def test_a_new_pack_can_be_measured_at_once(pack: Path, run: Run) -> None:
    """Its faction meets those of the pack it builds on."""
    rows = json.loads(run("balance", pack, "--red", "first_faction", "--battles", "2", "--format", "json").stdout)[
        "rows"
    ]

    assert [row["second"] for row in rows] == ["new_tokyo", "puc", "zane"]


def test_the_first_ctrl_c_asks_and_the_second_ends() -> None:
    """The event is set once; what stood before handles the next one, and all that come after the work."""
    before = signal.getsignal(signal.SIGINT)

    with stop_on_interrupt() as stop:
        assert not stop.is_set()
        signal.raise_signal(signal.SIGINT)
        assert stop.is_set()
        assert signal.getsignal(signal.SIGINT) is before

    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
def test_ctrl_c_keeps_what_is_done() -> None:
    """On a terminal a bar counts; an interrupt then prints the figures so far, says so, and is no error."""
    order = ("balance", "seven_seconds", "--battles", "1000000", "--format", "json")
    code, output = interrupted(*order, after=r"[1-9]\d*/3000000")

    found = json.loads(output)
    assert code == 0
    assert found["cancelled"]
    assert found["battles"] > 0
    assert sum(row["battles"] for row in found["rows"]) == found["battles"]


def test_styles_meet_and_a_verdict_is_given(run: Run) -> None:
    """Share, spread and verdict of each role; whose hands it was in; who met, and what the verdicts mean."""
    output = run(
        "balance", "infantry", "--styles", "first,heuristic", "--scenario", "the_ford", "--battles", "40"
    ).output

    assert re.search(r"^a +third_section +breach_party +40 +\d+\.\d \(.+\)  .+ to .+  .+$", output, re.MULTILINE)
    assert re.search(r"^seat +first +second +first +heuristic$", output, re.MULTILINE)
    assert "The styles first and heuristic meet one another on the same dice, each with every side" in output
    assert "Even is what lies within 5 points of the fair share" in output


def test_styles_as_json_have_a_row_for_each_two_that_meet(run: Run) -> None:
    """Three pairs of two styles for either role, with one verdict; the facts name the styles."""
    options = ("--styles", "bold,careful", "--by", "scenario", "--format", "json")
    found = json.loads(run("balance", "maneuvers", *options, "--battles", "8").output)

    met = [(row["style"], row["other_style"]) for row in found["rows"][:3]]
    assert met == [("bold", "bold"), ("bold", "careful"), ("careful", "careful")]
    assert len(found["rows"]) == 3 * 2 * 3
    assert {row["verdict"] for row in found["rows"]} <= {verdict.value for verdict in Verdict}
    assert found["players"] == ["bold", "careful"]


@pytest.mark.parametrize("styles", [(), ("--styles", "steady,heuristic")])
def test_what_is_seen_without_a_battle_stands_below_its_scenario(
    run: Run, tmp_path: Path, styles: tuple[str, ...]
) -> None:
    """Here a goal that nobody reaches in two turns; the others are sound, and nothing is said of them."""
    folder = copytree(CONTENT / "infantry", tmp_path / "infantry")
    ford = folder / "scenarios" / "the_ford.yaml"
    ford.write_text(ford.read_text("utf-8").replace("rows: [0, 27]", "rows: [0, 2]") + "turns: 2\n", "utf-8")
    told = run("balance", str(folder), "--by", "scenario", "--battles", "8", *styles).stdout

    seen = [at for at, line in enumerate(told.splitlines()) if "Seen without a battle" in line]
    assert len(seen) == 1
    above, line = told.splitlines()[seen[0] - 1 : seen[0] + 1]
    assert above.startswith("the_ford:")
    assert line.endswith("the south bank is 27 dots away from side b, which walks 16 in 2 turns.")


@pytest.mark.parametrize(
    ("options", "advice"),
    [
        (("--against", "seven_seconds"), "leave out --against"),
        (("--by", "mission"), "leave out --by"),
        (("--red-player", "random"), "leave out --player"),
    ],
)
def test_what_does_not_go_with_styles_is_refused(run: Run, options: tuple[str, str], advice: str) -> None:
    """With what to leave out."""
    found = run("balance", "seven_seconds", "--styles", "all", "--battles", "8", *options)

    assert found.exit_code == 2
    assert advice in " ".join(found.stderr.split())


def test_a_style_that_is_not_there_is_named(run: Run) -> None:
    """With those that are."""
    found = run("balance", "seven_seconds", "--styles", "bold,bald", "--battles", "8")

    assert found.exit_code == 2
    assert "no player 'bald'; there are: heuristic, random, bold" in found.stderr
