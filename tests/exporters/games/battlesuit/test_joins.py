"""The page that tells which panels of Battlesuit meet. Rules: BS.MAP.1, BS.MAP.2, BS.GAP.13, BS.GAP.122."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from string import ascii_uppercase

import pytest
import yaml

from exporters.components.base import PrintJob, Product
from exporters.drawing.display_list import Drawing, Text, strings
from exporters.drawing.display_list import Path as Outline
from exporters.drawing.inks import Ink
from exporters.drawing.surfaces import width_factor
from exporters.games.battlesuit.maps.joins import join_pages
from exporters.games.battlesuit.wording import pieces as words
from exporters.imposition.pieces import Piece
from exporters.kit.theming import pieces_of
from exporters.layout.settings import THEMES, Setting, Theme
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Edge
from schemas.packs.packs import Pack, read_packs
from tests.exporters.placed import placed
from tests.exporters.placed import words as words_on
from tests.exporters.printed import shipped_pack

MANIFEST = """\
kind: pack
id: fields
system: battlesuit
version: 1.0.0
title: Fields
authors: [A. Designer]
licence: CC0-1.0
format: 1
"""
LETTERED = "ABCDEFGHIJKLMNOPQR"
FLAT = {row: "." * 35 if row != "R" else ". " * 17 + "." for row in LETTERED}


def panel(letter: str, **signs: str) -> str:
    """The text of a level panel that is clear but for some dots: `A05="w"` draws woods at A-05."""
    terrain = {row: list(text) for row, text in FLAT.items()}
    for dot, sign in signs.items():
        terrain[dot[0]][int(dot[1:]) - 1] = sign
    rows = {row: "".join(text) for row, text in terrain.items()}
    name = f"panel_{letter.lower()}"
    fields = {"kind": "map_panel", "id": name, "letter": letter, "title": letter, "terrain": rows, "levels": FLAT}
    return yaml.safe_dump(fields, sort_keys=False)


def pages(folder: Path, *panels: str, rotations: tuple[int, ...] = (0, 180)) -> list[Piece]:
    """The pages of a pack of some panels; nothing may be wrong on them."""
    (folder / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    for number, text in enumerate(panels):
        (folder / f"panel_{number:02}.yaml").write_text(text, encoding="utf-8")
    reading = read_packs([folder])
    assert reading.diagnostics == ()
    [pack] = reading.packs
    return made(under(pack, rotations))


def under(pack: Pack, rotations: tuple[int, ...]) -> PrintJob:
    """The job of printing a pack whose rules turn panels by these degrees."""
    rules = Rules.model_validate(
        {"kind": "rules", "id": "rules", "title": "Mine", "map": {"panel_rotations": [*rotations]}}
    )
    return PrintJob(replace(pack, rules=rules), Setting(rules))


def made(job: PrintJob) -> list[Piece]:
    pieces = list(join_pages(job))
    assert job.diagnostics == set()
    return pieces


def hexagons(drawing: Drawing) -> Counter[Ink]:
    """How many filled hexagons there are of each ink, those of the legend left out: they stand above 46 mm."""
    found: Counter[Ink] = Counter()
    for item, _ in placed(drawing):
        if isinstance(item, Outline) and isinstance(item.fill, Ink) and item.stroke is None and len(item.segments) == 7:
            found[item.fill] += float(item.segments[0][-1]) > 46
    return found


def numbers(drawing: Drawing) -> list[str]:
    """The numbers of half-dots in the matrix, that of the legend left out."""
    return [
        item.string
        for item, _ in placed(drawing)
        if isinstance(item, Text) and item.string.isdigit() and 46 < item.baseline < 219
    ]


def test_all_shipped_panels_meet_in_all_ways() -> None:
    """45 pairs of ten panels, by four pairs of long and four of short edges: 360 marks, half of them of each kind."""
    [page] = made(PrintJob.of(shipped_pack("battlesuit")))

    assert sorted(count for count in hexagons(page.front).values() if count) == [180, 180]
    assert numbers(page.front) == []
    assert "All 360 joins agree" in strings(page.front)
    assert "Row A of A to J; Row R of A to J" in strings(page.front)
    assert "Column 01 of A to J; Column 35 of A to J" in strings(page.front)


def test_a_dot_that_differs_is_counted_wherever_its_edge_is_laid(tmp_path: Path) -> None:
    """Woods at A-05 and A-09 meet clear ground of both long edges of another panel; the six other joins agree."""
    [page] = pages(tmp_path, panel("X", A05="w", A09="w"), panel("Y"))

    assert numbers(page.front) == ["2", "2"]
    assert sum(hexagons(page.front).values()) == 6
    assert "6 of 8 joins agree" in strings(page.front)


def test_what_agrees_only_turned_is_told_so(tmp_path: Path) -> None:
    """Woods at A-05 of X and A-31 of Y lie on each other when one of both panels is turned: 36 less 5 is 31."""
    [page] = pages(tmp_path, panel("X", A05="w"), panel("Y", A31="w"))

    assert sorted(numbers(page.front)) == ["1", "1"]
    assert "6 of 8 joins agree" in strings(page.front)
    assert "Row A of Y; Row A of X from its other end" in strings(page.front)


def test_rules_that_turn_no_panel_leave_half_of_the_joins(tmp_path: Path) -> None:
    """A row A against a row A, or a column 01 against a column 01, needs a turned panel."""
    [page] = pages(tmp_path, panel("X"), panel("Y"), rotations=(0,))

    assert sum(hexagons(page.front).values()) == 4
    assert "4 of 4 joins agree" not in strings(page.front)
    assert "All 4 joins agree" in strings(page.front)
    assert words.BARRED in words_on(page.front)


def test_one_panel_has_nothing_to_meet(tmp_path: Path) -> None:
    """There is no page, and nothing wrong."""
    assert pages(tmp_path, panel("X")) == []


def test_many_panels_and_edges_take_more_pages(tmp_path: Path) -> None:
    """Twelve panels: blocks of 10 by 10, 10 by 2, 2 by 10 and 2 by 2, together 66 pairs in 8 ways each.

    Their upper edges show twelve different things, of which two have room below the first block.
    """
    texts = [panel(letter, **{f"A{2 * at + 1:02}": "w"}) for at, letter in enumerate(ascii_uppercase[:12])]

    found = pages(tmp_path, *texts)

    marks = sum(sum(hexagons(piece.front).values()) + len(numbers(piece.front)) for piece in found[:4])
    assert marks == 66 * 8
    assert [piece.key for piece in found] == [f"joins/{number}" for number in range(1, 6)]
    said = " ".join(words_on(piece.front) for piece in found)
    north = words.edge_name(Edge.NORTH, "")
    assert all(f"{north} of {letter}" in said for letter in "BCDEFGHIJ")


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.key)
def test_no_type_of_the_page_is_below_8_pt(theme: Theme) -> None:
    """In any theme."""
    product = Product("joins", "Joins", join_pages, sheet="pages")

    [page] = pieces_of(product, PrintJob.of(shipped_pack("battlesuit"), theme))

    sizes = [item.size_pt * width_factor(at) for item, at in placed(page.front) if isinstance(item, Text)]
    assert min(sizes) > 7.99


def test_letters_in_a_row_are_drawn_together() -> None:
    """Three or more; two stand by themselves."""
    assert words.panel_names("ABCDF", "") == "A to D, F"
    assert words.panel_names("ABJ", "") == "A, B, J"
