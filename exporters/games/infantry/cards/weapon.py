"""Weapon cards: how far and how well a weapon fires, in rings.

The dots round where something goes off, with the points that each of them takes. Rules: IN.EXP.3, IN.INC.4.
The weapon card: its figures, where it hits and how well, and how it is used. Rules: IN.CRW.2, IN.EXP.1, IN.INC.1.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.infantry.kit import crew_of
from exporters.components.base import Drawn
from exporters.components.framing import beside_art, composed, place
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Path, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import circle, icon
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.games.infantry import look
from exporters.games.infantry.cards.frame import LINE, draw_foot, draw_header
from exporters.games.infantry.wording import terms as words
from exporters.games.infantry.wording.weapons import Band, ap_of, bands, damage_of, is_house, procedure
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import NOTHING
from schemas.catalogues.saying import said
from schemas.models.infantry.people import Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Filling, WeaponType

MOST_PT: Final = 15.0
LEAST_PT: Final = 6.0

PROCEDURE: Final = look.BODY._replace(size_pt=8.25, leading=1.14, valign="top")
GAP_MM: Final = 1.0
BAND_MOST_MM: Final = 11.4
SEPARATOR: Final = " \N{MIDDLE DOT} "


@dataclass(frozen=True)
class RingLook:
    """The ink where it goes off, and the ground farther out."""

    ink: Ink
    ground: Ink


EXPLODES: Final = RingLook(look.DANGER, look.PALE_DANGER)
BURNS: Final = RingLook(look.BLAZE, look.PALE_BLAZE)


def burns(weapon: Weapon) -> bool:
    """Return whether a weapon sets dots on fire. Rules: IN.INC.7, IN.INC.11."""
    return weapon.type is WeaponType.INCENDIARY or weapon.filling is Filling.INCENDIARY


def ring_look(weapon: Weapon) -> RingLook:
    """Return the inks of a weapon's rings."""
    return BURNS if burns(weapon) else EXPLODES


def draw_rings(made: Composition, box: Box, damage: Sequence[int], inks: RingLook) -> None:
    """Draw a square of dots, the points of damage on each; the farther out, the paler."""
    reach = len(damage) - 1
    cell = box.width / (2 * reach + 1)
    centre = box.centre
    for distance in range(reach, -1, -1):
        half = (distance + 0.5) * cell
        square = Box(centre[0] - half, centre[1] - half, 2 * half, 2 * half)
        ground = inks.ground if distance % 2 else WHITE
        made.draw(Rect(square.x, square.y, square.width, square.height, cell * 0.2, ground, Stroke(inks.ink, 0.25)))
    size_pt = max(LEAST_PT, min(cell * 0.5 / MM_PER_PT, MOST_PT))
    style = TextStyle(Face.NUMERAL, size_pt, LEAST_PT, look.PINE, leading=1.0, align="centre", valign="middle")
    for across in range(-reach, reach + 1):
        for down in range(-reach, reach + 1):
            x, y = centre[0] + across * cell, centre[1] + down * cell
            here = max(abs(across), abs(down)) == 0
            made.draw(Path(circle(x, y, cell * 0.38), inks.ink if here else WHITE, Stroke(look.RULE, 0.15)))
            points = str(damage[max(abs(across), abs(down))])
            spot = Box(x - cell / 2, y - cell / 2, cell, cell)
            made.write_if_room(points, spot, style._replace(fill=WHITE) if here else style)


def weapon_card(weapon: Weapon, setting: Setting) -> Drawn:
    """Return the front of a weapon card; one of our own says so."""
    rules, layout = look.rules_of(setting), look.layout_of(setting, "weapon_card")
    art = filling_picture(weapon.picture, layout["art"], setting, ("picture",))
    language = setting.language
    made = Composition(findings=[*art.findings], language=language)
    caption = said(words.HOUSE_WEAPON if is_house(weapon.source) else words.WEAPON, language)
    draw_header(made, look.WEAPONS, (caption, weapon.name), beside_art(layout, art), lambda box: _sign(weapon, box))
    made.draw(*art.items)
    place(layout, "type", lambda box: made.write(_type(weapon, language), box, LINE))
    place(layout, "figures", lambda box: _figures(made, weapon, rules, box))
    place(layout, "reach", lambda box: _reach(made, weapon, rules, box))
    place(layout, "procedure", lambda box: made.write(" ".join(procedure(weapon, rules, language)), box, PROCEDURE))
    draw_foot(made, layout, weapon.note, words.origin_of(weapon.source, language))
    return composed(weapon.id, said(words.WEAPON_NAMED, language, name=weapon.name), layout, made)


def _type(weapon: Weapon, language: str) -> str:
    """Return the type of a weapon, how often it attacks or what it is filled with, and its section."""
    parts = [words.TYPES[weapon.type]]
    parts += [words.MODES[weapon.mode]] if weapon.mode and weapon.type is WeaponType.RANGED else []
    parts += [words.FILLINGS[weapon.filling]] if weapon.filling else []
    return SEPARATOR.join(words.each_said((*parts, words.SECTIONS[weapon.section]), language))


def _sign(weapon: Weapon, box: Box) -> tuple[Item, ...]:
    ground = Rect(box.x, box.y, box.width, box.height, box.width * 0.14, fill=look.WEAPONS.ink)
    return (ground, icon(look.TYPES[weapon.type], box.inset(box.width * 0.18, box.height * 0.18), look.PAPER))


def figures(weapon: Weapon, rules: Rules, language: str) -> Iterator[tuple[str, str]]:
    """Yield the figures of a weapon with their names, which are still to be said."""
    yield words.DAMAGE, damage_of(weapon, language)
    if weapon.type is WeaponType.CREWED and rules.crewed.columns == "swapped":
        yield words.CREW, str(crew_of(weapon, rules))
    else:
        yield words.AP, ap_of(weapon, rules)
    yield words.SHORT, _dots(weapon.short_dots)
    yield words.LONG, _dots(weapon.long_dots)
    yield words.ROUNDS, words.ENDLESS if weapon.ammo is None else str(weapon.ammo)
    yield words.VALUE, str(weapon.point_value)


def _dots(count: int | None) -> str:
    return NOTHING if count is None else str(count)


def _figures(made: Composition, weapon: Weapon, rules: Rules, box: Box) -> None:
    """Draw the figures side by side: a name above each number."""
    shares = (0.2, 0.14, 0.16, 0.16, 0.19, 0.15)
    for (name, figure), cell in zip(figures(weapon, rules, made.language), box.shared_out(shares), strict=True):
        tile = Box(cell.x, cell.y, cell.width - 0.7, cell.height)
        made.draw(Rect(tile.x, tile.y, tile.width, tile.height, 0.8, look.OPEN))
        head, body = tile.inset(0.1, 0.5).cut_top(3.4)
        made.write(
            said(name, made.language),
            head,
            look.HEADING._replace(align="centre", tracking_pt=0.0, fill=look.WEAPONS.ink),
        )
        made.write(figure, body.inset(0.5, 0), look.NUMBER._replace(size_pt=13))


def _reach(made: Composition, weapon: Weapon, rules: Rules, box: Box) -> None:
    """Draw the rings of damage, if there is more than one, beside what two dice have to reach."""
    if len(weapon.damage) > 1:
        square, box = box.cut_left(box.height + 1.5)
        draw_rings(made, Box(square.x, square.y, box.height, box.height), weapon.damage, ring_look(weapon))
    known = tuple(bands(weapon, rules, made.language))
    height = min(BAND_MOST_MM, (box.height - GAP_MM * (len(known) - 1)) / len(known))
    top = box.centre[1] - (height * len(known) + GAP_MM * (len(known) - 1)) / 2
    for at, band in enumerate(known):
        _band(made, band, Box(box.x, top + at * (height + GAP_MM), box.width, height))


def _band(made: Composition, band: Band, box: Box) -> None:
    """Draw a range with its target number and the chance to hit."""
    made.draw(Rect(box.x, box.y, box.width, box.height, 0.8, look.PANEL))
    target, rest = box.cut_left(11.5)
    made.draw(Rect(target.x, target.y, target.width, target.height, 0.8, look.WEAPONS.ink))
    made.write(f"{band.target}+", target, look.NUMBER._replace(fill=look.PAPER, size_pt=15))
    reach, chance = rest.inset(1.2, 0.4).rows(2)
    made.write(band.reach, reach, look.HEADING._replace(fill=look.PINE, size_pt=7.5, tracking_pt=0.0))
    made.write(said(words.TO_HIT, made.language, percent=band.percent), chance, look.BODY)
