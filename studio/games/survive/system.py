"""What the studio has for SURVIVE."""

from schemas.lazy import Lazy
from studio.systems import CARDS, PageRow, StudioSystem

MOBS = PageRow("mobs", "Mobs", "diversity_3", "Author", "studio.games.survive.pages.mobs:draw_mobs")
ZONES = PageRow("zones", "Control zones", "radar", "Author", "studio.games.survive.pages.zones:draw")
LEVELS = PageRow("levels", "Levels", "assignment", "Author", "studio.games.survive.pages.mobs:draw_levels")

STUDIO = StudioSystem(
    pages=(CARDS, MOBS, ZONES, LEVELS),
    editors={"control_zone": ZONES, "mob": MOBS, "level": LEVELS},
    also={"unit": frozenset({MOBS.key})},
    cards=("weapon", "unit"),
    forms={
        "unit": Lazy("studio.games.survive.pages.mobs:unit_form"),
        "mob": Lazy("studio.games.survive.pages.mobs:mob_form"),
        "level": Lazy("studio.games.survive.pages.mobs:level_form"),
    },
    choices=Lazy("studio.games.survive.board:CHOICES"),
    board=Lazy("studio.games.survive.board:board_of"),
)
