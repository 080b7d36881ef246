"""The pages of the studio: the one table of them, and which page edits which kind."""

from dataclasses import dataclass

from schemas.systems import System

EVERYWHERE = frozenset(System)


@dataclass(frozen=True)
class PageRow:
    """A page: `place` names its drawing function and is loaded with its first visit, `systems` are those it is for."""

    key: str
    title: str
    icon: str
    section: str
    place: str
    systems: frozenset[System] = EVERYWHERE
    needs_pack: bool = True


PAGES: tuple[PageRow, ...] = (
    PageRow("overview", "Overview", "dashboard", "Pack", "studio.pages.overview:draw", needs_pack=False),
    PageRow("problems", "Problems", "error", "Pack", "studio.pages.problems:draw"),
    PageRow("changes", "Changes", "difference", "Pack", "studio.pages.changes:draw"),
    PageRow("documents", "All documents", "description", "Author", "studio.pages.documents:draw"),
)

EDITORS: dict[tuple[System, str], str] = {}
"""The page that edits a kind; the others are edited on the page of all documents."""

FALLBACK = "documents"


def editor_of(system: System | None, kind: str) -> str:
    """Return the key of the page on which documents of a kind are edited."""
    return EDITORS.get((system, kind), FALLBACK) if system is not None else FALLBACK
