"""How Battlesuit looks on paper."""

from exporters.systems import PaperSystem
from schemas.lazy import Lazy

PAPER = PaperSystem(
    components=Lazy("exporters.games.battlesuit.products:COMPONENTS"),
    products=Lazy("exporters.games.battlesuit.products:PRODUCTS"),
    icons=Lazy("exporters.games.battlesuit.look:INLINE"),
    frames=Lazy("exporters.games.battlesuit.maps.replay:frames"),
    diagrams=Lazy("exporters.games.battlesuit.maps.diagrams:DIAGRAMS"),
    book=Lazy("exporters.games.battlesuit.products:BOOK"),
    reference=Lazy("exporters.games.battlesuit.sheets.charts:PARTS"),
    evenings=Lazy("exporters.games.battlesuit.products:EVENINGS"),
    palette=Lazy("exporters.games.battlesuit.look:PALETTE"),
)
