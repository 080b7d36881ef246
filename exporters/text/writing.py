"""How a text is written: plainly in the shipped faces, or in another script, with its language and direction."""

from re import Pattern
from re import compile as compiled
from typing import Final, NamedTuple

from exporters.text.bidi import is_right_to_left
from exporters.text.characters import printed_characters
from exporters.text.pack_faces import PRIVATE

KANA: Final = compiled("[\u3040-\u30ff]")
HANGUL: Final = compiled("[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]")
TELLING: Final[tuple[tuple[Pattern[str], str], ...]] = ((KANA, "ja"), (HANGUL, "ko"))
"""Letters that only one language has, where a pack does not say which one it is written in."""


class Writing(NamedTuple):
    """The language of a text (BCP 47, "" if it is not known), and whether it runs from right to left."""

    language: str = ""
    right_to_left: bool = False


def is_plain(string: str) -> bool:
    """Whether the shipped faces have every character, so that a text is set character by character."""
    return string.isascii() or printed_characters().issuperset(string)


def writing_of(string: str, language: str = "") -> Writing | None:
    """Return how a text of a language is written, None for a plain one; its first strong letter gives the direction."""
    if is_plain(string):
        return None
    if not language or language.startswith(PRIVATE):
        told = next((known for letters, known in TELLING if letters.search(string)), "")
        language = "-".join(part for part in (told, language) if part)
    return Writing(language, is_right_to_left(string))
