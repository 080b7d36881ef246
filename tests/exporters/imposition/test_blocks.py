"""How many pieces a sheet holds: the numbers that printers of cards know."""

import pytest

from exporters.drawing.boxes import Box
from exporters.imposition.blocks import Size, largest
from exporters.imposition.sheets import CARD_SIZES, PAPERS, Paper

POKER, COUNTER, LARGE, METRIC = (63.5, 88.9), (15.875, 15.875), (19.05, 19.05), (20.0, 20.0)
MODES = {
    "butted, 5 mm margin": (3.175, 0.0, 5.0),
    "bleed 1.5, gutter 3": (1.5, 3.0, 5.0),
    "bleed 3, gutter 6": (3.0, 6.0, 5.0),
    "butted, 6.35 mm margin": (3.175, 0.0, 6.35),
}
# Worked out by hand, columns times rows, the paper upright or on its side; the modes in their order. What fits to the
# last hundredth fits: three poker cards in 266.7 mm, ten counters of 20 mm in 200 mm, fourteen of 3/4 in in 266.7 mm.
HELD = {
    ("a4", POKER): (9, 9, 8, 9),
    ("letter", POKER): (9, 8, 6, 9),
    ("a3", POKER): (18, 18, 16, 18),
    ("tabloid", POKER): (18, 16, 12, 18),
    ("a4", COUNTER): (216, 150, 117, 204),
    ("letter", COUNTER): (192, 140, 108, 192),
    ("a4", LARGE): (150, 117, 77, 140),
    ("letter", LARGE): (140, 108, 80, 140),
    ("a4", METRIC): (140, 96, 77, 126),
    ("letter", METRIC): (130, 88, 70, 130),
}


def held(paper: Paper, piece: tuple[float, float], mode: str) -> int:
    bleed, gutter, margin = MODES[mode]
    areas = (
        Box(0, 0, way.width_mm, way.height_mm).inset(margin)
        for way in ((paper, paper.turned) if paper.upright else (paper.turned, paper))
    )
    blocks = (largest(area, Size(*piece, bleed), gutter) for area in areas)
    return max(block.count if block else 0 for block in blocks)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("paper", "piece"), HELD)
def test_a_sheet_holds_as_many_as_the_table_says(paper: str, piece: tuple[float, float], mode: str) -> None:
    """Edge to edge or with a gutter, at two margins."""
    expected = HELD[paper, piece][[*MODES].index(mode)]

    assert held(PAPERS[paper], piece, mode) == expected


@pytest.mark.parametrize("size", CARD_SIZES)
@pytest.mark.parametrize("paper", PAPERS)
def test_every_size_of_card_fits_on_every_paper(paper: str, size: str) -> None:
    """Even with a quarter inch between cards."""
    assert held(PAPERS[paper], CARD_SIZES[size], "bleed 3, gutter 6") >= 1
