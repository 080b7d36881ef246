"""The maneuver card: what is rolled, what it takes, and Effect, Risk and Reward as sentences of their steps.

Rules: MN.COR.1 to MN.COR.6, MN.GAP.5.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.games.maneuvers.wording import ManeuverText, maneuver_text
from exporters.components.base import Drawn
from exporters.components.framing import beside_art, composed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Item, Rect
from exporters.drawing.inks import BLACK
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.maneuvers.cards.blocks import Block, draw_blocks
from exporters.games.maneuvers.cards.frame import back_of, header, place
from exporters.games.maneuvers.look.icons import EFFECT, PLAY, REWARD, RISK
from exporters.games.maneuvers.look.inline import INLINE
from exporters.games.maneuvers.look.look import (
    ABOUT,
    BRICK,
    HEADING,
    MANEUVERS,
    MANILA,
    MOSS,
    PALE_BRICK,
    PALE_MOSS,
    PALE_SLATE,
    PANEL,
    QUIET,
    SEPIA,
    SLATE,
)
from exporters.games.maneuvers.origins import origin_of
from exporters.games.maneuvers.rulings import layout_of, words_of
from exporters.games.maneuvers.words import terms as words
from exporters.layout.files import Layout
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition, fit_shown
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.words import Currency

NOTES: Final = TextStyle(Face.TEXT, 7, 6, SEPIA, valign="middle", leading=1.05)
RATINGS: Final = TextStyle(Face.LABEL, 7, 6, BLACK, valign="middle", leading=1.0)
RULES: Final = TextStyle(Face.LABEL, 6, 6, QUIET, valign="middle", leading=1.0, tracking_pt=0.1)
FLAVOUR: Final = replace(ABOUT, icons=INLINE, valign="top")


def maneuver_card(maneuver: Maneuver, setting: Setting) -> Drawn:
    """Return the front of a maneuver card under the rules of its pack."""
    layout, origin = layout_of(setting, "maneuver_card"), origin_of(maneuver)
    text = maneuver_text(maneuver, words_of(setting))
    art = filling_picture(maneuver.picture, layout["art"], setting, ("picture",))
    language = setting.language
    caption = said(words.MANEUVER if origin.printed else words.HOUSE_MANEUVER, language)
    texts = (caption, maneuver.name, "" if art.items else costs(maneuver, language))
    top, title = header(MANEUVERS, texts, beside_art(layout, art), _sign, language)
    made = Composition([*top, *art.items], [*title.findings, *art.findings], language=language)
    about = fit_shown(maneuver.about, layout.shown("about"), FLAVOUR, ("about",), language)
    made.draw(*about.items)
    made.findings.extend(about.findings)
    layout = _risen(layout, about.height_mm if maneuver.about else 0.0)
    place(layout, "rolls", lambda box: _rolls(made, text, box))
    place(layout, "play", lambda box: draw_blocks(made, [*blocks(text, language)], box))
    place(layout, "notes", lambda box: made.write(" ".join(text.notes), box, NOTES))
    first, last = origin.rules
    rules = said(words.SUGGESTED, language, first=first, last=last)
    place(layout, "rules", lambda box: made.write(rules, box, RULES))
    return composed(maneuver.id, said(words.MANEUVER_NAMED, language, title=maneuver.name), layout, made)


def maneuver_back(_: Maneuver, setting: Setting) -> Drawing:
    """Return the back of the deck of maneuvers."""
    return back_of(MANEUVERS, setting)


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
        yield Block(said(words.NEEDS, language), " ".join(text.requires), SEPIA, PANEL, None, ("requires",))
    if text.own:
        yield Block(said(words.TEXT, language), text.own, SLATE, PALE_SLATE, PLAY, ("text",))
        return
    yield Block(said(words.EFFECT, language), text.effect, SLATE, PALE_SLATE, EFFECT, ("effect",))
    yield Block(said(words.RISK, language), text.risk, BRICK, PALE_BRICK, RISK, ("risk",))
    yield Block(said(words.REWARD, language), text.reward, MOSS, PALE_MOSS, REWARD, ("reward",))


def _risen(layout: Layout, about_mm: float) -> Layout:
    """Return the layout with what stands below the flavour moved up under a short one, where it stands as shipped."""
    about, rolls, play = (layout[name] for name in ("about", "rolls", "play"))
    free = about.height - about_mm
    if "about" in layout.hidden or not about.bottom <= rolls.y < play.y or free <= 0:
        return layout
    higher = Box(play.x, play.y - free, play.width, play.height + free)
    return replace(layout, boxes={**layout.boxes, "rolls": rolls.lowered(-free), "play": higher})


def _sign(box: Box) -> tuple[Item, ...]:
    return (icon(PLAY, box, MANEUVERS.ink),)


def _rolls(made: Composition, text: ManeuverText, box: Box) -> None:
    """Draw the ratings to roll with beside those to oppose with."""
    cells = zip((words.ROLL, words.AGAINST), (text.roll, text.opposed), box.columns(2, 1.0), strict=True)
    for heading, ratings, cell in cells:
        made.draw(Rect(cell.x, cell.y, cell.width, cell.height, fill=MANILA))
        name, value = cell.inset(1.2, 0.5).cut_top(2.8)
        made.write(said(heading, made.language).upper(), name, HEADING)
        made.write(ratings, value, RATINGS)
