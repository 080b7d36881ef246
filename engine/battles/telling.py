"""A log told in sentences, from its rows alone: no pack, no kernel, no dice."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from engine.battles.logs import Log, LogError, LogRow
from engine.games.seven_seconds.log.events import EVENTS as SEVEN_SECONDS_EVENTS
from engine.games.seven_seconds.log.sentences import SENTENCES as SEVEN_SECONDS_SENTENCES
from schemas.systems import System


@dataclass(frozen=True)
class Words:
    """How the rows of a system are told: its events by name, and the sentences of those that have one."""

    events: frozenset[str]
    sentences: Mapping[str, Callable[[LogRow], str]]


WORDS: dict[System, Words] = {
    System.SEVEN_SECONDS: Words(
        frozenset(event.name for event in SEVEN_SECONDS_EVENTS.values()), SEVEN_SECONDS_SENTENCES
    ),
}


def tell(log: Log) -> Iterator[tuple[LogRow, str]]:
    """Yield every row of a log with its sentence, "" for a row that needs none.

    Raises:
        LogError: a row is not as the engine writes it, at its line.
    """
    words = WORDS.get(log.header.system)
    if words is None:
        raise LogError(1, f"battles of {log.header.system.value} cannot be told yet")
    for row in log.rows:
        yield row, _sentence(row, words)


def _sentence(row: LogRow, words: Words) -> str:
    if row["event"] not in words.events:
        raise LogError(row["n"] + 1, f"no event of the game is called `{row['event'][:40]}`")
    tell_row = words.sentences.get(row["event"])
    try:
        return tell_row(row) if tell_row else ""
    except KeyError as fault:
        raise LogError(row["n"] + 1, f"a row `{row['event']}` needs a fitting `{fault.args[0]}`") from fault
    except (TypeError, ValueError, AttributeError, IndexError) as fault:
        raise LogError(row["n"] + 1, f"a value of this row `{row['event']}` is of the wrong type") from fault
