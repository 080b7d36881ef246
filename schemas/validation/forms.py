"""Texts that are not of the form that is asked, and how they would be."""

import re
from collections.abc import Iterator
from string import ascii_uppercase
from unicodedata import normalize

from schemas.base import ID_PATTERN, REFERENCE_PATTERN
from schemas.reading.characters import first_look_alike, plain_text, told_look_alike

NUMBER_WORDS = (
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
NAMES = frozenset({ID_PATTERN, REFERENCE_PATTERN})
COLOUR = re.compile(r"#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})")


def as_name(text: str) -> str:
    """Return the id that a text makes, "" if it makes none: lower case, without accents, underscores for the rest."""
    letters = normalize("NFKD", re.sub(r"['\u2019]", "", text)).encode("ascii", "ignore").decode().lower()
    name = re.sub(r"[^a-z0-9]+", "_", letters).strip("_")[:64]
    if (digits := re.match(r"[0-9]+", name)) is None:
        return name
    rest = name[digits.end() :].strip("_")
    spoken = NUMBER_WORDS[int(digits[0])] if int(digits[0]) < len(NUMBER_WORDS) else ""
    return f"{spoken}_{rest}".strip("_")


def as_formed(text: str, pattern: str) -> str:
    """Return what `text` would be in the form of `pattern`, "" if that is not plain."""
    return next((one for one in _ways(text, pattern) if one != text and one and re.search(pattern, one)), "")


def _ways(text: str, pattern: str) -> Iterator[str]:
    """Yield other ways to write a text."""
    plain = plain_text(text).strip().strip("\"'")
    if pattern in NAMES:
        yield as_name(plain)
        return
    if pattern:
        yield from (
            plain,
            plain.upper(),
            plain.lower(),
            f"#{plain}",
            plain.removeprefix("v"),
            f"{plain}.0",
            f"{plain}.0.0",
            f">={plain}",
            re.sub(r"^([-+])(?!=) *", r"\1= ", plain),
        )
        yield re.sub(r"(?<!\d)\d(?!\d)", r"0\g<0>", plain.upper())
        if found := COLOUR.fullmatch(plain):
            yield "#" + "".join(sign * 2 for sign in found[1])


def form_told(text: str, pattern: str) -> str:
    """Return what keeps a text from being a name, or a character in it that looks like another one, to be added."""
    if sign := first_look_alike(text):
        return f"; here stands {told_look_alike(sign)}"
    if pattern not in NAMES:
        return _bounds_told(text, pattern)
    wrong = next((told for found, told in FLAWS if re.search(found, text)), "")
    return f"; {wrong}" if wrong else ""


def _bounds_told(text: str, pattern: str) -> str:
    """Return which number or single letter of a text is out of the bounds of its form, to be added, or ""."""
    for found in re.finditer(r"\d{1,2}|(?<!\w)[A-Z](?!\w)", text):
        part = found[0]
        others = [f"{n:0{len(part)}d}" for n in range(10 ** len(part))] if part.isdigit() else list(ascii_uppercase)
        fit = [one for one in others if re.search(pattern, text[: found.start()] + one + text[found.end() :])]
        if fit and part not in fit:
            return f"; {part} in it has to be {fit[0]} to {fit[-1]}"
    return ""


FLAWS = (
    (r"[^\x00-\x7f]", "only the letters a to z are used, without accents"),
    (r"^[0-9]", "it begins with a digit, and has to begin with a letter"),
    (r"\s", "it has a blank, and a name has underscores in place of blanks"),
    (r"[A-Z]", "it has capital letters, and a name has lower case letters only"),
    (r"-", "it has a hyphen, and a name has underscores in its place"),
    (r"'", "it has an apostrophe, and a name has letters, digits and underscores only"),
    (r"^_", "it begins with an underscore, and has to begin with a letter"),
    (r"\.", "it has a dot, and a name has letters, digits and underscores only"),
    (r"[^a-z0-9_:]", "a name has letters, digits and underscores only"),
)
"""What can be wrong with a name, the gravest first."""


def look_alike_told(text: str) -> str:
    """Return the first character in a text that looks like another one, in words to be added, or ""."""
    sign = first_look_alike(text)
    return f"; here stands {told_look_alike(sign)}" if sign else ""
