"""A language that nobody speaks: English with two accents for each vowel, so that a forgotten text is seen at once.

Its texts are about two fifths longer than the English ones, as those of other languages may be.
"""

from re import Match
from re import compile as compiled
from typing import Final

PSEUDO: Final = "qps-ploc"
"""The tag that is kept for such languages."""

KEPT: Final = compiled(r"\{[^}]*\}|\]\([^)]*\)|:[a-z_]+:|`[^`]*`|\b[A-Z0-9]{2}(?:\.[A-Z0-9]+)+\b|[aeiouAEIOU]")
"""Places of parts, names of figures, icons, code and ids of rules stay as they are; vowels do not."""

VOWELS: Final = dict(zip("aeiouAEIOU", ("áà", "éè", "íì", "óò", "úù", "ÁÀ", "ÉÈ", "ÍÌ", "ÓÒ", "ÚÙ"), strict=True))


def pseudo(words: str) -> str:
    """Return words in the language that nobody speaks."""
    return KEPT.sub(_spoken, words)


def _spoken(found: Match[str]) -> str:
    return VOWELS.get(found[0], found[0])
