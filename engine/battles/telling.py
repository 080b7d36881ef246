"""A log told in sentences, from its rows alone: no pack, no kernel, no dice."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.battles.logs import Log, LogError, LogRow
from engine.systems import SYSTEMS
from schemas.systems import System

Told = tuple[LogRow, str]
Sentence = Callable[[LogRow, str], str]
"""Returns the sentence of a row in a language."""


@dataclass(frozen=True)
class LogWords:
    """How the rows of a system are told: its events by name, and the sentences of those that have one.

    `report` makes a report of told rows in a language, in which several rows may be one sentence; None tells one by
    one.
    """

    events: frozenset[str]
    sentences: Mapping[str, Sentence]
    report: Callable[[Iterable[Told], str], Iterator[str]] | None = None


def report(system: System, told: Iterable[Told], language: str = "") -> Iterator[str]:
    """Yield the sentences of a battle, or of its log, as a report: what belongs together is one sentence.

    `language` is the one that the rows are told in.
    """
    found = SYSTEMS[system].log_words if system in SYSTEMS else None
    words = found() if found else None
    if words is not None and words.report is not None:
        return words.report(told, language)
    return (sentence for _, sentence in told if sentence)


def tell(log: Log, language: str = "") -> Iterator[tuple[LogRow, str]]:
    """Yield every row of a log with its sentence in a language, "" for a row that needs none.

    Raises:
        LogError: a row is not as the engine writes it, at its line.
    """
    system = log.header.system
    if system not in SYSTEMS or (log_words := SYSTEMS[system].log_words) is None:
        raise LogError(1, f"battles of {system.value} cannot be told yet")
    words = log_words()
    for row in log.rows:
        yield row, _sentence(row, words, language)


def _sentence(row: LogRow, words: LogWords, language: str) -> str:
    if row["event"] not in words.events:
        raise LogError(row["n"] + 1, f"no event of the game is called `{row['event'][:40]}`")
    tell_row = words.sentences.get(row["event"])
    try:
        return tell_row(row, language) if tell_row else ""
    except KeyError as error:
        raise LogError(row["n"] + 1, f"a row `{row['event']}` needs a fitting `{error.args[0]}`") from error
    except (TypeError, ValueError, AttributeError, IndexError) as error:
        raise LogError(row["n"] + 1, f"a value of this row `{row['event']}` is of the wrong type") from error
