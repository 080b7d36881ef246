"""Signs that a typist makes do without: quotes, apostrophes, dashes and minus signs, and spaces where no line ends."""

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import accumulate
from typing import Final

from schemas.markup import Spans

QUOTES: Final[Mapping[str, str]] = {"de": "„“‚‘", "fr": "«»‹›", "": "“”‘’"}
"""Opening and closing quotes, then those within quotes, by language; "" is any other."""

APOSTROPHE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"
DASH: Final = "\N{EN DASH}"
MINUS: Final = "\N{MINUS SIGN}"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
UNITS: Final = "mm|cm|m|km|in|inch|inches|Zoll|kg|g|%|AP|MP|PV|VP|HP|MVP|pt"

TYPED: Final = re.compile(r"""["'-]""").search
"""Finds the first sign that a typist makes do with."""

BEFORE: Final = r"(?:^|(?<=[\s(\[{/\u2013\u2014\u201c\u201e\u2018]))"
OPENS: Final = re.compile(rf"""{BEFORE}"(?=\S)""")
WITHIN: Final = re.compile(rf"""{BEFORE}'(\S(?:[^']|'(?=\w))*)'(?!\w)""")
RANGE: Final = re.compile(r"(?<![\w-])(\d+)-(?=\d+(?![\w-]))")
NEGATIVE: Final = re.compile(r"""(?:^|(?<=[\s(\[,/"']))-(?=\d)""")
LESS: Final = re.compile(r"(?<=\d )-(?= \d)|(?<=[dD]\d)-(?=\d)|(?<=[dD]\d\d)-(?=\d)")
PAUSE: Final = re.compile(r"(?<=\s)-(?=\s)")
UNIT: Final = re.compile(rf"(?<=\d) (?=(?:{UNITS})(?![\w-]))")


def with_signs(text: str, language: str = "") -> str:
    """Return a text with the signs of its language, character for character as long as it was.

    Straight quotes are opened and closed, apostrophes bent; a hyphen between numbers is a range, before a number a
    minus, between spaces a dash.
    """
    if not TYPED(text):
        return text
    quotes = QUOTES.get(language.partition("-")[0], QUOTES[""])
    for pattern, sign in ((LESS, MINUS), (NEGATIVE, MINUS), (PAUSE, DASH)):
        text = pattern.sub(sign, text)
    text = RANGE.sub(rf"\1{DASH}", text)
    text = OPENS.sub(quotes[0], text).replace('"', quotes[1])
    return WITHIN.sub(rf"{quotes[2]}\1{quotes[3]}", text).replace("'", APOSTROPHE)


def spans_with_signs(spans: Spans, language: str = "") -> Spans:
    """Return spans with the signs of their language, in which no line ends between a number and its unit.

    A quote may open in one and close in another.
    """
    text = with_signs("".join(span.text for span in spans), language)
    ends = [*accumulate(len(span.text) for span in spans)]
    parts = (text[begins:end] for begins, end in zip([0, *ends], ends, strict=False))
    return tuple(replace(span, text=UNIT.sub(NO_BREAK, part)) for span, part in zip(spans, parts, strict=True))
