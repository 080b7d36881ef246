"""What a kit takes: sheets and sides are those of the finished files, ink that of known pages."""

from io import BytesIO

import pikepdf
import pytest
from PIL import Image as Pixels

from exporters.kit.estimates import cells, estimate_of, ink_of
from exporters.kit.export import Export, export_pack
from exporters.kit.orders import PrintOrder
from tests.exporters.printed import shipped_pack


def page(*rgb: tuple[int, int, int]) -> Pixels.Image:
    """A page in equal columns of some colours."""
    made = Pixels.new("RGB", (len(rgb), 1))
    made.putdata(rgb)
    return made


@pytest.mark.parametrize(
    ("made", "black", "colour"),
    [
        (page((255, 255, 255)), 0.0, 0.0),
        (page((0, 0, 0)), 1.0, 0.0),
        (page((0, 0, 0), (255, 255, 255), (255, 255, 255), (255, 255, 255)), 0.25, 0.0),
        (page((0, 255, 255)), 0.0, 1.0),  # cyan alone
        (page((255, 0, 0)), 0.0, 2.0),  # magenta and yellow
        (page((51, 0, 0)), 0.8, 0.4),  # a fifth of the light is left in red: that much less black, and two inks for it
    ],
)
def test_ink_is_what_is_dark(made: Pixels.Image, black: float, colour: float) -> None:
    """Black is what all three inks have in common; worked out on paper."""
    assert ink_of(made) == pytest.approx((black, colour), abs=1e-6)


@pytest.fixture(scope="module")
def made() -> Export:
    """The kit of maneuvers: the smallest."""
    return export_pack(shipped_pack("maneuvers"))


def test_sides_are_pages_and_a_sheet_has_two_where_there_are_backs(made: Export) -> None:
    """Cards and markers have backs, all the rest has none."""
    found = estimate_of(made, "a4")
    pages = {}
    for artifact in made.artifacts:
        with pikepdf.open(BytesIO(artifact.data)) as file:
            pages[artifact.name] = len(file.pages)

    assert {file.name: file.sides for file in found.files} == pages
    for each in found.files:
        backs = each.name in {"01-cards.pdf", "02-markers.pdf"}
        assert each.sheets == (pages[each.name] // 2 if backs else pages[each.name])
    assert found.sides == sum(pages.values())
    assert found.paper == "A4"


def test_the_last_row_is_all_together(made: Export) -> None:
    """The mean of a side is that over all sides, not over files."""
    found = estimate_of(made, "a4")
    black = sum(file.ink.black * file.sides for file in found.files) / sum(file.sides for file in found.files)

    assert cells(found.rows[-1])[:3] == ("in all", str(found.sheets), str(found.sides))
    assert found.record["black_percent"] == round(100 * black, 1)
    assert len(found.record["files"]) == len(made.artifacts)
    assert 0 < found.ink.black < 0.6


def test_low_ink_takes_less_of_it(made: Export) -> None:
    """Dark grounds become outlines: of the kit of maneuvers less than three fifths are left."""
    thrifty = export_pack(shipped_pack("maneuvers"), PrintOrder(theme="low_ink"))

    assert sum(estimate_of(thrifty, "a4").ink) < 0.6 * sum(estimate_of(made, "a4").ink)


def test_a_card_a_page_is_a_sheet_a_page() -> None:
    """A shop gets single pages, which lie on no sheets of ours."""
    cards = export_pack(shipped_pack("maneuvers"), PrintOrder(only=("characters",), profile="shop"))
    [file] = estimate_of(cards, "a4").files

    assert file.sheets == file.sides == 24
