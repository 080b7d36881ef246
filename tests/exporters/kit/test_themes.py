"""Themes: the shipped kit in little ink and in large print, read from its drawings and its pixels."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path as FilePath

import pypdfium2
import pytest
from PIL import Image, ImageStat

from exporters.components.base import PrintJob, Product
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Group, Item, Matrix, Path, Rect, Stroke, Symbol, Text, Use
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import circle, shift
from exporters.drawing.surfaces import leaves, point_of, width_factor
from exporters.faces.fonts import Face
from exporters.imposition.pieces import Piece
from exporters.kit.theming import low_ink, pieces_of, themed
from exporters.layout.settings import LARGE_PRINT, LOW_INK, STANDARD, THEMES, Theme
from exporters.pdf.writer import to_pdf
from exporters.systems import products_of
from exporters.text.fitting import Composition, fit
from exporters.text.lines import TextStyle
from schemas.packs.packs import Pack
from schemas.systems import SystemName
from tests.exporters.printed import EVERY_PRODUCT, product_of, shipped_pack

HOW_TO = FilePath("docs/how-to/change-the-look.md")
DARK = Ink(rgb=(40, 40, 90), cmyk=(90, 80, 10, 40))


@cache
def made(system: SystemName, name: str, theme: Theme) -> tuple[Piece, ...]:
    pack = shipped_pack(system)
    job = PrintJob.of(pack, theme)
    pieces = pieces_of(product_of(pack, name), job)
    assert job.diagnostics == set()
    return pieces


@pytest.fixture(scope="module", autouse=True)
def forgotten() -> Iterator[None]:
    """Forget the drawings of all products in all themes after this module: they take more than a hundred megabytes."""
    yield
    made.cache_clear()


def drawings(system: SystemName, name: str, theme: Theme) -> list[Drawing]:
    """Both sides of every piece, each once."""
    sides = [side for piece in made(system, name, theme) for side in (piece.front, piece.back) if side is not None]
    return list({id(side): side for side in sides}.values())


def darkness(drawing: Drawing) -> float:
    """How dark a drawing is on average, 0 for white paper, times its area in square millimetres."""
    page = pypdfium2.PdfDocument(to_pdf([drawing]))[0].render(scale=0.75).to_pil().convert("L")
    share: float = 1 - ImageStat.Stat(page).mean[0] / 255
    return share * drawing.full_width_mm * drawing.full_height_mm


def sampled(system: SystemName, name: str, count: int = 3) -> tuple[float, float]:
    """The darkness of some pieces of a product in the standard theme and in low ink."""
    plain, pale = drawings(system, name, STANDARD), drawings(system, name, LOW_INK)
    assert len(plain) == len(pale)
    step = max(1, len(plain) // count)
    return sum(darkness(drawing) for drawing in plain[::step]), sum(darkness(drawing) for drawing in pale[::step])


@pytest.mark.parametrize(
    "system",
    [
        "seven_seconds",
        "survive",
        pytest.param("battlesuit", marks=pytest.mark.prove, id="battlesuit"),
    ],
)
def test_low_ink_needs_at_most_half_of_the_ink(system: SystemName) -> None:
    """The darkness of all pixels together, on a few pieces of each product; of no product more than two thirds.

    What is mostly type on white paper (the reference) has little to save.
    """
    found = {name: sampled(system, name) for name, product in products_of(system).items() if product.by_default}

    assert sum(pale for _, pale in found.values()) <= 0.5 * sum(plain for plain, _ in found.values())
    assert {name: pale / plain for name, (plain, pale) in found.items() if pale > plain * 2 / 3} == {}


@EVERY_PRODUCT
def test_low_ink_leaves_no_white_type(system: SystemName, name: str) -> None:
    """What is nearly white there stands on something dark, or stood on white paper before (the pale watermark)."""
    for plain, pale in zip(drawings(system, name, STANDARD), drawings(system, name, LOW_INK), strict=True):
        pairs = zip(leaves(plain.items), leaves(pale.items), strict=True)
        assert [item for _, (item, at) in pairs if vanishes(item, at, pale, plain)] == []


def is_white(item: Item) -> bool:
    fill = item.fill if isinstance(item, Text | Use) else None
    return isinstance(fill, Ink) and sum(fill.rgb) > 700


def vanishes(item: Item, at: Matrix, pale: Drawing, plain: Drawing) -> bool:
    """Whether a white item stands on white now, and did not before."""
    return is_white(item) and behind(item, at, pale) < 0.1 < behind(item, at, plain)


def behind(item: Item, at: Matrix, drawing: Drawing) -> float:
    """How dark the drawing is round the middle of an item, 0 for white."""
    x, y = point_of(item, at)
    page = picture(drawing)
    px = PX_PER_MM
    patch = page.crop((int((x - 1) * px), int((y - 1) * px), int((x + 1) * px), int((y + 1) * px)))
    share: float = 1 - ImageStat.Stat(patch).mean[0] / 255
    return share


def picture(drawing: Drawing) -> Image.Image:
    if id(drawing) not in PICTURES:
        page = pypdfium2.PdfDocument(to_pdf([drawing]))[0]
        PICTURES[id(drawing)] = page.render(scale=PX_PER_MM * 25.4 / 72).to_pil().convert("L")
    return PICTURES[id(drawing)]


PX_PER_MM = 4
PICTURES: dict[int, Image.Image] = {}


@EVERY_PRODUCT
def test_low_ink_keeps_every_word_in_its_place(system: SystemName, name: str) -> None:
    """The runs differ in nothing but their ink."""
    for plain, pale in zip(drawings(system, name, STANDARD), drawings(system, name, LOW_INK), strict=True):
        assert [place(text) for text in texts(pale)] == [place(text) for text in texts(plain)]


def texts(drawing: Drawing) -> list[tuple[Text, Matrix]]:
    return [(item, matrix) for item, matrix in leaves(drawing.items) if isinstance(item, Text) and item.fill]


def place(found: tuple[Text, Matrix]) -> tuple[float, float, str, Face, float, Matrix]:
    text, matrix = found
    return (text.x, text.baseline, text.string, text.face, text.size_pt, matrix)


@EVERY_PRODUCT
def test_large_print_has_no_type_below_8_pt(system: SystemName, name: str) -> None:
    """On every piece of the kit, icons' names that are not seen left out."""
    sizes = {
        round(text.size_pt * width_factor(matrix), 3): text.string
        for drawing in drawings(system, name, LARGE_PRINT)
        for text, matrix in texts(drawing)
    }

    assert {size: string for size, string in sizes.items() if size < 7.999} == {}


def test_large_print_enlarges_what_is_free_and_not_what_measures() -> None:
    """A poker card of 2.5 x 3.5 in becomes 1.34 times as wide and high, folds with it; a template keeps its size."""
    [card] = themed([Piece(Drawing("card", "card", 63.5, 88.9, (), 3.175), folds_mm=(40.0,))], LARGE_PRINT)
    [template] = themed([Piece(Drawing("smoke", "smoke", 127, 127, ()))], LARGE_PRINT, true_size=True)

    assert (card.front.width_mm, card.front.height_mm) == pytest.approx((85.09, 119.126))
    assert card.folds_mm == pytest.approx((53.6,))
    assert (template.front.width_mm, template.front.height_mm) == (127, 127)


def test_what_a_text_is_set_in_depends_on_what_is_handed_in_alone(seven_seconds: Pack) -> None:
    """In large print type grows by 1.34 on a piece that measures something; 9 pt asked for elsewhere stay 9 pt."""
    style, box, sizes_pt = TextStyle(Face.TEXT, 9, 7), Box(0, 0, 40, 12), list[float]()

    def template(job: PrintJob) -> Iterator[Piece]:
        sizes_pt.append(fit("word", box, style, ()).size_pt)
        sizes_pt.append(Composition(type_scale=job.setting.type_scale).write("word", box, style).size_pt)
        yield Piece(Drawing("smoke", "smoke", 127, 127, ()))

    pieces_of(Product("templates", "Templates", template, true_size=True), PrintJob.of(seven_seconds, LARGE_PRINT))
    pieces_of(Product("cards", "Cards", template), PrintJob.of(seven_seconds, LARGE_PRINT))

    assert sizes_pt == [9, pytest.approx(9 * 1.34), 9, 9]


def test_the_standard_theme_changes_nothing() -> None:
    """The very drawings come back."""
    piece = Piece(Drawing("card", "card", 63.5, 88.9, ()), Drawing("back", "back", 63.5, 88.9, ()))

    [same] = themed([piece], STANDARD)

    assert same.front is piece.front
    assert same.back is piece.back


def test_a_dark_ground_becomes_an_outline_and_its_white_words_take_its_ink() -> None:
    """By hand: a ground of 40 x 20 mm, a white word, a white disc for a number, a dark number on the disc."""
    word = Text(5, 8, "WORD", Face.LABEL, 9, WHITE)
    disc = Path(circle(30, 10, 4), WHITE)
    number = Text(29, 11, "7", Face.NUMERAL, 9, BLACK)
    dot = Path(circle(10, 15, 1), WHITE)
    drawing = Drawing("x", "x", 40, 20, (Rect(0, 0, 40, 20, fill=DARK), word, disc, number, dot))

    ground, pale_word, panel, same, mark = low_ink(drawing).items

    assert ground == Rect(0, 0, 40, 20, fill=WHITE, stroke=Stroke(DARK, 0.3))
    assert isinstance(pale_word, Text)
    assert pale_word.fill == DARK
    assert isinstance(panel, Path)
    assert (panel.fill, panel.stroke) == (WHITE, Stroke(DARK, 0.3))
    assert same is number
    assert isinstance(mark, Path)
    assert mark.fill == DARK


def test_words_on_a_disc_are_seen_up_to_its_rim() -> None:
    """On a disc of 10 mm radius a white word at (6.5, 6.5) from the middle lies 9.2 mm out: on it, and made dark."""
    word = Text(26, 27, "NE", Face.LABEL, 6, WHITE)

    disc, pale = low_ink(Drawing("x", "x", 40, 40, (Path(circle(20, 20, 10), DARK), word))).items

    assert isinstance(disc, Path)
    assert disc.fill == WHITE
    assert isinstance(pale, Text)
    assert pale.fill == DARK


def test_grounds_are_seen_through_groups_and_symbols() -> None:
    """A ground in a symbol, a word in a shifted group on it; the symbol gets a name of its own."""
    frame = Symbol("frame", 40, 20, (Rect(0, 0, 40, 20, fill=DARK),))
    word = Group((Text(5, 8, "WORD", Face.LABEL, 9, WHITE),), shift(10, 0))

    use, group = low_ink(Drawing("x", "x", 40, 20, (Use(frame, shift(0, 0)), word))).items

    assert isinstance(use, Use)
    assert use.symbol.name != "frame"
    assert isinstance(group, Group)
    assert isinstance(group.items[0], Text)
    assert group.items[0].fill == DARK


def test_a_small_mark_keeps_its_ink() -> None:
    """A square of 3 mm and a bar of 1 mm are no grounds."""
    items = (Rect(0, 0, 3, 3, fill=DARK), Rect(5, 0, 30, 1, fill=DARK))

    assert low_ink(Drawing("x", "x", 40, 20, items)).items == items


@pytest.mark.parametrize("key", [key for key in THEMES if key != STANDARD.key])
def test_a_theme_changes_what_is_printed_and_is_told_of(key: str) -> None:
    """A card with a dark ground looks otherwise in every theme but the standard one; the how-to says when to ask."""
    card = Piece(Drawing("card", "card", 63.5, 88.9, (Rect(0, 0, 63.5, 88.9, fill=DARK),)))
    [made] = themed([card], THEMES[key])

    assert made.front != card.front
    assert f"`--theme {key}`" in HOW_TO.read_text("utf-8")


def test_blank_paper_has_no_darkness() -> None:
    """The measure of the tests above: white is 0, black 1, times the area."""
    black = Drawing("x", "x", 10, 10, (Rect(0, 0, 10, 10, fill=BLACK),))

    assert darkness(Drawing("x", "x", 10, 10, ())) == pytest.approx(0, abs=0.01)
    assert darkness(black) == pytest.approx(100, rel=0.08)
