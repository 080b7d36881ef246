"""Figures as rows: a sequence of dicts, that data frames take as it is; and what notebooks show of them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from schemas.packs.report import inert

if TYPE_CHECKING:
    from musterpress.reports.figures import Figures


LONGEST_CELL = 200


def text(value: object) -> str:
    """Return a value as text that does nothing in a page."""
    words = inert(str(value))
    return escape(words if len(words) <= LONGEST_CELL else f"{words[:LONGEST_CELL]}\u2026")


def pre(words: str) -> str:
    """Return lines as they stand."""
    return f"<pre>{escape(chr(10).join(map(inert, words.splitlines())))}</pre>"


def listing(heading: str, lines: Iterable[str]) -> str:
    """Return a heading over lines, a paragraph each."""
    return f"<p><b>{text(heading)}</b></p>" + "".join(f"<p>{text(line)}</p>" for line in lines)


def grid(columns: Sequence[str], rows: Iterable[Sequence[object]], below: str = "") -> str:
    """Return a table, with a line of text below it if there is one."""
    head = "".join(f"<th>{text(name)}</th>" for name in columns)
    body = "".join(f"<tr>{''.join(f'<td>{text(cell)}</td>' for cell in row)}</tr>" for row in rows)
    note = f"<p>{text(below)}</p>" if below else ""
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{note}"


Row = dict[str, Any]
Library = Literal["pandas", "polars", "arrow"]

FRAMES: Final[Mapping[Library, tuple[str, str]]] = {
    "pandas": ("pandas", "DataFrame"),
    "polars": ("polars", "DataFrame"),
    "arrow": ("pyarrow", "table"),
}
"""By the name of a library the module and what in it makes a data frame of columns by name."""

SHOWN_ROWS: Final = 20


@dataclass(frozen=True, repr=False, eq=False)
class Table(Sequence[Row]):
    """Rows with the same columns, in an order that their maker states; `facts` say how they came about.

    `notes` are sentences on what the figures rest on. A row is a dict of its own. What a column holds:
    names and numbers; rates and chances from 0 to 1, their bounds in `_low` and `_high`.
    """

    rows: tuple[Row, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    @classmethod
    def of(cls, figures: "Figures") -> "Table":
        """Return what was measured, as the commands show it, as a table."""
        return cls(tuple(figures.rows), figures.facts, tuple(figures.notes))

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the names of the columns in their order."""
        return tuple(dict.fromkeys(name for row in self.rows for name in row))

    def column(self, name: str) -> list[Any]:
        """Return a column from the first row to the last; None where a row has nothing.

        Raises:
            KeyError: there is no such column.
        """
        if name not in self.columns:
            raise KeyError(f"no column {name!r}; there are: {', '.join(self.columns)}")
        return [row.get(name) for row in self.rows]

    def frame(self, library: Library = "pandas") -> Any:
        """Return the rows as a data frame of "pandas" or "polars", or as a table of "arrow".

        None of them is needed for anything else, and none is installed with Musterpress.

        Raises:
            ImportError: it is not installed.
            ValueError: no such library is known.
        """
        if library not in FRAMES:
            raise ValueError(f"no library {library!r}; there are: {', '.join(FRAMES)}")
        module, maker = FRAMES[library]
        return getattr(import_module(module), maker)({name: self.column(name) for name in self.columns})

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> "Table": ...
    def __getitem__(self, index: int | slice) -> "Row | Table":
        if isinstance(index, slice):
            return Table(self.rows[index], self.facts, self.notes)
        return dict(self.rows[index])

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Row]:
        return map(dict, self.rows)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self)} rows: {', '.join(self.columns)}>"

    def _repr_html_(self) -> str:
        left = len(self) - SHOWN_ROWS
        below = f"and {left} more rows" if left > 0 else ""
        return grid(self.columns, [[_cell(row.get(name)) for name in self.columns] for row in self[:SHOWN_ROWS]], below)


def _cell(value: object) -> object:
    return f"{value:.4g}" if isinstance(value, float) else "" if value is None else value
