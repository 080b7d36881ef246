"""Icons in running text: `:name:` stands for one, is measured like a character, and stands on the line.

Inside a text an icon is one character of Unicode's private use area, which no author can write: no face has them.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from exporters.drawing.display_list import Item, Matrix, Symbol, Text, Use, walk
from exporters.drawing.inks import Ink, Paint
from exporters.faces.fonts import MM_PER_PT
from exporters.faces.metrics import CAP_HEIGHT_EM, text_width_mm
from exporters.findings import finding
from schemas.diagnostics.diagnostics import Finding, Location
from schemas.diagnostics.wording import did_you_mean

SIDE_EM = 0.86
SPACE_EM = 0.05
ADVANCE_EM = SIDE_EM + 2 * SPACE_EM
FIRST = 0xE000
LAST = 0xF8FF
FIRST_ICON = chr(FIRST)
TOUCHING = r"[^\W\u0530-\U0010ffff]"
"""Digits, and letters of Latin, Greek and Cyrillic; after those of other scripts an icon may follow at once."""

NAME = rf"(?<!:)(?<!{TOUCHING}):([a-z][a-z0-9_]*):(?!:|{TOUCHING})"
"""A name between two colons that no such letter, digit or colon touches: times and ratios stay as they are.

It is compiled when first used, which most decks never do; so is the next one.
"""

ICON = f"([{chr(FIRST)}-{chr(LAST)}])"


class InlineIcon(NamedTuple):
    """A symbol and its ink; None for one that brings its own inks along."""

    symbol: Symbol
    ink: Ink | None = None


@dataclass(frozen=True, eq=False)
class IconSet:
    """The icons that texts of a system may name."""

    icons: Mapping[str, InlineIcon]

    def encoded(self, string: str) -> str:
        """Return the text with a character for each icon; unknown names stay as they are written."""
        names = list(self.icons)
        return re.sub(
            NAME, lambda found: chr(FIRST + names.index(found[1])) if found[1] in self.icons else found[0], string
        )

    def unknown(self, string: str, at: Location) -> tuple[Finding, ...]:
        """Return a warning for each name that is no icon's, once, in the order of the text."""
        names = dict.fromkeys(name for name in re.findall(NAME, string) if name not in self.icons)
        return tuple(
            finding(
                "unknown-icon",
                at,
                f"there is no icon `:{name}:`; it is printed as it is written",
                did_you_mean(name, self.icons),
            )
            for name in names
        )

    def named(self, character: str) -> str:
        """Return the name of the icon that a character stands for."""
        return list(self.icons)[ord(character) - FIRST]


def icon_count(string: str) -> int:
    """Return how many icons an encoded text holds."""
    if string.isascii() or max(string) < FIRST_ICON:
        return 0
    return sum(FIRST <= ord(character) <= LAST for character in string)


def without_icons(string: str) -> str:
    """Return an encoded text without its icons."""
    return re.sub(ICON, "", string) if icon_count(string) else string


def parted_at_icons(string: str) -> list[str]:
    """Return an encoded text in parts: icons, and what stands between them."""
    return [part for part in re.split(ICON, string) if part]


def set_with_icons(run: Text, icons: IconSet, *, on_dark: bool) -> Iterator[Item]:
    """Yield the runs and icons of an encoded text from where it begins: from left to right, or from its right end.

    An icon without letters is followed by its name as text that is not seen, so that the words can be searched and
    read out. On a dark ground icons of one ink take that of the text.
    """
    x, language = run.x, run.writing.language if run.writing else ""
    parts = parted_at_icons(run.string)
    for part in reversed(parts) if run.writing and run.writing.right_to_left else parts:
        if icon_count(part):
            yield from _icon(icons.icons[icons.named(part)], icons.named(part), run._replace(x=x), on_dark=on_dark)
            x += (ADVANCE_EM * run.size_pt + run.tracking_pt) * MM_PER_PT
        else:
            yield run._replace(x=x, string=part)
            x += text_width_mm(part, run.face, run.size_pt, run.tracking_pt, language) + run.tracking_pt * MM_PER_PT


def _icon(icon: InlineIcon, name: str, run: Text, *, on_dark: bool) -> Iterator[Item]:
    em = run.size_pt * MM_PER_PT
    side = SIDE_EM * em
    top = run.baseline - (CAP_HEIGHT_EM * em + side) / 2
    factor = side / icon.symbol.width
    matrix: Matrix = (factor, 0.0, 0.0, factor, run.x + SPACE_EM * em, top)
    paint: Paint | None = run.fill if on_dark and icon.ink else icon.ink
    yield Use(icon.symbol, matrix, paint if isinstance(paint, Ink) else None)
    if any(isinstance(item, Text) for item in walk(icon.symbol.items)):
        return
    word = name.replace("_", " ")
    size_pt = run.size_pt * min(1.0, side / text_width_mm(word, run.face, run.size_pt))
    yield Text(run.x + SPACE_EM * em, run.baseline, word, run.face, size_pt, None)
