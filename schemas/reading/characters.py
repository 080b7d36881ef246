"""Characters that deceive: those that nobody sees, and those that only look like what YAML asks for."""

import re
from collections.abc import Iterator
from unicodedata import category, decimal, name, normalize

BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Those that turn the direction of what follows."""

UNSEEN_CATEGORIES = frozenset({"Cf", "Cn", "Co"})
"""Marks of formatting, code points that stand for nothing so far, and those that mean something in one font only."""

SEEN_FORMAT = frozenset("\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd").union(
    map(chr, range(0x0600, 0x0606)), map(chr, range(0x13430, 0x13440))
)
"""Marks of formatting that are seen: they stand round numbers, or build signs."""

FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks of no width or of an empty one."""

SELECTORS = frozenset("\u180b\u180c\u180d\u180f").union(
    map(chr, range(0xFE00, 0xFE10)), map(chr, range(0xE0100, 0xE01F0))
)
"""They choose the form of the sign before them."""

JOINERS = frozenset("\u200c\u200d")
JOINED = frozenset({"Lo", "Mc", "Mn", "Sk", "So"})
"""What joiners and selectors belong to: emoji, and scripts whose letters join."""

KEYCAPS = frozenset("#*0123456789")


def unseen_places(text: str) -> Iterator[int]:
    """Yield where in a text characters stand that nobody sees; emoji and joined letters may hold joiners."""
    if text.isascii():
        return
    found = "".join(sorted(sign for sign in set(text) if _is_unseen(sign)))
    if found:
        for match in re.finditer(f"[{re.escape(found)}]", text):
            if not _belongs(text, match.start()):
                yield match.start()


def told(sign: str) -> str:
    """Return what a character is called, with its number."""
    others = {"Co": "a character for private use", "Cn": "a character that stands for nothing"}
    return f"{name(sign, '') or others.get(category(sign), 'a character without a name')} (U+{ord(sign):04X})"


def unseen_message(sign: str) -> str:
    """Return why an unseen character is refused."""
    if sign in BIDI:
        return f"here stands {told(sign)}: it turns the direction of what follows, and cannot be seen"
    if category(sign) in {"Co", "Cn"}:
        return f"here stands {told(sign)}: it means nothing to others"
    return f"here stands {told(sign)}, which cannot be seen"


def _is_unseen(sign: str) -> bool:
    if sign.isascii():
        return False
    hidden = category(sign) in UNSEEN_CATEGORIES and sign not in SEEN_FORMAT
    return hidden or sign in FILLERS or sign in SELECTORS


def _belongs(text: str, at: int) -> bool:
    """Whether a joiner or selector is part of the signs beside it."""
    before, sign, after = text[at - 1 : at], text[at], text[at + 1 : at + 2]
    if sign in SELECTORS:
        return before in KEYCAPS or _joins(before)
    return sign in JOINERS and (_joins(before) or before in SELECTORS) and _joins(after)


def _joins(sign: str) -> bool:
    return bool(sign) and category(sign) in JOINED and sign not in FILLERS


QUOTES = dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\uff02", '"') | dict.fromkeys(
    "\u2018\u2019\u201a\u201b\u2032\uff07", "'"
)
DASHES = dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d", "-")
SPACES = dict.fromkeys(
    "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000", " "
)
OTHERS = {"\u3001": ",", "\uff1b": ";"}
KNOWN = QUOTES | DASHES | SPACES | OTHERS
FULL_WIDTH = re.compile("[\uff01-\uff5e]")
TOLD = {"\u00a0": "a no-break space", "\u202f": "a narrow no-break space", "\u3000": "an ideographic space",
        "\u2212": "a minus sign of typesetters", "\u2013": "an en dash", "\u2014": "an em dash"}  # fmt: skip


def plain_sign(sign: str) -> str:
    """Return the character of a keyboard that `sign` looks like; itself if it looks like none."""
    if sign in KNOWN:
        return KNOWN[sign]
    if FULL_WIDTH.match(sign):
        return normalize("NFKC", sign)
    number = None if sign.isascii() else decimal(sign, None)
    return sign if number is None else str(number)


def plain_text(text: str) -> str:
    """Return `text` in characters of a keyboard, as far as it holds others that look like them."""
    return text if text.isascii() else "".join(map(plain_sign, text))


def first_look_alike(text: str) -> str:
    """Return the first character of `text` that only looks like another one, "" if there is none."""
    return "" if text.isascii() else next((sign for sign in text if plain_sign(sign) != sign), "")


def told_look_alike(sign: str) -> str:
    """Return what such a character is called, with its number and the one it looks like."""
    called = f"a full-width `{plain_sign(sign)}`" if FULL_WIDTH.match(sign) else TOLD.get(sign, "")
    if sign in QUOTES and not FULL_WIDTH.match(sign):
        called = f"`{sign}`, a typographic quote"
    return f"{called or name(sign, 'a character').lower()} (U+{ord(sign):04X})"


def wanted_sign(sign: str) -> str:
    """Return how the character is called that should stand in place of one that looks like it."""
    plain = plain_sign(sign)
    return "a plain space" if plain == " " else f"a plain `{plain}`"
