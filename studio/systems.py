"""What the studio has for the systems: one record each, its parts loaded when they are asked for; and its pages."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.battles.orders import LogRow
from schemas.lazy import Lazy
from schemas.packs.packs import Pack
from schemas.systems import SystemName, record_table
from studio.core.entries import Entry


@dataclass(frozen=True)
class PageRow:
    """A page: `place` names its drawing function and is loaded with its first visit."""

    key: str
    title: str
    icon: str
    section: str
    place: str
    needs_pack: bool = True


OVERVIEW = PageRow("overview", "Overview", "dashboard", "Pack", "studio.pages.overview:draw", needs_pack=False)
PROBLEMS = PageRow("problems", "Problems", "error", "Pack", "studio.pages.problems:draw")
CHANGES = PageRow("changes", "Changes", "difference", "Pack", "studio.pages.changes:draw")
REPLACE = PageRow("replace", "Find and replace", "find_replace", "Pack", "studio.pages.replace:draw")
CARDS = PageRow("cards", "Cards", "style", "Author", "studio.pages.cards:draw")
RULES = PageRow("rules", "Rules", "gavel", "Author", "studio.pages.rules:draw")
DOCUMENTS = PageRow("documents", "All documents", "description", "Author", "studio.pages.documents:draw")
BATTLE = PageRow("battle", "Test battle", "swords", "Play", "studio.pages.battle:draw")
MEASURE = PageRow("measure", "Measure", "query_stats", "Play", "studio.pages.measure:draw")
TRANSLATE = PageRow("translate", "Translate", "translate", "Output", "studio.pages.translate:draw")
PRINT = PageRow("print", "Print", "print", "Output", "studio.pages.printing:draw")


@dataclass(frozen=True)
class Choices:
    """What can be chosen for a battle of a system: kinds of documents, "" for what its battles have not.

    `no_scenario` is the label of what is played where no scenario is chosen, `common` the kind of documents that all
    forces have where none names them. `wanted` is the fact of a card for which a
    seed may be looked for, `rarely` why it may never be drawn, as the end of a sentence; "" for no reason but chance.
    `seat` is a word that follows the name of a seat, as side follows red; `score` is what its form calls a score,
    written out. `victory` says what a winner wins, with the `level` and the `ending` of the result.
    """

    force: str
    map: str = ""
    scenario: str = ""
    no_scenario: str = "By the seed"
    common: str = ""
    wanted: str = ""
    rarely: str = ""
    seat: str = ""
    score: str = "score"
    victory: str = "a {level} victory"


class Board(Protocol):
    """The table of a battle whose log is being read row by row; everything it returns is JSON.

    `table` follows the rows; `shown` are the pieces that stood there when it was asked for a change last, by name.
    """

    table: Any

    @property
    def shown(self) -> Mapping[str, Any]:
        """The pieces on the table, by name."""

    def scene(self) -> dict[str, Any]:
        """Return what never changes: size, ground, signs."""

    def read(self, row: LogRow) -> None:
        """Take in the next row.

        Raises:
            KeyError, TypeError, ValueError: it is not as the engine writes it.
        """

    def note(self, row: LogRow) -> str:
        """Return what a row without a sentence has to say beside one, "" for nothing."""

    def spot(self, sentence: str) -> tuple[float, float] | None:
        """Return the place to which the sentence of an answer leads, inches east and north; None for no place."""

    def change(self, row: LogRow) -> dict[str, Any]:
        """Return what stands otherwise since the last time this was asked, and what `row` shows in passing."""


BoardOf = Callable[[LogRow, Pack | None], Board]
FormOf = Lazy[Callable[[Entry], None]]


@dataclass(frozen=True)
class StudioSystem:
    """What the studio has for a system; empty and None are what it has not, or not yet.

    `pages` are its own, in the order of the sidebar; `editors` name the page on which a kind is edited, `also` other
    pages on which it is edited along with another one. `cards` are the kinds of the page of cards. `forms` draw the
    forms made for a kind. `choices` is what can be chosen for a test battle, `board` what its replay shows.
    """

    pages: tuple[PageRow, ...] = ()
    editors: Mapping[str, PageRow] = field(default_factory=dict)
    also: Mapping[str, frozenset[str]] = field(default_factory=dict)
    cards: tuple[str, ...] = ()
    forms: Mapping[str, FormOf] = field(default_factory=dict)
    choices: Lazy[Choices] | None = None
    board: Lazy[BoardOf] | None = None


STUDIO: Mapping[SystemName, StudioSystem] = record_table("studio.games.{}.system:STUDIO")
"""The record of each system that has more than the pages of all."""


def studio_of(system: SystemName | None) -> StudioSystem:
    """Return what the studio has for a system; nothing of its own for one without a record, or for none."""
    found = None if system is None else STUDIO.get(system)
    return found or StudioSystem()


def pages_of(system: SystemName) -> tuple[PageRow, ...]:
    """Return the pages of a pack of a system, in the order of the sidebar."""
    record = studio_of(system)
    fought = (BATTLE, MEASURE) if record.choices is not None else ()
    return (OVERVIEW, PROBLEMS, CHANGES, REPLACE, *record.pages, RULES, DOCUMENTS, *fought, PRINT, TRANSLATE)


def is_played(system: SystemName | None, kind: str) -> bool:
    """Return whether documents of a kind lead to a battle: those with a page of theirs, where a system is played."""
    record = studio_of(system)
    return record.choices is not None and kind in {*record.editors, *record.cards}


def _every_page() -> tuple[PageRow, ...]:
    own = dict.fromkeys(page for record in STUDIO.values() for page in record.pages)
    return (OVERVIEW, PROBLEMS, CHANGES, REPLACE, *own, RULES, DOCUMENTS, BATTLE, MEASURE, PRINT, TRANSLATE)


PAGES: tuple[PageRow, ...] = _every_page()
"""The pages of all systems, each once, the first one first."""


def editor_of(system: SystemName | None, kind: str, shown: str = "") -> str:
    """Return the key of the page on which documents of a kind are edited: `shown`, if that is one."""
    record = studio_of(system)
    if shown in record.also.get(kind, ()):
        return shown
    editors = {"rules": RULES, **dict.fromkeys(record.cards, CARDS), **record.editors}
    return editors.get(kind, DOCUMENTS).key
