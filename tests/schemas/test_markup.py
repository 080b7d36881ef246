"""The markup of chapters: which blocks a text is, on which lines they begin, and that every text has some meaning."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schemas.markup import (
    Aside,
    Block,
    FigureHere,
    FigureRow,
    Heading,
    Marked,
    Paragraph,
    Points,
    Span,
    Spans,
    Table,
    read_markup,
    spans_of,
)

WHOLE = """\
# What you need

Some **dice** and *time*,
see 7S.TGT.5.

## Less
- one
- two

1. first

> Ask a friend.

![A hawk](hawk)

| die | chance |
| --- | --- |
| 1 | 1 in 6 |
"""


def block(text: str) -> Block:
    """The only block of a text."""
    [marked] = read_markup(text)
    return marked.block


def said(spans: Spans) -> str:
    return "".join(span.text for span in spans)


def words_in(one: Block) -> str:
    """All words of a block, without spaces."""
    return "".join("".join(map(said, _parts(one))).split())


def _parts(one: Block) -> list[Spans]:
    match one:
        case Heading(spans, _) | Paragraph(spans) | FigureHere(_, spans):
            return [spans]
        case Points(items, _):
            return [*items]
        case Table(head, rows):
            return [*head, *(cell for row in rows for cell in row)]
        case FigureRow(figures):
            return [one.caption for one in figures]
        case Aside(blocks):
            return [part for inner in blocks for part in _parts(inner)]


def test_every_kind_of_block_is_read_with_its_line() -> None:
    """Lines count from 0, as they do in the text."""
    assert [(type(marked.block), marked.line) for marked in read_markup(WHOLE)] == [
        (Heading, 0),
        (Paragraph, 2),
        (Heading, 5),
        (Points, 6),
        (Points, 9),
        (Aside, 11),
        (FigureHere, 13),
        (Table, 15),
    ]


def test_a_paragraph_is_spans_of_their_roles() -> None:
    """Strong, emphasis and ids of rules are told apart; a broken line is a space; the full stop is not of the id."""
    assert block("Some **dice** and *time*,\nsee 7S.TGT.5.") == Paragraph(
        (
            Span("Some "),
            Span("dice", "strong"),
            Span(" and "),
            Span("time", "emphasis"),
            Span(","),
            Span(" "),
            Span("see "),
            Span("7S.TGT.5", "rule"),
            Span("."),
        )
    )


def test_headings_have_two_levels() -> None:
    """The title of the chapter is none of them, so one and two signs are the higher level, more the lower one."""
    assert [marked.block for marked in read_markup("# A\n\n## B\n\n### C\n\n###### D")] == [
        Heading((Span("A"),), 1),
        Heading((Span("B"),), 1),
        Heading((Span("C"),), 2),
        Heading((Span("D"),), 2),
    ]


def test_a_list_is_numbered_from_the_number_it_begins_with() -> None:
    """A list that goes on behind a table has the number that its author wrote; bullets have none."""
    assert block("8. eight\n9. nine") == Points(((Span("eight"),), (Span("nine"),)), numbered=True, first=8)
    assert block("- one") == Points(((Span("one"),),))


def test_nothing_in_a_list_is_lost() -> None:
    """Lists within lists, and paragraphs, are set as one run of text of their item."""
    points = block("- one\n  - two\n    - three\n\n  four\n- five")

    assert isinstance(points, Points)
    assert [said(item) for item in points.items] == ["one two three four", "five"]


def test_a_table_has_a_head_and_rows() -> None:
    """A row with a cell too few is filled up, one with a cell too many loses it: the rows are as long as the head."""
    table = block("| a | b |\n| - | - |\n| 1 |\n| 1 | 2 | 3 |")

    assert table == Table(((Span("a"),), (Span("b"),)), (((Span("1"),), ()), ((Span("1"),), (Span("2"),))))


def test_a_figure_stands_alone_in_its_paragraph() -> None:
    """Within a line of text there is no room for one, so it is only its caption there."""
    assert block("![A *hawk*](hawk)") == FigureHere("hawk", (Span("A "), Span("hawk", "emphasis")))
    assert said(block_of_text("See ![a hawk](hawk) here").spans) == "See a hawk here"


def test_figures_of_one_paragraph_stand_side_by_side() -> None:
    """In one line or in several; with a word among them they are text."""
    row = FigureRow((FigureHere("hawk", (Span("A"),)), FigureHere("owl", (Span("B"),))))

    assert block("![A](hawk)\n![B](owl)") == row
    assert block("![A](hawk) ![B](owl)") == row
    assert said(block_of_text("![A](hawk) and ![B](owl)").spans) == "A and B"


def block_of_text(text: str) -> Paragraph:
    found = block(text)
    assert isinstance(found, Paragraph)
    return found


@pytest.mark.parametrize(
    "text",
    ["<script>alert(1)</script>", "<!-- gone? -->", "&lt;b&gt; &amp;", "[a](http://example.org)", "`code`", "<b>x</b>"],
)
def test_what_is_no_markup_here_is_printed_as_it_is_written(text: str) -> None:
    """HTML, entities, links and code mean nothing in a chapter; nobody's words are lost over it."""
    assert said(block_of_text(text).spans) == text


@pytest.mark.parametrize("text", [">" * 200 + " deep", "- " * 200 + "deep", "> - " * 100 + "deep", "*" * 500 + "deep"])
def test_what_is_nested_without_end_is_read(text: str) -> None:
    """A text that nests hundreds of quotations or lists breaks nothing."""
    assert read_markup(text)


def test_a_text_as_long_as_may_be_is_read_whole() -> None:
    """40,000 characters of one paragraph are all there."""
    text = ("word " * 8000).strip()

    assert said(block_of_text(text).spans) == text


def test_the_ids_of_rules_are_found_among_other_signs() -> None:
    """An id ends before a full stop or bracket, and is none within a longer name."""
    assert [span.text for span in spans_of("(7S.TGT.5) X7S.TGT.5a 7S.TGT.55.") if span.role == "rule"] == [
        "7S.TGT.5",
        "7S.TGT.55",
    ]


@settings(max_examples=20, deadline=None)
@given(st.text(alphabet=st.sampled_from("ab #*_>|-![]()1.\n\\7S.TGT.5"), max_size=80))
def test_every_text_has_some_meaning(text: str) -> None:
    """Whatever is typed is read without an error, its blocks in the order of their lines."""
    blocks: tuple[Marked, ...] = read_markup(text)

    assert [marked.line for marked in blocks] == sorted(marked.line for marked in blocks)


@settings(max_examples=20, deadline=None)
@given(st.lists(st.text(alphabet="abcdefgh", min_size=1, max_size=8), min_size=1, max_size=20))
def test_words_are_neither_lost_nor_said_twice(words: list[str]) -> None:
    """Words in a paragraph, a list, a quotation and a table are all there, once."""
    line = " ".join(words)
    for text in (line, f"- {line}", f"> {line}", f"# {line}", f"| {line} |\n| - |\n"):
        assert words_in(block(text)) == "".join(words)


def test_names_of_fields_in_running_text_stand_out() -> None:
    """What rules put between backticks is emphasized, and the backticks are gone; a lone one stays."""
    assert spans_of("By `fire.crt`, see 7S.TGT.5 `") == (
        Span("By "),
        Span("fire.crt", "emphasis"),
        Span(", see "),
        Span("7S.TGT.5", "rule"),
        Span(" `"),
    )
