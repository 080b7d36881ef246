"""A pseudo-translation: every text of ours and of the pack two fifths longer, as another language may need."""

from collections.abc import Iterator

import pytest

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing, Text, overflows, strings
from exporters.faces.fonts import MM_PER_PT
from exporters.faces.metrics import Printable, advances, printable
from exporters.kit.theming import pieces_of
from exporters.text.lines import ELLIPSIS
from schemas.packs.packs import Pack
from schemas.systems import SystemName
from tests.exporters.longer_words import longer, set_as
from tests.exporters.placed import placed
from tests.exporters.printed import EVERY_PRODUCT, product_of, shipped_pack

OUTSIDE_TOLERANCE_MM = 0.05


@pytest.fixture
def longer_words() -> Iterator[None]:
    """Everything that is set is longer."""
    with set_as(longer):
        yield


def sides(pack: Pack, name: str) -> tuple[list[Drawing], PrintJob]:
    job = PrintJob.of(pack)
    pieces = pieces_of(product_of(pack, name), job)
    found = (side for piece in pieces for side in (piece.front, piece.back) if side is not None)
    return list({id(side): side for side in found}.values()), job


def ends(text: Text) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a run begins and ends in its own frame, measured by the face's advances alone."""
    known = advances(text.face)
    width_pt = sum(known[character] for character in text.string) * text.size_pt / 1000
    width = (width_pt + text.tracking_pt * (len(text.string) - 1)) * MM_PER_PT
    return (text.x, text.baseline), (text.x + width, text.baseline)


def outside(drawing: Drawing) -> list[str]:
    """The runs that leave the trimmed piece."""
    found = []
    for item, (a, b, c, d, e, f) in placed(drawing):
        if not isinstance(item, Text):
            continue
        points = [(a * x + c * y + e, b * x + d * y + f) for x, y in ends(item)]
        inside = all(
            -OUTSIDE_TOLERANCE_MM <= x <= drawing.width_mm + OUTSIDE_TOLERANCE_MM
            and -OUTSIDE_TOLERANCE_MM <= y <= drawing.height_mm + OUTSIDE_TOLERANCE_MM
            for x, y in points
        )
        if not inside:
            found.append(item.string)
    return found


@EVERY_PRODUCT
def test_no_text_of_the_kit_leaves_its_piece(system: SystemName, name: str) -> None:
    """As it is printed: measured anew, every run lies on its trimmed piece."""
    drawings, job = sides(shipped_pack(system), name)

    assert sorted(job.diagnostics) == []
    assert [outside(drawing) for drawing in drawings if outside(drawing)] == []


@pytest.mark.usefixtures("longer_words")
@EVERY_PRODUCT
def test_words_two_fifths_longer_fit(system: SystemName, name: str) -> None:
    """Nothing is cut off, nothing leaves its piece."""
    drawings, job = sides(shipped_pack(system), name)

    assert [found.message for found in sorted(job.diagnostics)] == []
    assert [text for drawing in drawings for text in strings(drawing) if text.endswith(ELLIPSIS)] == []
    assert [outside(drawing) for drawing in drawings if outside(drawing)] == []


def much_longer(string: str) -> Printable:
    """Two and a half times as long: more than most pieces hold; numbers and rule ids stay as they are."""
    plain, more = printable(string), longer(string)
    words = f"{more.string} {plain.string}" if more.string != plain.string else plain.string
    return Printable(words, plain.missing)


@EVERY_PRODUCT
def test_what_does_not_fit_is_never_silent(system: SystemName, name: str) -> None:
    """Words far too long: every run that is cut off says so, the job knows of each, and none leaves its piece."""
    with set_as(much_longer):
        drawings, job = sides(shipped_pack(system), name)

    cut = [item for drawing in drawings for item, _ in placed(drawing) if isinstance(item, Text) and ends_early(item)]
    said = {found.message for found in job.diagnostics if found.code == "text-overflow"}
    assert [item.string for item in cut if item.overflow is None] == []
    assert {found.message for drawing in drawings for found in overflows(drawing)} <= said
    assert [outside(drawing) for drawing in drawings if outside(drawing)] == []


def ends_early(text: Text) -> bool:
    return text.string.endswith(ELLIPSIS)
