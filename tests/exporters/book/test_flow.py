"""Slugs down columns: sections that follow each other on a page, and columns of one height."""

from exporters.book.flow import FilledPage, Section, Slug, filled
from exporters.layout.boxes import Box

BODY = Box(10.0, 10.0, 100.0, 100.0)
GUTTER_MM = 4.0


def lines(count: int) -> tuple[Slug, ...]:
    return tuple(Slug(4.0, (), anchor=f"line/{number}") for number in range(count))


def lowest(page: FilledPage) -> dict[float, float]:
    """How far down each column of a page goes, by where the column begins."""
    found: dict[float, float] = {}
    for one in page.placed:
        found[one.x] = max(found.get(one.x, 0.0), one.y + one.slug.height_mm)
    return found


def test_the_columns_of_a_section_end_alike() -> None:
    """Ten lines in two columns are five and five, not ten and none."""
    [page] = filled([Section("Words", 2, lines(10))], BODY, GUTTER_MM)
    assert lowest(page) == {10.0: 30.0, 62.0: 30.0}


def test_only_the_last_page_of_a_section_has_even_columns() -> None:
    """Sixty lines fill two columns of 25 to their ends; the ten that are left stand in two of five."""
    first, second = filled([Section("Words", 2, lines(60))], BODY, GUTTER_MM)
    assert lowest(first) == {10.0: 110.0, 62.0: 110.0}
    assert lowest(second) == {10.0: 30.0, 62.0: 30.0}


def test_even_columns_keep_the_order_of_what_stands_in_them() -> None:
    """Down the first column, then down the second."""
    pages = filled([Section("Words", 3, lines(100))], BODY, GUTTER_MM)
    named = [one.slug.anchor for page in pages for one in page.placed]
    assert named == [f"line/{number}" for number in range(100)]


def test_a_section_begins_below_the_one_before_it_if_much_of_the_page_is_left() -> None:
    """Five lines end at 30 mm; the opener stands 5 mm below them, and the lines of its section below it."""
    opener = Slug(8.0, (), anchor="opener")
    [page] = filled([Section("One", 1, lines(5)), Section("Two", 1, lines(2), opener)], BODY, GUTTER_MM)
    assert [(one.slug.anchor, one.y) for one in page.placed[5:]] == [
        ("opener", 35.0),
        ("line/0", 43.0),
        ("line/1", 47.0),
    ]


def test_a_section_begins_a_page_of_its_own_if_little_of_the_last_one_is_left() -> None:
    """Twenty of 25 lines leave 15 mm of 100: too little."""
    opener = Slug(8.0, (), anchor="opener")
    pages = filled([Section("One", 1, lines(20)), Section("Two", 1, lines(2), opener)], BODY, GUTTER_MM)
    assert [page.title for page in pages] == ["One", "Two"]
    assert [page.opens for page in pages] == [False, True]
