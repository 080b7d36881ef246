"""The index of a book: words of the glossary and subjects of the rules, each once, with its pages."""

from exporters.book.flow import FilledPage, PlacedSlug, Slug
from exporters.book.guides import index_slugs
from exporters.book.law import Law
from exporters.book.setting import Page
from exporters.drawing.display_list import Text
from exporters.games.seven_seconds.products import BOOK
from schemas.models.rulebook import Rule

LAW = Law({"BLIP": "Blips"}, (Rule(id="7S.BLIP.1", section="Blips", text="A blip moves."),), ())
PAGE = Page(BOOK.look, 3, 60.0, 180.0, {"area/BLIP": 9})


def page_with(words: str) -> FilledPage:
    return FilledPage("", [PlacedSlug(Slug(4.0, (), words=words), 0.0, 0.0)])


def strings(slug: Slug) -> str:
    return "".join(each.string for each in slug.items if isinstance(each, Text))


def test_a_subject_whose_title_is_the_plural_of_a_word_is_listed_with_it() -> None:
    """Blip and Blips are one entry: the pages with the word, and the one where the rules about it begin."""
    pages = [page_with("A blip."), page_with("Nothing."), page_with("Two blips.")]
    entries = [strings(slug) for slug in index_slugs({"Blip": "A counter."}, LAW, pages, PAGE, 1)]
    assert entries == ["Blip 2, 4, 9"]
