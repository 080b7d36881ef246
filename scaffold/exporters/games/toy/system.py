"""How Toy looks on paper."""

from exporters.systems import PaperSystem
from schemas.lazy import Lazy

PAPER = PaperSystem(
    components=Lazy("exporters.games.toy.products:COMPONENTS"),
    products=Lazy("exporters.games.toy.products:PRODUCTS"),
    icons=Lazy("exporters.games.toy.products:ICONS"),
    frames=Lazy("exporters.games.toy.frames:frames"),
    book=Lazy("exporters.games.toy.book:BOOK"),
)
