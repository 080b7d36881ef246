"""How 7 Seconds looks on paper."""

from exporters.systems import PaperSystem
from schemas.lazy import Lazy

PAPER = PaperSystem(
    components=Lazy("exporters.games.seven_seconds.products:COMPONENTS"),
    products=Lazy("exporters.games.seven_seconds.products:PRODUCTS"),
    icons=Lazy("exporters.games.seven_seconds.look:INLINE"),
    diagrams=Lazy("exporters.games.seven_seconds.maps.diagrams:DIAGRAMS"),
    frames=Lazy("exporters.games.seven_seconds.maps.replay:frames"),
    book=Lazy("exporters.games.seven_seconds.products:BOOK"),
    reference=Lazy("exporters.games.seven_seconds.sheets.reference:PARTS"),
    evenings=Lazy("exporters.games.seven_seconds.products:EVENINGS"),
    palette=Lazy("exporters.games.seven_seconds.look:PALETTE"),
)
