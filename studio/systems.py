"""What the studio has for the systems: one record each, its parts loaded when they are asked for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from schemas.lazy import Lazy, LazyTable
from schemas.systems import System
from studio.pages import BATTLE, CARDS, CHANGES, DOCUMENTS, OVERVIEW, PRINT, PROBLEMS, RULES, PageRow

if TYPE_CHECKING:
    from studio.core.entries import Entry
    from studio.jobs.battles import Choices
    from studio.jobs.boards import BoardOf

FormOf = Lazy[Callable[["Entry"], None]]


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
    choices: "Lazy[Choices] | None" = None
    board: "Lazy[BoardOf] | None" = None


STUDIO: Mapping[System, StudioSystem] = LazyTable(
    {
        System.SEVEN_SECONDS: "studio.games.seven_seconds.system:STUDIO",
        System.BATTLESUIT: "studio.games.battlesuit.system:STUDIO",
        System.SURVIVE: "studio.games.survive.system:STUDIO",
        System.MANEUVERS: "studio.games.maneuvers.system:STUDIO",
        System.INFANTRY: "studio.games.infantry.system:STUDIO",
    }
)
"""The record of each system that has more than the pages of all."""


def studio_of(system: System | None) -> StudioSystem:
    """Return what the studio has for a system; nothing of its own for one without a record, or for none."""
    found = None if system is None else STUDIO.get(system)
    return found or StudioSystem()


def pages_of(system: System) -> tuple[PageRow, ...]:
    """Return the pages of a pack of a system, in the order of the sidebar."""
    record = studio_of(system)
    battle = (BATTLE,) if record.choices is not None else ()
    return (OVERVIEW, PROBLEMS, CHANGES, *record.pages, RULES, DOCUMENTS, *battle, PRINT)


def _every_page() -> tuple[PageRow, ...]:
    own = dict.fromkeys(page for record in STUDIO.values() for page in record.pages)
    return (OVERVIEW, PROBLEMS, CHANGES, *own, RULES, DOCUMENTS, BATTLE, PRINT)


PAGES: tuple[PageRow, ...] = _every_page()
"""The pages of all systems, each once, the first one first."""


def editor_of(system: System | None, kind: str, shown: str = "") -> str:
    """Return the key of the page on which documents of a kind are edited: `shown`, if that is one."""
    record = studio_of(system)
    if shown in record.also.get(kind, ()):
        return shown
    editors = {"rules": RULES, **dict.fromkeys(record.cards, CARDS), **record.editors}
    return editors.get(kind, DOCUMENTS).key
