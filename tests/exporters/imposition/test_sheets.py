"""Sheets: read back from the finished PDF by a reader of its own."""

from collections.abc import Sequence
from typing import get_args

import pypdfium2
import pytest

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, strings
from exporters.games.seven_seconds.cards.mission import deck_back
from exporters.games.seven_seconds.look import DRONE_DECK, MISSION_DECKS, TROOP_DECK
from exporters.imposition.blocks import MARK_GAP_MM, Size, largest
from exporters.imposition.imposition import STYLES, fits_on, impose
from exporters.imposition.pieces import Piece, SheetStyle
from exporters.imposition.sheet_drawings import STROKES, drawings
from exporters.imposition.sheets import DUPLEX, PAPERS, PRINTER_MARGIN_MM, Duplex, LineKind, Paper, Setup
from exporters.imposition.sides import turned_over
from exporters.pdf.writer import to_pdf
from schemas.models.seven_seconds.words import Deck
from tests.exporters.vectors import Clip, Stroked, lines_and_clips

CARD = Drawing("blank", "blank", 63.5, 88.9, (), 3.175)
PATH_OBJECT = 2
DECKS = (*MISSION_DECKS.values(), TROOP_DECK, DRONE_DECK)

# By hand: (210 - 3 x 63.5) / 2 = 9.75, (297 - 3 x 88.9) / 2 = 15.15, and so for 215.9 x 279.4.
EDGES = {
    "a4": ((9.75, 73.25, 136.75, 200.25), (15.15, 104.05, 192.95, 281.85)),
    "letter": ((12.7, 76.2, 139.7, 203.2), (6.35, 95.25, 184.15, 273.05)),
}


def pages(pieces: Sequence[Piece], paper: str) -> tuple[Drawing, ...]:
    return drawings(impose(pieces, Setup(PAPERS[paper])), "P")


def pressed(pieces: Sequence[Piece], paper: str) -> bytes:
    return to_pdf(pages(pieces, paper))


def printable(paper: Paper, margin_mm: float = PRINTER_MARGIN_MM) -> Box:
    return Box(0, 0, paper.width_mm, paper.height_mm).inset(margin_mm)


def marks(lines: Sequence[Stroked]) -> tuple[list[Stroked], list[Stroked]]:
    """Upright and level lines of a quarter of a point."""
    thin = [line for line in lines if line.width == pytest.approx(0.25 * 25.4 / 72, abs=1e-3)]
    return [line for line in thin if line.x1 == line.x2], [line for line in thin if line.y1 == line.y2]


@pytest.mark.parametrize("paper", EDGES)
def test_nine_cards_are_cut_where_the_marks_stand(paper: str) -> None:
    """Every trim edge lies within 0.01 mm of its place, with a mark at both ends."""
    across, down = EDGES[paper]

    lines, _ = lines_and_clips(pressed([Piece(CARD)] * 9, paper), 0)
    upright, level = marks(lines)

    assert sorted(line.x1 for line in upright) == pytest.approx(sorted(across * 2), abs=0.01)
    assert sorted(line.y1 for line in level) == pytest.approx(sorted(down * 2), abs=0.01)


@pytest.mark.parametrize("paper", EDGES)
def test_marks_keep_off_the_cards_and_on_the_paper_that_is_printed(paper: str) -> None:
    """They start outside the bleed and end before the printer's margin."""
    (left, *_, right), (top, *_, bottom) = EDGES[paper]
    size = PAPERS[paper]

    lines, clips = lines_and_clips(pressed([Piece(CARD)] * 9, paper), 0)
    upright, level = marks(lines)

    assert all(max(line.y1, line.y2) < top or min(line.y1, line.y2) > bottom for line in upright)
    assert all(max(line.x1, line.x2) < left or min(line.x1, line.x2) > right for line in level)
    assert min(min(line.y1, line.y2) for line in upright) >= PRINTER_MARGIN_MM - 0.01
    assert max(max(line.x1, line.x2) for line in level) <= size.width_mm - PRINTER_MARGIN_MM + 0.01
    highest = min(clip.y for clip in clips)
    assert max(max(line.y1, line.y2) for line in upright if line.y2 < top) == pytest.approx(
        highest - MARK_GAP_MM, abs=0.01
    )


@pytest.mark.parametrize("paper", EDGES)
def test_no_card_bleeds_over_its_neighbour(paper: str) -> None:
    """The middle card is cut off at its trim on all sides; a corner card bleeds to the two open ones only."""
    across, down = EDGES[paper]

    _, clips = lines_and_clips(pressed([Piece(CARD)] * 9, paper), 0)
    corner, middle = clips[0], clips[4]

    assert (middle.x, middle.y) == pytest.approx((across[1], down[1]), abs=0.01)
    assert (middle.width, middle.height) == pytest.approx((63.5, 88.9), abs=0.01)
    assert corner.x < across[0]
    assert corner.y < down[0]
    assert corner.x + corner.width == pytest.approx(across[1], abs=0.01)
    assert corner.y + corner.height == pytest.approx(down[1], abs=0.01)


@pytest.mark.parametrize("paper", EDGES)
@pytest.mark.parametrize("count", [1, 5, 9])
def test_backs_lie_behind_their_fronts(paper: str, count: int) -> None:
    """Turned over the long edge, every back covers what its front covers, and bleeds up to 1.5 mm more."""
    width = PAPERS[paper].width_mm
    pdf = pressed([Piece(CARD, CARD)] * count, paper)

    _, fronts = lines_and_clips(pdf, 0)
    _, backs = lines_and_clips(pdf, 1)
    turned = [Clip(width - back.x - back.width, back.y, back.width, back.height) for back in backs]

    assert len(fronts) == len(backs) == count
    for front, back in zip(fronts, turned, strict=True):
        assert front.x - 1.51 <= back.x <= front.x + 0.01
        assert front.y - 1.51 <= back.y <= front.y + 0.01
        assert front.x + front.width - 0.01 <= back.x + back.width <= front.x + front.width + 1.51
        assert front.y + front.height - 0.01 <= back.y + back.height <= front.y + front.height + 1.51


def test_each_card_has_the_back_of_its_own_deck() -> None:
    """The words that stand in a cell of the front page stand in the mirrored cell of the back page."""
    paper = PAPERS["a4"]
    pdf = pypdfium2.PdfDocument(pressed([Piece(deck_back(deck), deck_back(deck)) for deck in DECKS], "a4"))
    block = largest(printable(paper), Size(63.5, 88.9, 3.175))
    assert block
    mirror = turned_over(paper, "long")

    for at, deck in enumerate(DECKS):
        front, back = words(pdf, 0, block.cell(at)), words(pdf, 1, mirror.box(block.cell(at)))
        assert deck.word.upper() in front
        assert deck.word.upper() in back


def words(pdf: pypdfium2.PdfDocument, page: int, trim: Box) -> str:
    """The words inside a trimmed piece."""
    height = pdf[page].get_height()
    box = (trim.x, trim.y + trim.height, trim.x + trim.width, trim.y)
    left, bottom, right, top = (edge * 72 / 25.4 for edge in box)
    text: str = pdf[page].get_textpage().get_text_bounded(left, height - bottom, right, height - top)
    return text


def test_a_sheet_of_fronts_is_followed_by_its_backs() -> None:
    """Ten cards with backs are two sheets, four pages; without backs, two pages."""
    assert [page.title for page in pages([Piece(CARD, CARD)] * 10, "letter")] == [
        "P · sheet 1 of 2, fronts",
        "P · sheet 1 of 2, backs",
        "P · sheet 2 of 2, fronts",
        "P · sheet 2 of 2, backs",
    ]
    assert [page.title for page in pages([Piece(CARD)] * 10, "letter")] == ["P · sheet 1 of 2", "P · sheet 2 of 2"]


def test_a_sheet_without_backs_among_others_keeps_the_printer_in_step() -> None:
    """Nine cards with backs, then one without: its sheet has a back page too, with nothing but marks on it."""
    made = pages([*[Piece(CARD, CARD)] * 9, Piece(CARD)], "a4")

    assert [page.title.rpartition(" ")[2] for page in made] == ["fronts", "backs", "fronts", "backs"]


def test_sizes_do_not_mix_on_a_sheet() -> None:
    """A sheet has one size of piece; sizes come in the order of their first piece."""
    large = Drawing("large", "large", 100, 120, (), 3.175)

    assert len(pages([Piece(CARD), Piece(large), Piece(CARD)], "a4")) == 2


def test_the_scale_bar_is_50_mm_long() -> None:
    """Its three dark fields end 50 mm from where they start."""
    pdf = pypdfium2.PdfDocument(pressed([Piece(CARD)], "a4"))
    bounds = [part.get_bounds() for part in pdf[0].get_objects(max_depth=1) if part.type == PATH_OBJECT]

    assert any((right - left) * 25.4 / 72 == pytest.approx(50.0, abs=0.01) for left, _, right, _ in bounds)
    assert "The bar is 50 mm long. Print at 100 %." in pdf[0].get_textpage().get_text_range()


def test_a_piece_larger_than_the_paper_is_refused() -> None:
    """The caller is told the size, and can ask beforehand."""
    large = Piece(Drawing("large", "large", 300, 88.9, ()))

    assert not fits_on(large, Setup(PAPERS["a4"]), "cards")
    assert fits_on(large, Setup(PAPERS["a3"]), "cards")
    with pytest.raises(ValueError, match=r"must fit on A4, got 300 x 88\.9 mm"):
        pages([large], "a4")


def test_a_sheet_with_little_room_has_no_bleed() -> None:
    """A card on a paper that is hardly larger is cut at its trim."""
    [sheet] = impose([Piece(CARD)], Setup(Paper("Card", 72.0, 98.0)))

    assert sheet.front.placed[0].clip == sheet.front.placed[0].trim


def test_circles_are_cut_along_a_fine_line_and_straight_pieces_from_mark_to_mark() -> None:
    """Two circles of 50 mm have their outlines at the trim, 3 mm apart, and no mark anywhere."""
    disc = Drawing("disc", "disc", 50, 50, (), 1.5)
    sheets = impose([Piece(disc, shape="circle", copies=2)], Setup(PAPERS["a4"]), "counters")
    page = pypdfium2.PdfDocument(to_pdf(drawings(sheets, "P")))[0]
    bounds = [part.get_bounds() for part in page.get_objects(max_depth=1) if part.type == PATH_OBJECT]
    round_ones = [
        [edge * 25.4 / 72 for edge in (left, right)]
        for left, bottom, right, top in bounds
        if (right - left, top - bottom) == pytest.approx((50 * 72 / 25.4, 50 * 72 / 25.4), abs=1)
    ]

    lines, _ = lines_and_clips(to_pdf(drawings(sheets, "P")), 0)
    assert lines == []
    first, second = sorted(round_ones)
    assert second[0] - first[1] == pytest.approx(3.0, abs=0.2)


def test_folds_are_marked_beside_the_pieces() -> None:
    """Two standees in a row, folded 20 and 60 mm from their tops: dashes left and right of the row, nowhere on it."""
    standee = Piece(Drawing("standee", "standee", 25, 80, (), 1.5), copies=2, folds_mm=(20.0, 60.0))
    [sheet] = impose([standee], Setup(PAPERS["a4"]), "counters")
    top, left, right = (
        sheet.front.placed[0].trim.y,
        sheet.front.placed[0].trim.x,
        sheet.front.placed[1].trim.right,
    )
    lines, _ = lines_and_clips(to_pdf(drawings([sheet], "P")), 0)
    _, level = marks(lines)
    folds = [line for line in level if any(line.y1 == pytest.approx(top + fold, abs=0.01) for fold in (20, 60))]

    assert sheet.folds == 4
    assert len(folds) == 4
    assert all(max(line.x1, line.x2) < left or min(line.x1, line.x2) > right for line in folds)


@pytest.mark.parametrize(("paper", "left", "top"), [("a4", 7.0, 14.5), ("letter", 9.95, 5.7)])
def test_a_page_lies_in_the_middle_of_its_sheet_without_marks(paper: str, left: float, top: float) -> None:
    """196 x 268 mm on 210 x 297 and on 215.9 x 279.4: never scaled."""
    page = Piece(Drawing("page", "page", 196, 268, ()))

    lines, [clip] = lines_and_clips(to_pdf(drawings(impose([page], Setup(PAPERS[paper]), "pages"), "P")), 0)

    assert lines == []
    assert (clip.x, clip.y, clip.width, clip.height) == pytest.approx((left, top, 196, 268), abs=0.01)


def test_a_wide_page_turns_the_paper() -> None:
    """A page wider than high lies on a sheet wider than high."""
    [sheet] = impose([Piece(Drawing("wide", "wide", 268, 190, ()))], Setup(PAPERS["a4"]), "pages")

    assert (sheet.paper.width_mm, sheet.paper.height_mm) == (297, 210)


def test_marks_can_be_left_out() -> None:
    """Then bleed may take their room: on Letter 2.15 mm above nine cards, between them and what printers reach."""
    [sheet] = impose([Piece(CARD)] * 9, Setup(PAPERS["letter"], marks=False))

    assert sheet.front.lines == ()
    first = sheet.front.placed[0]
    assert first.trim.y - first.clip.y == pytest.approx(6.35 - 4.2)


def test_without_backs_only_fronts_are_printed() -> None:
    """For sleeves whose backs nobody sees."""
    [sheet] = impose([Piece(CARD, CARD)], Setup(PAPERS["a4"], duplex="none"))

    assert sheet.back is None


def test_the_number_of_a_sheet_is_said_however_long_its_name() -> None:
    """A title of 200 characters ends in an ellipsis before it."""
    [page] = drawings(impose([Piece(CARD)], Setup(PAPERS["a4"])), "Long " * 40)
    words = strings(page)

    assert words[-1].strip(" ·") == "sheet 1 of 1"
    assert words[-2].endswith("…")


def test_every_style_of_product_has_its_way_onto_paper() -> None:
    """The table of imposition holds what products may ask for."""
    assert {*STYLES} == {*get_args(SheetStyle)}
    assert {*DUPLEX} == {*get_args(Duplex)}
    assert {*STROKES} == {*get_args(LineKind)}


def test_every_deck_has_a_look() -> None:
    """A deck without colour, icon and border could not be told from others."""
    assert {*MISSION_DECKS} == {*Deck}
    assert len({deck.band for deck in DECKS}) == len(DECKS)
    assert len({deck.icon.name for deck in DECKS}) == len(DECKS)
