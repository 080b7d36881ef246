"""`musterpress tune`: proposals and rankings, and files that change by their numbers only, when told."""

import csv
import io
import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from engine.games.seven_seconds.tuning import score_cards
from musterpress.writing.rewriting import rewritings
from schemas.edits.edits import PatchError
from schemas.packs.packs import read_packs
from tests.cli.interrupted import interrupted

Run = Callable[..., Result]
STATS = ("tune", "stats", "seven_seconds", "--faction", "puc", "--battles", "4")
MISSIONS = ("tune", "missions", "seven_seconds", "--battles", "20", "--rounds", "1")
BRIDGEHEAD = """# kept: this comment, the order, the line ends and the mark at the beginning
id: bridgehead
kind: mission_card
victory_points:
  - {{type: table_control,     vp: {control}}}      # the hill
  - {{type: own_troopers_lost, vp_each: {lost} }}
  - type: objective_state
    objective: delta
    state: secured_by_own_side
    vp: {delta}   # vp: 60
title: "Bridgehead: vp 60"
troop_line: A
deck: offense
briefing: Über den Fluss, vp 60.
"""


def bounds(name: str) -> list[str]:
    return [f"{name}{bound}" for bound in ("", "_low", "_high")]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of the shipped pack."""
    return Path(shutil.copytree("content/seven_seconds", tmp_path / "mine"))


@pytest.fixture
def generous(copy: Path) -> Path:
    """Return a copy with two offense missions, one of which pays far too much.

    Its file has a mark, comments and carriage returns.
    """
    for path in sorted((copy / "missions").iterdir()):
        if "deck: offense" in path.read_text(encoding="utf-8") and path.stem != "cut_the_wire":
            path.unlink()
    text = BRIDGEHEAD.format(control=60, lost=-1, delta=60)
    (copy / "missions" / "bridgehead.yaml").write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    return copy


def contents(pack: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in sorted(pack.rglob("*")) if path.is_file()}


def test_stats_are_ranked_with_what_they_rest_on(run: Run) -> None:
    """The dearest point first; what four battles cannot tell from nothing is marked."""
    output = run(*STATS).output

    assert re.search(r"^puc wins \d+\.\d \(\d+\.\d to \d+\.\d\) % as it is, against new_tokyo, zane", output)
    assert re.search(r"^armour +veteran +-1 +4 .*not distinguishable from nothing$", output, re.MULTILINE)
    assert "132 battles, seeds 1 to 2 at most, each with the sides swapped, on ashford_hills, cinder_flats" in output
    assert "The heuristic player plays both sides" in output
    assert "95 % intervals" in output


def test_missions_are_shown_with_what_they_rest_on(run: Run) -> None:
    """All 22 missions, how far the decks are from even, and who played."""
    output = run(*MISSIONS).output

    assert len(re.findall(r"^(?:offense|defense|chance_encounter) +\w+ +\d", output, re.MULTILINE)) == 22
    assert re.search(r"^offense: missions are typically \d+\.\d points off even", output, re.MULTILINE)
    assert "plays for the points on its card" in output
    assert "A draw counts as half a win" in output


def test_csv_has_a_row_a_mission_and_a_row_a_step(run: Run) -> None:
    """The notes go to the error stream."""
    missions, stats = run(*MISSIONS, "--format", "csv"), run(*STATS, "--format", "csv")

    rows = [*csv.DictReader(io.StringIO(missions.stdout))]
    assert len(rows) == 22
    assert list(rows[0]) == [
        *("deck", "mission", "battles", "level", "verdict", "tried", "points_now", "points_proposed"),
        *(column for name in ("share_now", "share_proposed", "difference") for column in bounds(name)),
        *(column for name in ("won_now", "won_proposed") for column in bounds(name)),
    ]
    assert {row["mission"]: row["points_now"] for row in rows}["bridgehead"] == "5 5 6 -1"
    steps = [*csv.DictReader(io.StringIO(stats.stdout))]
    assert len(steps) == 32
    assert list(steps[0]) == [
        *("stat", "rating", "step", "battles", "level", *bounds("won"), *bounds("worth"), "distinguishable")
    ]
    assert "The heuristic player" in missions.stderr
    assert "The heuristic player" in stats.stderr


def test_json_says_how_it_was_measured(run: Run) -> None:
    """What was asked stands beside the rows."""
    missions = json.loads(run(*MISSIONS, "--deck", "defense", "--format", "json").stdout)
    stats = json.loads(run(*STATS, "--format", "json").stdout)

    assert {key: missions[key] for key in ("pack", "rounds", "seed", "until", "battles", "cancelled")} == {
        "pack": "seven_seconds",
        "rounds": 1,
        "seed": 1,
        "until": None,
        "battles": missions["battles"],
        "cancelled": False,
    }
    assert {row["deck"] for row in missions["rows"]} == {"defense"}
    assert [deck["deck"] for deck in missions["decks"]] == ["defense"]
    assert (stats["faction"], stats["opponents"], stats["battles"]) == ("puc", ["new_tokyo", "zane"], 33 * 4)
    assert stats["won_low"] <= stats["won"] <= stats["won_high"]


@pytest.mark.parametrize("command", [STATS, MISSIONS])
def test_the_same_command_prints_the_same_bytes(command: tuple[str, ...], run: Run) -> None:
    """On one thread and on three."""
    assert run(*command, "--threads", "1").output == run(*command, "--threads", "3").output


@pytest.mark.parametrize(
    "wrong",
    [
        ("tune", "stats", "seven_seconds"),
        ("tune", "stats", "seven_seconds", "--faction", "atlantis"),
        ("tune", "stats", "atlantis", "--faction", "puc"),
        ("tune", "missions", "seven_seconds", "--deck", "weather"),
        ("tune", "missions", "seven_seconds", "--battles", "0"),
        ("tune", "missions", "seven_seconds", "--battles", "1000000"),
        ("tune", "missions", "seven_seconds", "--rounds", "0"),
        ("tune", "missions", "seven_seconds", "--until", "nan"),
        ("tune", "missions", "seven_seconds", "--seed", "-1"),
        ("tune", "everything", "seven_seconds"),
    ],
)
def test_wrong_usage_is_status_2(wrong: tuple[str, ...], run: Run) -> None:
    """An unknown name or a number out of range fights nothing."""
    assert run(*wrong).exit_code == 2


def test_nothing_is_written_unless_told(generous: Path, run: Run) -> None:
    """A proposal is a proposal."""
    before = contents(generous)

    result = run("tune", "missions", generous, "--battles", "120", "--rounds", "1", "--deck", "offense")

    assert result.exit_code == 0
    assert contents(generous) == before


@pytest.mark.prove
def test_what_is_written_is_the_numbers_alone(generous: Path, run: Run) -> None:
    """The generous mission is cut, the diff shows it, and its file is the old one but for the proposed numbers."""
    path, before = generous / "missions" / "bridgehead.yaml", contents(generous)
    asked = ("tune", "missions", generous, "--battles", "400", "--rounds", "1", "--deck", "offense", "--format", "json")

    result = run(*asked, "--write")

    rows = {row["mission"]: row for row in json.loads(result.stdout)["rows"]}
    row = rows["bridgehead"]
    control, lost, delta = map(int, row["points_proposed"].split())
    assert row["verdict"] in {"even", "closer to even"}
    assert control + delta < 120
    text = BRIDGEHEAD.format(control=control, lost=lost, delta=delta)
    assert path.read_bytes() == b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()
    written = {file.stem for file, data in contents(generous).items() if data != before[file]}
    assert written == {name for name, row in rows.items() if row["points_proposed"] != row["points_now"]}
    assert f"--- {path.as_posix()}" in result.stderr
    assert f"Files written: {len(written)}, with all points as the last round has fought them." in result.stderr
    assert "Passed: " in result.stderr.splitlines()[-1]
    assert not [*generous.rglob("*.part")]


@pytest.mark.prove
def test_what_is_written_was_fought_as_a_whole(copy: Path, run: Run) -> None:
    """Whoever writes gets the very points that were tried together, those of missions that came no closer too."""
    found = json.loads(
        run("tune", "missions", copy, "--battles", "2400", "--rounds", "1", "--format", "json", "--write").stdout
    )

    assert found["borne_out"]
    assert "not borne out" in {row["verdict"] for row in found["rows"]}
    (pack,) = read_packs([copy]).packs
    assert {card.id: " ".join(map(str, card.points)) for card in score_cards(pack)} == {
        row["mission"]: row["points_proposed"] for row in found["rows"]
    }


@pytest.mark.prove
@pytest.mark.parametrize(
    ("battles", "bears", "least_fall"),
    [("800", "does not bear", r"-[\d,]+"), ("2400", "bears", r"[1-9][\d,]*")],
)
def test_the_report_says_what_was_fought_together(
    copy: Path, run: Run, battles: str, bears: str, least_fall: str
) -> None:
    """How many missions were changed at once, how many came closer, which went off, and how far the squares fell.

    The same missions under few battles and under more: only a fall beyond chance bears the proposal out.
    """
    output = run("tune", "missions", copy, "--battles", battles, "--rounds", "1").output

    assert re.search(r"The last round fought the changes of \d+ missions all together, which is what --write", output)
    assert re.search(
        rf"It {bears} the proposal out: beyond chance \d+ came closer to even; farther off: [a-z_, ]+\.", output
    )
    assert re.search(rf"summed over all missions, fall by [\d,]+ \({least_fall} to [\d,]+\) of [\d,]+\.", output)
    assert "Harmed" not in output


@pytest.mark.prove
def test_permissions_and_links_stay(generous: Path, tmp_path: Path, run: Run) -> None:
    """The file behind a link inside the pack is changed, not the link, and whoever could read it still can."""
    real = (generous / "missions" / "bridgehead.yaml").rename(generous / "missions" / "real.txt")
    real.chmod(0o640)
    link = generous / "missions" / "bridgehead.yaml"
    link.symlink_to(real)
    before = real.read_bytes()

    result = run(
        *("tune", "missions", generous, "--battles", "400", "--rounds", "1", "--deck", "offense", "--write"),
    )

    assert result.exit_code == 0
    assert link.is_symlink()
    assert real.read_bytes() != before
    assert real.stat().st_mode & 0o777 == 0o640


def test_a_read_only_file_is_refused_before_the_battles(generous: Path, run: Run) -> None:
    """It is named, nothing is fought for nothing, and nothing is written."""
    path = generous / "missions" / "bridgehead.yaml"
    path.chmod(0o444)
    before = contents(generous)

    result = run("tune", "missions", generous, "--battles", "200000", "--write")

    assert result.exit_code == 2
    assert "bridgehead.yaml is read-only" in " ".join(result.output.split())
    assert contents(generous) == before


def test_the_pack_that_is_built_on_is_never_written(pack: Path, run: Run) -> None:
    """A new pack has no missions of its own; those of the shipped pack are not the author's to change."""
    result = run("tune", "missions", pack, "--battles", "20", "--write")

    assert result.exit_code == 2
    assert "no missions of its own" in result.output


def test_a_pack_without_missions_is_refused(copy: Path, run: Run) -> None:
    """There is nothing to propose."""
    shutil.rmtree(copy / "missions")

    result = run("tune", "missions", copy, "--battles", "20")

    assert result.exit_code == 2
    assert "no missions" in result.output


def test_a_lone_faction_meets_itself_for_missions_and_nobody_for_stats(copy: Path, run: Run) -> None:
    """Missions are weighed between equals; a stat needs somebody who has not got it."""
    for name in ("new_tokyo", "zane"):
        (copy / "factions" / f"{name}.yaml").unlink()

    assert run("tune", "missions", copy, "--battles", "20", "--rounds", "1").exit_code == 0
    result = run("tune", "stats", copy, "--faction", "puc", "--battles", "2")
    assert result.exit_code == 2
    assert "no faction for puc to meet" in result.output


def test_numbers_that_would_break_the_pack_are_refused(copy: Path) -> None:
    """100 points are more than a condition may have: the whole change is refused, and no file is touched."""
    (pack,) = read_packs([copy]).packs
    before = contents(copy)
    card = next(card for card in score_cards(pack) if card.id == "bridgehead")

    with pytest.raises(PatchError, match="would not be sound"):
        rewritings(pack, "mission_card", [card], {"bridgehead": (100, 5, 6, -1)})
    assert contents(copy) == before


def test_points_behind_an_alias_are_refused(copy: Path) -> None:
    """Two missions' worth of points in one anchor cannot be changed one by one."""
    path = copy / "missions" / "bridgehead.yaml"
    text = path.read_text(encoding="utf-8").replace("vp: 5}", "vp: &five 5}", 1).replace("vp: 5}", "vp: *five}", 1)
    path.write_text(text, encoding="utf-8")
    (pack,) = read_packs([copy]).packs
    card = next(card for card in score_cards(pack) if card.id == "bridgehead")

    with pytest.raises(PatchError, match="shared"):
        rewritings(pack, "mission_card", [card], {"bridgehead": (4, 5, 6, -1)})


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
def test_ctrl_c_keeps_what_is_done_and_writes_nothing(generous: Path) -> None:
    """On a terminal a bar counts; an interrupt prints what is known, says so, and leaves the files alone."""
    before = contents(generous)
    asked = ("tune", "missions", str(generous), "--battles", "100000", "--write")
    code, output = interrupted(*asked, after=r"[1-9]\d*/300000")

    assert code == 0
    assert "Stopped by hand" in output
    assert "Nothing is written: the work was stopped by hand." in output
    assert contents(generous) == before
