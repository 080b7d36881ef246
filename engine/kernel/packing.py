"""Rules documents as the numbers of a kernel: a column says of which parameter it is, and what it holds follows.

    fire_enter: Whole = of("fire.enter_damage")

Whole numbers are as they are, yes is 1 and no is 0, a tuple fills the cells of its column from the first. The unit at
the end of the column's name says in which parts it counts: inches are thousandths in `move_mil`, a share is millionths
in `scatter_ppm`. What is neither says how it is meant, beside its parameter; a column that several parameters make
together has none, and is filled by hand in `games/<system>/rules/`.
"""

from collections.abc import Callable, Mapping
from enum import Enum, EnumType, IntEnum
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, Generic, NamedTuple, TypeVar

from engine.kernel.records import Record

Document = TypeVar("Document")
Made = TypeVar("Made")
Word = TypeVar("Word", bound=Enum)

PARTS: Final = {"mil": 1000, "permille": 1000, "ppm": 1_000_000}
"""The units at the end of a column's name, and how many of them the unit of its parameter has."""


class Source(NamedTuple):
    """The parameter that a column is of, by its path in the rules document, and how it becomes a whole number."""

    parameter: str
    when: object = None
    none: int | None = None
    needs: str = ""
    codes: Mapping[str, int] | None = None
    by: Callable[[Any], Any] | None = None

    def number(self, rules: Any, column: str) -> Any:
        """Return what a rules document has for a column of this name: a whole number, or a list of them."""
        if self.needs and not attrgetter(self.needs)(rules):
            return 0
        value = attrgetter(self.parameter)(rules)
        if self.when is not None:
            return int(self.when in value if isinstance(value, tuple) else value == self.when)
        if value is None:
            return self.none
        if self.by is not None:
            return self.by(value)
        return [self._whole(each, column) for each in value] if isinstance(value, tuple) else self._whole(value, column)

    def _whole(self, value: Any, column: str) -> int:
        if self.codes is not None:
            return self.codes[value]
        parts = PARTS.get(column.rpartition("_")[2])
        return int(value) if parts is None else round(value * parts)


def of(
    parameter: str,
    *,
    when: object = None,
    none: int | None = None,
    needs: str = "",
    codes: Mapping[str, int] | type[IntEnum] | None = None,
    by: Callable[[Any], Any] | None = None,
) -> Any:
    """Return what a column of a record is filled from, to be written as its value.

    Args:
        parameter: Path of the parameter in the rules document, as authors write it.
        when: The column is 1 where the parameter is this, or has it among its values, and else 0.
        none: What it holds where the parameter is left empty.
        needs: Path of a switch; while it is off, the column is 0.
        codes: Its numbers, by the words of the parameter; or the enumeration whose members are called as they are.
        by: What makes its number, or the list of its cells, out of the value.
    """
    told = {each.name.lower(): each.value for each in codes} if isinstance(codes, EnumType) else codes
    return Source(parameter, when, none, needs, told, by)


def sources(record: type[Record]) -> Mapping[str, Source]:
    """Return the parameters that the columns of a record are of, by the names of the columns."""
    return {name: made for name, made in vars(record).items() if isinstance(made, Source)}


def pack_rules(rules: Any, record: Any) -> None:
    """Fill the columns of a record, plain or packed, that say which parameter they are of, from a rules document."""
    kind = type(record) if isinstance(record, Record) else record.record
    for name, source in sources(kind).items():
        number = source.number(rules, name)
        if isinstance(number, list):
            getattr(record, name)[: len(number)] = number
        else:
            setattr(record, name, number)


def coded(words: type[Word], numbers: type[IntEnum]) -> Mapping[Word, int]:
    """Return the numbers that a kernel has for the words of documents: those of the members of one name."""
    return {word: int(numbers[word.name]) for word in words}


def face_set(faces: Any) -> int:
    """Return faces of a die, or other small numbers, as a set of bits: bit n stands for n."""
    return sum(1 << face for face in {*faces})


class _Itself(Generic[Document]):
    """A document that is equal to itself alone: it may hold dictionaries, and cannot be a key."""

    def __init__(self, document: Document) -> None:
        self.document: Final = document

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and self.document is other.document

    def __hash__(self) -> int:
        return id(self.document)


def once_a_document(make: Callable[[Document], Made]) -> Callable[[Document], Made]:
    """Return a function that makes something of a document once; nobody writes on what it hands out again."""

    @lru_cache(maxsize=16)
    def made(itself: _Itself[Document]) -> Made:
        return make(itself.document)

    return lambda document: made(_Itself(document))
