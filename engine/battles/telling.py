"""A log told in sentences, from its rows alone: no pack, no kernel, no dice."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from engine.battles.orders import LogError, LogRow
from engine.systems import SYSTEMS
from schemas.catalogues.saying import capital, said
from schemas.lazy import Lazy
from schemas.systems import SystemName

if TYPE_CHECKING:
    from engine.battles.log_forms import LogForm

RESIGNED: Final = "resigned"
"""The event of the row with which a battle ends that a seat gave up, and its ending."""

Made = TypeVar("Made")
Told = tuple[LogRow, str]
Sentence = Callable[[LogRow, str], str]
"""Returns the sentence of a row in a language."""

Retell = Callable[[Iterable[Told], str], Iterator[Told]]
"""Tells each row anew, in a language, by what went before it."""

Report = Callable[[Iterable[Told], str], Iterator[str]]
"""Tells rows in a language, several of them in one sentence."""


class LogWords(NamedTuple):
    """How the rows of a system are told: of which form they are, and the sentences of those that have one.

    `retell` tells what is called otherwise by then; None if nothing is. `report` makes a report of told rows in a
    language, in which several rows may be one sentence; None tells one by one.
    """

    form: "Lazy[LogForm]"
    sentences: Mapping[str, Sentence]
    retell: Retell | None = None
    report: Report | None = None


def retold(system: SystemName, told: Iterable[Told], language: str = "") -> Iterator[Told]:
    """Return told rows with the names that by then are the right ones; `language` is the one they are told in."""
    words = log_words_of(system)
    return iter(told) if words is None or words.retell is None else _fitting(words.retell, told, language)


def report(system: SystemName, told: Iterable[Told], language: str = "") -> Iterator[str]:
    """Return the sentences of a battle, or of its log, as a report: what belongs together is one sentence.

    `language` is the one that the rows are told in.
    """
    words = log_words_of(system)
    if words is None or words.report is None:
        return (sentence for _, sentence in told if sentence)
    return _fitting(words.report, told, language)


Words = Mapping[str, Sentence]
"""The sentences of rows by their events."""


def words_of(system: SystemName) -> Words:
    """Return what tells the rows of a system; nothing where they cannot be told."""
    words = log_words_of(system)
    return words.sentences if words else {}


def tell_resignation(row: LogRow, language: str) -> str:
    """Return the sentence of the row that says who gave the battle up."""
    return said("{seat} resigns.", language, seat=capital(said(row["side"].replace("_", " "), language)))


def needs_all(system: SystemName) -> bool:
    """Return whether rows of a system can only be told with all that went before them."""
    words = log_words_of(system)
    return words is not None and words.retell is not None


def log_words_of(system: SystemName) -> LogWords | None:
    """Return how the rows of a system are told, None where they cannot be yet."""
    found = SYSTEMS[system].log_words if system in SYSTEMS else None
    words = found() if found else None
    return words and words._replace(sentences={**words.sentences, RESIGNED: tell_resignation})


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
