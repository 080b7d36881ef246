"""`musterpress odds`: every table of every system can be asked for, in every form."""

import csv
import io
import json
import shlex
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from engine.odds.tables import OddsTable
from engine.systems import SYSTEMS
from musterpress.commands.battles.odds import example
from schemas.systems import SystemName
from tests.test_docs import matches, steps

Run = Callable[..., Result]
ODDS = {system: record.odds() for system, record in SYSTEMS.items() if record.odds is not None}
TABLES = [
    pytest.param(system, table, id=f"{system}-{table.name}")
    for system, answered in ODDS.items()
    for table in answered.tables
]
PRINTED: dict[tuple[str, ...], str] = {}
"""What commands have printed: several tests ask for the same."""
every_table = pytest.mark.parametrize(("system", "table"), TABLES)


def record_of(command: str, run: Run) -> dict[str, Any]:
    """Return what a command prints as JSON."""
    return dict(json.loads(printed((*shlex.split(command)[1:], "--format", "json"), run)))


def printed(command: tuple[str, ...], run: Run) -> str:
    """Return what a command prints, which runs once."""
    if command not in PRINTED:
        PRINTED[command] = run(*command).output
    return PRINTED[command]


def test_tables_have_names_of_their_own() -> None:
    """A name stands for one table of a system."""
    for answered in ODDS.values():
        names = [table.name for table in answered.tables]
        assert len(names) == len(set(names))


@every_table
def test_help_shows_rules_inputs_and_an_example(system: SystemName, table: OddsTable, run: Run) -> None:
    """A reader of the help sees what is asked, each input, and a whole command that works."""
    result = run("odds", system, table.name, "--help")
    text = " ".join(result.output.split())

    assert result.exit_code == 0
    assert f"Example: {example(system, table)}" in text
    assert all(rule in text for rule in (f"{table.title}.", *table.rules.split()))
    assert all(f"--{parameter.name.replace('_', '-')}" in text for parameter in table.parameters)


@every_table
def test_json_holds_exact_chances_that_sum_to_1(system: SystemName, table: OddsTable, run: Run) -> None:
    """The example gives rows of fractions, each beside its decimal."""
    record = record_of(example(system, table), run)

    assert (record["system"], record["table"], record["rules"]) == (system, table.name, "as ruled")
    assert record["rows"]
    for row in record["rows"]:
        chances = {name: Fraction(number["fraction"]) for name, number in row["chances"].items()}
        assert sum(chances.values()) == 1
        assert {name: float(chance) for name, chance in chances.items()} == {
            name: number["decimal"] for name, number in row["chances"].items()
        }


@every_table
def test_csv_holds_the_same_rows(system: SystemName, table: OddsTable, run: Run) -> None:
    """A spreadsheet sees the inputs, figures and chances that JSON holds, in the same order."""
    command = (*shlex.split(example(system, table))[1:], "--format", "csv")
    rows = record_of(example(system, table), run)["rows"]
    lines = list(csv.DictReader(io.StringIO(printed(command, run))))

    assert lines == [
        {
            **row["given"],
            **{name: number["fraction"] for name, number in {**row["figures"], **row["chances"]}.items()},
            **{
                f"{name}_decimal": str(number["decimal"])
                for name, number in {**row["figures"], **row["chances"]}.items()
            },
        }
        for row in rows
    ]


@every_table
def test_every_column_has_a_name_of_its_own(system: SystemName, table: OddsTable, run: Run) -> None:
    """Whoever asks a spreadsheet for a column gets that one, be it an input, a figure or a chance."""
    command = (*shlex.split(example(system, table))[1:], "--format", "csv")
    header = printed(command, run).splitlines()[0].split(",")

    assert [name for name in header if header.count(name) > 1] == []


@every_table
def test_text_has_a_line_for_each_row(system: SystemName, table: OddsTable, run: Run) -> None:
    """With nothing but the table's name there is an answer too: the defaults make sense."""
    result = run("odds", system, table.name)
    rows = record_of(f"musterpress odds {system} {table.name}", run)["rows"]

    assert result.exit_code == 0
    assert result.output.splitlines()[0] == f"{table.title} (as ruled)"
    assert result.output.count("%") >= len(rows)


def test_a_pack_changes_the_odds(pack: Path, run: Run) -> None:
    """Under rules whose gauss rifles kill on 1 to 3, one die kills half the time."""
    (pack / "rules.yaml").write_text(
        "kind: rules\nid: deadly\ntitle: Deadly\nrifle:\n  gauss_kill: [1, 2, 3]\n  gauss_graze: [4]\n",
        encoding="utf-8",
    )

    result = run("odds", "seven_seconds", "rifle", "--counters", "1", "--rules", pack, "--format", "json")

    record = json.loads(result.output)
    assert record["rules"] == "rules of field_day"
    assert record["rows"][0]["chances"]["kill"]["fraction"] == "1/2"


def test_rare_and_impossible_are_told_apart(run: Run) -> None:
    """0% cannot happen, <0.01% can; a fraction too long to read is left to the other forms."""
    output = run("odds", "seven_seconds", "blast", "--nuclear", "12", "--armour", "1,6").output

    assert "<0.01%" in output
    assert "0%" in output.splitlines()[-3]
    assert output.splitlines()[-1].endswith("--format csv and json have them all.")


def test_where_things_land_is_drawn_as_a_map(run: Run) -> None:
    """North is up: what misses 7 by one, 6 times in 36, comes down on one of the eight dots around, 1.74% each."""
    output = run(
        "odds", "infantry", "landing", "--weapon", "hand_grenade", "--north", "2..-2", "--east", "-2..2"
    ).output

    assert output.splitlines()[3:] == [
        "Chance of 'here' by east; number 7",
        "north  -2     -1     0       1      2",
        "2      1.39%  0%     1.39%   0%     1.39%",
        "1      0%     1.74%  1.74%   1.74%  0%",
        "0      1.39%  1.74%  58.33%  1.74%  1.39%",
        "-1     0%     1.74%  1.74%   1.74%  0%",
        "-2     1.39%  0%     1.39%   0%     1.39%",
    ]


def test_figures_that_differ_by_line_stand_in_it_and_one_value_is_a_table_as_any(run: Run) -> None:
    """Two weapons with numbers of their own; what is asked for twice is there once; one value is nothing to draw."""
    asked = ("odds", "infantry", "scatter", "--weapon", "hand_grenade,rocket_launcher", "--dots")

    assert run(*asked, "0,1").output.splitlines()[3:] == [
        "Chance of 'exactly' by dots",
        "weapon           number  mean dots  0       1",
        "hand_grenade     7       0.972222   58.33%  13.89%",
        "rocket_launcher  6       0.555556   72.22%  11.11%",
    ]
    assert run(*asked, "0,1,0", "--range", "short,5,short").output.splitlines()[3:] == [
        "Chance of 'exactly' by dots",
        "weapon           range  number  mean dots  0       1",
        "hand_grenade     short  7       0.972222   58.33%  13.89%",
        "hand_grenade     5      7       0.972222   58.33%  13.89%",
        "rocket_launcher  short  6       0.555556   72.22%  11.11%",
        "rocket_launcher  5      6       0.555556   72.22%  11.11%",
    ]
    assert run(*asked, "0").output.splitlines()[3].split() == [
        *("weapon", "number", "mean", "dots", "exactly", "nearer", "farther", "no", "effect"),
    ]


def test_weapons_of_an_authors_own_have_their_odds(run: Run, tmp_path: Path) -> None:
    """A slingshot with a range of 3 dots reaches 3 and not 4; nobody asks where it lands."""
    assert run("new", "pack", tmp_path / "our_war", "--system", "infantry").exit_code == 0
    (tmp_path / "our_war" / "weapons").mkdir(exist_ok=True)
    (tmp_path / "our_war" / "weapons" / "slingshot.yaml").write_text(
        "kind: weapon\nid: slingshot\nname: Slingshot\ntype: ranged\nsection: primary\ndamage: [1]\n"
        "ap_cost: 1\nshort_dots: 3\nmode: single\npoint_value: 1\n",
        encoding="utf-8",
    )
    asked = ["odds", "infantry", "hit", "--rules", tmp_path / "our_war", "--range", "3,4"]

    rows = json.loads(run(*asked, "--weapon", "slingshot", "--format", "json").stdout)["rows"]

    assert [row["chances"]["hit"]["fraction"] for row in rows] == ["13/18", "0"]
    assert "did you mean 'slingshot'?" in " ".join(run(*asked, "--weapon", "slingshott").output.split())
    refused = run("odds", "infantry", "landing", "--rules", tmp_path / "our_war", "--weapon", "slingshot")
    assert "'slingshot' cannot be asked about here" in " ".join(refused.output.split())


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--counters", "many"], "'many'"),
        (["--counters", "5..2"], "'5..2'"),
        (["--counters", "1..99999999"], "1..99999999"),
        (["--counters", ""], "''"),
        (["--cover", "hevy"], "did you mean 'heavy'?"),
        (["--between", "light+fog"], "'fog'"),
        (
            ["--counters", "0..40", "--band", "1..20", "--cover", "clear,light,heavy", "--between", "none,light,heavy"],
            "rows",
        ),
        (["--rules", "nowhere"], "nowhere"),
        (["--armour", "3"], "--armour"),
    ],
)
def test_what_cannot_be_read_is_status_2(options: list[str], named: str, run: Run) -> None:
    """The message names what was typed."""
    result = run("odds", "seven_seconds", "rifle", *options)

    assert result.exit_code == 2
    assert named in " ".join(result.output.split())


def test_a_maneuver_of_an_authors_own_has_its_odds(run: Run, tmp_path: Path) -> None:
    """Two points lost in any case and six won 7 times in 12, at even ratings: one and a half more on average."""
    assert run("new", "pack", tmp_path / "our_fight", "--system", "maneuvers").exit_code == 0
    (tmp_path / "our_fight" / "maneuvers" / "bluff.yaml").write_text(
        "kind: maneuver\nid: bluff\nname: Bluff\nactor: [command]\nopponent: [awareness]\n"
        "effect:\n  - {type: lose, side: own, points: 2}\nrisk: []\n"
        "reward:\n  - {type: gain, side: own, points: 6}\n",
        encoding="utf-8",
    )
    asked = ["odds", "maneuvers", "maneuver", "--rules", tmp_path / "our_fight", "--rating", "3", "--against", "3"]

    [row] = json.loads(run(*asked, "--maneuver", "bluff", "--format", "json").stdout)["rows"]

    assert (row["chances"]["reward"]["fraction"], row["figures"]["own"]["fraction"]) == ("7/12", "3/2")
    assert "did you mean 'bluff'?" in " ".join(run(*asked, "--maneuver", "blufff").output.split())


def test_an_interceptor_is_a_number_and_letters(run: Run) -> None:
    """4x is none, and the message shows how to write one."""
    result = run("odds", "seven_seconds", "missile", "--interceptors", "3+4x")

    assert result.exit_code == 2
    assert "4x" in result.output
    assert "4d" in result.output


def test_the_how_to_shows_what_is_printed(run: Run) -> None:
    """Whoever types the command of the page sees the table of the page."""
    shown = [step for step in steps(Path("docs/how-to/read-odds.md")) if step.command]

    assert shown
    for step in shown:
        assert matches(step.shown, run(*shlex.split(step.command)[1:]).output)
