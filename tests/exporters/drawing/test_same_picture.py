"""The preview is the print: SVG and PDF, drawn by two different programs and blurred, are the same picture."""

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from math import ceil
from statistics import fmean

import pypdfium2
import pytest
import resvg_py
from PIL import Image, ImageChops, ImageFilter, ImageStat

from exporters.drawing.display_list import Drawing, Group, Item, Text, Use
from exporters.drawing.svg import to_svg
from exporters.games.seven_seconds.cards.mission import deck_back
from exporters.games.seven_seconds.look import MISSION_DECKS
from exporters.games.survive.pieces.counters import keychip
from exporters.pdf.writer import to_pdf
from exporters.systems import components_of
from schemas.base import Document
from schemas.models.seven_seconds.words import Deck
from tests.exporters.samples import FACTION, LONGEST_MISSION, MISSION, SETTING, SWARM, TROOPS

DPI = 160
FINER = 2  # drawn at twice that and averaged: pdfium snaps thin rectangles to whole pixels
BLUR_PX = 1.2
BLOCK_PX = 16
PAGE_STEP_MM = 25.4 / 8  # 20 pixels
CARD_PX = 400 * 560  # what the thresholds were measured on: of a counter, one pixel would be more than its share


@dataclass(frozen=True)
class Difference:
    """Mean difference (of 255) of all pixels and channels, pixels above 48 as a share of a card, the worst block."""

    mean: float
    share_above_48: float
    worst_block: float

    @property
    def same(self) -> bool:
        """Thresholds measured on clean cards and planted faults: clean stays below all, faults pass one."""
        return self.mean <= 2.0 and self.share_above_48 <= 0.0001 and self.worst_block <= 18.0


def difference(pdf_of: Drawing, svg_of: Drawing) -> Difference:
    """Compare the print of one drawing with the preview of another."""
    blurred = [image.filter(ImageFilter.GaussianBlur(BLUR_PX)) for image in drawn_by_both(pdf_of, svg_of, DPI)]
    apart = ImageChops.difference(*blurred)
    red, green, blue = apart.split()
    worst = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    above = sum(worst.histogram()[49:]) / max(worst.width * worst.height, CARD_PX)
    return Difference(fmean(ImageStat.Stat(apart).mean), above, max(worst.reduce(BLOCK_PX).tobytes()))


def drawn_by_both(pdf_of: Drawing, svg_of: Drawing, dpi: int) -> tuple[Image.Image, Image.Image]:
    """The print of one drawing by pdfium and the preview of another by resvg, of the same size."""
    print_, preview = printed(to_pdf([pdf_of]), dpi), previewed(to_svg(svg_of, bleed=True), dpi)
    assert print_.size == preview.size
    return print_, preview


@lru_cache(maxsize=4)  # each gate asks for the pictures of one piece, and a planted fault for the sound one again
def printed(pdf: bytes, dpi: int) -> Image.Image:
    """A page by pdfium."""
    page: Image.Image = pypdfium2.PdfDocument(pdf)[0].render(scale=FINER * dpi / 72).to_pil()
    return page.convert("RGB").reduce(FINER)


@lru_cache(maxsize=4)
def previewed(svg: str, dpi: int) -> Image.Image:
    """A preview by resvg, on white."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=svg, dpi=FINER * dpi, skip_system_fonts=True))
    picture = Image.open(BytesIO(data)).convert("RGBA")
    white = Image.new("RGB", picture.size, "white")
    white.paste(picture, mask=picture)
    return white.reduce(FINER)


def drawn(document: Document) -> Drawing:
    return whole(components_of("seven_seconds")[document.kind].front(document, SETTING).drawing)


def whole(drawing: Drawing) -> Drawing:
    """The drawing, with its bleed, on a page of whole pixels, so that both programs use one raster."""
    width, height = (ceil(side / PAGE_STEP_MM - 1e-9) * PAGE_STEP_MM for side in full_size(drawing))
    return drawing._replace(width_mm=width, height_mm=height, bleed_mm=0.0)


def full_size(drawing: Drawing) -> tuple[float, float]:
    return drawing.full_width_mm, drawing.full_height_mm


@pytest.mark.parametrize("document", [MISSION, LONGEST_MISSION, TROOPS, SWARM, FACTION], ids=lambda model: model.id)
def test_preview_and_print_are_the_same_picture(document: Document) -> None:
    """One of each kind."""
    drawing = drawn(document)

    found = difference(drawing, drawing)

    assert found.same, found


@pytest.mark.parametrize("deck", Deck)
def test_backs_are_the_same_picture(deck: Deck) -> None:
    """Turned words and symbols within symbols included."""
    back = whole(deck_back(MISSION_DECKS[deck]))

    found = difference(back, back)

    assert found.same, found


def changed(drawing: Drawing, old: Item, new: tuple[Item, ...]) -> Drawing:
    """The drawing with one item of its trimmed frame replaced."""
    [group] = drawing.items
    assert isinstance(group, Group)
    items = tuple(part for item in group.items for part in (new if item is old else (item,)))
    return drawing._replace(items=(group._replace(items=items),))


def parts(drawing: Drawing) -> tuple[Item, ...]:
    [group] = drawing.items
    assert isinstance(group, Group)
    return group.items


def test_a_missing_icon_is_seen() -> None:
    """Planted fault: the preview lacks the last icon."""
    drawing = drawn(MISSION)
    last = next(item for item in reversed(parts(drawing)) if isinstance(item, Use))

    assert not difference(drawing, changed(drawing, last, ())).same


def test_a_wrong_digit_is_seen() -> None:
    """Planted fault: the preview says +3 where the print says +8."""
    drawing = drawn(MISSION)
    points = next(item for item in parts(drawing) if isinstance(item, Text) and item.string == "+8")

    assert not difference(drawing, changed(drawing, points, (points._replace(string="+3"),))).same


def test_a_shift_of_one_point_is_seen() -> None:
    """Planted fault: the title stands a point lower."""
    drawing = drawn(MISSION)
    title = next(item for item in parts(drawing) if isinstance(item, Text) and item.string == MISSION.title)
    lower = title._replace(baseline=title.baseline + 25.4 / 72)

    assert not difference(drawing, changed(drawing, title, (lower,))).same


def test_a_missing_icon_is_seen_on_a_counter() -> None:
    """Planted fault on a piece of 16 mm, of which a card's share of pixels would be one."""
    drawing = whole(keychip().drawing)
    [group] = drawing.items
    assert isinstance(group, Group)
    icon = next(item for item in group.items if isinstance(item, Use))

    assert difference(drawing, drawing).same
    assert not difference(drawing, changed(drawing, icon, ())).same
