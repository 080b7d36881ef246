"""Chances, balance, tuning, cards and kits: what the commands print, as values."""

import gc
import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pandas as pd  # type: ignore[import-untyped] # come with the studio, without types
import pyarrow as pa  # type: ignore[import-untyped]
import pytest
from typer.testing import CliRunner

from exporters.kit.export import Export, export_pack
from exporters.kit.orders import PrintOrder
from exporters.kit.runs import Artifact
from musterpress import api
from musterpress.cli import build_app
from schemas.translations.speaking import in_language

Asked = Callable[..., Any]


@pytest.fixture(scope="module")
def told() -> Asked:
    """What a command prints as JSON."""

    def run(*words: str) -> Any:
        result = CliRunner().invoke(build_app(), [*words, "--format", "json"])
        assert result.exit_code == 0, result.output
        return json.loads(result.stdout)

    return run


def test_chances_are_those_of_the_command(told: Asked) -> None:
    """By default as floats, exactly as fractions if asked; inputs that are numbers are numbers."""
    table = api.odds("seven_seconds", "rifle", counters=range(1, 4), band=[1, 3])
    exact = api.odds("seven_seconds", "rifle", counters="1..3", band="1,3", exact=True)
    expected = told("odds", "seven_seconds", "rifle", "--counters", "1..3", "--band", "1,3")["rows"]

    assert [row["kill"] for row in table] == [row["chances"]["kill"]["decimal"] for row in expected]
    assert [row["kill"] for row in exact] == [Fraction(row["chances"]["kill"]["fraction"]) for row in expected]
    assert table.column("counters") == [1, 1, 2, 2, 3, 3]
    assert api.odds("seven_seconds", "rifle", counters=range(1, 6, 2)).column("counters") == [1, 3, 5]
    assert all(row["kill"] + row["graze"] + row["miss"] == 1 for row in exact)


def test_the_rules_of_a_pack_change_its_chances(seven: api.Pack) -> None:
    """The rules in force are those of the pack that is handed in, changed ones too."""
    eight = seven.changed("rules", "as_ruled", {"dice.sides": 8})

    assert [*api.odds(seven, "rifle", counters=1)] == [*api.odds("seven_seconds", "rifle", counters=1)]
    assert [*api.odds(eight, "rifle", counters=1)] != [*api.odds("seven_seconds", "rifle", counters=1)]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("chess", "rifle", {}), "no game 'chess'"),
        (("maneuvers", "rifle", {}), "no table 'rifle'; there are: "),
        (("seven_seconds", "rifle", {"moon": 1}), "no input 'moon'; there are: weapon"),
        (("seven_seconds", "rifle", {"counters": 99}), "99"),
    ],
)
def test_chances_that_there_are_not_are_refused(asked: tuple[str, str, dict[str, Any]], said: str) -> None:
    """What there is instead is said."""
    game, table, inputs = asked
    with pytest.raises(ValueError, match=said):
        api.odds(game, table, **inputs)


def test_the_tables_of_a_game_are_listed() -> None:
    """Each with its inputs and rules."""
    [rifle, *_] = api.odds_tables("seven_seconds")

    assert rifle["name"] == "rifle"
    assert "counters (0 to 40; else 1..12)" in rifle["inputs"]


def test_balance_is_that_of_the_command(seven: api.Pack, told: Asked) -> None:
    """The same rows and facts; forces that are named meet alone."""
    table = api.balance(seven, 20, forces={"red": "puc", "blue": "zane"}, seed=5)
    expected = told("balance", "seven_seconds", "--battles", "20", "--red", "puc", "--blue", "zane", "--seed", "5")

    assert [*table] == expected["rows"]
    assert dict(table.facts) == {name: value for name, value in expected.items() if name != "rows"}
    assert table.notes[-1] == "In brackets 95 % intervals."


def test_packs_are_compared_with_the_same_dice(seven: api.Pack) -> None:
    """A pack against itself differs in nothing; by cards nothing is compared."""
    table = api.balance(seven, 8, against=seven, forces={"red": "puc"})

    assert {row["difference"] for row in table} == {0.0}
    with pytest.raises(api.OrderError, match="compared by pairing"):
        api.balance(seven, 8, against=seven, by="mission")
    with pytest.raises(api.OrderError, match="'moon' is none of pairing, mission, troop, drone"):
        api.balance(seven, 8, by="moon")


@pytest.mark.parametrize(
    ("words", "call"),
    [
        (("stats", "seven_seconds", "--faction", "puc", "--battles", "4"), {"of": "puc", "battles": 4}),
        (
            ("missions", "seven_seconds", "--battles", "12", "--rounds", "1", "--deck", "offense"),
            {"of": "offense", "battles": 12, "rounds": 1},
        ),
    ],
    ids=["steps", "points"],
)
def test_tuning_is_that_of_the_command(
    words: tuple[str, ...], call: dict[str, Any], seven: api.Pack, told: Asked
) -> None:
    """The same rows, and nothing is written."""
    expected = told("tune", *words)
    found = api.tune(seven, words[0], **call)

    assert json.loads(json.dumps([*found])) == expected["rows"]
    assert isinstance(found.is_borne_out, bool)
    with pytest.raises(api.OrderError, match="no moons to tune; there are: missions, stats"):
        api.tune(seven, "moons")


def test_numbers_are_tuned_as_the_command_does(told: Asked) -> None:
    """The same rows and the same proposal, by place; an aim is a share here and percent there."""
    place, scenario = "scenario.the_ford.turns", "the_ford"
    words = ("infantry", f"{place}=8,12", "--scenario", scenario, "--aim", "a=60", "--styles", "bold", "--battles", "8")
    expected = told("tune", "numbers", *words)
    pack = api.load("infantry")
    found = api.tune_numbers(pack, {place: [8, 12]}, {"a": 0.6}, scenario=scenario, styles=["bold"], battles=8)

    assert json.loads(json.dumps([*found])) == expected["rows"]
    assert {row["aim"] for row in found} == {0.6}
    assert found.proposal.items() <= expected["proposed"].items()
    with pytest.raises(api.OrderError, match="1 to 9 numbers are tuned, got 0"):
        api.tune_numbers(pack, {})


def test_a_card_is_its_print(seven: api.Pack) -> None:
    """A poker card in millimetres, front and back; what is not printed, and a back that is not there, are refused."""
    [name, *_] = seven.ids("mission_card")
    front, back = api.card(seven, "mission_card", name), api.card(seven, "mission_card", name, back=True)

    assert (front.width_mm, round(front.height_mm, 6), front.faults) == (63.5, 88.9, ())
    assert front.svg != back.svg
    with pytest.raises(KeyError, match="a rules is not printed"):
        api.card(seven, "rules", "as_ruled")
    with pytest.raises(ValueError, match="must have a back"):
        api.card(seven, "faction", "puc", back=True)


def test_a_kit_is_that_of_the_exporters(seven: api.Pack, tmp_path: Path) -> None:
    """The same bytes; written whole, and never over what others wrote."""
    heard: list[tuple[float, str]] = []
    kit = api.export(seven, "counters", progress=lambda share, words: heard.append((share, words)))
    [artifact] = export_pack(seven.read, PrintOrder(only=("counters",))).artifacts

    assert dict(kit.files) == {artifact.name: artifact.data}
    assert heard[-1][1] == "Pressing counters"
    assert [path.read_bytes() for path in kit.write(tmp_path / "kit")] == [artifact.data]
    (tmp_path / artifact.name).write_bytes(b"mine")
    with pytest.raises(api.NotWritten, match="was not written by Musterpress"):
        kit.write(tmp_path)
    assert (tmp_path / artifact.name).read_bytes() == b"mine"


def test_every_option_reaches_the_press(seven: api.Pack) -> None:
    """Paper, marks, space, turning and language are those of the order; rubbish is looked for again afterwards."""
    kit = api.export(
        seven, ["counters"], paper="letter", marks="none", gutter_mm=3, duplex="short", theme="low_ink", language="de"
    )
    order = PrintOrder(("counters",), "letter", "low_ink", duplex="short", gutter_mm=3, marks=False, language="de")
    [artifact] = export_pack(in_language(seven.read, "de"), order).artifacts

    assert gc.isenabled()
    assert [*kit.files.values()] == [artifact.data]


def test_a_whole_kit_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    """Parts of one leave the rest alone."""
    old, new = (Export((Artifact(name, "application/pdf", b"%PDF"),), ()) for name in ("old.pdf", "new.pdf"))
    for is_whole, left in ((True, ["new.pdf"]), (False, ["new.pdf", "old.pdf"])):
        folder = tmp_path / str(is_whole)
        api.Kit(old, is_whole).write(folder)
        api.Kit(new, is_whole).write(folder)
        assert sorted(path.name for path in folder.glob("*.pdf")) == left


@pytest.mark.parametrize(
    "wrong", [{"only": "moons"}, {"paper": "a99"}, {"theme": "moon"}, {"profile": "moon"}, {"language": "xx"}]
)
def test_an_option_that_there_is_not_is_refused(wrong: dict[str, str], seven: api.Pack) -> None:
    """What there is instead is said."""
    with pytest.raises(ValueError, match="there are: "):
        api.export(seven, **wrong)  # type: ignore[arg-type] # on purpose


def test_data_frames_take_tables(seven: api.Pack) -> None:
    """Of pandas and Arrow, with a column for each column; the rows themselves are a sequence of dicts."""
    table = api.fight_many(seven, 4)
    frame, arrow = table.frame(), table.frame("arrow")

    assert isinstance(frame, pd.DataFrame)
    assert isinstance(arrow, pa.Table)
    assert tuple(frame.columns) == tuple(arrow.column_names) == table.columns
    assert frame["seed"].tolist() == [1, 2, 3, 4]
    assert arrow.to_pylist() == [*table]
    assert pd.DataFrame(list(table)).equals(frame)
    with pytest.raises(ValueError, match="no library 'excel'; there are: pandas, polars, arrow"):
        table.frame("excel")  # type: ignore[arg-type] # on purpose


def test_a_table_is_a_sequence() -> None:
    """A slice is a table with the same facts, a row a dict of its own, and a row without a cell has none there."""
    table = api.Table(({"a": 1}, {"a": 2, "b": 3}), {"seed": 1})
    table[0]["a"] = 7

    assert [*table] == [{"a": 1}, {"a": 2, "b": 3}]
    assert ([*table[1:]], table[1:].facts) == ([{"a": 2, "b": 3}], {"seed": 1})
    assert table.column("b") == [None, 3]
    with pytest.raises(KeyError, match="no column 'c'; there are: a, b"):
        table.column("c")


def test_what_a_notebook_shows_of_a_pack_is_text(seven: api.Pack, tmp_path: Path) -> None:
    """Markup in names and answers is shown and does nothing; long tables are cut and say so."""
    evil = "<script>alert(1)</script>"
    table = api.Table(tuple({evil: evil, "n": n} for n in range(30)))
    (tmp_path / "pack.yaml").write_text(f"kind: {evil}\n", encoding="utf-8")
    shown = [table._repr_html_(), api.check(tmp_path)._repr_html_(), api.fight(seven)._repr_html_()]

    assert [text for text in shown if "<script" in text] == []
    assert "&lt;script&gt;" in shown[0]
    assert "&lt;script&gt;" in shown[1]
    assert "and 10 more rows" in shown[0]
    assert shown[0].count("<tr>") == 21
