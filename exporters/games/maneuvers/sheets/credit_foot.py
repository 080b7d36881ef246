"""The foot of a rules sheet: whose work the rules are, under which licence, and what the packs ask to be said."""

from collections.abc import Iterator
from typing import Final

from exporters.components.credits import PackCredit, credits_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Rect
from exporters.faces.fonts import Face
from exporters.games.maneuvers.look.look import KRAFT, QUIET
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition, text_height_mm
from exporters.text.lines import TextStyle

STYLE: Final = TextStyle(Face.TEXT, 6.5, 6, QUIET, leading=1.15)
GAP_MM: Final = 2.0
FOOT_MOST_MM: Final = 34.0
BOTTOM_MM: Final = 268.0
WIDTH_MM: Final = 196.0


def credit_words(setting: Setting) -> str:
    """Return the credits of the pack and of those it builds on, "" without a pack."""
    return " ".join(_said(credit) for credit in credits_of(setting.pack)) if setting.pack else ""


def _said(credit: PackCredit) -> str:
    return " ".join(_parts(credit))


def _parts(credit: PackCredit) -> Iterator[str]:
    page = f" ({credit.licence_page})" if credit.licence_page else ""
    yield f"{credit.line}{page}."
    if credit.manifest.notice:
        yield credit.manifest.notice


def body_above(setting: Setting, body: Box) -> Box:
    """Return the room that the foot leaves of a page's body."""
    return Box(body.x, body.y, body.width, body.height - _height_mm(setting))


def write_credits(made: Composition, setting: Setting) -> None:
    """Write the credits at the foot of a page, below a line; more than there is room for is found."""
    height, text = _height_mm(setting), credit_words(setting)
    if text:
        top = BOTTOM_MM - height + GAP_MM
        made.draw(Rect(0, top - GAP_MM / 2, WIDTH_MM, 0.3, fill=KRAFT))
        made.write(text, Box(0, top, WIDTH_MM, height - GAP_MM), STYLE)


def _height_mm(setting: Setting) -> float:
    text = credit_words(setting)
    return min(FOOT_MOST_MM, text_height_mm(text, WIDTH_MM, STYLE, setting.language) + GAP_MM) if text else 0.0
