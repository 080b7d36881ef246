"""Text into boxes: made smaller down to a limit, reported when even that is too large; and a drawing in the making."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Text
from exporters.drawing.inks import Ink
from exporters.faces.characters import Writing, missing_glyph_hint, writing_of
from exporters.faces.fonts import MM_PER_PT, faces_of
from exporters.faces.metrics import CAP_HEIGHT_EM, printable
from exporters.faces.shaping import tracking_of
from exporters.findings import finding
from exporters.text.breaking import hyphens_of
from exporters.text.inline_icons import icon_count, set_with_icons, without_icons
from exporters.text.lines import AS_DESIGNED, TextStyle, TypeScale, measure, shortened, wrapped
from schemas.diagnostics.diagnostics import Finding, Location

ASCENT_EM = 0.78
SHRINK_STEP_PT = 0.25
LEAST_PT = 6.0
QUOTED = 40
LIGHT = 600
"""Sum of the screen colours above which type is light, so that its ground is dark."""

FITTED_KEPT: Final = 4096
"""So many texts are kept as they lie in their boxes: captions and names come again on card after card."""

SHARE_LEFT = {"left": 0.0, "centre": 0.5, "right": 1.0}
"""Part of the unused width that lies left of a line."""


class Fitted(NamedTuple):
    """A text as it lies in its box; `height_mm` is the room its lines take."""

    items: tuple[Item, ...]
    size_pt: float
    height_mm: float
    findings: tuple[Finding, ...] = ()


@lru_cache(maxsize=FITTED_KEPT)
def fit(string: str, box: Box, style: TextStyle, at: Location, language: str = "") -> Fitted:
    """Return the text set into the box at the largest size from `style.size_pt` down that it fits at.

    Where its language is known, words are hyphenated before type is made smaller. If the text does not fit at
    `style.min_pt`, it ends in an ellipsis and a `text-overflow` finding names the field `at`; the run that is cut
    carries it as well. Characters that no face has are replaced and found as `missing-glyph`; names of icons in
    colons become icons if the style has some, and are found if there is no such.
    """
    plain = printable(string, language)
    found = missing_glyphs(plain.missing, at)
    text = plain.string
    if style.icons:
        found = (*found, *style.icons.unknown(text, at))
        text = style.icons.encoded(text)
    writing = writing_of(without_icons(text), language)
    style = _in_writing(style, text, writing)
    hyphens = hyphens_of(language)
    for size_pt in _sizes(style):
        sized = style.sized(size_pt)
        for wanted in (None, hyphens) if hyphens else (None,):
            broken = wrapped(text, sized, box.width, writing, wanted)
            if len(broken.lines) * sized.line_mm <= box.height + 1e-6 and broken.whole:
                return _found(found, _set(broken.lines, box, sized, writing))
    smallest = style.sized(min(style.min_pt, style.size_pt))
    lines = wrapped(text, smallest, box.width, writing, hyphens).lines
    most = max(int((box.height + 1e-6) / smallest.line_mm), 1)
    if len(lines) <= most:
        return _found(found, _set(lines, box, smallest, writing))
    kept = (*lines[: most - 1], shortened(lines[most - 1], smallest, box.width, writing))
    cut = _overflow(at, string, len(lines), most, smallest.size_pt)
    return _found((*found, cut), _set(kept, box, smallest, writing, cut))


def _found(findings: tuple[Finding, ...], fitted: Fitted) -> Fitted:
    return fitted._replace(findings=findings) if findings else fitted


def _in_writing(style: TextStyle, text: str, writing: Writing | None) -> TextStyle:
    """Return the style as a writing takes it: one from the right begins there, and letters that join stay so.

    A look may have another face for it, at another size.
    """
    if writing is None:
        return style
    style = _as_looks_have_it(style, writing.language)
    align = "right" if writing.right_to_left and style.align == "left" else style.align
    return style._replace(align=align, tracking_pt=tracking_of(text, style.tracking_pt))


def _as_looks_have_it(style: TextStyle, language: str) -> TextStyle:
    own = faces_of(language).get(style.face)
    if own is None:
        return style
    size_pt = max(style.size_pt * own.scale, min(style.size_pt, LEAST_PT))
    return style._replace(face=own.like or style.face, size_pt=size_pt, min_pt=min(style.min_pt, size_pt))


def fit_shown(string: str, box: Box | None, style: TextStyle, at: Location, language: str = "") -> Fitted:
    """Return the text set into a box of a layout that may be hidden (None): then it is nothing."""
    return fit(string, box, style, at, language) if box is not None else Fitted((), style.size_pt, 0.0)


@lru_cache(maxsize=FITTED_KEPT)
def line(string: str, box: Box, style: TextStyle, language: str = "") -> tuple[Item, ...]:
    """Return our own wording (a caption, a number) on one line in the middle of the box, smaller if need be.

    What does not even fit at `LEAST_PT` and without tracking is cut off, and carries that as an overflow.
    """
    style = style if style.valign == "middle" else style._replace(valign="middle")
    text = printable(string, language).string
    writing = writing_of(text, language)
    style = _in_writing(style, text, writing)
    highest_pt = (box.height + 1e-6) / (style.leading * MM_PER_PT)
    roomy = (size for size in _sizes(style) if size <= highest_pt)
    tight = _steps(style.min_pt, min(style.min_pt, LEAST_PT))
    for size_pt in chain(roomy, tight):
        if measure(text, style.sized(size_pt), writing) <= box.width + 1e-6:
            return _set((text,), box, style.sized(size_pt), writing).items
    smallest = style.sized(size_pt)._replace(tracking_pt=0.0)
    if measure(text, smallest, writing) <= box.width + 1e-6:
        return _set((text,), box, smallest, writing).items
    cut = shortened(text, smallest, box.width, writing)
    return _set((cut,), box, smallest, writing, _overflow((), string, 2, 1, size_pt)).items


def line_width_mm(string: str, style: TextStyle, language: str = "") -> float:
    """Return the width of our own wording on one line, at the style's full size."""
    text = printable(string, language).string
    writing = writing_of(text, language)
    return measure(text, _in_writing(style, text, writing), writing)


def text_height_mm(string: str, width_mm: float, style: TextStyle, language: str = "") -> float:
    """Return the height of the text at the style's full size, broken to a width."""
    plain = printable(string, language).string
    text = style.icons.encoded(plain) if style.icons else plain
    writing = writing_of(without_icons(text), language)
    style = _in_writing(style, text, writing)
    return len(wrapped(text, style, width_mm, writing).lines) * style.line_mm


def missing_glyphs(missing: tuple[str, ...], at: Location) -> tuple[Finding, ...]:
    """Return the finding for characters that cannot be set, or none."""
    if not missing:
        return ()
    names = ", ".join(f"U+{ord(character):04X}" for character in missing)
    return (finding("missing-glyph", at, f"no face has a glyph for {names}", missing_glyph_hint()),)


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


def _first_baseline(box: Box, style: TextStyle, count: int) -> float:
    size_mm = style.size_pt * MM_PER_PT
    if style.valign == "middle":
        inked = size_mm * CAP_HEIGHT_EM + (count - 1) * style.line_mm
        return box.y + (box.height - inked) / 2 + size_mm * CAP_HEIGHT_EM
    top = box.y if style.valign == "top" else box.bottom - count * style.line_mm
    return top + size_mm * ((style.leading - 1) / 2 + ASCENT_EM)


def _set(
    lines: tuple[str, ...], box: Box, style: TextStyle, writing: Writing | None, cut: Finding | None = None
) -> Fitted:
    """Return the lines as runs in the box; `cut` says that the last one ends too early."""
    baseline = _first_baseline(box, style, len(lines))
    share = SHARE_LEFT[style.align]
    runs = [
        Text(
            x=box.x + share * (box.width - measure(text, style, writing)) if share else box.x,
            baseline=baseline + at * style.line_mm,
            string=text,
            face=style.face,
            size_pt=style.size_pt,
            fill=style.fill,
            tracking_pt=style.tracking_pt,
            writing=writing,
        )
        for at, text in enumerate(lines)
        if text
    ]
    if cut and runs:
        runs[-1] = runs[-1]._replace(overflow=cut)
    return Fitted(tuple(_with_icons(runs, style)), style.size_pt, len(lines) * style.line_mm)


def _with_icons(runs: list[Text], style: TextStyle) -> Iterator[Item]:
    on_dark = isinstance(style.fill, Ink) and sum(style.fill.rgb) > LIGHT
    for run in runs:
        if style.icons and icon_count(run.string):
            yield from set_with_icons(run, style.icons, on_dark=on_dark)
        else:
            yield run


@dataclass
class Composition:
    """Items in the order of drawing, and findings in the order in which they were met.

    `type_scale` and `language` are those of its texts.
    """

    items: list[Item] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    type_scale: TypeScale = AS_DESIGNED
    language: str = ""

    def draw(self, *items: Item) -> None:
        """Draw items on top of what is there."""
        self.items.extend(items)

    def fit(self, string: str, box: Box, style: TextStyle, at: Location = ()) -> Fitted:
        """Return a text as it would be set here."""
        return fit(string, box, style.scaled(self.type_scale), at, self.language)

    def write(self, string: str, box: Box, style: TextStyle, at: Location = ()) -> Fitted:
        """Set a text into a box; what does not fit is kept as a finding on the field `at`."""
        fitted = self.fit(string, box, style, at)
        self.items.extend(fitted.items)
        self.findings.extend(fitted.findings)
        return fitted

    def write_if_room(self, string: str, box: Box, style: TextStyle) -> None:
        """Set words that a piece can do without, because a sign says the same; leave them out if they do not fit."""
        fitted = self.fit(string, box, style)
        self.items.extend(() if fitted.findings else fitted.items)
