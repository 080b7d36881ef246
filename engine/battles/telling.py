"""A log told in sentences, from its rows alone: no pack, no kernel, no dice."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from engine.battles.log_forms import LogForm
from engine.battles.logs import Log, LogError, judged
from engine.battles.orders import LogRow
from engine.systems import SYSTEMS
from schemas.lazy import Lazy
from schemas.systems import SystemName

Made = TypeVar("Made")
Told = tuple[LogRow, str]
Sentence = Callable[[LogRow, str], str]
"""Returns the sentence of a row in a language."""

Retell = Callable[[Iterable[Told], str], Iterator[Told]]
"""Tells each row anew, in a language, by what went before it."""

Report = Callable[[Iterable[Told], str], Iterator[str]]
"""Tells rows in a language, several of them in one sentence."""


@dataclass(frozen=True)
class LogWords:
    """How the rows of a system are told: of which form they are, and the sentences of those that have one.

    `retell` tells what is called otherwise by then; None if nothing is. `report` makes a report of told rows in a
    language, in which several rows may be one sentence; None tells one by one.
    """

    form: Lazy[LogForm]
    sentences: Mapping[str, Sentence]
    retell: Retell | None = None
    report: Report | None = None


def retold(system: SystemName, told: Iterable[Told], language: str = "") -> Iterator[Told]:
    """Return told rows with the names that by then are the right ones; `language` is the one they are told in."""
    words = _words(system)
    return iter(told) if words is None or words.retell is None else _fitting(words.retell, told, language)


def report(system: SystemName, told: Iterable[Told], language: str = "") -> Iterator[str]:
    """Return the sentences of a battle, or of its log, as a report: what belongs together is one sentence.

    `language` is the one that the rows are told in.
    """
    words = _words(system)
    if words is None or words.report is None:
        return (sentence for _, sentence in told if sentence)
    return _fitting(words.report, told, language)


Words = Mapping[str, Sentence]
"""The sentences of rows by their events."""


def words_of(system: SystemName) -> Words:
    """Return what tells the rows of a system; nothing where they cannot be told."""
    words = _words(system)
    return words.sentences if words else {}


def needs_all(system: SystemName) -> bool:
    """Return whether rows of a system can only be told with all that went before them."""
    words = _words(system)
    return words is not None and words.retell is not None


def _words(system: SystemName) -> LogWords | None:
    found = SYSTEMS[system].log_words if system in SYSTEMS else None
    return found() if found else None


def _fitting(
    make: Callable[[Iterable[Told], str], Iterator[Made]], told: Iterable[Told], language: str
) -> Iterator[Made]:
    """Yield what is made of told rows.

    Raises:
        LogError: a row of a log does not fit those before it.
    """
    read: list[LogRow] = []

    def watched() -> Iterator[Told]:
        for row, sentence in told:
            read[:] = [row]
            yield row, sentence

    try:
        yield from make(watched(), language)
    except LogError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        if not read or "n" not in read[0]:
            raise
        raise LogError(read[0]["n"] + 1, f"this row `{read[0]['event']}` does not fit those before it") from error


def tell(log: Log, language: str = "") -> Iterator[Told]:
    """Yield every row of a log with its sentence in a language, "" for a row that needs none.

    Raises:
        LogError: a row is not as the engine writes it, at its line.
    """
    system = log.header.system
    words = _words(system)
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
