"""The structure of a PDF from hand-made drawings: what is read, in which order, and what is furniture."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any

import pikepdf
import pytest

from exporters.drawing.display_list import Drawing, Group, Item, Rect, Symbol, Text, Use
from exporters.drawing.inks import BLACK
from exporters.drawing.shapes import scale, shift
from exporters.drawing.tags import DOCUMENT, FURNITURE, Element, Role, Tag
from exporters.faces.fonts import Face
from exporters.imposition.profiles import PROFILES
from exporters.pdf.writer import Imprint, pressed
from tests.exporters.pdf.structure import Node, Structure
from tests.exporters.pdf.tagging import all_is_marked, content_has_one_owner, faults, links_are_elements, said

IMPRINT = Imprint("Told", "A. Tester")
SECTION = DOCUMENT.part((0,), "Sect")
TITLE = SECTION.part((0,), "H", "1")
FIRST = SECTION.part((1,), "P")
SECOND = SECTION.part((2,), "P")


def run(string: str, y: float = 10.0) -> Text:
    return Text(5.0, y, string, Face.TEXT, 9.0, BLACK)


def tagged(element: Element, *strings: str, piece: int = 0) -> Group:
    return Group(tuple(map(run, strings)), tag=Tag(element, piece))


def page(*items: Item) -> Drawing:
    return Drawing("page", "Page", 100.0, 100.0, items)


@contextmanager
def read(*pages: Drawing) -> Iterator[Structure]:
    with pikepdf.open(BytesIO(pressed(pages, IMPRINT))) as pdf:
        yield Structure(pdf)


def outline(node: Node) -> list[str]:
    return [one.role for one in node.walk()]


def test_what_has_no_tag_is_written_without_a_word_about_it() -> None:
    """Cards and sheets have no structure, and no operator marks their content."""
    with pikepdf.open(BytesIO(pressed([page(Group((run("card"),)))], IMPRINT))) as pdf:
        assert "/StructTreeRoot" not in pdf.Root
        assert "/MarkInfo" not in pdf.Root
        assert not {"/StructParents", "/Tabs"} & {*pdf.pages[0].obj.keys()}
        assert not {"BDC", "BMC", "EMC"} & {str(one.operator) for one in pikepdf.parse_content_stream(pdf.pages[0])}


def test_a_text_is_read_by_its_numbers_however_its_pages_lie() -> None:
    """A paragraph that goes on over a page is one, its later piece behind the earlier one, as in a booklet."""
    late = page(tagged(FIRST, "on.", piece=1), tagged(SECOND, "The end."))
    early = page(tagged(FIRST, "It goes ", piece=0), tagged(TITLE, "Title"))

    with read(late, early) as found:
        assert said(found, "H1", "P") == [("H1", "Title"), ("P", "It goes on."), ("P", "The end.")]
        assert [node.contents for node in found.root.all("P")] == [((1, 0), (0, 0)), ((0, 1),)]
        assert faults(found) == []


def test_what_has_no_tag_on_a_page_with_text_is_furniture() -> None:
    """Items between and within groups too; a group without a tag is what is around it."""
    ground = Rect(0, 0, 9, 9, fill=BLACK)
    inner = Group((run("whole."),), shift(1.0, 1.0))
    text = Group((run("It is "), Group((ground,), tag=FURNITURE), inner), shift(5.0, 5.0), tag=Tag(FIRST))

    with read(page(ground, tagged(TITLE, "Title"), text, run("7"))) as found:
        around = [one.around for one in found.shown[0]]
        assert said(found, "H1", "P") == [("H1", "Title"), ("P", "It is whole.")]
        assert [len(one) for one in around] == [1] * 6
        assert [one[0][0] for one in around] == ["/Artifact", "/H1", "/P", "/Artifact", "/P", "/Artifact"]
        assert faults(found) == []


def test_a_figure_is_one_whole_with_its_words_and_its_place() -> None:
    """30 mm by 40 mm at 10 mm and 20 mm of a page of 100 mm; 72 points are 25.4 mm, up from the lower edge."""
    figure = SECTION.part((3,), "Figure", words="Two \N{GREEK SMALL LETTER ALPHA} dots.")
    dots = (Rect(0, 0, 60, 80, fill=BLACK), Group((run("1"),), shift(1.0, 1.0)), run("2"))
    shown = Group(dots, scale(0.5, 5.0, 15.0), Rect(0, 0, 60, 80), tag=Tag(figure))
    whole = Group((shown,), shift(5.0, 5.0))

    with read(page(tagged(TITLE, "Title"), whole)) as found:
        [node] = found.root.all("Figure")
        assert node.alt == "Two \N{GREEK SMALL LETTER ALPHA} dots."
        assert [float(edge) for edge in node.attributes["/BBox"]] == pytest.approx([28.35, 113.39, 113.39, 226.77])
        assert node.contents == ((0, 1),)
        assert faults(found) == []


def test_a_heading_is_at_most_one_level_below_the_last_one() -> None:
    """1, 4, 3, 2, 4 become 1, 2, 3, 2, 3."""
    levels = [tagged(SECTION.part((at,), "H", level), f"at {at}") for at, level in enumerate("14324")]

    with read(page(*levels)) as found:
        assert outline(found.root) == ["Document", "Sect", "H1", "H2", "H3", "H2", "H3"]
        assert faults(found) == []


def test_a_cell_that_says_nothing_is_still_there() -> None:
    """Its column would be another one's otherwise."""
    row = SECTION.part((1,), "Table").part((0,), "TR")
    cells = [row.part((0,), "TH", "Column"), row.part((1,), "TD"), row.part((2,), "TH", "Column")]
    told = tagged(cells[0], "a"), Group((), tag=Tag(cells[1])), tagged(cells[2], "c")

    with read(page(tagged(TITLE, "Title"), *told)) as found:
        assert outline(found.root)[3:] == ["Table", "TR", "TH", "TD", "TH"]
        assert [str(one.attributes.get("/Scope", "")) for one in found.root.all("TH")] == ["/Column", "/Column"]
        assert [one.contents for one in found.root.all("TD")] == [()]
        assert faults(found) == []


def linked(string: str, to: str, x: float) -> Group:
    return Group((run(string),), shift(x, 0.0), Rect(0, 0, 9, 9), link=to)


def test_a_link_is_part_of_its_text_and_says_where_it_leads() -> None:
    """One that leads nowhere is text as any other."""
    goal = Group((run("Goal"),), anchor="goal", tag=Tag(TITLE))
    text = Group((run("See "), linked("there", "goal", 5.0), run(" or "), linked("not", "lost", 20.0)), tag=Tag(FIRST))

    with read(page(goal, text)) as found:
        assert outline(found.root) == ["Document", "Sect", "H1", "P", "Link"]
        assert said(found, "P", "Link") == [("P", "See there or not"), ("Link", "there")]
        [link] = found.root.all("Link")
        assert [str(one.Contents) for one in link.clicked] == ["there"]
        assert faults(found) == []


def test_the_same_link_twice_on_a_page_has_an_element_and_a_place_each() -> None:
    """Lines of a text are kept and set again: the second one lies lower, and is clicked there."""
    goal = Group((run("Goal"),), anchor="goal", tag=Tag(TITLE))
    same = linked("there", "goal", 5.0)
    texts = [Group((same,), shift(0.0, 20.0 * at), tag=Tag(one)) for at, one in ((1, FIRST), (2, SECOND))]

    with read(page(goal, *texts)) as found:
        edges = [[float(edge) for edge in one.clicked[0].Rect] for one in found.root.all("Link")]
        assert [place[3] for place in edges] == pytest.approx([80 / 25.4 * 72, 60 / 25.4 * 72], abs=0.01)
        assert faults(found) == []


def test_a_symbol_and_a_form_are_within_what_draws_them() -> None:
    """Their own operators are in streams of their own, which are marked where they are drawn."""
    symbol = Symbol("dot", 4.0, 4.0, (Rect(0, 0, 4, 4, fill=BLACK),))
    copied = (run("again"),)
    twice = [Group(copied, shift(0.0, 30.0 * at), Rect(0, 0, 50, 20)) for at in (1, 2)]
    text = Group((run("Roll "), Use(symbol, shift(20.0, 5.0))), tag=Tag(FIRST))

    with read(page(tagged(TITLE, "Title"), text, *twice)) as found:
        around = [(one.operator, one.around[0][0]) for one in found.shown[0]]
        assert around == [("Tj", "/H1"), ("Tj", "/P"), ("Do", "/P"), ("Do", "/Artifact"), ("Do", "/Artifact")]
        assert faults(found) == []


def test_what_is_made_for_a_press_is_not_tagged() -> None:
    """Nobody has it read out: with tags and without it is the same file."""
    bare = page(Group((run("Title"),)))
    told = bare._replace(items=(tagged(TITLE, "Title"),))

    assert pressed([told], IMPRINT, PROFILES["shop"]) == pressed([bare], IMPRINT, PROFILES["shop"])
    assert pressed([told], IMPRINT) != pressed([bare], IMPRINT)


def test_the_same_page_twice_is_marked_twice() -> None:
    """Each page has operators of its own then, whose numbers lead to its own content."""
    same = page(tagged(TITLE, "Title"), tagged(FIRST, "Text"))

    with read(same, same) as found:
        assert [*content_has_one_owner(found), *all_is_marked(found), *links_are_elements(found)] == []
        assert found.root.all("P")[0].contents == ((0, 1), (1, 1))


def whole() -> tuple[Drawing, ...]:
    """Pages with some of everything that the checks look at."""
    row = SECTION.part((2,), "Table")
    roles: tuple[tuple[int, int, Role, str], ...] = (
        (0, 0, "TH", "Column"),
        (0, 1, "TH", "Column"),
        (1, 0, "TH", "Row"),
        (1, 1, "TD", ""),
    )
    cells = [tagged(row.part((at,), "TR").part((column,), role, kind), "x") for at, column, role, kind in roles]
    item = SECTION.part((3,), "L", "Disc").part((0,), "LI").part((0,), "LBody")
    figure = Tag(SECTION.part((4,), "Figure", words="A dot."))
    return (
        page(Group((run("Title"),), anchor="top", tag=Tag(TITLE)), tagged(SECTION.part((1,), "H", "2"), "Below")),
        page(Group((linked("up", "top", 5.0),), tag=Tag(FIRST._replace(number=(1, 1)))), *cells, tagged(item, "One.")),
        page(Group((Rect(5, 5, 9, 9, fill=BLACK),), clip=Rect(0, 0, 50, 50), tag=figure)),
    )


def _without_words(book: Structure) -> None:
    del book.root.all("Figure")[0].object["/Alt"]


def _without_mark(book: Structure) -> None:
    book.pdf.Root.MarkInfo.Marked = False


def _without_tabs(book: Structure) -> None:
    del book.pdf.pages[1].obj["/Tabs"]


def _skipping(book: Structure) -> None:
    book.root.all("H2")[0].object.S = pikepdf.Name.H3


def _short_row(book: Structure) -> None:
    row = book.root.all("TR")[1].object
    row.K = pikepdf.Array([*row.K][:-1])


def _headless(book: Structure) -> None:
    del book.root.all("TH")[0].object["/A"]


def _lost_link(book: Structure) -> None:
    link = book.root.all("Link")[0].object
    link.K = pikepdf.Array([kid for kid in link.K if isinstance(kid, int)])


def _other_owner(book: Structure) -> None:
    key = int(book.pdf.pages[1].obj.StructParents)
    book.parents[key][0] = book.root.object


def _unmarked(book: Structure) -> None:
    page = book.pdf.pages[1]
    page.contents_add(b"BT /F1 9 Tf (x) Tj ET")


def _bare_item(book: Structure) -> None:
    book.root.all("LI")[0].object.S = pikepdf.Name.P


PLANTED: dict[str, Callable[[Structure], Any]] = {
    "figures_are_told": _without_words,
    "marked": _without_mark,
    "marked: page 1": _without_tabs,
    "headings_follow_each_other": _skipping,
    "tables_are_regular: rows differ": _short_row,
    "tables_are_regular: TH": _headless,
    "links_are_elements": _lost_link,
    "content_has_one_owner: the parent tree": _other_owner,
    "all_is_marked": _unmarked,
    "elements_hold_what_they_may": _bare_item,
}


@pytest.mark.parametrize("fault", PLANTED)
def test_the_checks_look(fault: str) -> None:
    """Each finds what is planted for it."""
    out = BytesIO()
    with read(*whole()) as book:
        assert faults(book) == []
        PLANTED[fault](book)
        book.pdf.save(out)

    with pikepdf.open(out) as pdf:
        assert any(one.startswith(fault) for one in faults(Structure(pdf)))
