"""The pages of the studio: what a page is, and those that every system has."""

from dataclasses import dataclass


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
CARDS = PageRow("cards", "Cards", "style", "Author", "studio.pages.cards:draw")
RULES = PageRow("rules", "Rules", "gavel", "Author", "studio.pages.rules:draw")
DOCUMENTS = PageRow("documents", "All documents", "description", "Author", "studio.pages.documents:draw")
BATTLE = PageRow("battle", "Test battle", "swords", "Play", "studio.pages.battle:draw")
PRINT = PageRow("print", "Print", "print", "Output", "studio.pages.printing:draw")
