"""Every line of a log has the form that its game's schema says, and lines of strangers that have not are named."""

import json
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from docs.log_pages import LOGGED
from engine.battles.battle import fight
from engine.battles.log_forms import LogForm
from engine.battles.logs import form_of, judged, open_log, tell
from engine.battles.orders import BattleOrder, LogError, LogRow
from engine.battles.played import battles_of
from engine.paths import CONTENT
from musterpress.commands.battles.replay import drawn_frames, read
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SystemName

JUNK: tuple[Any, ...] = (None, True, -1, 2.5, 10**30, "junk", "__proto__", [], [None], {}, {"red": {}})


def judge(system: SystemName) -> Any:
    """Return the validator of the schema that is published."""
    schema = Path("docs/reference/logs", f"{system}.schema.json").read_text(encoding="utf-8")
    return jsonschema_rs.Draft202012Validator(json.loads(schema))


def shipped(system: SystemName) -> Pack:
    (pack,) = read_packs([CONTENT / system]).packs
    return pack


def rows_of(pack: Pack, order: BattleOrder) -> list[LogRow]:
    return [json.loads(line) for line in fight(pack, order).jsonl().splitlines()]


def log_of(rows: list[LogRow]) -> bytes:
    return "".join(json.dumps(row) + "\n" for row in rows).encode()


def orders(pack: Pack, seeds: int) -> Iterator[BattleOrder]:
    """Yield some battles of every scenario, or of none."""
    played = battles_of(pack.manifest.system)
    for scenario in (None, *played.prepared(pack).scenarios):
        for seed in range(seeds):
            yield BattleOrder(scenario=scenario, seed=seed)


@pytest.mark.parametrize("system", LOGGED)
def test_a_real_log_fits_its_schema(system: SystemName) -> None:
    """By the published file and another validator than ours; nothing stands in it that the schema does not name."""
    pack, validator = shipped(system), judge(system)
    rows = rows_of(pack, BattleOrder(seed=3))

    assert [row for row in rows if not validator.is_valid(row)] == []
    form = form_of(system)
    assert form is not None
    assert rows[0].keys() <= form.header.model_fields.keys()
    assert len([*tell(open_log(BytesIO(log_of(rows))))]) == len(rows) - 1


@pytest.mark.prove
@pytest.mark.parametrize("system", LOGGED)
def test_logs_of_every_scenario_fit_their_schema(system: SystemName) -> None:
    """Of every scenario of the shipped packs, by ten seeds each."""
    pack, validator = shipped(system), judge(system)
    for order in orders(pack, 10):
        assert [row for row in rows_of(pack, order) if not validator.is_valid(row)] == [], order


def is_judged(row: LogRow, form: LogForm) -> bool:
    """Return whether the engine takes a row."""
    try:
        judged(row, form)
    except LogError:
        return False
    return True


@pytest.mark.parametrize("system", LOGGED)
def test_a_strange_row_is_named_or_told_and_never_breaks(system: SystemName) -> None:
    """Whatever stands in a cell, or is missing: words, report and frames end in a sentence with its line."""
    rows = rows_of(shipped(system), BattleOrder(seed=3))
    kinds, opened = {row["event"]: row for row in rows[1:]}, open_log(BytesIO(log_of(rows)))
    validator, form = judge(system), form_of(system)
    assert form is not None
    for row in kinds.values():
        for key in [key for key in row if key not in {"n", "event"}]:
            strangers = [{**row, key: junk} for junk in JUNK]
            strangers.append({name: value for name, value in row.items() if name != key})
            for stranger in strangers:
                _, _, fault = read(replace(opened, rows=iter([stranger])), None)
                assert fault is None or fault.line == row["n"] + 1
                assert validator.is_valid(stranger) == is_judged(stranger, form)


@pytest.mark.prove
@pytest.mark.parametrize("system", LOGGED)
def test_a_strange_header_is_named_or_told_and_never_breaks(system: SystemName) -> None:
    """Whatever stands in a key of it, or is missing."""
    rows = rows_of(shipped(system), BattleOrder(seed=3))
    for key in rows[0]:
        strangers = [{**rows[0], key: junk} for junk in JUNK]
        strangers.append({name: value for name, value in rows[0].items() if name != key})
        for stranger in strangers:
            try:
                opened = open_log(BytesIO(log_of([stranger, *rows[1:3]])))
                drawn_frames(opened, None, every_move=False)
                read(opened, None)
            except LogError as fault:
                assert fault.line <= 4  # noqa: PT017 - either outcome is fine


def wordless(part: dict[str, Any], name: str) -> list[str]:
    """Return the keys of an object, and of objects in it, that nothing is said of."""
    own = [
        f"{name}.{key}" for key, value in part.get("properties", {}).items() if not value.get("description", "").strip()
    ]
    inner = [part.get("additionalProperties"), part.get("items"), *part.get("properties", {}).values()]
    return own + [one for each in inner if isinstance(each, dict) for one in wordless(each, name)]


@pytest.mark.parametrize("system", LOGGED)
def test_every_value_of_a_log_is_explained(system: SystemName) -> None:
    """Of the header and of every row: a stranger reads what a number counts, and in what it is measured."""
    form = form_of(system)
    assert form is not None
    schema = form.schema(system)

    assert [one for name, part in schema["$defs"].items() for one in wordless(part, name)] == []


@pytest.mark.parametrize("system", LOGGED)
def test_no_meaning_is_left_over(system: SystemName) -> None:
    """What is said of a value is said of one that there is."""
    form = form_of(system)
    assert form is not None
    told = {(event, key) for event, row in form.rows.items() for key in row.model_fields}
    keys = {key for _, key in told} | {f"{event}.{key}" for event, key in told}

    assert [*filter(lambda name: name not in keys, form.says)] == []


@pytest.mark.parametrize(
    ("system", "event", "key", "value", "says"),
    [
        ("infantry", "step", "terrain", "lava", "`terrain` of this row `step`: input should be 'standard'"),
        ("infantry", "step", "column", "4", "`column` of this row `step`: input should be a valid integer"),
        ("infantry", "step", "column", 2**40, "`column` of this row `step`: input should be less than"),
        ("battlesuit", "strength", "parts", {"luck": 3}, "`parts.luck"),
        ("maneuvers", "maneuver", "extra", 1, "`extra` of this row `maneuver`: input should be a valid boolean"),
        ("survive", "shot", "cheat", 1, "a row `shot` has no `cheat`"),
    ],
)
def test_a_cell_that_does_not_fit_is_told_by_its_name(
    system: SystemName, event: str, key: str, value: Any, says: str
) -> None:
    """With the line of the log, and what should stand there."""
    rows = rows_of(shipped(system), BattleOrder(seed=3))
    at = next(at for at, row in enumerate(rows) if row["event"] == event)
    rows[at][key] = value

    with pytest.raises(LogError) as fault:
        [*tell(open_log(BytesIO(log_of(rows))))]
    assert fault.value.line == at + 1
    assert says in fault.value.message


def test_a_number_beyond_all_measure_is_no_number() -> None:
    """1e999 would become infinity on the way."""
    rows = rows_of(shipped("seven_seconds"), BattleOrder(seed=3))
    spoilt = log_of(rows).replace(b'"x_in": ', b'"x_in": 1e999, "y_in": ', 1)

    with pytest.raises(LogError, match="1e999 is too large a number"):
        [*tell(open_log(BytesIO(spoilt)))]
