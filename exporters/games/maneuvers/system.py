"""How the game of maneuvers looks on paper."""

from exporters.systems import PaperSystem
from schemas.lazy import Lazy

PAPER = PaperSystem(
    components=Lazy("exporters.games.maneuvers.products:COMPONENTS"),
    products=Lazy("exporters.games.maneuvers.products:PRODUCTS"),
    frames=Lazy("exporters.games.maneuvers.sheets.replay:frames"),
    icons=Lazy("exporters.games.maneuvers.look:INLINE"),
    diagrams=Lazy("exporters.games.maneuvers.sheets.diagrams:DIAGRAMS"),
    book=Lazy("exporters.games.maneuvers.products:BOOK"),
    reference=Lazy("exporters.games.maneuvers.sheets.reference:PARTS"),
    evenings=Lazy("exporters.games.maneuvers.products:EVENINGS"),
    palette=Lazy("exporters.games.maneuvers.look:PALETTE"),
)
