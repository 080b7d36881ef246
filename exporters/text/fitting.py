"""Text into boxes: broken into lines, made smaller down to a limit, and reported when even that is too large."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from typing import Final, Literal

from exporters.drawing.display_list import Item, Text
from exporters.drawing.inks import BLACK, Ink, Paint
from exporters.layout.boxes import Box, Layout
from exporters.text.faces import MM_PER_PT, Face
from exporters.text.inline_icons import ADVANCE_EM, IconSet, icon_count, set_with_icons, without_icons
from exporters.text.metrics import CAP_HEIGHT_EM, UNITS_PER_EM, WORDS_KEPT, advance, printable
from exporters.themes.type_scale import AS_DESIGNED, TypeScale
from schemas.diagnostics.diagnostics import Finding, Location, Severity

ASCENT_EM = 0.78
SHRINK_STEP_PT = 0.25
LEAST_PT = 6.0
QUOTED = 40
EPSILON_UNITS = 1e-6
"""Less than any difference between two widths, more than what sums of them are rounded by."""

LIGHT = 600
"""Sum of the screen colours above which type is light, so that its ground is dark."""

ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"

FITTED_KEPT: Final = 4096
"""So many texts are kept as they lie in their boxes: captions and names come again on card after card."""


@dataclass(frozen=True)
class TextStyle:
    """How a text is set; `min_pt` is the smallest size it may shrink to, `icons` what names in colons become."""

    face: Face
    size_pt: float
    min_pt: float
    fill: Paint = BLACK
    leading: float = 1.2
    align: Literal["left", "centre", "right"] = "left"
    valign: Literal["top", "middle", "bottom"] = "top"
    tracking_pt: float = 0.0
    icons: IconSet | None = None

    def scaled(self, scale: TypeScale) -> "TextStyle":
        """Return the style under a scale of type."""
        if scale == AS_DESIGNED:
            return self
        size_pt = max(self.size_pt * scale.factor, scale.least_pt)
        return replace(self, size_pt=size_pt, min_pt=min(max(self.min_pt, scale.least_pt), size_pt))

    def sized(self, size_pt: float) -> "TextStyle":
        """Return the style at another size, leading in proportion."""
        return self if size_pt == self.size_pt else replace(self, size_pt=size_pt)

    @property
    def line_mm(self) -> float:
        """Distance of two baselines."""
        return self.size_pt * self.leading * MM_PER_PT


@dataclass(frozen=True)
class Fitted:
    """A text as it lies in its box; `height_mm` is the room its lines take."""

    items: tuple[Item, ...]
    size_pt: float
    height_mm: float
    findings: tuple[Finding, ...] = ()


@lru_cache(maxsize=FITTED_KEPT)
def fit(string: str, box: Box, style: TextStyle, at: Location) -> Fitted:
    """Return the text set into the box at the largest size from `style.size_pt` down that it fits at.

    If it does not fit at `style.min_pt`, it ends in an ellipsis and a `text-overflow` finding names the
    field `at`; the run that is cut carries it as well. Characters that no face has are replaced and found as
    `missing-glyph`; names of icons in colons become icons if the style has some, and are found if there is no such.
    """
    plain = printable(string)
    found = missing_glyphs(plain.missing, at)
    text = plain.string
    if style.icons:
        found = (*found, *style.icons.unknown(text, at))
        text = style.icons.encoded(text)
    for size_pt in _sizes(style):
        sized = style.sized(size_pt)
        lines = _wrapped(text, sized, box.width)
        if len(lines) * sized.line_mm <= box.height + 1e-6 and _no_word_broken(lines, text):
            return _set(lines, box, sized, found)
    smallest = style.sized(min(style.min_pt, style.size_pt))
    lines = _wrapped(text, smallest, box.width)
    most = max(int((box.height + 1e-6) / smallest.line_mm), 1)
    if len(lines) <= most:
        return _set(lines, box, smallest, found)
    kept = (*lines[: most - 1], _shortened(lines[most - 1], smallest, box.width))
    return _set(kept, box, smallest, found, _overflow(at, string, len(lines), most, smallest.size_pt))


def fit_part(string: str, layout: Layout, part: str, style: TextStyle, at: Location) -> Fitted:
    """Return the text set into a box of a layout; nothing if it is hidden."""
    return Fitted((), style.size_pt, 0.0) if part in layout.hidden else fit(string, layout[part], style, at)


@lru_cache(maxsize=FITTED_KEPT)
def line(string: str, box: Box, style: TextStyle) -> tuple[Item, ...]:
    """Return our own wording (a caption, a number) on one line in the middle of the box, smaller if need be.

    What does not even fit at `LEAST_PT` and without tracking is cut off, and carries that as an overflow.
    """
    style = style if style.valign == "middle" else replace(style, valign="middle")
    text = printable(string).string
    highest_pt = (box.height + 1e-6) / (style.leading * MM_PER_PT)
    roomy = (size for size in _sizes(style) if size <= highest_pt)
    tight = _steps(style.min_pt, min(style.min_pt, LEAST_PT))
    for size_pt in chain(roomy, tight):
        if _measure(text, style.sized(size_pt)) <= box.width + 1e-6:
            return _set((text,), box, style.sized(size_pt), ()).items
    smallest = replace(style.sized(size_pt), tracking_pt=0.0)
    if _measure(text, smallest) <= box.width + 1e-6:
        return _set((text,), box, smallest, ()).items
    cut = _shortened(text, smallest, box.width)
    return _set((cut,), box, smallest, (), _overflow((), string, 2, 1, size_pt)).items


def line_width_mm(string: str, style: TextStyle) -> float:
    """Return the width of our own wording on one line, at the style's full size."""
    return _measure(printable(string).string, style)


def text_height_mm(string: str, width_mm: float, style: TextStyle) -> float:
    """Return the height of the text at the style's full size, broken to a width."""
    plain = printable(string).string
    text = style.icons.encoded(plain) if style.icons else plain
    return len(_wrapped(text, style, width_mm)) * style.line_mm


def missing_glyphs(missing: tuple[str, ...], at: Location) -> tuple[Finding, ...]:
    """Return the finding for characters that cannot be set, or none."""
    if not missing:
        return ()
    names = ", ".join(f"U+{ord(character):04X}" for character in missing)
    return (
        Finding(
            code="missing-glyph",
            at=at,
            message=f"the shipped faces have no glyph for {names}; a lozenge is printed instead",
            hint="use Latin or Greek letters, arrows and common signs",
            severity=Severity.WARNING,
        ),
    )


def _overflow(at: Location, string: str, needed: int, room: int, size_pt: float) -> Finding:
    """Return the finding for a text that is too long for its box; one of no field is named by its beginning."""
    lines = "1 line" if room == 1 else f"{room} lines"
    text = "the text" if at else f"the text {string[:QUOTED]!r}"
    return Finding(
        code="text-overflow",
        at=at,
        message=f"{text} needs {needed} lines at {size_pt:g} pt, its box has room for {lines}; it is cut off",
        hint="shorten the text",
    )


def _sizes(style: TextStyle) -> Iterator[float]:
    """Yield sizes from the full one to the smallest."""
    return _steps(style.size_pt, style.min_pt)


def _steps(most_pt: float, least_pt: float) -> Iterator[float]:
    size_pt = most_pt
    while size_pt > least_pt:
        yield size_pt
        size_pt -= SHRINK_STEP_PT
    yield min(least_pt, most_pt)


def _no_word_broken(lines: tuple[str, ...], string: str) -> bool:
    return " ".join(lines) == string


@lru_cache(maxsize=WORDS_KEPT)
def _word_units(face: Face, word: str) -> float:
    """Return the advance of a word in thousandths of an em, icons included."""
    icons = icon_count(word)
    return advance(face, without_icons(word)) + icons * ADVANCE_EM * UNITS_PER_EM if icons else advance(face, word)


def _measure(string: str, style: TextStyle) -> float:
    """Return the width of a run in millimetres."""
    words = string.split(" ")
    units = sum([_word_units(style.face, word) for word in words]) + (len(words) - 1) * advance(style.face, " ")
    tracking_pt = style.tracking_pt * max(len(string) - 1, 0)
    return (units * style.size_pt / UNITS_PER_EM + tracking_pt) * MM_PER_PT


def _wrapped(string: str, style: TextStyle, width_mm: float) -> tuple[str, ...]:
    """Return the lines of a text, as full as they can be; a word wider than a line is broken."""
    tracking = style.tracking_pt * UNITS_PER_EM / style.size_pt
    most = width_mm * UNITS_PER_EM / (style.size_pt * MM_PER_PT) + EPSILON_UNITS
    gap = advance(style.face, " ") + 2 * tracking
    lines: list[str] = []
    line: list[str] = []
    used = 0.0
    for word in string.split(" "):
        width = _word_units(style.face, word)
        if tracking:
            width += tracking * max(len(word) - 1, 0)
        wider = used + gap + width if line else width
        if wider <= most:
            line.append(word)
            used = wider
            continue
        if line:
            lines.append(" ".join(line))
        if width > most:
            *full, word = _broken(word, style, width_mm)  # noqa: PLW2901 - what is left of it begins the next line
            lines.extend(full)
            width = _word_units(style.face, word) + tracking * max(len(word) - 1, 0)
        line, used = [word], width
    return (*lines, " ".join(line))


def _broken(word: str, style: TextStyle, width_mm: float) -> tuple[str, ...]:
    """Return a word in pieces that each fit on a line, at least one character each."""
    pieces: list[str] = []
    start = 0
    for end in range(1, len(word) + 1):
        if end - start > 1 and _measure(word[start:end], style) > width_mm:
            pieces.append(word[start : end - 1])
            start = end - 1
    return (*pieces, word[start:])


def _shortened(text: str, style: TextStyle, width_mm: float) -> str:
    """Return the text with its end replaced by an ellipsis, so that it fits on a line."""
    while text and _measure(text.rstrip() + ELLIPSIS, style) > width_mm:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def _first_baseline(box: Box, style: TextStyle, count: int) -> float:
    size_mm = style.size_pt * MM_PER_PT
    if style.valign == "middle":
        inked = size_mm * CAP_HEIGHT_EM + (count - 1) * style.line_mm
        return box.y + (box.height - inked) / 2 + size_mm * CAP_HEIGHT_EM
    top = box.y if style.valign == "top" else box.bottom - count * style.line_mm
    return top + size_mm * ((style.leading - 1) / 2 + ASCENT_EM)


def _set(
    lines: tuple[str, ...], box: Box, style: TextStyle, found: tuple[Finding, ...], cut: Finding | None = None
) -> Fitted:
    """Return the lines as runs in the box; `cut` says that the last one ends too early."""
    baseline = _first_baseline(box, style, len(lines))
    share = SHARE_LEFT[style.align]
    runs = [
        Text(
            x=box.x + share * (box.width - _measure(text, style)) if share else box.x,
            baseline=baseline + at * style.line_mm,
            string=text,
            face=style.face,
            size_pt=style.size_pt,
            fill=style.fill,
            tracking_pt=style.tracking_pt,
        )
        for at, text in enumerate(lines)
        if text
    ]
    if cut and runs:
        runs[-1] = replace(runs[-1], overflow=cut)
    findings = (*found, cut) if cut else found
    return Fitted(tuple(_with_icons(runs, style)), style.size_pt, len(lines) * style.line_mm, findings)


def _with_icons(runs: list[Text], style: TextStyle) -> Iterator[Item]:
    on_dark = isinstance(style.fill, Ink) and sum(style.fill.rgb) > LIGHT
    for run in runs:
        if style.icons and icon_count(run.string):
            yield from set_with_icons(run, style.icons, on_dark=on_dark)
        else:
            yield run


SHARE_LEFT = {"left": 0.0, "centre": 0.5, "right": 1.0}
"""Part of the unused width that lies left of a line."""
