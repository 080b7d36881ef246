"""The pages of the studio: the one table of them, and which page edits which kind."""

from dataclasses import dataclass

from schemas.systems import System

EVERYWHERE = frozenset(System)
SEVEN_SECONDS = frozenset({System.SEVEN_SECONDS})
BATTLESUIT = frozenset({System.BATTLESUIT})
SURVIVE = frozenset({System.SURVIVE})


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
    PageRow("factions", "Factions", "flag", "Author", "studio.games.seven_seconds.pages.factions:draw", SEVEN_SECONDS),
    PageRow("cards", "Cards", "style", "Author", "studio.pages.cards:draw"),
    PageRow("terrain", "Terrain maps", "map", "Author", "studio.games.seven_seconds.pages.terrain:draw", SEVEN_SECONDS),
    PageRow("panels", "Map panels", "grid_on", "Author", "studio.games.battlesuit.pages.panels:draw", BATTLESUIT),
    PageRow("layouts", "Battle maps", "grid_view", "Author", "studio.games.battlesuit.pages.layouts:draw", BATTLESUIT),
    PageRow("forces", "Forces", "groups", "Author", "studio.games.battlesuit.pages.forces:draw", BATTLESUIT),
    PageRow(
        "scenarios", "Scenarios", "assignment", "Author", "studio.games.battlesuit.pages.scenarios:draw", BATTLESUIT
    ),
    PageRow("mobs", "Mobs", "diversity_3", "Author", "studio.games.survive.pages.mobs:draw", SURVIVE),
    PageRow("zones", "Control zones", "radar", "Author", "studio.games.survive.pages.zones:draw", SURVIVE),
    PageRow("levels", "Levels", "assignment", "Author", "studio.games.survive.pages.levels:draw", SURVIVE),
    PageRow("rules", "Rules", "gavel", "Author", "studio.pages.rules:draw"),
    PageRow("documents", "All documents", "description", "Author", "studio.pages.documents:draw"),
    PageRow("battle", "Test battle", "swords", "Play", "studio.pages.battle:draw", SEVEN_SECONDS),
    PageRow("print", "Print", "print", "Output", "studio.pages.printing:draw"),
)
"""The pages, in the order of the sidebar."""

EDITORS: dict[tuple[System, str], str] = {
    (System.SEVEN_SECONDS, "faction"): "factions",
    (System.SEVEN_SECONDS, "rules"): "rules",
    (System.BATTLESUIT, "rules"): "rules",
    (System.SURVIVE, "rules"): "rules",
    (System.SEVEN_SECONDS, "mission_card"): "cards",
    (System.SEVEN_SECONDS, "troop_card"): "cards",
    (System.SEVEN_SECONDS, "drone_card"): "cards",
    (System.BATTLESUIT, "soldier_card"): "cards",
    (System.BATTLESUIT, "unit_card"): "cards",
    (System.SURVIVE, "weapon"): "cards",
    (System.SURVIVE, "unit"): "cards",
    (System.BATTLESUIT, "force"): "forces",
    (System.BATTLESUIT, "scenario"): "scenarios",
    (System.BATTLESUIT, "battle_map"): "layouts",
    (System.BATTLESUIT, "map_panel"): "panels",
    (System.SEVEN_SECONDS, "terrain_map"): "terrain",
    (System.SURVIVE, "control_zone"): "zones",
    (System.SURVIVE, "mob"): "mobs",
    (System.SURVIVE, "level"): "levels",
}
"""The page that edits a kind; the others are edited on the page of all documents."""

FALLBACK = "documents"


ALSO: dict[tuple[System, str], frozenset[str]] = {(System.SURVIVE, "unit"): frozenset({"mobs"})}
"""Other pages on which documents of a kind are edited, along with those of another one."""


def editor_of(system: System | None, kind: str, shown: str = "") -> str:
    """Return the key of the page on which documents of a kind are edited: `shown`, if that is one."""
    if system is None:
        return FALLBACK
    return shown if shown in ALSO.get((system, kind), ()) else EDITORS.get((system, kind), FALLBACK)
