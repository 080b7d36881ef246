"""What a translation keeps: figures, icons, ids of rules, code, and what makes a line a heading or an item."""

from re import compile as compiled
from typing import Final

from schemas.markup.names import WHOLE_NAME
from schemas.markup.reading import RULE_ID

SIGNS: Final = (
    compiled(r"!\[[^\]]*(\]\([^)]*\))"),
    compiled(r"(?<![\w:])(:[a-z_]+:)(?![\w:])"),
    compiled(r"(`[^`\n]+`)"),
    RULE_ID,
    compiled(f"({WHOLE_NAME})"),
)
"""Figures by their names, icons, code, ids of rules, names in braces."""

BLOCK: Final = compiled(r"(#{1,6}|[-*+]|>|\|)(?:(?<=[>|])|\s)")
"""What a heading, a list, an aside or a table begins with."""


def differing_signs(words: str, translation: str) -> tuple[str, ...]:
    """Return the signs that only one of the two has, in the order of the words, then of the translation.

    A sign that stands twice in one of them is no difference: sentences are parted and joined.
    """
    before, after = _signs(words), _signs(translation)
    return (*(sign for sign in before if sign not in after), *(sign for sign in after if sign not in before))


def _signs(text: str) -> dict[str, None]:
    """Return the signs of a text, each once."""
    block = BLOCK.match(text)
    found = sorted((match.start(1), match[1]) for sign in SIGNS for match in sign.finditer(text))
    return dict.fromkeys(([block[1]] if block else []) + [sign for _at, sign in found])
