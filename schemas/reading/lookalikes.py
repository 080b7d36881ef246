"""Characters that only look like those YAML asks for: spaces that do not break, full-width signs, printers' quotes."""

import re
from unicodedata import decimal, name, normalize

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
