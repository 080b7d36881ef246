"""What can be asked for by name: products, each a file of its own."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from exporters.imposition.pieces import Piece, SheetStyle
from exporters.kit.jobs import Job


@dataclass(frozen=True)
class Product:
    """What `--only` names: title, pieces in order, how they lie on paper, and whether the whole kit holds it.

    Pieces of `true_size` measure something of the game (templates, rulers, maps): no theme enlarges them.
    Their compositions are made with the `type_scale` of the setting, which makes their type larger in large print.
    Those that are `played_on` lie on the table while others move over them.
    """

    name: str
    title: str
    pieces: Callable[[Job], Iterator[Piece]]
    sheet: SheetStyle = "cards"
    by_default: bool = True
    true_size: bool = False
    played_on: bool = False


def by_name(*products: Product) -> dict[str, Product]:
    """Return the products of a system by their names, in the order of the kit."""
    return {product.name: product for product in products}
