"""The mission card: title on top, troop line in the upper right, briefing, and what scores. Rule: 7S.CARD.1."""

from dataclasses import replace
from typing import Final

from exporters.components.base import Drawn
from exporters.components.framing import DeckLook, finished
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Symbol
from exporters.drawing.shapes import chamfered, icon
from exporters.games.seven_seconds.cards.frame import header
from exporters.games.seven_seconds.look.icons import DRONE, FLAG, TROOP, TROOPER_ICONS
from exporters.games.seven_seconds.look.look import (
    BRIEFING,
    GREY,
    INLINE,
    LABEL,
    LINE_LETTER,
    MISSION_DECKS,
    PANEL,
    PLATE_CAPTION,
    POINTS,
    SENTENCE,
    STEEL,
    layout_of,
    objective_mark,
)
from exporters.games.seven_seconds.wording.terms import (
    TROOP_LINE,
    VICTORY_POINTS,
    condition_points,
    condition_sentence,
    mission_of,
)
from exporters.layout.files import Layout
from exporters.layout.pictures import art_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import fit, line, text_height_mm
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

BRIEFING_LEAST_MM = 21.5
PANEL_HEAD_MM = 5.0
ROW_LEAST_MM = 7.0
ROW_PADDING_MM = 1.5
GAP_MM = 1.6
WATERMARK_MM = 11.0
WATERMARK_GAP_MM = 2.5

CONDITION_ICONS: Final[dict[str, Symbol]] = {
    "table_control": FLAG,
    "enemy_troopers_killed": TROOP,
    "own_troopers_lost": TROOP,
    "own_troopers_surviving": TROOP,
    "enemy_drones_killed": DRONE,
    "enemy_commander_killed": TROOPER_ICONS[TrooperType.COMMANDER],
}
PLATE_WORDS: Final = replace(PLATE_CAPTION, min_pt=6, leading=1.0)
STORY: Final = replace(BRIEFING, icons=INLINE)
OWN_SIDE: Final = ("own_troopers_lost", "own_troopers_surviving")


def mission_card(card: MissionCard, setting: Setting) -> Drawn:
    """Return the front of a mission card."""
    deck, layout = MISSION_DECKS[card.deck], layout_of(setting, "mission_card")
    kind = mission_of(card.deck, setting.language)
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
    return (icon(deck.icon, art.square(WATERMARK_MM), PANEL),)


def _plate(card: MissionCard, layout: Layout, language: str) -> tuple[Item, ...]:
    """Return the troop line in the upper right."""
    caption = said(TROOP_LINE, language).upper()
    return (
        *layout.part("plate", lambda box: (chamfered(box, 4, STEEL, "bl"),)),
        *layout.part("plate_caption", lambda box: fit(caption, box, PLATE_WORDS, (), language).items),
        *layout.part("letter", lambda box: line(card.troop_line.value, box, LINE_LETTER)),
    )


def _row_heights(card: MissionCard, layout: Layout, language: str) -> tuple[float, ...]:
    """Return the height of each condition's row, all in proportion lower if the briefing would lack its least room."""
    width = _columns(Box(0, 0, layout["panel"].width, 1))[1].width
    sentences = (condition_sentence(condition, language) for condition in card.victory_points)
    wanted = [max(ROW_LEAST_MM, text_height_mm(text, width, SENTENCE, language) + ROW_PADDING_MM) for text in sentences]
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
    heading = line(said(VICTORY_POINTS, language).upper(), head.inset(3.4, 0), LABEL, language)
    items: list[Item] = [chamfered(panel, 2.4, PANEL, "tl br"), *heading]
    findings: list[Finding] = []
    for at, (condition, height) in enumerate(rows):
        row, rest = rest.cut_top(height)
        mark, text, points = _columns(row)
        fitted = fit(condition_sentence(condition, language), text, SENTENCE, ("victory_points", at), language)
        items.extend((*condition_mark(condition, mark, deck), *fitted.items, *_badge(condition, points, deck)))
        findings.extend(fitted.findings)
    return tuple(items), tuple(findings)


def _badge(condition: Condition, points: Box, deck: DeckLook) -> tuple[Item, ...]:
    """Return the points of a condition; a penalty is dark in every deck."""
    worth = condition_points(condition)
    badge = Box(points.x, points.centre[1] - 2.1, points.width, 4.2)
    ground = chamfered(badge, 1.2, STEEL if worth < 0 else deck.ink, "tl br")
    return (ground, *line(signed(worth), badge, POINTS))


def condition_mark(condition: Condition, box: Box, deck: DeckLook) -> tuple[Item, ...]:
    """Return the sign before a condition: an objective's letter, or what is counted (grey for one's own side)."""
    square = box.square(min(5.0, box.height - 0.5))
    if isinstance(condition, ObjectiveStateCondition | ObjectiveCountersCondition):
        return objective_mark(condition.objective, square)
    return (icon(CONDITION_ICONS[condition.type], square, GREY if condition.type in OWN_SIDE else deck.ink),)
