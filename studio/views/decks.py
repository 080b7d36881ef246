"""A deck as a table: what is in it, how often each card is printed, and what is wrong with it."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from exporters.systems import components_of
from studio.core.entries import Entry
from studio.core.session import Session
from studio.core.workspace import Focus


@dataclass(frozen=True)
class Line:
    """A card of a deck: `deck` is "" where the kind has one only, `copies` 0 while it cannot be printed."""

    title: str
    deck: str
    copies: int
    problems: int
    focus: Focus

    @property
    def name(self) -> str:
        """The file it is in."""
        return self.focus.name


def counts(lines: Iterable[Line]) -> dict[str, int]:
    """Return how many cards of each deck are printed, by the name of the deck."""
    found = Counter[str]()
    for line in lines:
        found[line.deck] += line.copies
    return dict(sorted(found.items()))


def size(session: Session, kind: str) -> int:
    """Return how many cards of a kind are printed."""
    copies = _copying(session, kind)
    return sum(copies(entry) for entry in session.entries(kind))


def deck(session: Session, kind: str) -> tuple[Line, ...]:
    """Return the cards of a kind by deck, then by title."""
    copies = _copying(session, kind)
    lines = [_line(session, entry, copies(entry)) for entry in session.entries(kind)]
    return tuple(sorted(lines, key=lambda line: (line.deck, line.title, line.name)))


def _line(session: Session, entry: Entry, copies: int) -> Line:
    name = entry.value(("deck",), "")
    problems = len(session.diagnostics_of(entry.focus.name))
    return Line(entry.title, str(name).replace("_", " "), copies, problems, entry.focus)


def _copying(session: Session, kind: str) -> Callable[[Entry], int]:
    """Return what says of a card of a kind how often it is printed."""
    component = components_of(session.pack.manifest.system).get(kind) if session.pack is not None else None
    if component is None:
        return lambda _entry: 0
    return lambda entry: component.copies(entry.loaded.model) if entry.loaded is not None else 0
