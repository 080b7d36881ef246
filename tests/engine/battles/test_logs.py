"""Logs read back: told in the battle's own words, and anything wrong with them named with its line."""

import json
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from typing import Any, cast

import pytest

from engine.battles.battle import fight
from engine.battles.logs import LINE_BYTES, open_log, tell
from engine.battles.orders import BattleOrder, LogError
from engine.systems import SYSTEMS, EngineSystem
from schemas.lazy import LazyTable
from schemas.models.seven_seconds.rules import Rules
from schemas.packs.packs import Pack
from schemas.systems import SystemName


@pytest.fixture(scope="module")
def log(seven_seconds: Pack) -> bytes:
    """Return the log of a battle of one round."""
    one_round = Rules(kind="rules", id="short", title="Short").model_copy(
        update={"end": seven_seconds.rules.end.model_copy(update={"max_rounds": 1})}  # type: ignore[attr-defined]
    )
    return fight(replace(seven_seconds, rules=one_round), BattleOrder(seed=3)).jsonl().encode()


def told(data: bytes) -> list[str]:
    """Every sentence of a log, read to its end."""
    return [sentence for _, sentence in tell(open_log(BytesIO(data))) if sentence]


def edited(log: bytes, line: int, edit: Callable[[dict[str, Any]], Any]) -> bytes:
    """The log with the row of one line (from 1) edited; what `edit` returns, if anything, replaces it."""
    lines = log.splitlines(keepends=True)
    row = json.loads(lines[line - 1])
    answer = edit(row)
    lines[line - 1] = (json.dumps(row if answer is None else answer) + "\n").encode()
    return b"".join(lines)


@pytest.mark.parametrize("seed", range(12))
def test_a_log_is_told_in_the_words_of_its_battle(seven_seconds: Pack, seed: int) -> None:
    """The sentences from the rows alone are the battle's own, in the same order."""
    battle = fight(seven_seconds, BattleOrder(seed=seed))

    assert told(battle.jsonl().encode()) == [*battle.sentences()]


def test_every_system_that_is_played_can_be_told() -> None:
    """A system's battles have words as soon as they can be fought."""
    assert [system for system, row in SYSTEMS.items() if row.battles is not None and row.log_words is None] == []


def test_a_log_cut_anywhere_says_so(log: bytes) -> None:
    """Cut at every 50th byte, a log is told up to the cut, and then the line of the cut is named."""
    whole = told(log)
    for cut in range(50, len(log) - 1, 50):
        lines = log[:cut].count(b"\n")
        sentences: list[str] = []
        with pytest.raises(LogError) as fault:
            sentences.extend(sentence for _, sentence in tell(open_log(BytesIO(log[:cut]))) if sentence)

        assert fault.value.line in {lines, lines + 1}, cut
        assert "cut off" in fault.value.message, cut
        assert whole[: len(sentences)] == sentences


def test_a_log_without_its_last_line_end_is_whole(log: bytes) -> None:
    """An editor may drop the last line end; nothing is lost by it."""
    assert told(log.rstrip(b"\n")) == told(log)


@pytest.mark.parametrize(
    ("data", "line", "words"),
    [
        (b"", 1, "the log is empty"),
        (b"\xff\xfe\x00", 1, "not UTF-8 text at byte 1"),
        (b"once upon a time\n", 1, "not JSON: expecting value at column 1"),
        (b"[1, 2]\n", 1, "a row is a JSON object, but this is [1, 2]"),
        (b'{"event": "die", "n": 1}\n', 1, "begins with a row `header`"),
        (b'{"event": "header"}\n', 1, "`n` of the header: field required"),
        (b"[" * 100_000 + b"\n", 1, "nested too deeply"),
        (b'{"n": NaN}\n', 1, "NaN is no number"),
        (b'{"n": ' + b"9" * 5000 + b"}\n", 1, "not JSON"),
        (b'{"n": 0, "n": 1}\n', 1, "the key 'n' stands in it twice"),
        (b'"' + b"x" * LINE_BYTES + b'"\n', 1, "longer than 400,000 bytes"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_is_no_log_is_named(data: bytes, line: int, words: str) -> None:
    """Whatever is handed in, the answer is a line and a sentence."""
    with pytest.raises(LogError) as fault:
        told(data)

    assert fault.value.line == line
    assert words in fault.value.message


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("format", 99, "a log of a newer format, 99; this engine reads format 2"),
        ("format", 1, "a log of an older format, 1; this engine reads format 2"),
        ("system", "draughts", "`system` of the header"),
        ("seed", "seven", "`seed` of the header: input should be a valid integer"),
        ("seed", True, "`seed` of the header"),
        ("red", ["zane"], "`red` of the header"),
        ("order", {"map": None}, "`order.participants` of the header: field required"),
        ("blue", None, "`blue` of the header"),
        ("map", ["ashford_hills"], "`map` of the header"),
    ],
)
def test_a_wrong_header_is_named(log: bytes, key: str, value: Any, words: str) -> None:
    """The key of the header that is wrong is said, on line 1."""
    with pytest.raises(LogError) as fault:
        told(edited(log, 1, lambda row: row.update({key: value})))

    assert fault.value.line == 1
    assert words in fault.value.message


def test_a_log_of_a_system_without_words_is_named(log: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A system whose battles cannot be fought yet has no words: that is said on line 1."""
    bare = SYSTEMS["infantry"]._replace(log_words=None)
    monkeypatch.setitem(cast("LazyTable[SystemName, EngineSystem]", SYSTEMS)._rows, "infantry", bare)

    with pytest.raises(LogError) as fault:
        told(edited(log, 1, lambda row: row.update({"system": "infantry"})))

    assert fault.value.line == 1
    assert "cannot be told yet" in fault.value.message


def test_a_missing_or_a_foreign_row_is_named(log: bytes) -> None:
    """Rows are numbered; one that is lost, added, or after the end is seen at its line."""
    lines = log.splitlines(keepends=True)
    result = json.loads(lines[-1])
    more = json.dumps({**result, "n": result["n"] + 1}).encode()

    for data, line, words in (
        (b"".join(lines[:9] + lines[10:]), 10, "this should be row 9, but its `n` is 10"),
        (b"".join(lines[:9] + lines[8:]), 10, "this should be row 9, but its `n` is 8"),
        (log + more, len(lines) + 1, "still the log goes on"),
        (edited(log, 5, lambda row: row.update(n=True)), 5, "its `n` is true"),
        (edited(log, 5, lambda row: row.update(event=5)), 5, "`event` should be the name of an event, but is 5"),
        (edited(log, 5, lambda row: row.update(event="picnic")), 5, "no event of the game is called `picnic`"),
    ):
        with pytest.raises(LogError, match=words) as fault:
            told(data)
        assert fault.value.line == line


JUNK: tuple[Any, ...] = (None, True, -1, 2.5, "", "junk", [], [None], {}, {"red": {}}, 10**30)


def test_a_value_of_another_type_never_breaks_the_telling(log: bytes) -> None:
    """Any value of any kind of row may be junk: it is told as it stands, or named with its line."""
    opened = open_log(BytesIO(log))
    kinds = {row["event"]: row for row in opened.rows}
    for row in kinds.values():
        for key in (key for key in row if key not in {"n", "event"}):
            for junk in JUNK:
                planted = replace(opened, rows=iter([{**row, key: junk}]))
                try:
                    [*tell(planted)]
                except LogError as fault:
                    assert fault.line == row["n"] + 1  # noqa: PT017 - either outcome is fine


def test_a_missing_value_is_named(log: bytes) -> None:
    """A card without its title cannot be told."""
    number = next(at for at, line in enumerate(log.splitlines(), 1) if json.loads(line)["event"] == "card")

    with pytest.raises(LogError, match="a row `card` needs a fitting `title`") as fault:
        told(edited(log, number, lambda row: row.pop("title") and None))

    assert fault.value.line == number
