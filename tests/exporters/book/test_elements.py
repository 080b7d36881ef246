"""What blocks become for those who have a book read out: elements, their order, and the pieces of each."""

from collections.abc import Iterator, Sequence

import pytest

from exporters.book.blocks import Area, BookBlock, Credit, Listing, Numbered
from exporters.book.flow import Slug
from exporters.book.guides import Entry, contents_slugs
from exporters.book.look import opener
from exporters.book.setting import Page
from exporters.book.slugs import slugs_of
from exporters.drawing.display_list import Drawing, Group, Item, Rect, Text
from exporters.drawing.inks import BLACK
from exporters.drawing.tags import FURNITURE, Tag
from exporters.games.seven_seconds.products import BOOK
from schemas.markup import Aside, FigureHere, FigureRow, Heading, Paragraph, Points, Table, spans_of

DOT = Drawing("dot", "Dot", 40.0, 20.0, (Rect(0, 0, 40, 20, fill=BLACK),), words="A dot.")
PAGE = Page(BOOK.look, 1, 60.0, 180.0, {}, figures={"dot": DOT, "spot": DOT})
LONG = spans_of("Whoever stands here, and has stood here for some time, may go on standing here as long as they like.")


def tags(items: Sequence[Item], tag: Tag | None = None) -> Iterator[tuple[Tag | None, str]]:
    """The runs of items, or what else they draw, each with the tag that it is under."""
    for item in items:
        if isinstance(item, Group):
            yield from tags(item.items, item.tag or tag)
        else:
            yield tag, item.string if isinstance(item, Text) else type(item).__name__


def told(slugs: Sequence[Slug]) -> list[tuple[str, tuple[int, ...], int, str]]:
    """Role, numbers from the outermost one on, piece and words of all that is read, in the order of drawing."""
    found = (pair for slug in slugs for pair in tags(slug.items, slug.tag))
    return [(tag.element.role, path(tag), tag.piece, text) for tag, text in found if tag and tag.element]


def path(tag: Tag) -> tuple[int, ...]:
    numbers: tuple[int, ...] = ()
    one = tag.element
    while one is not None:
        numbers, one = (*one.number, *numbers), one.within
    return numbers


def set_down(*blocks: BookBlock, page: Page = PAGE) -> list[Slug]:
    return [*slugs_of(blocks, page)]


@pytest.mark.parametrize(
    ("block", "role"), [(Paragraph(LONG), "P"), (Heading(LONG, 1), "H"), (Points((LONG,)), "LBody")], ids=str
)
def test_the_lines_of_a_text_are_pieces_of_one_element(block: BookBlock, role: str) -> None:
    """In their order, as they may lie on pages that lie the other way round."""
    found = [one for one in told(set_down(block)) if one[0] == role]

    assert len(found) > 1
    assert [piece for _, _, piece, _ in found] == [*range(len(found))]
    assert len({number for _, number, _, _ in found}) == 1
    assert "".join(text for *_, text in found) == LONG[0].text


def test_blocks_are_numbered_as_they_follow_each_other() -> None:
    """Those of an aside within it, and its ground is none of them."""
    aside = Aside((Paragraph(spans_of("One.")), Paragraph(spans_of("Two."))))
    slugs = set_down(Paragraph(spans_of("None.")), aside, Paragraph(spans_of("Three.")))

    assert told(slugs) == [
        ("P", (0,), 0, "None."),
        ("P", (1, 0), 0, "One."),
        ("P", (1, 1), 0, "Two."),
        ("P", (2,), 0, "Three."),
    ]


def test_the_lines_of_a_cell_and_of_a_caption_are_pieces_too() -> None:
    """Each cell by its row and column."""
    cells = told(set_down(Table((spans_of("a"), spans_of("b")), ((LONG, LONG),))))
    caption = [one for one in told(set_down(FigureHere("dot", LONG))) if one[0] == "Caption"]

    assert [one[:3] for one in cells[:2]] == [("TH", (0, 0, 0), 0), ("TH", (0, 0, 1), 0)]
    for role, column in (("TH", 0), ("TD", 1)):
        lines = [one for one in cells if one[1] == (0, 1, column)]
        assert [one[:3] for one in lines] == [(role, (0, 1, column), at) for at in range(len(lines))]
        assert len(lines) > 1
    assert [piece for _, _, piece, _ in caption] == [*range(len(caption))]
    assert len(caption) > 1


@pytest.mark.parametrize("width_mm", [60.0, 120.0], ids=["below each other", "side by side"])
def test_figures_of_a_row_are_read_one_after_another(width_mm: float) -> None:
    """Each has a caption of its own behind it."""
    row = FigureRow((FigureHere("dot", spans_of("First")), FigureHere("spot", spans_of("Second"))))
    page = Page(BOOK.look, 1, width_mm, 180.0, {}, figures=PAGE.figures)

    assert told(set_down(row, page=page)) == [
        ("Figure", (0, 0, 0), 0, "Rect"),
        ("Caption", (0, 0, 1), 0, "First"),
        ("Figure", (0, 1, 0), 0, "Rect"),
        ("Caption", (0, 1, 1), 0, "Second"),
    ]


def test_each_change_of_a_rule_is_a_paragraph_behind_it() -> None:
    """The number of the rule in the margin, and the bar beside what is changed, are not read."""
    rule = Numbered("XX.ACT.4", spans_of("Move."), "XX.ACT.4", ("Two, not three.", "Four, not five."))
    listing = Listing((Area("Actions", "Actions", "area/ACT"), rule), "XX.", ("XX.ACT.4",))

    assert told(set_down(listing)) == [
        ("H", (0, 0), 0, "Actions"),
        ("P", (0, 1), 0, "Move."),
        ("P", (0, 1, 0), 0, "Two, not three."),
        ("P", (0, 1, 1), 0, "Four, not five."),
    ]


def test_a_title_of_a_work_and_what_is_said_of_it_are_apart() -> None:
    """Two paragraphs."""
    assert told(set_down(Credit("Told 1.0", spans_of("By nobody.")))) == [
        ("P", (0, 0), 0, "Told 1.0"),
        ("P", (0, 1), 0, "By nobody."),
    ]


def test_leaders_and_lines_below_titles_are_not_read() -> None:
    """Of an entry its title and its page, of the head of a chapter its words."""
    [entry] = contents_slugs([Entry("Rules", "rules")], PAGE)
    title = opener("Rules", "rules", 60.0, BOOK.look, "")

    assert told([entry]) == [("TOCI", (0,), 0, "Rules"), ("TOCI", (0,), 0, "88")]
    assert [tag for tag, text in tags(entry.items, entry.tag) if text == "Dots"] == [FURNITURE]
    assert [tag for tag, text in tags(title.items) if text == "Rect"] == [FURNITURE]
