"""Logs of battles as they are read back: one JSON object a line, a header first, and what is wrong with them."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from math import isfinite
from typing import Annotated, Any, BinaryIO, Final, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from engine.battles.events import CELL_LEAST, CELL_MOST
from engine.battles.forms import MOST_SEATS
from engine.battles.log_forms import LogForm
from engine.battles.orders import LOG_FORMAT, LogError, LogRow
from engine.battles.telling import RESIGNED, LogWords, Told, log_words_of, retold
from schemas.systems import KnownSystem, SystemName

LINE_BYTES = 400_000
SAVED: Final = "saved_battle"
"""What a file of a battle says that it is which was not played to its end."""

MOST_ANSWERS = 65536
"""A battle reads no more cells of answers."""
Answer = Annotated[
    tuple[Annotated[int, Field(ge=CELL_LEAST, le=CELL_MOST)], ...], Field(strict=False, max_length=MOST_ANSWERS)
]
"""An answer by its cells."""

Model = TypeVar("Model", bound=BaseModel)


class Part(BaseModel):
    """A part of a log's header; what it does not know is left alone. What checks it is built when a log is read."""

    model_config = ConfigDict(frozen=True, extra="ignore", strict=True, defer_build=True)


class Seated(Part):
    """Who was ordered to a seat."""

    seat: str = Field(description="Name of the seat.")
    force: str | None = Field(description="Id of the force that was asked for; null if drawn.")
    player: str = Field(description="Who plays it.")


class Ordered(Part):
    """What the battle was ordered by; what is None was drawn by the seed."""

    participants: tuple[Seated, ...] = Field(
        strict=False, min_length=1, max_length=MOST_SEATS, description="The seats that were asked for."
    )
    scenario: str | None = Field(description="Id of the scenario; null without one.")
    map: str | None = Field(description="Id of the map; null if drawn.")
    carried: tuple[dict[str, Any] | None, ...] = Field(
        default=(),
        strict=False,
        max_length=MOST_SEATS,
        description="What each seat brings from earlier battles of a campaign.",
    )
    answers: tuple[Answer, ...] = Field(
        default=(),
        strict=False,
        max_length=MOST_ANSWERS,
        description="The answers of those who played by hand, in their order, as numbers of the rules of play.",
    )
    resigned: str | None = Field(default=None, description="The seat that gave the battle up after them.")


class Side(Part):
    """What a header says of a seat under its name, whatever the system."""

    force: str = Field(description="Id of the force.")


class Header(Part):
    """A log's first row."""

    n: Literal[0] = Field(description="Number of the row.")
    event: Literal["header"] = Field(description="What the row is.")
    format: int = Field(description="Version of the form of logs.")
    engine: str = Field(description="Version of Musterpress that fought the battle.")
    kernel: str = Field(default="", description="Digest of the rules of play that fought it.")
    system: KnownSystem = Field(description="The game.")
    pack: str = Field(description="Id of the pack.")
    version: str = Field(description="Version of the pack.")
    digest: str = Field(description="Digest of what the pack and those below it say.")
    seed: int = Field(description="Seed of all chance in the battle.")
    mode: str = Field(description="How the kernel ran: compiled or plain.")
    order: Ordered = Field(description="What the battle was ordered by; what is null was drawn.")
    map: str | None = Field(default=None, description="Id of the map.")
    rules: list[str] = Field(description="The rules that the setting-up applies.")


@dataclass(frozen=True)
class Log:
    """A log that has been opened: its header, the header as written, and the rows still to be read."""

    header: Header
    first: LogRow
    rows: Iterator[LogRow]


def open_log(stream: BinaryIO, *, last: str = "result") -> Log:
    """Return a log with a header of its game's form; rows are read as they are asked for, and end with `last`.

    Of rows, only number and event are looked at; `tell` judges the rest, and `verify` compares it. A battle that was
    given up ends with who did.

    Raises:
        LogError: the header is missing or wrong; so does the iterator of rows, at the line at fault.
    """
    lines = _objects(stream)
    first = next(lines, None)
    if first is None:
        raise LogError(1, "the log is empty")
    header = _header(first)
    if form := form_of(header.system):
        _part(form.header, first)
    return Log(header, first, _rows(lines, last))


def judged(row: LogRow, form: LogForm) -> LogRow:
    """Return a row that has the form of its event.

    Raises:
        LogError: it has not, or there is no such event.
    """
    event = row["event"]
    if event not in form.rows:
        raise LogError(row["n"] + 1, f"no event of the game is called `{event[:40]}`")
    try:
        form.rows[event].model_validate(row)
    except ValidationError as error:
        raise LogError(row["n"] + 1, _misformed(event, error.errors(include_url=False)[0])) from None
    return row


def _misformed(event: str, found: ErrorDetails) -> str:
    path = ".".join(str(step) for step in found["loc"])[:80]
    match found["type"]:
        case "missing":
            return f"a row `{event}` needs a fitting `{path}`"
        case "extra_forbidden":
            return f"a row `{event}` has no `{path}`"
        case _:
            return f"`{path}` of this row `{event}`: {found['msg'].lower()}"


def form_of(system: SystemName) -> LogForm | None:
    """Return the form of a system's log, None where it cannot be told yet."""
    words = log_words_of(system)
    return words.form() if words else None


def tell(log: Log, language: str = "") -> Iterator[Told]:
    """Yield every row of a log with its sentence in a language, "" for a row that needs none.

    Raises:
        LogError: a row is not as the engine writes it, at its line.
    """
    system = log.header.system
    words = log_words_of(system)
    if words is None:
        raise LogError(1, f"battles of {system} cannot be told yet")
    yield from retold(system, _told(log, words, language), language)


def _told(log: Log, words: LogWords, language: str) -> Iterator[Told]:
    form = words.form()
    for row in log.rows:
        yield row, _sentence(judged(row, form), words, language)


def _sentence(row: LogRow, words: LogWords, language: str) -> str:
    tell_row = words.sentences.get(row["event"])
    try:
        return tell_row(row, language) if tell_row else ""
    except KeyError as error:
        raise LogError(row["n"] + 1, f"a row `{row['event']}` needs a fitting `{error.args[0]}`") from error
    except (TypeError, ValueError, AttributeError, IndexError) as error:
        raise LogError(row["n"] + 1, f"a value of this row `{row['event']}` is of the wrong type") from error


def is_log(stream: BinaryIO) -> bool:
    """Return whether a file begins as logs of battles do, or as battles that are saved, of whatever format."""
    try:
        first = next(_objects(stream), None)
    except LogError:
        return False
    return first is not None and first.get("event") in {"header", SAVED}


def _header(row: LogRow) -> Header:
    if row.get("event") != "header":
        raise LogError(
            1, "a log begins with a row `header`; this one has lost its first line, or is no log of a battle"
        )
    written = row.get("format")
    if isinstance(written, int) and written != LOG_FORMAT:
        age = "an older" if written < LOG_FORMAT else "a newer"
        raise LogError(1, f"this is a log of {age} format, {written}; this engine reads format {LOG_FORMAT}")
    header = _part(Header, row)
    for each in header.order.participants:
        _part(Side, row.get(each.seat), each.seat)
    return header


def _part(model: type[Model], value: Any, *at: str) -> Model:
    try:
        return model.model_validate(value)
    except ValidationError as error:
        first = error.errors()[0]
        path = ".".join(str(step) for step in (*at, *first["loc"]))
        raise LogError(1, f"`{path}` of the header: {first['msg'].lower()}") from error


def _rows(lines: Iterator[LogRow], last: str) -> Iterator[LogRow]:
    number, event = 0, ""
    for number, row in enumerate(lines, 1):
        if row.get("n") != number or isinstance(row["n"], bool):
            raise LogError(number + 1, f"this should be row {number}, but its `n` is {_short(row.get('n'))}")
        if event in {last, RESIGNED}:
            raise LogError(number + 1, f"the battle ended with the `{event}` before, and still the log goes on")
        if not isinstance(row.get("event"), str):
            raise LogError(number + 1, f"`event` should be the name of an event, but is {_short(row.get('event'))}")
        event = row["event"]
        yield row
    if event not in {last, RESIGNED}:
        raise LogError(number + 1, f"the log ends here without a `{last}`; the rest of the battle was cut off")


def _objects(stream: BinaryIO) -> Iterator[LogRow]:
    number = 0
    while line := stream.readline(LINE_BYTES + 1):
        number += 1
        if len(line) > LINE_BYTES:
            raise LogError(number, f"longer than {LINE_BYTES:,} bytes; no row of a log is")
        yield _object(line, number)


def _object(line: bytes, number: int) -> LogRow:
    try:
        row = READER.decode(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise LogError(number, f"not UTF-8 text at byte {error.start + 1}") from error
    except (ValueError, RecursionError) as error:
        raise LogError(number, _not_json(line, error)) from error
    if not isinstance(row, dict):
        raise LogError(number, f"a row is a JSON object, but this is {_short(row)}")
    return row


def _not_json(line: bytes, error: Exception) -> str:
    if not line.endswith(b"\n"):
        return "the log was cut off in the middle of this line"
    if isinstance(error, json.JSONDecodeError):
        return f"not JSON: {error.msg.lower()} at column {error.colno}"
    return "not JSON: nested too deeply" if isinstance(error, RecursionError) else f"not JSON: {error}"


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"{text[:20]} is too large a number")
    return number


def _once(pairs: list[tuple[str, Any]]) -> LogRow:
    row = dict(pairs)
    if len(row) < len(pairs):
        twice = next(key for at, (key, _) in enumerate(pairs) if key in dict(pairs[:at]))
        raise ValueError(f"the key {twice!r} stands in it twice")
    return row


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=True, default=str)
    return text if len(text) <= 40 else f"{text[:37]}..."


READER: Final = json.JSONDecoder(parse_constant=_no_constant, parse_float=_finite, object_pairs_hook=_once)
