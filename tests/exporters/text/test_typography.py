"""Signs of print for those of a keyboard; expected texts are written out as a typesetter would set them."""

import pytest

from exporters.text.typography import spans_with_signs, with_signs
from schemas.markup import Span


@pytest.mark.parametrize(
    ("typed", "language", "printed"),
    [
        ('He says "go" and goes.', "en", "He says “go” and goes."),
        ('("go")', "", "(“go”)"),
        ("Er sagt \"geh\" und 'bleib'.", "de", "Er sagt „geh“ und ‚bleib‘."),
        ("a trooper's gun, the troopers' guns", "en", "a trooper’s gun, the troopers’ guns"),
        ("back in '84", "en", "back in ’84"),
        ("the 'flag' token", "en", "the ‘flag’ token"),
        ("3-5 dots, and 10-12", "en", "3–5 dots, and 10–12"),
        ("-2 on the number, (-1) at night", "en", "−2 on the number, (−1) at night"),
        ("strength 5 - 2", "en", "strength 5 − 2"),
        ("roll D6-1", "en", "roll D6−1"),
        ("up - and down", "en", "up – and down"),
        ('("-2")', "en", "(“−2”)"),
        ("A-R-05 and B-A-05 on semi-portable", "en", "A-R-05 and B-A-05 on semi-portable"),
        ("2026-11-28 stays", "en", "2026-11-28 stays"),
        ("", "", ""),
    ],
)
def test_a_typed_text_gets_the_signs_of_print(typed: str, language: str, printed: str) -> None:
    """Quotes by language, apostrophes, ranges, minus signs, dashes, and numbers that keep their units."""
    assert with_signs(typed, language) == printed


def test_a_quote_opens_in_one_span_and_closes_in_another() -> None:
    """Each span keeps its length and its role."""
    spans = (Span('Say "'), Span("go", "strong"), Span('" to it.'))

    assert spans_with_signs(spans, "en") == (Span("Say “"), Span("go", "strong"), Span("” to it."))


def test_no_line_ends_between_a_number_and_its_unit() -> None:
    """What only begins like a unit is a word like any other."""
    [span] = spans_with_signs((Span("costs 4 AP within 25 mm, 4 Apples in 3 inns"),), "en")

    assert span.text == "costs 4\u00a0AP within 25\u00a0mm, 4 Apples in 3 inns"
