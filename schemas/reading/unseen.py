"""Characters that nobody sees: they turn the direction of a text, hide in it, or make two names look like one."""

import re
from collections.abc import Iterator
from unicodedata import category, name

BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Those that turn the direction of what follows."""

UNSEEN_CATEGORIES = frozenset({"Cf", "Cn", "Co"})
"""Marks of formatting, code points that stand for nothing so far, and those that mean something in one font only."""

SEEN_FORMAT = re.compile("[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd\U00013430-\U0001343f]")
"""Marks of formatting that are seen: they stand round numbers, or build signs."""

FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks of no width or of an empty one."""

SELECTORS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
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
    hidden = category(sign) in UNSEEN_CATEGORIES and not SEEN_FORMAT.match(sign)
    return hidden or sign in FILLERS or bool(SELECTORS.match(sign))


def _belongs(text: str, at: int) -> bool:
    """Whether a joiner or selector is part of the signs beside it."""
    before, sign, after = text[at - 1 : at], text[at], text[at + 1 : at + 2]
    if SELECTORS.match(sign):
        return before in KEYCAPS or _joins(before)
    return sign in JOINERS and (_joins(before) or bool(SELECTORS.match(before))) and _joins(after)


def _joins(sign: str) -> bool:
    return bool(sign) and category(sign) in JOINED and sign not in FILLERS
