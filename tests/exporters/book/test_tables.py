"""Tables in a book: which of them stay on one page."""

from itertools import chain

import pytest

from exporters.book.law import Law, sections_told
from exporters.book.setting import Page
from exporters.book.slugs import slugs_of
from exporters.games.seven_seconds.products import BOOK
from exporters.text.columns import Section, Terms
from schemas.markup import Paragraph, read_markup
from schemas.models.rulebook import Rule

LAW = Law({}, (Rule(id="XX.VIC.1", section="Victory", text="Win."),), ())
PAGE = Page(BOOK.look, 1, 120.0, 180.0, {})


@pytest.mark.parametrize(("rows", "parted"), [(3, 0), (16, 0), (40, 38)])
def test_a_table_that_is_not_higher_than_a_figure_is_never_parted(rows: int, parted: int) -> None:
    """A longer one may be, but not behind its head nor before its last row."""
    text = "| a | b |\n|---|---|\n" + "| 1 | 2 |\n" * rows
    slugs = [*slugs_of([each.block for each in read_markup(text)], PAGE)]
    assert len(slugs) == rows + 1
    assert [slug.keeps_next for slug in slugs[:-1]].count(False) == parted
    assert not slugs[-1].keeps_next


def test_a_section_that_two_reference_sheets_have_stands_once_in_a_book() -> None:
    """Each sheet of a quick reference is whole on its own; in a book all of them follow each other."""
    danger = Section("Danger", (Terms((("Round 4 on", "Each failed roll earns a check."),)),), rules="XX.VIC.1")
    rolls = Section("Rolls", (Terms((("Cancel", "They remove each other."),)),), rules="XX.TRM.2")
    assert sections_told((danger, rolls, danger), LAW) == sections_told((danger, rolls), LAW)


def test_below_a_table_only_rules_of_the_book_are_named() -> None:
    """A ruling that is for editors stands nowhere in it."""
    both = Section("Danger", (Terms((("Round 4 on", "Each failed roll earns a check."),)),), rules="XX.GAP.1  XX.VIC.1")
    neither = Section("Rolls", (Terms((("Cancel", "They remove each other."),)),), rules="XX.GAP.2")
    blocks = chain.from_iterable(sections_told((both, neither), LAW))

    told = ["".join(span.text for span in block.spans) for block in blocks if isinstance(block, Paragraph)]
    assert told == ["Round 4 on Each failed roll earns a check.", "See XX.VIC.1", "Cancel They remove each other."]
