"""Spans in lines: no line is wider than it may be, and nothing of the text is lost but the spaces at its breaks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exporters.book.lines import ProseStyle, RunStyle, SetLine, set_lines, width_of
from exporters.drawing.display_list import Drawing, Group, Item, Text
from exporters.drawing.inks import BLACK
from exporters.faces.fonts import Face
from exporters.faces.metrics import text_width_mm
from exporters.games.seven_seconds.look import INLINE
from schemas.markup import Role, Span, Spans
from tests.exporters.placed import words

FACES: dict[Role, Face] = {"plain": Face.TEXT, "strong": Face.LABEL, "emphasis": Face.ITALIC, "rule": Face.TEXT}
STYLE = ProseStyle({role: RunStyle(face, BLACK) for role, face in FACES.items()}, 9.0, 1.2, INLINE)
ROUNDING_MM = 1e-6

roles = st.sampled_from(["plain", "strong", "emphasis"])
spans = st.lists(
    st.builds(Span, st.text(alphabet="abcdefgh IW-", min_size=1, max_size=30), roles), min_size=1, max_size=12
)


def text_of(line: SetLine) -> str:
    """What a line says; runs that touch have no space between them."""
    said, end = "", 0.0
    for item in runs(line.items):
        said += (" " if said and item.x > end + 0.1 else "") + item.string
        end = item.x + text_width_mm(item.string, item.face, item.size_pt)
    return said


def runs(items: tuple[Item, ...]) -> list[Text]:
    found: list[Text] = []
    for item in items:
        found += [item] if isinstance(item, Text) else runs(item.items) if isinstance(item, Group) else []
    return found


TYPED = str.maketrans("“”‘’–−", "\"\"''--")
"""The signs of a keyboard for those of print."""


def plain(text: str) -> Spans:
    return (Span(text),)


@settings(max_examples=20, deadline=None)
@given(spans, st.floats(12, 80))
def test_no_line_is_wider_than_it_may_be(told: list[Span], width_mm: float) -> None:
    """The right end of the last run of a line is within the width, and is what the line says it is.

    The space that a line ends at is not seen, and may stand outside.
    """
    for line in set_lines(tuple(told), width_mm, STYLE, ""):
        last = runs(line.items)[-1]
        seen = last.string.rstrip(" ")
        assert last.x + text_width_mm(seen, last.face, last.size_pt) == pytest.approx(line.width_mm, abs=1e-3)
        assert line.width_mm <= width_mm + ROUNDING_MM


@settings(max_examples=20, deadline=None)
@given(spans, st.floats(3, 60))
def test_nothing_is_lost_or_said_twice(told: list[Span], width_mm: float) -> None:
    """All characters but spaces stand in their order, even where words are torn since no line holds them.

    Each is what was typed, or the sign of print for it.
    """
    lines = set_lines(tuple(told), width_mm, STYLE, "")

    wanted = "".join("".join(span.text.split()) for span in told)
    said = "".join("".join(run.string.split()) for line in lines for run in runs(line.items))
    assert said.translate(TYPED) == wanted.translate(TYPED)


@settings(max_examples=20, deadline=None)
@given(spans)
def test_a_line_with_room_for_all_has_the_width_of_all(told: list[Span]) -> None:
    """What `width_of` says is enough for one line, and a hundredth less is not, unless it has no two words."""
    width = width_of(tuple(told), STYLE, "")
    lines = set_lines(tuple(told), max(width, 1.0), STYLE, "")

    assert len(lines) == (1 if width else 0)


def test_a_word_of_two_roles_is_not_parted() -> None:
    """`un**believ**able` is one word: it goes over as a whole, and no space comes into it."""
    told = (Span("It is rather un"), Span("believ", "strong"), Span("able"))
    width = width_of(told, STYLE, "") - 1.0

    lines = set_lines(told, width, STYLE, "")

    assert [text_of(line) for line in lines] == ["It is rather ", "unbelievable"]


def test_spaces_at_the_end_of_a_role_part_it_from_the_next() -> None:
    """A space on either side, or on both, is one space."""
    widths = {
        width_of((Span(first), Span(second, "strong")), STYLE, "")
        for first, second in (("one ", "two"), ("one", " two"), ("one ", " two"))
    }

    assert max(widths) - min(widths) < 0.1
    assert min(widths) > width_of((Span("one"), Span("two", "strong")), STYLE, "") + 0.4


def test_a_word_is_hyphenated_where_its_language_allows_it() -> None:
    """Liang's patterns divide `hyphenation` into hy-phen-ation; the hyphen fits into the width too.

    It is a soft one, so that who has the text read out hears one word.
    """
    width = width_of(plain("hyphen-"), STYLE, "")

    lines = [text_of(line) for line in set_lines(plain("hyphenation"), width, STYLE, "en")]

    assert lines == ["hyphen\N{SOFT HYPHEN}", "ation"]


def test_the_hyphen_of_a_script_with_other_faces_is_a_plain_one() -> None:
    """Those who shape a script leave out soft ones."""
    word = "\u044d\u043b\u0435\u043a\u0442\u0440\u043e\u0441\u0442\u0430\u043d\u0446\u0438\u044f"
    lines = set_lines(plain(word), width_of(plain(word), STYLE, "ru") * 0.7, STYLE, "ru")

    assert [text_of(line) for line in lines] == [f"{word[:7]}-", word[7:]]


def test_a_word_that_no_line_holds_is_torn() -> None:
    """Without a language there is no hyphen: characters go over as they must, at least one a line."""
    lines = [text_of(line) for line in set_lines(plain("mmmmmmm"), width_of(plain("mmm"), STYLE, ""), STYLE, "")]

    assert lines == ["mmm", "mmm", "m"]
    assert len(set_lines(plain("mmm"), 0.5, STYLE, "")) == 3


def test_a_word_of_two_roles_that_no_line_holds_is_torn_where_the_line_is_full() -> None:
    """Where the role changes is no better place than another."""
    told = (Span("mm"), Span("mmmm", "strong"), Span("mm"))
    width = width_of((Span("mm"), Span("mm", "strong")), STYLE, "")

    assert [text_of(line) for line in set_lines(told, width, STYLE, "")] == ["mmmm", "mmmm"]


def test_a_reference_is_not_parted_from_its_page() -> None:
    """The no-break space keeps the number of the page beside what says so, and each line of it is a link."""
    told = (Span("See "), Span("Targets, p.\N{NO-BREAK SPACE}12", "rule", "7S.TGT.5"), Span(" there"))

    lines = set_lines(told, width_of((Span("See Targets, p."),), STYLE, "") + 1.0, STYLE, "")

    links = [item for line in lines for item in line.items if isinstance(item, Group) and item.link]
    assert [item.link for item in links] == ["7S.TGT.5"] * 2
    said = [words(Drawing("d", "d", 100, 10, link.items)) for link in links]
    assert said == ["Targets,", "p.\N{NO-BREAK SPACE}12"]


def test_words_stay_parted_for_who_has_them_read_out() -> None:
    """Between runs and lines stands the space that was typed; where none was typed there is none."""
    told = (Span("See "), Span("the dice", "strong"), Span(", and roll:"))

    whole = [run.string for line in set_lines(told, 90.0, STYLE, "") for run in runs(line.items)]
    parted = [run.string for line in set_lines(told, 13.0, STYLE, "") for run in runs(line.items)]

    assert whole == ["See ", "the dice", ", and roll:"]
    assert "".join(parted) == "See the dice, and roll:"
    assert len(parted) > len(whole)


def test_an_icon_takes_its_width_among_words() -> None:
    """`:alpha:` is one sign as wide as it is drawn; it is no word of seven letters."""
    line = set_lines(plain("at :alpha: now"), 60.0, STYLE, "")[0]

    assert any(not isinstance(item, Text) for item in line.items)
    assert line.width_mm < width_of(plain("at alphaalpha now"), STYLE, "")


def test_a_text_that_runs_to_the_left_keeps_its_width() -> None:
    """Hebrew is set from right to left within its run, and broken between its words."""
    hebrew = "\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd"

    whole = width_of(plain(hebrew), STYLE, "")
    lines = set_lines(plain(hebrew), whole - 1.0, STYLE, "")

    assert len(lines) == 2
    first, space = runs(lines[0].items)
    assert (space.string, space.writing) == (" ", None)
    assert first.string.strip(" ") == first.string
    assert space.x == pytest.approx(lines[0].width_mm)
    assert len(runs(lines[1].items)) == 1
    assert sum(line.width_mm for line in lines) < whole
