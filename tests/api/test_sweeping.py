"""Sweeps: places and values, what they move, and the same figures as the command."""

import csv
import io
import json
from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from engine.experiments.measures.places import place_of, values_of
from musterpress import api
from musterpress.cli import build_app

Run = Callable[..., Result]


@pytest.fixture(scope="module")
def run() -> Run:
    """What `musterpress sweep` says."""
    return lambda *words: CliRunner().invoke(build_app(), ["sweep", *words], prog_name="musterpress")


@pytest.fixture(scope="module")
def maneuvers() -> api.Pack:
    return api.load("maneuvers")


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("1..4", (1, 2, 3, 4)),
        ("1..9 by 2", (1, 3, 5, 7, 9)),
        ("1..8 by 3", (1, 4, 7)),
        ("0..1 by 0.25", (0.0, 0.25, 0.5, 0.75, 1.0)),
        ("0..0.3 by 0.1", (0.0, 0.1, 0.2, 0.3)),
        ("-1..1", (-1, 0, 1)),
        ("5", (5,)),
        ("1, 3,5", (1, 3, 5)),
        ("1..2,7", (1, 2, 7)),
        ("true,no", (True, "no")),
        ("[1],[1,2]", ([1], [1, 2])),
        ("null,5", (None, 5)),
    ],
)
def test_values_are_written_as_spans_or_lists(text: str, values: tuple[object, ...]) -> None:
    """What is no span is read as YAML 1.2 reads it."""
    assert values_of(text) == values
    assert [*map(type, values_of(text))] == [*map(type, values)]


@pytest.mark.parametrize("text", ["4..1", "1..2 by 0", "1..1000", "[1", "a: b: c", "1]\nx: [2"])
def test_what_is_no_value_is_refused(text: str) -> None:
    """With what can be written."""
    with pytest.raises(api.OrderError, match=r"values"):
        values_of(text)


@pytest.mark.parametrize(
    ("place", "path", "value"),
    [
        ("rules.dice.sides", "dice.sides", 6),
        ("rules.rifle.gauss_kill.0", "rifle.gauss_kill.0", 1),
        ("faction.puc.stats.reserve.armour", "stats.reserve.armour", 3),
        ("factions.puc.stats.reserve.armour", "stats.reserve.armour", 3),
        ("rules.unit_mods.effective_stat_cap", "unit_mods.effective_stat_cap", None),
    ],
)
def test_a_place_is_a_rule_or_in_a_document(seven: api.Pack, place: str, path: str, value: object) -> None:
    """Documents go by kind or folder and id; of rules a pack has one document, which needs none."""
    found = place_of(seven.read, place)

    assert (found.path, found.value) == (path, value)


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("rule.dice.sides", "no kind of document called 'rule'"),
        ("faction.moon.stats", "no faction 'moon' of its own; it has new_tokyo, puc, zane"),
        ("faction", "no faction of its own; it has new_tokyo, puc, zane"),
        ("rules.rifle.gaus_kill", "no 'gaus_kill' in rules.rifle; did you mean `gauss_kill`"),
        ("rules.dice.sides.low", "no 'low' in rules.dice.sides, which has no parts"),
        ("rules.dice", "rules.dice is no value; name one of sides"),
        ("rules", "rules is no value"),
    ],
)
def test_a_place_that_there_is_not_is_refused(seven: api.Pack, place: str, said: str) -> None:
    """With what there is instead."""
    with pytest.raises(api.OrderError, match=said.replace(".", r"\.")):
        api.sweep(seven, place, "1,2")


def test_what_a_pack_below_leaves_as_it_is_can_be_swept() -> None:
    """Rules that a pack does not write down stand as the pack that it builds on has them."""
    found = place_of(api.load("homebrew_example").read, "rules.rifle.gauss_kill.0")

    assert found.value == 1


def test_more_firepower_wins_more(maneuvers: api.Pack) -> None:
    """Brandt is of the lantern: copperhead wins less of it as she hits harder, and as much as before of nightjar."""
    table = api.sweep(maneuvers, "character.brandt.damage", "3..9 by 3", 300)
    by_row = {(row["first"], row["second"]): row for row in table}

    against = by_row["copperhead", "lantern"]
    assert against["slope_high"] < 0
    assert against["trend"] == "falls"
    assert by_row["copperhead", "nightjar"]["trend"] == "flat: no battle went otherwise"
    assert by_row["copperhead", "nightjar"]["slope"] == 0.0


def test_faces_of_a_die_are_counted(seven: api.Pack) -> None:
    """A gauss rifle that grazes on 2 alone does so on 2 to 4 at the value 3, as in a pack that says so."""
    red_and_blue = {"red": "puc", "blue": "zane"}
    table = api.sweep(seven, "rules.rifle.gauss_graze", "1..3 by 2", 8, forces=red_and_blue)
    three = seven.changed("rules", "as_ruled", {"rifle.gauss_graze": [2, 3, 4]})

    [balance] = api.balance(three, 8, forces=red_and_blue)
    assert {name: table[1][name] for name in balance} == balance
    assert table[0]["otherwise"] == 0.0 < table[1]["otherwise"]
    assert table.facts["stands"] == 1
    assert [place_of(seven.read, "rules.rifle.plasma_kill").meant(each) for each in (1, 3, [2])] == [
        [1],
        [1, 2, 3],
        [2],
    ]


def test_figures_are_those_of_the_command(maneuvers: api.Pack, run: Run) -> None:
    """JSON, CSV and the table of a program have the same rows; the same words twice give the same bytes."""
    words = ("maneuvers", "character.vale.firefight", "2..4", "--scenario", "lights_out", "--battles", "20")
    table = api.sweep(maneuvers, "character.vale.firefight", [2, 3, 4], 20, scenario="lights_out")
    told = run(*words, "--format", "json").stdout
    found = json.loads(told)

    assert [*table] == found.pop("rows")
    assert dict(table.facts) == found
    assert (found["place"], found["values"], found["battles"]) == ("character.vale.firefight", [2, 3, 4], 20)
    rows = [*csv.DictReader(io.StringIO(run(*words, "--format", "csv").stdout))]
    assert [row["won"] for row in rows] == [str(row["won"]) for row in table]
    assert run(*words, "--format", "json", "--threads", "3").stdout == told


def test_a_value_has_the_balance_of_a_pack_that_has_it(maneuvers: api.Pack) -> None:
    """Row for row: who wins is that of the changed pack, and what differs that of both compared."""
    changed = maneuvers.changed("character", "brandt", {"damage": 9})
    [balance, *_] = api.balance(changed, 60)
    [compared, *_] = api.balance(changed, 60, against=maneuvers)
    swept = next(row for row in api.sweep(maneuvers, "character.brandt.damage", [9, 5], 60) if row["value"] == 9)

    assert {name: swept[name] for name in balance} == balance
    assert swept["difference_low"] == compared["difference_low"]
    assert swept["difference"] == compared["difference"] != 0


def test_styles_meet_at_every_value(maneuvers: api.Pack) -> None:
    """A row for each two styles at each value, with their own slope."""
    table = api.sweep(
        maneuvers, "character.brandt.damage", "5,9", 24, scenario="loading_dock", styles=("heuristic", "careful")
    )

    tables = [("heuristic", "heuristic"), ("heuristic", "careful"), ("careful", "careful")]
    assert len(table) == 2 * 2 * 3
    assert [(row["style"], row["other_style"]) for row in table[:3]] == tables
    assert {row["value"] for row in table} == {5, 9}
    assert all(row["slope_there_low"] <= row["slope_there"] <= row["slope_there_high"] for row in table)
