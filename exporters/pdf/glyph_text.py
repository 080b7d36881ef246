"""Signs of a face as an operator of a PDF, each where it stands."""

from exporters.pdf.glyph_fonts import GlyphCase
from exporters.pdf.operators import number
from exporters.text.shaping import Shaped


def glyph_operator(part: Shaped, case: GlyphCase, tracking_units: float) -> str:
    """Return the operator that shows a part, and moves on as far as it advances; its font is chosen."""
    parts: list[str] = []
    ahead = 0.0
    for sign, shift, advance in part.signs:
        ahead += shift
        if ahead:
            parts.append(number(-ahead))
        parts.append(case[sign])
        ahead = advance - shift - sign.width + tracking_units
    if ahead:
        parts.append(number(-ahead))
    return f"[{''.join(parts)}] TJ".replace("><", "")
