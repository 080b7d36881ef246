"""The frame of cards, and the mission card: title, troop line, briefing, and what scores. Rule: 7S.CARD.1."""

from functools import lru_cache
from typing import Final

from exporters.components.base import Back, Drawn
from exporters.components.framing import DeckLook, back_drawing, either_way, finished, rectangle_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Item, Stroke, Symbol
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import chamfered, icon
from exporters.faces.fonts import Face
from exporters.games.seven_seconds import look
from exporters.games.seven_seconds.sides import border
from exporters.games.seven_seconds.wording import terms
from exporters.layout.files import Layout, shipped
from exporters.layout.pictures import art_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import Fitted, fit, fit_shown, line, text_height_mm
from exporters.text.lines import TextStyle
from exporters.text.numbers import signed
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Finding
from schemas.models.seven_seconds.cards import (
    Condition,
    MissionCard,
    ObjectiveCountersCondition,
    ObjectiveStateCondition,
)
from schemas.models.seven_seconds.words import TrooperType

KIND: Final = look.CAPTION._replace(min_pt=6, leading=1.0)
CARD_TITLE: Final = look.TITLE._replace(icons=look.INLINE)

PATTERN_PITCH_MM = 5.5
WORD: Final = TextStyle(Face.TITLE, 15, 15, WHITE, align="centre", valign="middle", tracking_pt=0.9)
GAME_NAME: Final = TextStyle(Face.LABEL, 7, 7, WHITE, align="centre", valign="middle", tracking_pt=1.0)


def header(deck: DeckLook, caption: str, title: str, layout: Layout, language: str) -> tuple[tuple[Item, ...], Fitted]:
    """Return the coloured top of a card with the deck's icon, name and border, and the title as fitted."""
    fitted = fit_shown(title, layout.shown("title"), CARD_TITLE, ("title",), language)
    items: tuple[Item, ...] = (
        rectangle_of(layout.full, look.PAPER),
        *layout.part("ground", lambda box: (rectangle_of(box, deck.ink),)),
        *layout.part("border", lambda box: (border(deck.band, box, deck.ink, 2.2),)),
        *layout.part("icon", lambda box: (icon(deck.icon, box, WHITE),)),
        *layout.part("caption", lambda box: fit(caption.upper(), box, KIND, (), language).items),
        *fitted.items,
        *layout.part("foot", lambda box: (rectangle_of(box, deck.ink),)),
    )
    return items, fitted


def mission_back(card: MissionCard, setting: Setting) -> Drawing:
    """Return the back of the mission's deck."""
    return back_of(look.MISSION_DECKS[card.deck])(card, setting)


def back_of(deck: DeckLook) -> Back:
    """Return what draws the back of a deck in the layout of the pack."""
    return lambda _, setting: deck_back(deck, look.layout_of(setting, "card_back"), setting.language)


@lru_cache(maxsize=64)
def deck_back(deck: DeckLook, layout: Layout | None = None, language: str = "") -> Drawing:
    """Return the back of a deck, as one symbol, in the shipped layout unless another is given."""
    layout = layout or shipped("seven_seconds")["card_back"]
    ground = (rectangle_of(layout.full, deck.ink), *_pattern(deck, layout))
    items = (*ground, *_emblem(deck, layout), *either_way(_words(deck, layout, language), layout))
    return back_drawing(f"back-{deck.key}", deck, layout, items)


def _pattern(deck: DeckLook, layout: Layout) -> tuple[Item, ...]:
    """Return rows of the deck's border shape over the whole back, a little darker than its ground."""
    whole = layout.full
    rows = round(whole.height / PATTERN_PITCH_MM)
    shapes = (Box(row.x, row.y + row.height * 0.22, row.width, row.height * 0.56) for row in whole.rows(rows))
    return tuple(
        border(deck.band, shape, deck.shade, PATTERN_PITCH_MM) for shape in shapes if not _meets_words(shape, layout)
    )


def _meets_words(shape: Box, layout: Layout) -> bool:
    """Whether a row of the pattern would run into the words, upright or upside down."""
    words = layout["words"]
    return "words" not in layout.hidden and any(
        shape.bottom > top and shape.y < top + words.height for top in (words.y, layout.height_mm - words.bottom)
    )


def _emblem(deck: DeckLook, layout: Layout) -> tuple[Item, ...]:
    corners = "tl tr br bl"
    return (
        *layout.part(
            "shield",
            lambda box: (
                chamfered(box.inset(-2.2), 8.4, deck.ink, corners),
                chamfered(box, 7.5, look.PAPER, corners),
                chamfered(box.inset(1.3), 7, look.PAPER, corners, Stroke(deck.ink, 0.5)),
            ),
        ),
        *layout.part("icon", lambda box: (icon(deck.icon, box, deck.ink),)),
    )


def _words(deck: DeckLook, layout: Layout, language: str) -> tuple[Item, ...]:
    return (
        *layout.part("word", lambda box: line(said(deck.word, language).upper(), box, WORD, language)),
        *layout.part("game", lambda box: line(said(terms.GAME, language).upper(), box, GAME_NAME, language)),
    )


BRIEFING_LEAST_MM = 21.5
PANEL_HEAD_MM = 5.0
ROW_LEAST_MM = 7.0
ROW_PADDING_MM = 1.5
GAP_MM = 1.6
WATERMARK_MM = 11.0
WATERMARK_GAP_MM = 2.5

CONDITION_ICONS: Final[dict[str, Symbol]] = {
    "table_control": look.FLAG,
    "enemy_troopers_killed": look.TROOP,
    "own_troopers_lost": look.TROOP,
    "own_troopers_surviving": look.TROOP,
    "enemy_drones_killed": look.DRONE,
    "enemy_commander_killed": look.TROOPER_ICONS[TrooperType.COMMANDER],
}
PLATE_WORDS: Final = look.PLATE_CAPTION._replace(min_pt=6, leading=1.0)
STORY: Final = look.BRIEFING._replace(icons=look.INLINE)
OWN_SIDE: Final = ("own_troopers_lost", "own_troopers_surviving")


def mission_card(card: MissionCard, setting: Setting) -> Drawn:
    """Return the front of a mission card."""
    deck, layout = look.MISSION_DECKS[card.deck], look.layout_of(setting, "mission_card")
    kind = terms.mission_of(card.deck, setting.language)
    top, title = header(deck, kind, card.title, layout, setting.language)
    rows = _row_heights(card, layout, setting.language)
    body, panel = layout["body"], _panel(rows, layout)
    below = panel.y - GAP_MM if "panel" not in layout.hidden else body.bottom
    briefing_box = Box(body.x, body.y, body.width, min(body.bottom, below) - body.y)
    shown = "body" not in layout.hidden
    briefing = fit(card.briefing if shown else "", briefing_box, STORY, ("briefing",), setting.language)
    top_mm = body.y + briefing.height_mm
    art = Box(panel.x, top_mm, panel.width, panel.y - top_mm)
    picture = art_picture(card.picture, art, setting, ("picture",))
    shown_rows = zip(card.victory_points, rows, strict=True) if "panel" not in layout.hidden else ()
    scoring, findings = _scoring(tuple(shown_rows), panel, deck, setting.language)
    items = (
        *top,
        *_plate(card, layout, setting.language),
        *(picture.items or _watermark(art, deck)),
        *briefing.items,
        *scoring,
    )
    found = (*title.findings, *briefing.findings, *picture.findings, *findings)
    return finished(card.id, f"{card.title} ({kind})", layout, items, found)


def _panel(rows: tuple[float, ...], layout: Layout) -> Box:
    """Return the scoring panel, as low as its rows let it be."""
    whole = layout["panel"]
    return whole.cut_top(whole.height - PANEL_HEAD_MM - sum(rows) - GAP_MM)[1]


def _watermark(art: Box, deck: DeckLook) -> tuple[Item, ...]:
    """Return the deck's icon, pale, between a short briefing and the scoring panel; nothing if they are close."""
    if art.height < WATERMARK_MM + WATERMARK_GAP_MM:
        return ()
    return (icon(deck.icon, art.square(WATERMARK_MM), look.PANEL),)


def _plate(card: MissionCard, layout: Layout, language: str) -> tuple[Item, ...]:
    """Return the troop line in the upper right."""
    caption = said(terms.TROOP_LINE, language).upper()
    return (
        *layout.part("plate", lambda box: (chamfered(box, 4, look.STEEL, "bl"),)),
        *layout.part("plate_caption", lambda box: fit(caption, box, PLATE_WORDS, (), language).items),
        *layout.part("letter", lambda box: line(card.troop_line.value, box, look.LINE_LETTER, language)),
    )


def _row_heights(card: MissionCard, layout: Layout, language: str) -> tuple[float, ...]:
    """Return the height of each condition's row, all in proportion lower if the briefing would lack its least room."""
    width = _columns(Box(0, 0, layout["panel"].width, 1))[1].width
    sentences = (terms.condition_sentence(condition, language) for condition in card.victory_points)
    wanted = [
        max(ROW_LEAST_MM, text_height_mm(text, width, look.SENTENCE, language) + ROW_PADDING_MM) for text in sentences
    ]
    room = layout["panel"].height - BRIEFING_LEAST_MM - PANEL_HEAD_MM - 2 * GAP_MM
    squeeze = min(1.0, room / sum(wanted))
    return tuple(height * squeeze for height in wanted)


def _columns(row: Box) -> tuple[Box, Box, Box]:
    """Return the parts of a row: icon, sentence, points."""
    mark, rest = row.cut_left(7.2)
    sentence, points = rest.cut_left(rest.width - 10.4)
    return (mark.inset(1.2, 0), sentence, points.inset(1.0, 0))


def _scoring(
    rows: tuple[tuple[Condition, float], ...], panel: Box, deck: DeckLook, language: str
) -> tuple[tuple[Item, ...], tuple[Finding, ...]]:
    """Return the panel of scoring conditions, each in a row of its height, and what did not fit in it."""
    if not rows:
        return (), ()
    head, rest = panel.cut_top(PANEL_HEAD_MM)
    heading = line(said(terms.VICTORY_POINTS, language).upper(), head.inset(3.4, 0), look.LABEL, language)
    items: list[Item] = [chamfered(panel, 2.4, look.PANEL, "tl br"), *heading]
    findings: list[Finding] = []
    for at, (condition, height) in enumerate(rows):
        row, rest = rest.cut_top(height)
        mark, text, points = _columns(row)
        fitted = fit(
            terms.condition_sentence(condition, language), text, look.SENTENCE, ("victory_points", at), language
        )
        badge = _badge(condition, points, deck, language)
        items.extend((*condition_mark(condition, mark, deck), *fitted.items, *badge))
        findings.extend(fitted.findings)
    return tuple(items), tuple(findings)


def _badge(condition: Condition, points: Box, deck: DeckLook, language: str) -> tuple[Item, ...]:
    """Return the points of a condition; a penalty is dark in every deck."""
    worth = terms.condition_points(condition)
    badge = Box(points.x, points.centre[1] - 2.1, points.width, 4.2)
    ground = chamfered(badge, 1.2, look.STEEL if worth < 0 else deck.ink, "tl br")
    return (ground, *line(signed(worth), badge, look.POINTS, language))


def condition_mark(condition: Condition, box: Box, deck: DeckLook) -> tuple[Item, ...]:
    """Return the sign before a condition: an objective's letter, or what is counted (grey for one's own side)."""
    square = box.square(min(5.0, box.height - 0.5))
    if isinstance(condition, ObjectiveStateCondition | ObjectiveCountersCondition):
        return look.objective_mark(condition.objective, square)
    return (icon(CONDITION_ICONS[condition.type], square, look.GREY if condition.type in OWN_SIDE else deck.ink),)
