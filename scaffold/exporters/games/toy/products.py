"""What is printed of Toy: documents with a printed form, icons, and the products of the kit in their order."""

from typing import Final

from exporters.book.rulebook import RULEBOOK, rulebook
from exporters.book.rulebook import TITLE as RULEBOOK_TITLE
from exporters.book.web.document import web_book
from exporters.components.base import Component, Drawn, Product, by_kind, by_name
from exporters.components.framing import composed
from exporters.faces.fonts import Face
from exporters.layout.settings import GameSetting, Setting
from exporters.text.fitting import Composition
from exporters.text.inline_icons import IconSet
from exporters.text.lines import TextStyle
from schemas.models.toy.creature import Creature
from schemas.models.toy.rules import Rules

TOY: Final = GameSetting("toy", "Toy", Rules)
TITLE: Final = TextStyle(Face.TITLE, 14, 8)
BODY: Final = TextStyle(Face.TEXT, 9, 6)


def creature_card(creature: Creature, setting: Setting) -> Drawn:
    """Return the front of a creature's card."""
    layout, made = TOY.layout_of(setting, "card"), Composition()
    made.write(creature.name, layout["title"], TITLE, ("name",))
    made.write(f"{creature.teeth} teeth", layout["teeth"], BODY, ("teeth",))
    return composed(creature.id, creature.name, layout, made)


CREATURES: Final = Component("creature", creature_card)
COMPONENTS: Final = by_kind(CREATURES)
PRODUCTS: Final = by_name(
    Product("cards", "All cards", CREATURES.pieces),
    Product(RULEBOOK, RULEBOOK_TITLE, rulebook, sheet="book", by_default=False, written=web_book),
)
ICONS: Final = IconSet({})
