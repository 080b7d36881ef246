"""What the studio has for infantry."""

from schemas.lazy import Lazy
from studio.systems import CARDS, PageRow, StudioSystem

DOT_MAPS = PageRow("dot_maps", "Dot maps", "apps", "Author", "studio.games.infantry.pages.dot_maps:draw")
SQUADS = PageRow("rifle_squads", "Squads", "military_tech", "Author", "studio.games.infantry.pages.squads:draw_squads")
SCENARIOS = PageRow(
    "firefights", "Scenarios", "assignment", "Author", "studio.games.infantry.pages.squads:draw_scenarios"
)

STUDIO = StudioSystem(
    pages=(CARDS, SQUADS, DOT_MAPS, SCENARIOS),
    editors={"squad": SQUADS, "dot_map": DOT_MAPS, "scenario": SCENARIOS},
    also={"trooper": frozenset({SQUADS.key})},
    cards=("trooper", "weapon"),
    forms={
        "trooper": Lazy("studio.games.infantry.pages.cards:trooper_form"),
        "weapon": Lazy("studio.games.infantry.pages.cards:weapon_form"),
        "squad": Lazy("studio.games.infantry.pages.squads:squad_form"),
        "scenario": Lazy("studio.games.infantry.pages.squads:scenario_form"),
    },
    choices=Lazy("studio.games.infantry.board:CHOICES"),
    board=Lazy("studio.games.infantry.board:board_of"),
)
