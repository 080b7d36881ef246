"""How SURVIVE looks on paper."""

from exporters.systems import PaperSystem
from schemas.lazy import Lazy

PAPER = PaperSystem(
    components=Lazy("exporters.games.survive.products:COMPONENTS"),
    products=Lazy("exporters.games.survive.products:PRODUCTS"),
    frames=Lazy("exporters.games.survive.boards.replay:frames"),
    icons=Lazy("exporters.games.survive.look:INLINE"),
    diagrams=Lazy("exporters.games.survive.boards.diagrams:DIAGRAMS"),
    book=Lazy("exporters.games.survive.products:BOOK"),
    reference=Lazy("exporters.games.survive.sheets.reference:PARTS"),
    evenings=Lazy("exporters.games.survive.products:EVENINGS"),
    palette=Lazy("exporters.games.survive.look:PALETTE"),
)
