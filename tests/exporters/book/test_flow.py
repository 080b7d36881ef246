"""Slugs down columns: nothing is lost or set twice, in order, within the page, and what belongs together together."""

from collections.abc import Sequence
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from exporters.book.flow import FilledPage, Section, Slug, filled, pages_by_anchor
from exporters.drawing.boxes import Box

BODY = Box(10, 20, 100, 60)
GUTTER_MM = 4.0
SLACK_MM = 1e-3

slug_sizes = st.tuples(st.floats(1, 20), st.floats(0, 5), st.booleans())
chapters = st.lists(st.tuples(st.integers(1, 4), st.booleans(), st.lists(slug_sizes, max_size=40)), max_size=4)


def sections_of(told: Sequence[tuple[int, bool, Sequence[tuple[float, float, bool]]]]) -> tuple[Section, ...]:
    """Sections whose slugs have a name each: chapter and number."""
    return tuple(
        Section(
            f"chapter {at}",
            columns,
            tuple(
                Slug(high, (), gap, keeps, anchor=f"{at}/{number}") for number, (high, gap, keeps) in enumerate(slugs)
            ),
            Slug(8.0, (), anchor=f"{at}") if opens else None,
        )
        for at, (columns, opens, slugs) in enumerate(told)
    )


def slugs(*heights: float, gap: float = 0.0, keeps: frozenset[int] = frozenset()) -> tuple[Slug, ...]:
    return tuple(Slug(high, (), gap, at in keeps, anchor=str(at)) for at, high in enumerate(heights))


def set_down(columns: int, *several: tuple[Slug, ...]) -> tuple[FilledPage, ...]:
    return filled([Section("Told", columns, one) for one in several], BODY, GUTTER_MM)


def columns_of(page: FilledPage) -> dict[float, list[str]]:
    """The anchors in each column of a page, by where it begins."""
    found: dict[float, list[str]] = {}
    for one in page.placed:
        found.setdefault(one.x, []).append(one.slug.anchor)
    return found


@settings(max_examples=20, deadline=None)
@given(chapters)
def test_every_slug_is_set_once_and_in_order(told: list[tuple[int, bool, list[tuple[float, float, bool]]]]) -> None:
    """Read page by page, the anchors are those of the sections, each once, one after another."""
    sections = sections_of(told)
    wanted = [
        slug.anchor
        for section in sections
        for slug in ((section.opener,) if section.opener else ()) + section.slugs
        if slug is not None
    ]

    pages = filled(sections, BODY, GUTTER_MM)

    assert [one.slug.anchor for page in pages for one in page.placed] == wanted


@settings(max_examples=20, deadline=None)
@given(chapters)
def test_no_slug_leaves_its_page_or_covers_another(
    told: list[tuple[int, bool, list[tuple[float, float, bool]]]],
) -> None:
    """Slugs of at most a third of the page lie within it, and two of one column lie below each other."""
    for page in filled(sections_of(told), BODY, GUTTER_MM):
        for one in page.placed:
            assert BODY.x - SLACK_MM <= one.x < BODY.right
            assert BODY.y - SLACK_MM <= one.y
            assert one.y + one.slug.height_mm <= BODY.bottom + SLACK_MM
        for before, after in pairwise(page.placed):
            below = after.y >= before.y + before.slug.height_mm - SLACK_MM
            assert below or after.x > before.x


@settings(max_examples=20, deadline=None)
@given(st.integers(1, 3), st.lists(st.tuples(st.floats(1, 8), st.floats(0, 3), st.booleans()), max_size=60))
def test_what_keeps_to_the_next_is_in_its_column(columns: int, sizes: list[tuple[float, float, bool]]) -> None:
    """Slugs that keep to the next stand in one column with it, unless all that keep together are higher than one."""
    [section] = sections_of([(columns, False, sizes)])
    together: list[tuple[int, float, float]] = []

    for number, page in enumerate(filled([section], BODY, GUTTER_MM)):
        for one in page.placed:
            together.append((number, one.x, one.slug.height_mm + one.slug.before_mm))
            if not one.slug.keeps_next:
                high = sum(height for _, _, height in together)
                assert len({(at, x) for at, x, _ in together}) == 1 or high > BODY.height
                together = []


def test_a_heading_at_the_foot_goes_to_the_next_column() -> None:
    """Of 60 mm, 55 are taken: the heading of 4 mm would fit, but its text of 5 mm would not, so both go over."""
    [page] = set_down(2, slugs(55, 4, 5, 40, keeps=frozenset({1})))

    assert list(columns_of(page).values()) == [["0"], ["1", "2", "3"]]


def test_a_slug_at_the_head_of_a_column_has_no_space_above() -> None:
    """The gap of 3 mm parts slugs in a column, and is not there at its head."""
    [page] = set_down(2, slugs(30, 25, 30, 25, gap=3.0))

    assert [one.y - BODY.y for one in page.placed] == [0, 33, 0, 33]


def test_a_slug_higher_than_a_column_has_one_of_its_own_and_hangs_out() -> None:
    """Nothing can be done about a slug of 70 mm on 60; what follows it is not pushed out with it."""
    pages = set_down(1, slugs(10, 70, 10))

    assert [[one.slug.anchor for one in page.placed] for page in pages] == [["0"], ["1"], ["2"]]
    assert pages[1].placed[0].y == BODY.y


def test_slugs_that_belong_together_but_fill_more_than_a_column_are_parted() -> None:
    """Ten slugs of 10 mm that all keep to the next cannot stand in one column of 60 mm: six and four."""
    pages = set_down(1, slugs(*[10.0] * 10, keeps=frozenset(range(9))))

    assert [len(page.placed) for page in pages] == [6, 4]


def test_the_columns_of_the_last_page_are_equally_high() -> None:
    """Nine slugs of 10 mm in two columns of 60 mm are five and four, not six and three."""
    [page] = set_down(2, slugs(*[10.0] * 9))

    assert [len(names) for names in columns_of(page).values()] == [5, 4]


def test_full_columns_before_the_last_page_are_left_full() -> None:
    """Fourteen slugs of 10 mm: a page of six and six, then one and one."""
    pages = set_down(2, slugs(*[10.0] * 14))

    assert [[len(names) for names in columns_of(page).values()] for page in pages] == [[6, 6], [1, 1]]


def test_a_section_without_an_opener_goes_on_below_in_columns_of_its_own() -> None:
    """Two columns of 20 mm, then three that begin 20 mm down, one slug in each."""
    two, three = Section("Two", 2, slugs(10, 10, 10, 10)), Section("Three", 3, slugs(5, 5, 5))

    [page] = filled([two, three], BODY, GUTTER_MM)

    assert {one.y - BODY.y for one in page.placed[4:]} == {20.0}
    assert len({one.x for one in page.placed[4:]}) == 3


def test_a_section_that_finds_no_room_below_begins_a_page() -> None:
    """55 of 60 mm are taken: a slug of 10 mm begins the next page, at its head."""
    pages = filled([Section("One", 1, slugs(55)), Section("Two", 1, slugs(10))], BODY, GUTTER_MM)

    assert [page.title for page in pages] == ["One", "Two"]
    assert pages[1].placed[0].y == BODY.y


def test_a_page_that_opens_a_section_says_so() -> None:
    """The title of a chapter stands on its first page, so that page needs none at its head."""
    told = Section("Told", 1, slugs(50, 50), Slug(8.0, (), anchor="told"))

    pages = filled([told], BODY, GUTTER_MM)

    assert [page.opens for page in pages] == [True, False]
    assert pages_by_anchor(pages) == {"told": 1, "0": 1, "1": 2}


def test_a_section_with_an_opener_begins_below_if_much_of_the_page_is_left() -> None:
    """Thirty of 60 mm are taken: the opener stands 5 mm below them, and the slugs of its section below it."""
    told = Section("Told", 1, slugs(4, 4), Slug(8.0, (), anchor="told"))

    [page] = filled([Section("One", 1, slugs(30)), told], BODY, GUTTER_MM)

    assert [(one.slug.anchor, one.y - BODY.y) for one in page.placed[1:]] == [("told", 35.0), ("0", 43.0), ("1", 47.0)]
    assert not page.opens


def test_a_section_with_an_opener_begins_a_page_if_little_of_the_last_one_is_left() -> None:
    """Forty-five of 60 mm are taken, and 5 mm are to be left above: too little is left for a chapter to begin."""
    told = Section("Told", 1, slugs(4), Slug(8.0, (), anchor="told"))

    pages = filled([Section("One", 1, slugs(45)), told], BODY, GUTTER_MM)

    assert [page.title for page in pages] == ["One", "Told"]


def table(rows: int, keeps: frozenset[int] = frozenset()) -> tuple[Slug, ...]:
    """A head 5 high over rows 8 high."""
    head = Slug(5, (), keeps_next=True, anchor="head")
    return (head, *(Slug(8, (), keeps_next=at in keeps, anchor=str(at), head=head) for at in range(1, rows + 1)))


def test_the_head_of_a_table_stands_again_where_it_goes_on() -> None:
    """A column of 60 has room for the head and six rows; the next page begins with the head."""
    first, second = set_down(1, table(12))

    assert columns_of(first) == {10: ["head", "1", "2", "3", "4", "5", "6"]}
    assert columns_of(second) == {10: ["head", "7", "8", "9", "10", "11", "12"]}
    assert [one.y for one in second.placed][:2] == [20, 25]


def test_columns_that_are_made_even_have_the_head_once_each() -> None:
    """Eight rows are four a column, each below a head; nothing is set twice as the columns are tried."""
    [page] = set_down(2, table(8))

    assert [*columns_of(page).values()] == [["head", "1", "2", "3", "4"], ["head", "5", "6", "7", "8"]]


def test_no_head_stands_again_above_text_below_a_table() -> None:
    """Only rows have one."""
    first, second = set_down(1, (*table(6), *slugs(20.0)))

    assert columns_of(first) == {10: ["head", "1", "2", "3", "4", "5", "6"]}
    assert columns_of(second) == {10: ["0"]}
