"""References of a printed rulebook, read back: the pages they name are those on which the rules stand."""

import re
from io import BytesIO
from typing import Any

import pikepdf
import pypdf
import pypdfium2
import pytest

from exporters.kit.orders import PrintOrder
from schemas.packs.packs import Pack
from tests.exporters.book.conftest import RULES, printed, rule_id, token

REFERENCE = re.compile(r"quagga(\d{3})x stands here.*?see (To tell|To show), p. (\d+)")
NUMBER = re.compile(r"(TELL|SHOW)\.(\d+)")
SLACK_PT = 0.5


def by_pdfium(data: bytes) -> list[str]:
    return [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(data)]


def by_pypdf(data: bytes) -> list[str]:
    return [page.extract_text() for page in pypdf.PdfReader(BytesIO(data)).pages]


READERS = pytest.mark.parametrize("read", [by_pdfium, by_pypdf])


def pages_of(texts: list[str]) -> dict[int, int]:
    """The page on which the word of each rule stands, from 1."""
    return {
        number: next(at for at, text in enumerate(texts, start=1) if token(number) in text)
        for number in range(1, RULES + 1)
    }


def title_of(number: int) -> str:
    """What the rule of a number stands under."""
    return "To show" if "SHOW" in rule_id(number) else "To tell"


@READERS
def test_a_reference_names_the_page_of_its_rule(told_book: bytes, read: Any) -> None:
    """Every rule refers to one on another page or this one, by its title and the number of the page."""
    texts = read(told_book)
    stands, text = pages_of(texts), " ".join(" ".join(texts).split())
    named = {int(number): (title, int(page)) for number, title, page in REFERENCE.findall(text)}

    assert named == {at: (title_of(at % RULES + 1), stands[at % RULES + 1]) for at in range(1, RULES + 1)}
    assert len({page for _, page in named.values()}) > 1


@READERS
def test_the_contents_name_the_pages_of_chapters_and_areas(told_book: bytes, read: Any) -> None:
    """Each title of the contents stands on the page that it is said to be on."""
    texts = read(told_book)
    lines = [" ".join(line.split()) for line in texts[1].splitlines()]
    found = {match[1]: int(match[2]) for line in lines if (match := re.fullmatch(r"(\D+?) ?(\d+)", line))}

    assert {"Begin here", "The rules", "To tell", "To show", "Tables", "Glossary", "Index"} <= found.keys()
    for title, page in found.items():
        assert title in texts[page - 1]


@READERS
def test_the_number_of_a_page_stands_on_it(told_book: bytes, read: Any) -> None:
    """All pages but the cover bear their number, counted with the cover as 1."""
    for number, text in enumerate(read(told_book)[1:], start=2):
        assert str(number) in text.split()


def test_a_link_leads_to_the_line_of_its_rule(told_book: bytes) -> None:
    """A click on the reference of a rule opens its page with the top of the view at the top of its first line."""
    document = pypdfium2.PdfDocument(told_book)
    with pikepdf.open(BytesIO(told_book)) as pdf:
        numbers = {page.obj.objgen: at for at, page in enumerate(pdf.pages)}
        links: list[Any] = [(page, link) for page, found in enumerate(pdf.pages) for link in found.get("/Annots", [])]
        reached: set[int] = set()
        for page, link in links:
            said = document[page].get_textpage().get_text_bounded(*(float(edge) for edge in link.Rect))
            number = numbers[link.Dest[0].objgen]
            if "p." not in said or not (match := re.search(r"(\d+)\D*$", said)):
                continue
            top = float(link.Dest[3])
            line = document[number].get_textpage().get_text_bounded(0, top - 13, 1000, top + SLACK_PT)
            assert int(match[1]) == number + 1
            reached.update(int(at) for _, at in NUMBER.findall(line))

    assert reached == {*range(1, RULES + 1)}


def test_bookmarks_are_chapters_and_areas(told_book: bytes) -> None:
    """A reader of the file on a screen sees its chapters, and below the rules their areas, in order."""
    outline: Any = pypdf.PdfReader(BytesIO(told_book)).outline
    titles = [[below["/Title"] for below in one] if isinstance(one, list) else one["/Title"] for one in outline]

    assert titles == [
        "Contents",
        "Begin here",
        "The rules",
        ["To tell", "To show"],
        "Tables",
        "Glossary",
        "Index",
        "Whose work this is",
    ]


@READERS
def test_the_index_names_the_page_of_an_area(told_book: bytes, read: Any) -> None:
    """The heading of an area stands on the page that the index says."""
    texts = read(told_book)
    [page] = re.findall(r"To show (\d+)", " ".join(texts[-1].split()))

    assert "To show" in texts[int(page) - 1]
    assert token(RULES // 2 + 1) in texts[int(page) - 1]


def test_the_same_pack_is_the_same_book(told: Pack, told_book: bytes) -> None:
    """Printed again it has the same bytes."""
    assert printed(told, PrintOrder(only=("rulebook",), paper="a5")) == told_book


def test_every_character_lies_within_its_page(told_book: bytes) -> None:
    """Nothing is cut off by the edge of the paper, nor by what printers cannot reach: 4.2 mm."""
    reach = 4.2 * 72 / 25.4
    for page in pypdfium2.PdfDocument(told_book):
        width, height = page.get_size()
        text = page.get_textpage()
        for at in range(text.count_chars()):
            left, bottom, right, top = text.get_charbox(at)
            if right > left:
                assert reach <= left < right <= width - reach
                assert reach <= bottom <= top <= height - reach
