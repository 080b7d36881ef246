"""Every parameter of the rules of Battlesuit matters: a case, a position, a check or a battle that it changes.

The witnesses stand in `witnesses.yaml`, those of flight in `test_flight_parameters.py`. A choice needs one for every
other value it may have; a parameter that has a single reading is refused any other.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import pytest
import yaml
from pydantic import BaseModel, ValidationError

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from engine.checking.checks import check_packs
from engine.games.battlesuit.battle.set_up import meeting_on
from engine.games.battlesuit.rules.results import Check, MoraleTable, roll
from schemas.models.battlesuit.rules import Rules
from schemas.packs.packs import read_packs
from tests.engine.games.battlesuit.positions import POSITIONS
from tests.engine.games.battlesuit.test_flight_parameters import WITNESSES as FLIGHT
from tests.engine.games.battlesuit.test_rulings import EXAMPLES, PACK
from tests.rules.adapters.battlesuit.answers import ANSWERS
from tests.rules.adapters.battlesuit.house_rules import laid_over
from tests.rules.case_files import read_cases

HERE = Path(__file__).parent
WITNESSES: dict[str, Any] = yaml.load(HERE.joinpath("witnesses.yaml").read_text("utf-8"), Loader=yaml.CSafeLoader)
RULED = Rules.model_validate({"kind": "rules", "id": "ruled", "title": "As ruled"})
ON_PAPER = ("pieces.", "map.print_pitch_inch.")
"""How many pieces a kit has, and how far apart dots are printed: the exporters' tests show these."""
TABLES = ("combat.crt_table", "morale.shaken_table", "panic.panic_armored", "panic.panic_unarmored")
TERRAIN = "terrain.terrain_effects."
BY_RULES = ("map.panel_rotations", "victory.victory.mode", "victory.victory.turns")
"""Those whose look-up takes the rules alone."""
FIELDS: Mapping[str, tuple[Any, Mapping[str, Any]]] = {
    "enter_mp": (4, {"op": "ground_move", "mp": 9, "start_ground": 0, "path": [{"terrain": "{t}", "ground": 0}]}),
    "land_mp": (3, {"op": "land", "level": 4, "ground": 0, "terrain": "{t}"}),
    "attack_mod": (
        -9,
        {"op": "attack_strength", "attacker": "assault", "target": "assault", "range": 3, "cover": "{t}"},
    ),
    "height": (9, {"op": "air_enter", "level": 8, "ground": 0, "terrain": "{t}"}),
    "blocks_los": (
        None,
        {"op": "los", "layout": [["A"]], "terrain": {"A-H-11": "{t}"}, "a": {"at": "A-F-11"}, "b": {"at": "A-K-11"}},
    ),
    "blast_extra": (-3, {"op": "blast", "kind": "bomb", "distance": 2, "target": "assault", "cover": "{t}"}),
    "blast_mod_unarmoured": (-6, {"op": "blast", "kind": "bomb", "distance": 2, "target": "police", "cover": "{t}"}),
}
"""Another value for each column of the terrain effects chart, and a question that it changes."""


def leaves(model: BaseModel, above: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yield the dotted names of all parameters, with what they are ruled to be and what they may be."""
    for name, field in type(model).model_fields.items():
        value = getattr(model, name)
        if isinstance(value, BaseModel):
            yield from leaves(value, f"{above}{name}.")
        elif above:
            yield above + name, value, field.annotation


def choices_of(kind: Any) -> list[Any]:
    """Return the values that a parameter may have, if they can be counted; true and false for truths."""
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Literal:
        return [*get_args(kind)]
    if get_origin(kind) is Annotated:
        return choices_of(get_args(kind)[0])
    if get_origin(kind) in {Union, UnionType}:
        return [value for part in get_args(kind) for value in choices_of(part)]
    return []


PARAMETERS = {name: (value, kind) for name, value, kind in leaves(RULED)}


def nested(name: str, value: Any) -> dict[str, Any]:
    """Return a document with one value at a dotted name."""
    for part in reversed(name.split(".")):
        value = {part: value}
    return dict(value)


def rows(table: str) -> list[Any]:
    """Return parameter, value and witness of each row of a table."""
    return [
        pytest.param(name, value, witness, id=f"{name}={value}")
        for name, found in WITNESSES[table].items()
        for value, witness in found
    ]


@cache
def cases() -> Mapping[str, Mapping[str, Any]]:
    """Return what the kept cases ask, by their ids."""
    files = ("battlesuit", "battlesuit_more", "battlesuit_play")
    return {case.id: case.given for file in files for case in read_cases(Path(f"tests/rules/cases/{file}.yaml"))}


def asked(given: Mapping[str, Any], changes: Mapping[str, Any]) -> Any:
    """Return the answer to a question under changed parameters."""
    return ANSWERS[given["op"]]({**given, "parameters": laid_over(given.get("parameters", {}), changes)})


@pytest.mark.parametrize(("name", "value", "case"), rows("answers"))
def test_a_parameter_changes_an_answer(name: str, value: Any, case: str) -> None:
    """The same question, one parameter changed: another answer."""
    assert asked(cases()[case], nested(name.partition(".")[2], value)) != asked(cases()[case], {})


@pytest.mark.parametrize(("name", "value", "position"), rows("positions"))
def test_a_parameter_changes_a_position(name: str, value: Any, position: str) -> None:
    """The same soldiers on the same points, one parameter changed: something else comes of it."""
    assert POSITIONS[position](nested(name, value)) != POSITIONS[position]({})


@pytest.mark.parametrize(("name", "value", "example"), rows("checks"))
def test_a_parameter_changes_what_the_checks_find(name: str, value: Any, example: str, tmp_path: Path) -> None:
    """A document that passes as ruled is found wanting under one changed parameter."""
    documents = [*yaml.safe_load_all((EXAMPLES / f"{example}.yaml").read_text(encoding="utf-8"))]
    house = next(
        (each for each in documents if each["kind"] == "rules"), {"kind": "rules", "id": "house", "title": "House"}
    )
    others = [each for each in documents if each["kind"] != "rules"]
    found = []
    for changes in ({}, nested(name, value)):
        text = yaml.safe_dump_all([*others, laid_over(house, changes)])
        for file, written in {"pack": PACK, "tested": text}.items():
            (tmp_path / f"{file}.yaml").write_text(written, encoding="utf-8")
        found.append([diagnostic.code for diagnostic in check_packs([tmp_path]).diagnostics])

    assert found[0] != found[1]


@pytest.mark.prove
@pytest.mark.parametrize(("name", "value", "witness"), rows("battles"))
def test_a_parameter_changes_a_battle(name: str, value: Any, witness: tuple[str, str, int]) -> None:
    """The same dice, one parameter changed: another log."""
    [pack] = read_packs([Path("content/battlesuit")]).packs
    scenario, player, seed = witness
    seats = (Participant("red", None, player), Participant("blue", None, player))
    other = Rules.model_validate(laid_over(RULED.model_dump(mode="json"), nested(name, value)))
    logs = [
        [*fight(replace(pack, rules=rules), BattleOrder(seats, scenario, None, seed)).setup.rows()]
        for rules in (RULED, other)
    ]

    assert logs[0] != logs[1]


def by_rules(rules: Rules) -> tuple[Any, ...]:
    """Return what is looked up in the rules alone: turns of a panel, the meeting of two forces."""
    meeting = meeting_on("map", ("red", "blue"), rules)
    return 180 in rules.map.panel_rotations, meeting.turns, meeting.victory


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("map.panel_rotations", [0]),
        ("victory.victory.mode", "one_per_kill"),
        ("victory.victory.turns", 9),
    ],
)
def test_a_parameter_changes_a_look_up(name: str, value: Any) -> None:
    """What the checks of layouts ask, and what two forces fight for that meet without a scenario."""
    other = Rules.model_validate(laid_over(RULED.model_dump(mode="json"), nested(name, value)))

    assert by_rules(other) != by_rules(RULED)


@pytest.mark.parametrize("name", sorted(name for name in PARAMETERS if name.startswith(TERRAIN)))
def test_every_number_of_the_terrain_chart_matters(name: str) -> None:
    """Each column of each row: entering, landing, cover, height, sight, blasts; heights of what blocks sight."""
    _, _, terrain, column = name.split(".")
    value, question = FIELDS[column]
    given = yaml.safe_load(yaml.safe_dump({**question}).replace("{t}", terrain))
    effect = {column: value if value is not None else not PARAMETERS[name][0]}
    beside: dict[str, Any] = {"water_passable": True, "terrain_effects": {}}
    if column == "blocks_los" and not PARAMETERS[name][0]:
        beside["terrain_effects"] = {terrain: {"height": 6}}

    ruled, other = asked(given, beside), asked(given, laid_over(beside, {"terrain_effects": {terrain: effect}}))

    assert ruled != other


@pytest.mark.parametrize("name", TABLES)
def test_every_line_of_a_table_matters(name: str) -> None:
    """With a line of the combat results or of a morale table changed, some total comes out otherwise."""
    lines, (group, table) = PARAMETERS[name][0], name.split(".")
    for line in range(len(lines)):
        document = RULED.model_dump(mode="json")
        document[group][table][line] = another(document[group][table], line)
        assert read_off(Rules.model_validate(document), table) != read_off(RULED, table), line


def another(lines: list[Any], line: int) -> Any:
    """Return another line: eliminations, or in a morale table the result of the next line."""
    if isinstance(lines[line], str):
        return " ".join(["X"] * 11)
    return {**lines[line], "result": lines[(line + 1) % len(lines)]["result"]}


def read_off(rules: Rules, table: str) -> list[Any]:
    """Return all that a table says."""
    if table == "crt_table":
        return [roll(strength, die, rules).result for strength in range(11) for die in range(1, 13)]
    check = {"shaken_table": "shaken"}.get(table, table)
    return [MoraleTable(Check(check), rules).result(total) for total in range(13)]


@pytest.mark.parametrize(("name", "test"), WITNESSES["tests"].items())
def test_a_test_that_is_named_is_there_and_sets_the_parameter(name: str, test: str) -> None:
    """What stands among the tests by hand exists, and changes that parameter."""
    file, _, function = test.partition("::")
    body = re.split(rf"^def {function}\(", HERE.joinpath(file).read_text(encoding="utf-8"), flags=re.MULTILINE)

    assert len(body) == 2
    assert name.rpartition(".")[2] in HERE.joinpath(file).read_text(encoding="utf-8")


def of_flight() -> dict[str, list[Any]]:
    """Return the values of parameters of flight, landing and reaction that have a witness."""
    found: dict[str, list[Any]] = {}
    for group, name, value, _ in FLIGHT:
        inner = value.items() if isinstance(value, dict) else [("", value)]
        for key, each in inner:
            found.setdefault(f"{group}.{name}" + (f".{key}" if key else ""), []).append(each)
    return found


def witnessed() -> dict[str, list[Any]]:
    """Return the values of each parameter for which a witness is told."""
    found = of_flight()
    for table in ("answers", "positions", "checks", "battles"):
        for name, told in WITNESSES[table].items():
            found.setdefault(name, []).extend(value for value, _ in told)
    return found


def test_every_parameter_has_its_witnesses() -> None:
    """Every other value of a choice, and some value of a number, is shown to matter; none is left unseen."""
    told = witnessed()
    elsewhere = {*WITNESSES["tests"], *TABLES, *BY_RULES}
    for name, (ruled, kind) in PARAMETERS.items():
        others = [value for value in choices_of(kind) if value != ruled]
        single = bool(choices_of(kind)) and not others
        if name in elsewhere or name.startswith((*ON_PAPER, TERRAIN)) or single or name in SINGLE:
            continue
        assert told.get(name), name
        assert [value for value in others if value not in told[name]] == [], name
        assert ruled not in told[name], name


SINGLE = {"reading.precedence"}
"""Lists that may be but one."""


@pytest.mark.parametrize(
    "name", sorted(name for name, (_, kind) in PARAMETERS.items() if len(choices_of(kind)) == 1 or name in SINGLE)
)
def test_what_has_a_single_reading_is_refused_any_other(name: str) -> None:
    """A parameter that could change nothing takes nothing else."""
    ruled = PARAMETERS[name][0]
    other: Any = (
        not ruled if isinstance(ruled, bool) else [*reversed(ruled)] if isinstance(ruled, tuple) else "otherwise"
    )

    with pytest.raises(ValidationError):
        Rules.model_validate(laid_over(RULED.model_dump(mode="json"), nested(name, other)))


def test_no_witness_is_of_something_that_is_no_parameter() -> None:
    """Every name in the table is that of a parameter."""
    names = {name for table in WITNESSES.values() for name in table} | {*BY_RULES, *TABLES, *SINGLE}

    assert sorted(names - {*PARAMETERS}) == []
