"""What the studio has for Battlesuit."""

from schemas.lazy import Lazy
from studio.systems import CARDS, PageRow, StudioSystem

PANELS = PageRow("panels", "Map panels", "grid_on", "Author", "studio.games.battlesuit.pages.panels:draw_panels")
LAYOUTS = PageRow("layouts", "Battle maps", "grid_view", "Author", "studio.games.battlesuit.pages.panels:draw_layouts")
FORCES = PageRow("forces", "Forces", "groups", "Author", "studio.games.battlesuit.pages.forces:draw")
SCENARIOS = PageRow("scenarios", "Scenarios", "assignment", "Author", "studio.games.battlesuit.pages.scenarios:draw")

STUDIO = StudioSystem(
    pages=(CARDS, PANELS, LAYOUTS, FORCES, SCENARIOS),
    editors={"force": FORCES, "scenario": SCENARIOS, "battle_map": LAYOUTS, "map_panel": PANELS},
    cards=("soldier_card", "unit_card"),
    forms={
        "soldier_card": Lazy("studio.games.battlesuit.pages.cards:soldier_form"),
        "unit_card": Lazy("studio.games.battlesuit.pages.cards:unit_form"),
        "force": Lazy("studio.games.battlesuit.pages.forces:force_form"),
        "scenario": Lazy("studio.games.battlesuit.pages.scenarios:scenario_form"),
    },
    choices=Lazy("studio.games.battlesuit.board:CHOICES"),
    board=Lazy("studio.games.battlesuit.board:board_of"),
)
