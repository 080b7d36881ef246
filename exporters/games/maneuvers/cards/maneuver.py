"""Maneuver cards: where a maneuver comes from, its blocks of text, its card.

The maneuver card: what is rolled, what it takes, and Effect, Risk and Reward as sentences of their steps. Rules:
MN.COR.1 to MN.COR.6, MN.GAP.5.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.games.maneuvers.wording import ManeuverText, maneuver_text
from exporters.components.base import Drawn
from exporters.components.framing import beside_art, composed, place
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Rect, Symbol
from exporters.drawing.inks import BLACK, Ink
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.maneuvers import look
from exporters.games.maneuvers import wording as words
from exporters.games.maneuvers.cards.frame import header
from exporters.layout.files import Layout
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import SHRINK_STEP_PT, Composition, fit_shown, text_height_mm
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Location
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.words import Currency

PRINTED: Final = frozenset(
    {
        "aid_ally",
        "assault",
        "cover_fire",
        "distract",
        "engage",
        "escape",
        "flag",
        "observe",
        "snipe",
        "strand",
        "take_cover",
    }
)
"""The maneuvers that the rules describe, by their ids. All others are of the house."""

SIGN_MM: Final = 11.0
LABEL_MM: Final = 9.0
"""Widths of the column of labels, with a sign and without."""

BAR_MM: Final = 0.9
GAP_MM: Final = 0.9
PAD_MM: Final = 0.9
LEAST_MM: Final = 7.4
ROOM_MM: Final = 3.0
"""The most that a block is higher than its text needs, where there is room left."""

NOTES: Final = TextStyle(Face.TEXT, 7, 6, look.SEPIA, valign="middle", leading=1.05)
RATINGS: Final = TextStyle(Face.LABEL, 7, 6, BLACK, valign="middle", leading=1.0)
FLAVOUR: Final = look.ABOUT._replace(icons=look.INLINE, valign="top")


def is_printed(maneuver: Maneuver) -> bool:
    """Return whether the rules describe a maneuver, or it stands in the place of one that they describe."""
    return maneuver.id in PRINTED


@dataclass(frozen=True)
class Block:
    """A text with its label; its sign (None for none), its ink and its ground; `at` is its field."""

    label: str
    text: str
    ink: Ink
    ground: Ink
    sign: Symbol | None
    at: Location


def draw_blocks(made: Composition, blocks: Sequence[Block], box: Box) -> None:
    """Draw the blocks from the top of a box at the largest size that all fit at; what does not fit is found."""

    def needed(style: TextStyle) -> list[float]:
        return [*_heights(blocks, box, style, made.language)]

    style = next((each for each in _styles() if sum(needed(each)) <= box.height), _smallest())
    heights = needed(style)
    free = box.height - sum(heights)
    share = box.height / sum(heights) if free < 0 else 1.0
    more = min(ROOM_MM, max(free, 0.0) / len(blocks))
    rest = box
    for block, height in zip(blocks, heights, strict=True):
        row, rest = rest.cut_top(height * share + more)
        _draw(made, block, Box(row.x, row.y, row.width, row.height - GAP_MM), style)


def _styles() -> Iterator[TextStyle]:
    size_pt = look.BODY.size_pt
    while size_pt > look.BODY.min_pt:
        yield _sized(size_pt)
        size_pt -= SHRINK_STEP_PT
    yield _smallest()


def _smallest() -> TextStyle:
    return _sized(look.BODY.min_pt)


def _sized(size_pt: float) -> TextStyle:
    return TextStyle(
        look.BODY.face, size_pt, look.BODY.min_pt, look.BODY.fill, look.BODY.leading, valign="middle", icons=look.INLINE
    )


def _heights(blocks: Sequence[Block], box: Box, style: TextStyle, language: str) -> Iterator[float]:
    """Yield the height that each block needs, the gap below it included."""
    for block in blocks:
        needed = text_height_mm(block.text, _text_box(block, box).width, style, language) + 2 * PAD_MM
        yield max(needed, LEAST_MM if block.sign else 0.0) + GAP_MM


def _column_mm(block: Block) -> float:
    return SIGN_MM if block.sign else LABEL_MM


def _text_box(block: Block, row: Box) -> Box:
    rest = row.cut_left(_column_mm(block) + BAR_MM)[1]
    return Box(rest.x + 0.6, rest.y, rest.width - 1.4, rest.height)


def _draw(made: Composition, block: Block, row: Box, style: TextStyle) -> None:
    """Draw the ground with its bar, the sign above the label, and the text beside them."""
    made.draw(Rect(row.x, row.y, row.width, row.height, fill=block.ground))
    made.draw(Rect(row.x, row.y, BAR_MM, row.height, fill=block.ink))
    column = Box(row.x + BAR_MM, row.y, _column_mm(block), row.height)
    label = TextStyle(Face.LABEL, 6.5, 6, block.ink, leading=1.0, align="centre", valign="middle")
    if block.sign is None:
        made.write(block.label.upper(), column, label)
    else:
        both = Box(column.x, column.centre[1] - 3.3, column.width, 6.6)
        made.draw(icon(block.sign, Box(both.x, both.y + 0.2, both.width, 3.5), block.ink))
        made.write(block.label.upper(), Box(both.x, both.y + 4.0, both.width, 2.6), label)
    made.write(block.text, _text_box(block, row).inset(0, PAD_MM / 2), style, block.at)


def maneuver_card(maneuver: Maneuver, setting: Setting) -> Drawn:
    """Return the front of a maneuver card under the rules of its pack."""
    layout = look.layout_of(setting, "maneuver_card")
    text = maneuver_text(maneuver, look.words_of(setting))
    art = filling_picture(maneuver.picture, layout["art"], setting, ("picture",))
    language = setting.language
    caption = said(words.MANEUVER if is_printed(maneuver) else words.HOUSE_MANEUVER, language)
    texts = (caption, maneuver.name, "" if art.items else costs(maneuver, language))
    top, title = header(look.MANEUVERS, texts, beside_art(layout, art), _sign, language)
    made = Composition([*top, *art.items], [*title.findings, *art.findings], language=language)
    about = fit_shown(maneuver.about, layout.shown("about"), FLAVOUR, ("about",), language)
    made.draw(*about.items)
    made.findings.extend(about.findings)
    layout = _risen(layout, about.height_mm if maneuver.about else 0.0)
    place(layout, "rolls", lambda box: _rolls(made, text, box))
    place(layout, "play", lambda box: draw_blocks(made, [*blocks(text, language)], box))
    place(layout, "notes", lambda box: made.write(" ".join(text.notes), box, NOTES))
    return composed(maneuver.id, said(words.MANEUVER_NAMED, language, title=maneuver.name), layout, made)


def costs(maneuver: Maneuver, language: str) -> str:
    """Return what the Effect of a maneuver spends, "" if nothing. Rule: MN.GAP.3."""
    spent = (
        (maneuver.cost(Currency.EDGE), words.EDGE_COST),
        (maneuver.cost(Currency.POINTS), words.POINTS_COST),
    )
    return " + ".join(said(cost, language, number=number) for number, cost in spent if number)


def blocks(text: ManeuverText, language: str) -> Iterator[Block]:
    """Yield what stands in the middle of a card: what it takes, then the three parts, or the author's own text."""
    if text.requires:
        yield Block(said(words.NEEDS, language), " ".join(text.requires), look.SEPIA, look.PANEL, None, ("requires",))
    if text.own:
        yield Block(said(words.TEXT, language), text.own, look.SLATE, look.PALE_SLATE, look.PLAY, ("text",))
        return
    yield Block(said(words.EFFECT, language), text.effect, look.SLATE, look.PALE_SLATE, look.EFFECT, ("effect",))
    yield Block(said(words.RISK, language), text.risk, look.BRICK, look.PALE_BRICK, look.RISK, ("risk",))
    yield Block(said(words.REWARD, language), text.reward, look.MOSS, look.PALE_MOSS, look.REWARD, ("reward",))


def _risen(layout: Layout, about_mm: float) -> Layout:
    """Return the layout with what stands below the flavour moved up under a short one, where it stands as shipped."""
    about, rolls, play = (layout[name] for name in ("about", "rolls", "play"))
    free = about.height - about_mm
    if "about" in layout.hidden or not about.bottom <= rolls.y < play.y or free <= 0:
        return layout
    higher = Box(play.x, play.y - free, play.width, play.height + free)
    return replace(layout, boxes={**layout.boxes, "rolls": rolls.lowered(-free), "play": higher})


def _sign(box: Box) -> tuple[Item, ...]:
    return (icon(look.PLAY, box, look.MANEUVERS.ink),)


def _rolls(made: Composition, text: ManeuverText, box: Box) -> None:
    """Draw the ratings to roll with beside those to oppose with."""
    cells = zip((words.ROLL, words.AGAINST), (text.roll, text.opposed), box.columns(2, 1.0), strict=True)
    for heading, ratings, cell in cells:
        made.draw(Rect(cell.x, cell.y, cell.width, cell.height, fill=look.MANILA))
        name, value = cell.inset(1.2, 0.5).cut_top(2.8)
        made.write(said(heading, made.language).upper(), name, look.HEADING)
        made.write(ratings, value, RATINGS)
