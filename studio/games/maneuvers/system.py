"""What the studio has for the game of maneuvers."""

from schemas.lazy import Lazy
from studio.systems import CARDS, PageRow, StudioSystem

MANEUVERS = PageRow("maneuvers", "Maneuvers", "alt_route", "Author", "studio.games.maneuvers.pages.maneuvers:draw")
SQUADS = PageRow("squads", "Squads", "groups_3", "Author", "studio.games.maneuvers.pages.squads:draw_squads")
FIGHTS = PageRow("fights", "Fights", "assignment", "Author", "studio.games.maneuvers.pages.squads:draw_fights")

STUDIO = StudioSystem(
    pages=(MANEUVERS, CARDS, SQUADS, FIGHTS),
    editors={"maneuver": MANEUVERS, "squad": SQUADS, "fight": FIGHTS},
    also={"character": frozenset({SQUADS.key})},
    cards=("character", "maneuver"),
    forms={
        "character": Lazy("studio.games.maneuvers.pages.squads:character_form"),
        "maneuver": Lazy("studio.games.maneuvers.pages.maneuvers:maneuver_form"),
        "squad": Lazy("studio.games.maneuvers.pages.squads:squad_form"),
        "fight": Lazy("studio.games.maneuvers.pages.squads:fight_form"),
    },
    choices=Lazy("studio.games.maneuvers.board:CHOICES"),
    board=Lazy("studio.games.maneuvers.board:board_of"),
)
