"""What the studio has for 7 Seconds."""

from schemas.lazy import Lazy
from studio.systems import CARDS, PageRow, StudioSystem

FACTIONS = PageRow("factions", "Factions", "flag", "Author", "studio.games.seven_seconds.pages.factions:draw")
TERRAIN = PageRow("terrain", "Terrain maps", "map", "Author", "studio.games.seven_seconds.pages.terrain:draw")

STUDIO = StudioSystem(
    pages=(FACTIONS, CARDS, TERRAIN),
    editors={"faction": FACTIONS, "terrain_map": TERRAIN},
    cards=("mission_card", "troop_card", "drone_card"),
    forms={
        "mission_card": Lazy("studio.games.seven_seconds.pages.cards:mission_form"),
        "troop_card": Lazy("studio.games.seven_seconds.pages.cards:troop_form"),
        "drone_card": Lazy("studio.games.seven_seconds.pages.cards:drone_form"),
    },
    choices=Lazy("studio.games.seven_seconds.board:CHOICES"),
    board=Lazy("studio.games.seven_seconds.board:board_of"),
)
