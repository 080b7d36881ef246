"""The sheet of a Mob: who they are, and a row for each of them with its numbers and its states. Rule: SV.GAP.41."""

from typing import Final

from exporters.components.base import Drawn
from exporters.components.framing import SideLook, composed, place, rectangle_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import chamfered, icon
from exporters.faces.fonts import Face
from exporters.games.survive import look
from exporters.games.survive import wording as words
from exporters.games.survive.cards.unit import Line, lines_of, rates
from exporters.games.survive.chips import chip
from exporters.games.survive.pieces.counters import units_named
from exporters.layout.files import Layout
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition, fit_shown
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.survive.force import Mob, Unit
from schemas.models.survive.words import Stat

HEAD_MM: Final = 10.0
HEAD_GAP_MM: Final = 0.3
ROW_MOST_MM: Final = 21.0
NAME_MM: Final = 35.0
STAT_MM: Final = 7.8
RATE_MM: Final = 9.6
STATE_MM: Final = 7.7
TICK_MM: Final = 4.6
LEAST_WEAPONS: Final = 3
RATES: Final = ("move", "run", "charge")

NAME: Final = TextStyle(Face.TITLE, 20, 10, BLACK, leading=1.02, valign="top")
BACKGROUND: Final = TextStyle(Face.ITALIC, 9, 6, BLACK, leading=1.2, icons=look.INLINE)
CAPTION: Final = TextStyle(Face.LABEL, 7, 6, look.QUIET, valign="middle", tracking_pt=0.5)
HEAD: Final = TextStyle(Face.LABEL, 6.5, 6, WHITE, align="centre", valign="middle", leading=1.0)
NAMED: Final = look.ENTRY._replace(size_pt=12)
WEAPON: Final = look.DETAIL._replace(fill=BLACK, size_pt=7.5, leading=1.1)


def mob_sheet(mob: Mob, setting: Setting) -> Drawn:
    """Return the sheet of a Mob under the rules of its pack."""
    layout, colours = look.layout_of(setting, "mob_sheet"), look.look_of(mob, setting)
    made = Composition([rectangle_of(layout.full, look.PAPER)], language=setting.language)
    place(layout, "side", lambda box: made.draw(rectangle_of(box, look.PANEL)))
    place(layout, "stripe", lambda box: made.draw(rectangle_of(box, colours.ink)))
    place(
        layout,
        "sign",
        lambda box: made.draw(*chip(box, colours.ink), icon(colours.sign, box.inset(box.width * 0.25), colours.on)),
    )
    caption = f"{words.GAME} \N{MIDDLE DOT} {said(words.MOB, setting.language)}".upper()
    place(layout, "caption", lambda box: made.write(caption, box, CAPTION))
    _texts(made, mob, layout)
    place(layout, "roster", lambda box: _roster(made, mob, colours, box, setting))
    return composed(mob.id, said(words.MOB_NAMED, setting.language, name=mob.name), layout, made)


def _texts(made: Composition, mob: Mob, layout: Layout) -> None:
    """Write the name, and who they are below it; the paragraph moves up under a short name."""
    name, box = fit_shown(mob.name, layout.shown("name"), NAME, ("name",), made.language), layout["background"]
    made.draw(*name.items)
    made.findings.extend(name.findings)
    top = layout["name"].y + name.height_mm + 3
    risen = Box(box.x, top, box.width, box.bottom - top) if name.items and top < box.y else box
    if "background" not in layout.hidden:
        made.write(mob.background, risen, BACKGROUND, ("background",))


def _roster(made: Composition, mob: Mob, colours: SideLook, box: Box, setting: Setting) -> None:
    """Draw a row for each unit that the pack knows, under the heads of the columns."""
    units = units_named(setting.pack, mob) if setting.pack else ()
    head, body = box.cut_top(HEAD_MM)
    made.draw(chamfered(head, 3, look.NIGHT, "tl tr"))
    _heads(made, head)
    height = min(ROW_MOST_MM, body.height / max(len(units), 1))
    for at, unit in enumerate(units):
        row, body = body.cut_top(height)
        if at % 2:
            made.draw(Rect(row.x, row.y, row.width, row.height, fill=look.PANEL))
        _row(made, unit, colours, row, setting)
        made.draw(Rect(row.x, row.bottom - 0.1, row.width, 0.2, fill=look.RULE))


def _parts(row: Box) -> tuple[Box, tuple[Box, ...], tuple[Box, ...], tuple[Box, ...]]:
    """Return the room for the name, and the columns of stats, rates and states."""
    name, rest = row.cut_left(NAME_MM)
    stats, rest = rest.cut_left(STAT_MM * len(Stat))
    moves, states = rest.cut_left(RATE_MM * len(RATES))
    return name.inset(2, 0), stats.columns(len(Stat)), moves.columns(len(RATES)), states.columns(len(words.STATES))


def _heads(made: Composition, head: Box) -> None:
    name, stats, moves, states = _parts(head)
    made.write(said(words.UNIT, made.language), name, HEAD._replace(align="left"))
    for stat, column in zip(Stat, stats, strict=True):
        mark, text = column.cut_top(5)
        made.draw(icon(look.STATS[stat], mark.inset(0, 0.9), WHITE))
        made.write(said(words.SHORT_STATS[stat], made.language), text.lowered(-0.6), HEAD)
    for rate, column in zip(RATES, moves, strict=True):
        made.write(said(words.RATES[rate], made.language), column.inset(HEAD_GAP_MM, 0), HEAD)
    for state, column in zip(words.STATES, states, strict=True):
        made.write(said(state, made.language), column.inset(HEAD_GAP_MM, 0), HEAD)


def _row(made: Composition, unit: Unit, colours: SideLook, row: Box, setting: Setting) -> None:
    """Draw a unit: name, stats and rates above, a box to tick for each state, its weapons with their numbers below."""
    rules = look.rules_of(setting)
    lines = lines_of(unit, look.weapons_of(setting, unit.weapons), rules, made.language)
    upper, lower = row.inset(0, 0.4).cut_top((row.height - 0.8) * 0.5)
    name, stats, moves, _ = _parts(upper)
    _, _, _, states = _parts(row)
    made.write(unit.name, name, NAMED)
    for stat, cell in zip(Stat, stats, strict=True):
        made.write(str(unit.value(stat)), cell, look.NUMBER)
    for value, cell in zip(rates(unit, lines, rules, made.language), moves, strict=False):
        made.write(value.text, cell, look.NUMBER._replace(size_pt=9))
    side = min(TICK_MM, row.height - 1)
    for cell in states:
        tick = cell.square(side)
        made.draw(Rect(tick.x, tick.y, side, side, 0.6, look.PAPER, Stroke(colours.outline, 0.35)))
    below = Box(lower.x + 2, lower.y, lower.width - 2 - STATE_MM * len(words.STATES), lower.height)
    for line, cell in zip(lines, below.columns(max(LEAST_WEAPONS, len(lines)), 1.5), strict=False):
        _weapon(made, line, cell)


def _weapon(made: Composition, line: Line, cell: Box) -> None:
    """Draw the sign of a weapon, its number on a dark plate, and its name."""
    mark, rest = cell.cut_left(5)
    made.draw(icon(look.WEAPON_TYPES[line.weapon.type], mark.inset(0.4, 0.4), look.WEAPONS.ink))
    number, text = rest.cut_left(7.5)
    plate = Box(number.x, number.centre[1] - min(5.4, number.height) / 2, 6.4, min(5.4, number.height))
    made.draw(chamfered(plate, 1, look.NIGHT, "tl br"))
    made.write(line.numbers[0], plate, look.NUMBER._replace(fill=WHITE, size_pt=10, min_pt=6))
    made.write(line.weapon.name, text, WEAPON)
