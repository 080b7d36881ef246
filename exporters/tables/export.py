"""A pack to the files of a digital table."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from exporters.components.base import PrintJob, Product
from exporters.components.credits import credit_note, credits_of
from exporters.findings import of_pack
from exporters.kit.export import Export
from exporters.kit.orders import Told, untold
from exporters.kit.runs import Artifact, credits_file, pieces_and_sound
from exporters.systems import products_in
from exporters.tables.simulator import MOST_PX as SIMULATOR_PX
from exporters.tables.simulator import simulator_files
from exporters.tables.supplies import LEAST_DPI, MOST_DPI, Supply, TableOrder, single_pictures
from exporters.tables.tokens import Token, tokens
from exporters.tables.universal_vtt import universal_vtt_files
from exporters.tables.vassal import vassal_files
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class DigitalTable:
    """A digital table: its files, how fine pictures are unless asked, and the most pixels a side of one may have.

    `takes` says which products it has use for where none is asked for.
    """

    key: str
    title: str
    files: Callable[[Supply], Iterator[Artifact]]
    dpi: int
    most_px: int
    takes: Callable[[Product], bool]


def _kit(product: Product) -> bool:
    """Whether a product is in the printed kit."""
    return product.by_default


def _kit_and_boards(product: Product) -> bool:
    """Whether a product is in the printed kit, or played on even if the kit has none of it."""
    return product.by_default or product.played_on


def _boards(product: Product) -> bool:
    """Whether a product is a board."""
    return product.played_on and product.sheet == "poster"


TABLES: Final = {
    table.key: table
    for table in (
        DigitalTable("png", "Single pictures", single_pictures, 300, 8192, _kit),
        DigitalTable("tts", "Tabletop Simulator", simulator_files, 150, SIMULATOR_PX, _kit_and_boards),
        DigitalTable("vassal", "VASSAL", vassal_files, 100, 8192, _kit_and_boards),
        DigitalTable("uvtt", "Virtual tables (Universal VTT)", universal_vtt_files, 100, 8192, _boards),
    )
}
"""What `--for` may name."""


def export_table(pack: Pack, table: DigitalTable, order: TableOrder | None = None, told: Told = untold) -> Export:
    """Return the pack as files of a digital table. A piece with an error is left out, everything else is there.

    `told` hears what is being made.

    Raises:
        ValueError: the order names what the pack's game has not, or a resolution out of range.
    """
    order = order or TableOrder()
    _check(pack, order)
    job = PrintJob.of(pack)
    found: dict[str, Token] = {}
    left_out = []
    for product in _products(pack, table, order):
        told(f"Drawing {product.title.lower()}", 0.0)
        made, sound = pieces_and_sound(product, job)
        if len(sound) < len(made):
            left_out.append(f"{product.name}: {len(made) - len(sound)} of {len(made)} pieces left out for their errors")
        for token in tokens(product, sound, bleed=order.bleed):
            found.setdefault(token.key, token)
    drawn = _counting(tuple(found.values()), told)
    dpi, below = order.dpi or table.dpi, credit_note(credits_of(pack))
    supply = Supply(pack.manifest, tuple(found.values()), order, dpi, table.most_px, drawn, below)
    job.diagnostics.update(_reductions(supply, pack))
    files = tuple(table.files(supply)) if found else ()
    if not files and not left_out:
        left_out.append(f"{table.title} has no use for any piece of this pack")
    artifacts = (*files, *credits_file(pack)) if files else ()
    return Export(artifacts, tuple(sorted(job.diagnostics)), tuple(left_out))


def _counting(tokens: Sequence[Token], told: Told) -> Callable[[], None]:
    """Return what is to be called after each picture: it tells how many there are of those there will be, about."""
    most = len({token.key for token in tokens} | {token.back_key for token in tokens if token.back})
    done = count(1)

    def drawn() -> None:
        number = min(next(done), most)
        told(f"Drawing picture {number} of {most}", number / most)

    return drawn


def _check(pack: Pack, order: TableOrder) -> None:
    unknown = {*order.only} - {*products_in(pack)}
    if unknown or not (order.dpi is None or LEAST_DPI <= order.dpi <= MOST_DPI):
        raise ValueError(f"an order must name what is known, got {order!r}")


def _products(pack: Pack, table: DigitalTable, order: TableOrder) -> Iterator[Product]:
    """Yield what was asked for, or what the table has use for."""
    for name, product in products_in(pack).items():
        if name in order.only if order.only else table.takes(product):
            yield product


def _reductions(supply: Supply, pack: Pack) -> Iterator[Diagnostic]:
    """Yield the warning that pictures are not as fine as they should be."""
    reduced = tuple(supply.reduced())
    if not reduced:
        return
    names = ", ".join(token.key for token in reduced[:3]) + (", ..." if len(reduced) > 3 else "")
    given = sorted({round(supply.dpi_of(token.front)) for token in reduced})
    span = f"{given[0]}" if len(given) == 1 else f"{given[0]} to {given[-1]}"
    message = (
        f"{len(reduced)} pictures have {span} dpi instead of {supply.dpi}, "
        f"as no side may have over {supply.most_px} pixels ({names})"
    )
    yield of_pack(pack, "picture-reduced", message, "ask for fewer dpi, or smaller maps")
