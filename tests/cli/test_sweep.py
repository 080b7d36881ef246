"""`musterpress sweep`: what it says of numbers that are read, of those that are not, and of values that cannot be."""

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

Run = Callable[..., Result]


def test_what_nothing_reads_is_said_to_be_flat(run: Run) -> None:
    """The scale of 7 Seconds in metres is for telling: no battle goes otherwise."""
    said = run(
        "sweep", "seven_seconds", "rules.scale.metres_per_inch", "10,20", "--battles", "6", "--red", "puc"
    ).output

    assert "rules.scale.metres_per_inch, which is 20:" in said
    assert "nothing that these battles play reads rules.scale.metres_per_inch" in said
    assert said.count("flat: no battle went otherwise") == 2


def test_values_that_the_pack_cannot_have_are_said_in_the_words_of_check(run: Run) -> None:
    """They have no figures: one breaks the schema, one another document; of those that stand there are figures."""
    words = ("seven_seconds", "rules.faction.stat_max", "4,5,-1", "--battles", "4", "--red", "puc", "--blue", "zane")
    rows = json.loads(run("sweep", *words, "--format", "json").stdout)["rows"]

    assert [(row["value"], row["battles"]) for row in rows] == [(4, None), (5, 4), (-1, None)]
    assert "stats go from 1 to 4 [stat-out-of-range]" in rows[0]["refused"]
    assert rows[1]["refused"] == ""
    assert "it has to be at least 0 and at most 10 [out-of-range]" in rows[2]["refused"]
    assert [row.keys() for row in rows] == [rows[0].keys()] * 3
    told = run("sweep", *words).output
    assert "4: not fought, spec_ops sensors is 5; stats go from 1 to 4 [stat-out-of-range], and 4 more" in told
    assert "The pack can have 1 of 3 values" in told


def test_a_pack_that_can_have_none_of_the_values_is_refused(run: Run) -> None:
    """With the same words, once."""
    refused = run("sweep", "maneuvers", "character.brandt.damage", "0,0")

    assert refused.exit_code == 2
    assert refused.stderr.count("it goes from 1 to 10") == 1


def test_files_stay_as_they_are(tmp_path: Path, run: Run) -> None:
    """A sweep changes values in memory alone, also of a pack of an author's own."""
    folder = tmp_path / "field_day"
    run("new", "pack", folder)
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}

    run("sweep", str(folder), "rules.dice.sides", "6,8", "--battles", "2")

    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


def test_words_are_said_as_a_document_has_them(run: Run) -> None:
    """Values that are no numbers have rows, and no slope."""
    said = run("sweep", "maneuvers", "rules.total.edge_needed", "true,false", "--battles", "4").output

    assert "rules.total.edge_needed, which is true:" in said
    assert " false " in said
    assert "one more brings" not in said
    rows = json.loads(
        run("sweep", "maneuvers", "rules.total.edge_needed", "true,false", "--battles", "4", "--format", "json").stdout
    )["rows"]
    assert {(row["value"], row["slope"]) for row in rows} == {(True, None), (False, None)}
