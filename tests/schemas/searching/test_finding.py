"""What a query names: documents, rules, who names them, texts, offers; the closest first, with their lines."""

import pytest

from schemas.searching.finding import Hit, Offer, Searched, Sort, find_in
from tests.schemas.searching.searched import searched, writings

Told = tuple[str, str, int, int]
"""The sort of a hit, its file, line and column."""


def told(query: str) -> list[Told]:
    return [
        (hit.sort.value, hit.file, hit.line, hit.column) for group in find_in(query, searched()) for hit in group.hits
    ]


def hits(query: str, sort: Sort) -> tuple[Hit, ...]:
    return next((group.hits for group in find_in(query, searched()) if group.sort is sort), ())


# By the lines and columns of the files in `searched.py`, counted by hand.
FOUND: dict[str, list[Told]] = {
    "brandt": [
        ("document", "characters/brandt.yaml", 3, 5),
        ("document", "squads/guard.yaml", 8, 5),
        ("use", "squads/guard.yaml", 11, 5),
        ("use", "squads/guard.yaml", 5, 11),
        ("use", "squads/guard.yaml", 5, 25),
    ],
    "ADA brandt": [
        ("document", "characters/brandt.yaml", 3, 5),
        ("use", "squads/guard.yaml", 11, 5),
        ("use", "squads/guard.yaml", 5, 11),
        ("use", "squads/guard.yaml", 5, 25),
    ],
    "river guard": [("document", "squads/guard.yaml", 2, 5), ("text", "characters/brandt.yaml", 7, 22)],
    "squad.river_guard": [("document", "squads/guard.yaml", 2, 5)],
    "elan": [("text", "squads/guard.yaml", 4, 14)],
    "as on the river": [("text", "rules.yaml", 4, 14)],
    "end.rounds": [("rule", "rules.yaml", 6, 3)],
    "guard never": [("text", "characters/brandt.yaml", 7, 7)],
    "hippopotamus": [],
    "  ": [],
}


@pytest.mark.parametrize("query", FOUND)
def test_each_thing_is_found_where_it_stands(query: str) -> None:
    """Capitals and accents do not matter, a comment is no text, and all words must stand in one text."""
    assert told(query) == FOUND[query]


def test_a_rule_is_found_by_its_id_and_its_meaning_though_the_pack_says_nothing_of_it() -> None:
    """It stands in no file then; one that the pack has changed leads to its line."""
    by_id = {hit.title: (hit.file, hit.line) for hit in hits("MN.GAP.22", Sort.RULE)}
    by_meaning = {hit.title for hit in hits("higher total wins", Sort.RULE)}

    assert by_id["end.rounds"] == ("rules.yaml", 6)
    assert by_id["end.concede_edge"] == ("", 0)
    assert by_meaning == {"end.rounds"}


def test_an_excerpt_is_one_line_with_what_was_found_marked_in_it() -> None:
    """Of a long text the part around the first hit is shown, and that it goes on."""
    text = f"{'a ' * 100}needle\n{'b ' * 100}"
    [group] = find_in("needle", Searched(writings({"s.yaml": f"kind: squad\nid: s\nbackground: {text!r}\n"})))
    [hit] = group.hits

    assert (hit.excerpt[0], hit.excerpt[-1]) == ("…", "…")
    assert "\n" not in hit.excerpt
    assert [hit.excerpt[start:end] for start, end in hit.marks] == ["needle"]
    assert len(hit.excerpt) == 122


def test_a_sort_shows_as_many_as_are_asked_for_and_says_how_many_there_are() -> None:
    """The rest is counted."""
    [_documents, uses] = find_in("brandt", searched(), limit=2)

    assert (len(uses.hits), uses.total) == (2, 3)


def test_an_offer_is_found_by_its_title_and_meaning_and_the_closest_sort_comes_first() -> None:
    """A page that is called so stands before documents that only begin so."""
    offers = (Offer("page:changes", "Changes", "What a save would write"), Offer("undo", "Undo"))
    said = {"c.yaml": "kind: squad\nid: c\nname: Changes of heart\n"}
    seen = Searched(writings(said), offers=offers)

    assert [(group.sort, group.hits[0].id) for group in find_in("changes", seen)] == [
        (Sort.OFFER, "page:changes"),
        (Sort.DOCUMENT, "c"),
    ]
    assert [group.hits[0].id for group in find_in("save", seen)] == ["page:changes"]


def test_closer_texts_come_first() -> None:
    """The text itself, one that begins so, one with a word that does, words apart, and within a word."""
    texts = ["unlit ash", "as ash is lit", "the lit ash", "lit ash heap", "lit ash"]
    said = {f"{n}.yaml": f"kind: squad\nid: s{n}\nbackground: {text}\n" for n, text in enumerate(texts)}
    [group] = find_in("lit ash", Searched(writings(said)))

    assert [hit.excerpt for hit in group.hits] == [*reversed(texts)]


def test_a_document_that_says_no_kind_is_found_too() -> None:
    """Whoever looks for a fault has a pack that is not sound."""
    said = {"x.yaml": "id: lost\nname: Lost squad\nkindd: squad\n", "pack.yaml": "title: Lost pack\n"}

    assert [hit.file for group in find_in("lost", Searched(writings(said))) for hit in group.hits] == [
        "x.yaml",
        "pack.yaml",
    ]


def test_a_rule_of_a_book_is_found_by_its_id_with_its_words() -> None:
    """Once, as a rule and not as a text, and it leads to the whole rule."""
    book = (
        "kind: rulebook\nid: book\ntitle: B\nrules:\n  - id: MN.GAP.22\n    section: Water\n    text: Rivers are wet.\n"
    )
    [group] = find_in("mn.gap.22", Searched(writings({"rulebook.yaml": book})))
    [hit] = group.hits

    assert (group.sort, hit.title, hit.excerpt) == (Sort.RULE, "MN.GAP.22", "Rivers are wet.")
    assert (hit.file, hit.line, hit.column, hit.at) == ("rulebook.yaml", 5, 9, ("rules", 0))


def test_a_text_that_is_the_query_itself_comes_behind_rules_that_begin_so() -> None:
    """One word of a text says little of what it is about."""
    files = {"s.yaml": "kind: squad\nid: s\nbackground: end\n"}
    found = find_in("end", Searched(writings(files), None, searched().rules_model))

    assert [group.sort for group in found] == [Sort.RULE, Sort.TEXT]
