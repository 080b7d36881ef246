"""The form of a game's log: of which type every cell of a row and of the header is, as models that judge and explain.

Whatever tells the numbers of a kernel's row says of which type the result is, so that a row's form follows from the
table that writes it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, Generic, Literal, Protocol, TypeVar, Union, cast

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, create_model
from typing_extensions import TypeAliasType

from schemas.systems import System
from schemas.validation.generate import DIALECT, NarrowSchema, tidy

Names = TypeVar("Names")
CELL_LEAST: Final = -(2**31)
CELL_MOST: Final = 2**31 - 1
Number = TypeAliasType("Number", Annotated[int, Field(ge=CELL_LEAST, le=CELL_MOST, description="A whole number.")])
Measure = TypeAliasType("Measure", Annotated[float, Field(ge=CELL_LEAST, le=CELL_MOST, description="A number.")])
STRICT: Final = ConfigDict(frozen=True, extra="forbid", strict=True)
Say = Callable[[Any, str], Any]
"""Returns a value as a sentence in a language says it."""


def _no_rules(_: int) -> tuple[str, ...]:
    return ()


COMMON: Final[Mapping[str, str]] = {
    "n": "Number of the row, from 1.",
    "phase": "The phase of the game that the row belongs to.",
    "event": "What happens.",
    "side": "Whose row it is.",
    "rules": "The rules that the row applies, sorted.",
}
"""What values mean in the rows of every game."""


@dataclass(frozen=True)
class Cell(Generic[Names]):
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


def told_as(type: Any) -> Callable[[Callable[[int, Names], Any]], Cell[Names]]:
    """Return a decorator that makes a cell of a function: what it returns is of `type`."""
    return lambda tell: Cell(tell, type)


def one_of(words: Iterable[str]) -> Any:
    """Return the type of a value that is one of some words."""
    return Literal[tuple(dict.fromkeys(words))]


def _named(name: str, of: Any) -> Any:
    """Return a type with a name, by which a schema holds it once."""
    return TypeAliasType(name, of)


class Kind(Protocol):
    """What a table of events says of a kind of row."""

    @property
    def name(self) -> str:
        """The name of the event."""

    @property
    def phase(self) -> str:
        """The phase it belongs to."""

    @property
    def values(self) -> Sequence[tuple[str, Cell[Any]] | None]:
        """The names of its values, and how they are told."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that every such row cites."""


@dataclass(frozen=True)
class LogForm:
    """The models of a log: its header, and its rows by their events."""

    header: type[BaseModel]
    rows: Mapping[str, type[BaseModel]]

    def schema(self, system: System) -> dict[str, Any]:
        """Return the JSON Schema (draft 2020-12) that every line of a system's logs fits."""
        line: Any = Annotated[Union[self.header, *self.rows.values()], Field(discriminator="event")]
        made = TypeAdapter(line).json_schema(schema_generator=NarrowSchema)
        tidy(made)
        head = {
            "$schema": DIALECT,
            "$id": f"urn:musterpress:log:{system.value}",
            "title": f"a line of a {system.value} log",
        }
        return {**head, **made}


@dataclass(frozen=True)
class RowForms:
    """What the rows of a game have in common, and what some have that their table does not name.

    `clock` is what time is counted in. `more` are further values by event, `sometimes` those that may be missing;
    who acts and on whom is named where there is somebody. `says` are values in words, by their key, or by
    `event.key` where it means something else there.
    """

    clock: str
    sides: Sequence[str]
    phases: Sequence[str]
    more: Mapping[str, Mapping[str, Any]]
    sometimes: Mapping[str, Mapping[str, Any]]
    says: Mapping[str, str]

    def rows_of(self, kinds: Iterable[Kind]) -> Mapping[str, type[BaseModel]]:
        """Return the models of rows by their events, in the order of the table."""
        found = tuple(kinds)
        phase: Any = _named("Phase", one_of(sorted({*self.phases, *(kind.phase for kind in found)})))
        side: Any = _named("Side", one_of(self.sides))
        return {kind.name: self._model(kind, phase, side) for kind in found}

    def _model(self, kind: Kind, phase: Any, side: Any) -> type[BaseModel]:
        place = {"n": Annotated[int, Field(ge=1)], self.clock: Number, "phase": phase, "event": Literal[kind.name]}
        values = {value[0]: value[1].type for value in kind.values if value is not None}
        always = {**place, **values, **self.more.get(kind.name, {}), "rules": list[str]}
        who = {"side": side, "actor": str, "target": str}
        perhaps = {**who, **self.sometimes.get(kind.name, {})}
        fields: dict[str, Any] = {name: (of, self._said(kind.name, name, ...)) for name, of in always.items()}
        fields |= {name: (of, self._said(kind.name, name, None)) for name, of in perhaps.items()}
        made = create_model(kind.name, __config__=STRICT, **fields)
        return cast("type[BaseModel]", made)

    def _said(self, event: str, key: str, default: Any) -> Any:
        """Return the field of a key, with what it means in words, where that is said."""
        words = self.says.get(f"{event}.{key}", self.says.get(key, COMMON.get(key)))
        return Field(default, description=words)
