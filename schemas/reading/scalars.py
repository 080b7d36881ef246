"""What an unquoted text stands for: the core schema of YAML 1.2.

`NO`, `yes`, `on`, `12:30` and `2024-01-01` stay text here; YAML 1.1 would make them something else.
"""

import re
from functools import lru_cache

WORDS: dict[str, bool | None] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True,
    "false": False, "False": False, "FALSE": False,
}  # fmt: skip
NUMBER_STARTS = frozenset("+-.0123456789")
INTEGER = re.compile(r"[-+]?[0-9]+")
BASED = re.compile(r"0(?:x[0-9a-fA-F]+|o[0-7]+)")
REAL = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
ENDLESS = re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")
LONGEST_NUMBER = 40
"""Digits and signs of the longest text that is read as a number; a longer one counts as infinite."""


@lru_cache(maxsize=4096)
def plain_value(text: str) -> str | int | float | bool | None:
    """Return what an unquoted `text` stands for; a number too long to be one is infinite."""
    if text in WORDS:
        return WORDS[text]
    if text[0] not in NUMBER_STARTS:
        return text
    return _number(text)


def _number(text: str) -> str | int | float:
    if INTEGER.fullmatch(text):
        return int(text) if len(text) <= LONGEST_NUMBER else float("inf")
    if BASED.fullmatch(text):
        return int(text, 0) if len(text) <= LONGEST_NUMBER else float("inf")
    if REAL.fullmatch(text):
        return float(text)
    if ENDLESS.fullmatch(text):
        return float(text.replace(".", ""))
    return text
