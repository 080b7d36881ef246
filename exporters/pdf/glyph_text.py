"""Glyphs as the operators of a PDF: a code for what belongs together, each where it stands."""

from exporters.pdf.glyph_fonts import GlyphCase, Sign, Stroke, width_of
from exporters.pdf.operators import number
from exporters.text.shaping import Bundle, Shaped


def glyph_operator(part: Shaped, case: GlyphCase, tracking_units: float) -> str:
    """Return the operator that shows a part, and moves on as far as it advances; its font is chosen."""
    parts: list[str] = []
    ahead = 0.0
    for bundle in part.bundles():
        shift = bundle[0].dx if len(bundle) == 1 else 0
        sign = _sign(bundle, shift)
        ahead += shift
        if abs(ahead) > 1e-6:
            parts.append(number(-ahead))
        parts.append(f"<{case[sign]:04X}>")
        advance = sum(glyph.advance for glyph in bundle)
        ahead = advance - shift - width_of(part.source, sign) + tracking_units
    if abs(ahead) > 1e-6:
        parts.append(number(-ahead))
    return f"[{''.join(parts)}] TJ"


def _sign(bundle: Bundle, shift: int) -> Sign:
    """Return what is shown for glyphs that belong together, apart from a shift that a move can make."""
    strokes, x = list[Stroke](), -shift
    for glyph in bundle:
        strokes.append((glyph.number, x + glyph.dx, glyph.dy))
        x += glyph.advance
    return Sign(tuple(strokes), sum(glyph.advance for glyph in bundle) if len(bundle) > 1 else None, bundle[0].text)
