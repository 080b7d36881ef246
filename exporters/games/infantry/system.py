"""How infantry looks on paper."""

from exporters.systems import PaperSystem
from schemas.lazy import Lazy

PAPER = PaperSystem(
    components=Lazy("exporters.games.infantry.products:COMPONENTS"),
    products=Lazy("exporters.games.infantry.products:PRODUCTS"),
    icons=Lazy("exporters.games.infantry.look:INLINE"),
    frames=Lazy("exporters.games.infantry.maps.replay:frames"),
    diagrams=Lazy("exporters.games.infantry.maps.diagrams:DIAGRAMS"),
    book=Lazy("exporters.games.infantry.products:BOOK"),
    reference=Lazy("exporters.games.infantry.sheets.reference:PARTS"),
    evenings=Lazy("exporters.games.infantry.products:EVENINGS"),
    palette=Lazy("exporters.games.infantry.look:PALETTE"),
)
