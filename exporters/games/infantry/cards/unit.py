"""The unit card: cells, what its sections hold, and its point value. Rules: IN.CRW.1, IN.ARM.2, IN.EXP.4, IN.XPR.1."""

from typing import Final

from engine.games.infantry.kit import Kit, kit_of
from engine.games.infantry.points import points_of
from exporters.components.base import Drawn
from exporters.components.framing import SideLook, beside_art, composed, place
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Path, Rect, Stroke
from exporters.drawing.shapes import circle, icon
from exporters.faces.fonts import Face
from exporters.games.infantry import look
from exporters.games.infantry.cards.frame import LINE, draw_foot, draw_header
from exporters.games.infantry.cards.sections import cells, draw_cells, draw_sections
from exporters.games.infantry.wording import terms as words
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.infantry.people import Trooper
from schemas.models.infantry.rules import Rules

NUMBER: Final = TextStyle(Face.NUMERAL, 7, 6, look.PINE, align="centre", valign="middle", leading=1.0)
NUMBER_ROWS: Final = 3
NUMBER_COLUMNS: Final = 2
FACTS_GAP_MM: Final = 0.8
SEPARATOR: Final = " \N{MIDDLE DOT} "


def unit_card(trooper: Trooper, setting: Setting) -> Drawn:
    """Return the front of a unit card, in the colour of the first squad that has the trooper."""
    rules, layout, squad = (
        look.rules_of(setting),
        look.layout_of(setting, "unit_card"),
        look.squad_look_of(trooper.id, setting),
    )
    kit = kit_of(trooper, setting.pack) if setting.pack else Kit()
    art = filling_picture(trooper.picture, layout["art"], setting, ("picture",))
    language = setting.language
    caption = said(words.EXPERIENCES[trooper.experience] if rules.options.experience else words.TROOPER, language)
    made = Composition(findings=[*art.findings], language=language)
    draw_header(made, look.TROOPERS, (caption, trooper.name), beside_art(layout, art), lambda box: _sign(squad, box))
    made.draw(*art.items)
    place(layout, "role", lambda box: made.write(trooper.role, box, LINE, ("role",)))
    if not art.items:
        place(layout, "numbers", lambda box: _numbers(made, numbers_of_members(trooper, setting), box))
    place(layout, "cells", lambda box: draw_cells(made, trooper, kit.armor, rules, box))
    place(layout, "sections", lambda box: draw_sections(made, trooper, kit, rules, box))
    place(layout, "facts", lambda box: _facts(made, trooper, kit, rules, box))
    origin = words.origin_of(trooper.source, language)
    draw_foot(made, layout, trooper.note or (kit.armor.note if kit.armor else ""), origin)
    return composed(trooper.id, said(words.TROOPER_NAMED, language, name=trooper.name), layout, made)


def numbers_of_members(trooper: Trooper, setting: Setting) -> tuple[int, ...]:
    """Return the numbers of a trooper's counters in the first squad that has it, from 1; none without a squad."""
    found = look.squads_with(trooper.id, setting.pack)
    members = found[0].members if found else ()
    return tuple(at for at, name in enumerate(members, start=1) if name == trooper.id)


def _sign(squad: SideLook, box: Box) -> tuple[Item, ...]:
    """Return the sign of a squad on its colour."""
    ground = Rect(box.x, box.y, box.width, box.height, box.width * 0.14, fill=squad.ink)
    return (ground, icon(squad.sign, box.inset(box.width * 0.22, box.height * 0.22), squad.on))


def _numbers(made: Composition, numbers: tuple[int, ...], box: Box) -> None:
    """Draw a ring for each counter that the card may stand for; one is marked when the battle begins."""
    rows = [numbers[at : at + NUMBER_COLUMNS] for at in range(0, len(numbers), NUMBER_COLUMNS)]
    cells = [
        cell
        for row, line in zip(box.rows(NUMBER_ROWS, 0.6), rows, strict=False)
        for cell in row.columns(NUMBER_COLUMNS, 0.6)[-len(line) :]
    ]
    for number, cell in zip(numbers, cells, strict=False):
        radius = min(cell.width, cell.height) / 2
        made.draw(Path(circle(*cell.centre, radius), look.PAPER, Stroke(look.PINE, 0.3)))
        made.write(str(number), cell, NUMBER)


def _facts(made: Composition, trooper: Trooper, kit: Kit, rules: Rules, box: Box) -> None:
    """Write the point value, then armour, sneak suit and leadership."""
    made.draw(Rect(box.x, box.y, box.width, box.height, 0.8, look.PANEL))
    mark, rest = box.inset(1, 0.2).cut_left(4)
    made.draw(icon(look.POINTS, mark, look.PINE))
    language = made.language
    facts = [said(words.PV, language, points=points_of(trooper, kit, rules))]
    facts += [said(words.ARMOR_FACT, language, name=kit.armor.name)] if kit.armor else []
    facts += [said(words.SNEAK_SUIT, language)] if trooper.sneak_suit else []
    facts += [said(words.LEADERSHIP, language, skill=trooper.leadership)] if trooper.leadership else []
    cap = rules.action_points.movement_cap
    if any(cell.ap > cap for cell in cells(trooper, kit.armor, rules)):
        facts += [said(words.MOVEMENT, language, cap=cap)]
    made.write(SEPARATOR.join(facts), rest.cut_left(FACTS_GAP_MM)[1], look.LABEL)
