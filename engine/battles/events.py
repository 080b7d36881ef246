"""Events as rows: a row names a kind of log row, types and decodes its cells, cites its rules, and says it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property, partial
from typing import Annotated, Any, Final, Generic, Literal, NamedTuple, TypeVar

from pydantic import Field
from typing_extensions import TypeAliasType

from engine.battles.orders import LogRow, Row
from schemas.catalogues.saying import Decimal, capital, counted, said

Names = TypeVar("Names")
CELL_LEAST: Final = -(2**31)
CELL_MOST: Final = 2**31 - 1
Number = TypeAliasType("Number", Annotated[int, Field(ge=CELL_LEAST, le=CELL_MOST, description="A whole number.")])
Measure = TypeAliasType("Measure", Annotated[float, Field(ge=CELL_LEAST, le=CELL_MOST, description="A number.")])
Say = Callable[[Any, str], Any]
"""Returns a value as a sentence in a language says it."""
Cause = tuple[str, str]
"""A word, and the rules, parted by spaces, that a row with it cites."""


def _no_rules(_: int) -> tuple[str, ...]:
    return ()


class Cell(NamedTuple, Generic[Names]):
    """How a number of a kernel's row is told by the names of its battle, and of which type that is.

    `rules` are those that a row cites for it; `say` says what is told otherwise in sentences.
    """

    tell: Callable[[int, Names], Any]
    type: Any
    rules: Callable[[int], tuple[str, ...]] = _no_rules
    say: Say | None = None

    def __call__(self, value: int, names: Names) -> Any:
        """Return what the log says of a number."""
        return self.tell(value, names)


def one_of(words: Iterable[str]) -> Any:
    """Return the type of a value that is one of some words."""
    return Literal[tuple(dict.fromkeys(words))]


NUMBER: Final[Cell[Any]] = Cell(lambda value, _: value, Number)
FLAG: Final[Cell[Any]] = Cell(lambda value, _: bool(value), bool)


def word(member: IntEnum, gap: str = "_") -> str:
    """Return the word of a member of an enumeration, as logs say it: its name in small letters, `gap` for the lines."""
    return member.name.lower().replace("_", gap)


def words(
    table: type[IntEnum] | Sequence[IntEnum] | Sequence[str] | Mapping[int, str],
    say: Say | None = None,
    other: str | None = None,
    gap: str = "_",
) -> Cell[Any]:
    """Return a cell of words: those of an enumeration or some of its members, or of a table by their numbers.

    `say` says them where they stand in sentences; `other` is the word of a number that has none. `gap` stands
    between the parts of the name of a member.
    """
    told = _told(table, gap)
    each = (*told.values(), *([] if other is None else [other]))
    return Cell(lambda value, _: told[value] if other is None else told.get(value, other), one_of(each), say=say)


def _told(table: Iterable[Any], gap: str) -> Mapping[int, str]:
    """Return words by their numbers; those of a row that names none are places in it."""
    if isinstance(table, Mapping):
        return table
    return dict(
        (each.value, word(each, gap)) if isinstance(each, IntEnum) else (at, each) for at, each in enumerate(table)
    )


def causes(table: Mapping[Any, str | Cause], say: Say | None = None, gap: str = "_") -> Cell[Any]:
    """Return a cell of the words of members that each add rules, parted by spaces; `say` and `gap` are as for words."""
    told = {int(each): (word(each, gap), rules) if isinstance(rules, str) else rules for each, rules in table.items()}
    cited = {value: tuple(rules.split()) for value, (_, rules) in told.items()}
    return Cell(lambda value, _: told[value][0], one_of(name for name, _ in told.values()), cited.__getitem__, say)


class Picked(NamedTuple):
    """What says a row, as its values have it."""

    of: Callable[[LogRow], "Says"]


class Counted(NamedTuple):
    """A sentence in the form that the number of a part needs, which is `{number}` in it."""

    part: str
    one: str
    many: str


Says = str | Picked | Counted | Callable[[LogRow, str], str]
"""What says a row: a sentence with the names of its values, what picks one, or a function of row and language.

Names that begin with a capital begin a sentence: `{Actor}` is `{actor}` with its first letter large. "" says nothing.
"""


def tell(says: Says, row: LogRow, language: str, say: Mapping[str, Say]) -> str:
    """Return a row in a language by what says it, "" for nothing; `say` are values that sentences say otherwise.

    Texts stand once more with a capital by a capital name.
    """
    found: str | Counted | Callable[[LogRow, str], str] = picked(says, row)
    if not isinstance(found, str | Counted):
        return found(row, language)
    if found == "":
        return ""
    parts = dict(_parts(row, language, say))
    if isinstance(found, str):
        return said(found, language, **parts)
    parts.pop("number", None)
    return counted(row[found.part], found.one, found.many, language, **parts)


def picked(says: Any, row: LogRow) -> Any:
    """Return what is picked for a row in the end."""
    while isinstance(says, Picked):
        says = says.of(row)
    return says


def _parts(row: LogRow, language: str, say: Mapping[str, Say]) -> Iterator[tuple[str, Any]]:
    for key, value in row.items():
        part = say[key](value, language) if key in say else value
        yield key, Decimal(part, language) if isinstance(part, float) else part
        if isinstance(part, str):
            yield key.capitalize(), capital(part)


def by(part: str, each: Mapping[Any, Says]) -> Picked:
    """Return what says a row by one of its values."""
    return Picked(lambda row: each[row[part]])


def cited(part: str, each: Mapping[Any, str]) -> Picked:
    """Return what picks the rules of a row, parted by spaces, by one of its values."""
    return Picked(lambda row: each[row[part]])


def either(part: str, there: Says, otherwise: Says = "") -> Picked:
    """Return what says a row one way if a value is there and neither nothing nor nobody, and another way if not."""
    return Picked(lambda row: there if row.get(part) else otherwise)


class Further(NamedTuple, Generic[Names]):
    """A value that is read of a whole row of the kernel, by the names of its battle, and of which type it is.

    `sometimes` one is None, and not told. Where it is told, the `rules` of the row are cited.
    """

    tell: Callable[[Row, Names], Any]
    type: Any
    sometimes: bool = False
    rules: Callable[[Row], tuple[str, ...]] = lambda _: ()


class Event(NamedTuple, Generic[Names]):
    """A kind of log row: its cells in the order of the kernel's, None for one that is not told, and further values."""

    code: int
    name: str
    phase: str
    rules: tuple[str, ...]
    says: Says
    values: tuple[tuple[str, Cell[Names]] | None, ...]
    further: Mapping[str, Further[Names]]


def event(
    code: IntEnum,
    phase: str,
    rules: str,
    says: Says = "",
    further: Mapping[str, Further[Any]] | None = None,
    /,
    **cells: Any,
) -> Event[Any]:
    """Return a kind of log row by its number in the kernel, whose name it bears.

    `rules` are parted by spaces, and a cell whose name begins with `_` is not told.
    """
    values = tuple(None if key.startswith("_") else (key, cell) for key, cell in cells.items())
    return Event(code.value, word(code), phase, tuple(rules.split()), says, values, further or {})


@dataclass(frozen=True)
class Events(Generic[Names]):
    """The events of a game, and what all rows have in common.

    `clock` is what time is counted in; `side` and `piece` name who acts; `parts` are the values of any row that
    sentences say otherwise than logs; `phase` is that of a row, where its event alone does not tell.
    """

    rows: tuple[Event[Names], ...]
    clock: str
    side: Callable[[int, Names], str | None]
    piece: Callable[[int, Names], str]
    parts: Mapping[str, Say] = field(default_factory=dict)
    phase: Callable[[Event[Names], Row], str] = lambda kind, _: kind.phase

    @cached_property
    def kinds(self) -> Mapping[int, Event[Names]]:
        """The events by their numbers in the kernel."""
        return {each.code: each for each in self.rows}

    def event(self, row: Row, names: Names) -> dict[str, Any]:
        """Return a log row by names: time, phase, event, side, actor, target, its values, its rules."""
        code, time, side, actor, target, *numbers = row
        kind = self.kinds[code]
        named: dict[str, Any] = {self.clock: time, "phase": self.phase(kind, row), "event": kind.name}
        if side >= 0:
            named["side"] = self.side(side, names)
        if actor >= 0:
            named["actor"] = self.piece(actor, names)
        if target >= 0:
            named["target"] = self.piece(target, names)
        rules = {*kind.rules}
        for value, number in zip(kind.values, numbers, strict=False):
            if value is not None:
                name, cell = value
                named[name] = cell.tell(number, names)
                rules.update(cell.rules(number))
        for name, each in kind.further.items():
            told = each.tell(row, names)
            if told is not None or not each.sometimes:
                named[name] = told
                rules.update(each.rules(row))
        named["rules"] = sorted(rules)
        return named

    def told(self, row: Row, names: Names, language: str) -> tuple[dict[str, Any], str]:
        """Return a row of the kernel by names, and its sentence in a language, "" for one that nothing is said of."""
        named = self.event(row, names)
        tell = self.sentences.get(named["event"])
        return named, tell(named, language) if tell else ""

    @cached_property
    def sentences(self) -> Mapping[str, Callable[[LogRow, str], str]]:
        """The sentence of a row by names in a language, by its event; of the others nothing is said."""
        return {kind.name: partial(self._said, kind) for kind in self.rows if kind.says}

    @cached_property
    def _says(self) -> Mapping[str, Mapping[str, Say]]:
        """What says the values of a row otherwise than its log, by its event and their names."""
        return {
            kind.name: {**{name: cell.say for name, cell in filter(None, kind.values) if cell.say}, **self.parts}
            for kind in self.rows
        }

    def _said(self, kind: Event[Names], row: LogRow, language: str) -> str:
        return tell(kind.says, row, language, self._says[kind.name])
