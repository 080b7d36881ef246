"""The faces of markers: each a sign and a word, on a ground of its own. Rules: BS.PCS.23 to BS.PCS.31."""

from typing import Final

from exporters.components.base import Drawn
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Rect, Stroke, Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.battlesuit import look
from exporters.games.battlesuit.counters import chits
from exporters.games.battlesuit.pages import SideLook
from exporters.games.battlesuit.wording import pieces as words
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import signed
from schemas.catalogues.saying import said
from schemas.models.battlesuit.words import Work

VALUE: Final = TextStyle(Face.NUMERAL, 17, 8, WHITE, align="centre", valign="middle", leading=1.0)
LETTER: Final = TextStyle(Face.TITLE, 15, 8, WHITE, align="centre", valign="middle", leading=1.0)
CONCRETE: Final = Ink(rgb=(112, 108, 100), cmyk=(10, 8, 12, 62))
EARTH: Final = Ink(rgb=(122, 78, 36), cmyk=(20, 56, 84, 44))
BLOOD: Final = Ink(rgb=(196, 26, 36), cmyk=(8, 100, 92, 14))
RUNGS: Final = 6


def complete(setting: Setting) -> Drawn:
    """Return the marker of a soldier that has acted. Rule: BS.PCS.23."""
    return chits.marker("complete", words.COMPLETE, look.COMPLETE, chits.MarkerInks(look.STEEL, look.IRON), setting)


def complete_back(setting: Setting) -> Drawn:
    """Return its other side, which is blank. Rule: BS.COMP.COMPLETE."""
    return chits.finished(
        "complete_back",
        said(words.COMPLETE_BACK, setting.language),
        chits.MARKER,
        chits.plate(look.STEEL, Stroke(WHITE, 0.3), setting),
    )


def shock(setting: Setting) -> Drawn:
    """Return the red side of the marker of a shaken soldier. Rule: BS.PCS.24."""
    return chits.marker("shock", words.SHOCK, look.SHOCK, chits.MarkerInks(BLOOD, look.IRON), setting)


def panic(setting: Setting) -> Drawn:
    """Return the black side of it. Rule: BS.PCS.24."""
    return chits.marker("panic", words.PANIC, look.PANIC, chits.MarkerInks(BLACK, BLOOD), setting)


def bunker(setting: Setting) -> Drawn:
    """Return the marker of a bunker. Rule: BS.TER.18."""
    return chits.marker(
        "bunker", words.BUNKER, look.WORK_SIGNS[Work.BUNKER], chits.MarkerInks(CONCRETE, look.IRON), setting
    )


def improved_position(setting: Setting) -> Drawn:
    """Return its other side, an improved position. Rule: BS.TER.19."""
    return chits.marker(
        "improved_position",
        words.IMPROVED_POSITION,
        look.WORK_SIGNS[Work.IMPROVED_POSITION],
        chits.MarkerInks(EARTH, look.IRON),
        setting,
    )


def painted(bonus: int, setting: Setting) -> Drawn:
    """Return the marker of a painted target with what it adds to attacks. Rule: BS.PCS.25."""
    made = chits.marker_ground(words.PAINTED, look.YELLOW, look.IRON, setting)
    made.draw(icon(look.PAINTED, chits.marker_body().inset(0.5, 0.35), BLACK))
    made.write(signed(bonus), chits.marker_body().square(5.2), VALUE._replace(size_pt=13, fill=BLACK))
    title = said(words.PAINTED_MARKER, setting.language, bonus=signed(bonus))
    return chits.finished(f"painted_{bonus}", title, chits.MARKER, made)


def command(side: SideLook, setting: Setting) -> Drawn:
    """Return the side of the active command marker that counts points. Rule: BS.PCS.26."""
    return _owned(f"command_{side.key}", words.COMMAND, look.COMMAND, side, setting)


def leader(side: SideLook, setting: Setting) -> Drawn:
    """Return its other side, which tells when a leader takes over. Rules: BS.PCS.5, BS.PCS.6."""
    return _owned(f"leader_{side.key}", words.LEADER, look.LEADER, side, setting)


def control(side: SideLook, setting: Setting) -> Drawn:
    """Return the marker of a map point that a side controls. Rule: BS.PCS.27."""
    made = chits.marker_ground(words.CONTROL, side.ink, side.shade, setting)
    made.draw(icon(look.CONTROL, Box(1.2, 0.9, 6.4, 7.4), WHITE))
    made.draw(icon(side.sign, Box(7.5, 2.4, 4.0, 4.4), WHITE))
    return _of_side(f"control_{side.key}", said(words.CONTROL, setting.language), side, made)


def turn(side: SideLook, setting: Setting) -> Drawn:
    """Return the turn marker in the colour of the side that has the initiative. Rule: BS.PCS.28."""
    return _owned(f"turn_{side.key}", words.TURN, look.TURN, side, setting)


def points(side: SideLook, times: int, setting: Setting) -> Drawn:
    """Return a victory-point marker, worth the number of its box times this. Rule: BS.PCS.29."""
    made = chits.marker_ground(words.POINTS, side.ink if times == 1 else look.IRON, side.shade, setting)
    chits.draw_sign_of(made, side, WHITE)
    made.draw(icon(look.POINTS, Box(0.7, 4.0, 3.8, 4.6), WHITE))
    made.write(said(words.TIMES, setting.language, number=times), Box(4.6, 0.8, 7.8, 8.0), VALUE._replace(size_pt=13))
    piece = said(words.POINTS_MARKER, setting.language, number=times)
    return _of_side(f"points_{side.key}_{times}", piece, side, made)


def tracking(side: SideLook, letters: tuple[str, ...], setting: Setting) -> Drawn:
    """Return a side of a stealth tracking marker: one letter, or two, each upright from its own end. Rule: BS.STL.1."""
    made = chits.plate(look.PAPER, Stroke(side.ink, 0.5, (1.4, 0.6)), setting)
    for at, letter in enumerate(letters):
        half = Composition(type_scale=setting.type_scale, language=setting.language)
        box = chits.MARKER if len(letters) == 1 else chits.MARKER.rows(2)[0]
        _draw_tracked(half, side, letter, box)
        made.draw(*half.items if at == 0 else (Group(tuple(half.items), chits.half_turned(chits.MARKER)),))
        made.findings.extend(half.findings)
    if len(letters) > 1:
        made.draw(Rect(2.2, chits.MARKER_MM / 2 - 0.1, chits.MARKER_MM - 4.4, 0.2, fill=side.ink))
    name = f"tracking_{side.key}_{'_'.join(letters).lower()}"
    piece = said(words.TRACKING, setting.language, letters=", ".join(letters))
    return _of_side(name, piece, side, made)


def _draw_tracked(made: Composition, side: SideLook, letter: str, box: Box) -> None:
    mark, text = box.inset(1.3, 1.0).cut_left(3.5)
    signs = Box(mark.x, mark.y + 0.1, mark.width, mark.height - 0.2).rows(2, 0.6)
    for sign, part in zip((look.STEALTH, side.sign), signs, strict=True):
        made.draw(icon(sign, part.square(min(3.2, part.height)), side.ink))
    made.write(letter, text, LETTER._replace(size_pt=17 if box == chits.MARKER else 12, fill=side.ink))


def hidden_mine(setting: Setting) -> Drawn:
    """Return the side of a mine marker that is up until somebody enters. Rule: BS.PCS.30."""
    return chits.marker(
        "mine", words.MINE, look.MINE, chits.MarkerInks(look.UNARMOURED_UNITS.shade, look.IRON), setting
    )


def dummy(setting: Setting) -> Drawn:
    """Return the other side of a mine marker that is none. Rule: BS.MIN.4."""
    return chits.marker(
        "mine_dummy", words.DUMMY, look.DUMMY, chits.MarkerInks(look.PAPER, look.STEEL, look.QUIET), setting
    )


def explosive(setting: Setting) -> Drawn:
    """Return the other side of an explosive mine. Rule: BS.MIN.5."""
    return chits.marker(
        "mine_explosive", words.EXPLOSIVE, look.EXPLOSIVE, chits.MarkerInks(look.SOLDIERS.ink, look.IRON), setting
    )


def nuclear(setting: Setting) -> Drawn:
    """Return the other side of a nuclear mine. Rule: BS.MIN.6."""
    return chits.marker(
        "mine_nuclear", words.NUCLEAR, look.NUCLEAR, chits.MarkerInks(look.YELLOW, look.IRON, BLACK), setting
    )


def level(number: int, setting: Setting) -> Drawn:
    """Return the tile of somebody in the air at a level, on a ladder of six rungs. Rule: BS.PCS.31."""
    made = _ladder(number, look.PAPER, look.DRONES.ink, setting)
    made.write(str(number), _beside_ladder(), VALUE._replace(fill=look.DRONES.shade))
    return chits.finished(
        f"level_{number}", said(words.LEVEL_MARKER, setting.language, number=number), chits.MARKER, made
    )


def high(most: int, setting: Setting) -> Drawn:
    """Return the tile that adds the levels of low altitude to another one. Rules: BS.PCS.31, BS.BNC.20."""
    made = _ladder(RUNGS, look.DRONES.shade, WHITE, setting)
    made.write(signed(most), _beside_ladder(), VALUE._replace(size_pt=15))
    title = said(words.LEVEL_MARKER, setting.language, number=signed(most))
    return chits.finished(f"level_plus_{most}", title, chits.MARKER, made)


def _ladder(filled: int, ground: Ink, ink: Ink, setting: Setting) -> Composition:
    """Return a marker with a ladder, its lower rungs filled."""
    made = chits.marker_ground(words.LEVEL, ground, look.IRON, setting)
    for rung in range(RUNGS):
        box = Box(1.2, 7.6 - rung * 1.28, 3.1, 0.85)
        line = Stroke(ink, 0.2)
        made.draw(Rect(box.x, box.y, box.width, box.height, fill=ink if rung < filled else None, stroke=line))
    return made


def _beside_ladder() -> Box:
    return Box(4.6, 0.6, 7.6, 8.2)


def storey(number: int, setting: Setting) -> Drawn:
    """Return the marker of a level of a tall building. Rule: BS.MLB.6."""
    made = chits.marker_ground(words.STOREY, look.CONTOUR, look.IRON, setting)
    made.draw(icon(look.STOREY, Box(0.9, 1.6, 5.4, 6.4), WHITE))
    made.write(str(number), Box(6.0, 0.6, 6.2, 8.2), VALUE)
    title = said(words.STOREY_MARKER, setting.language, number=number)
    return chits.finished(f"building_level_{number}", title, chits.MARKER, made)


def _owned(name: str, word: str, sign: Symbol, side: SideLook, setting: Setting) -> Drawn:
    """Return a marker of a side: its sign small in the corner, what it is large."""
    made = chits.marker_ground(word, side.ink, side.shade, setting)
    chits.draw_sign_of(made, side, WHITE)
    made.draw(icon(sign, Box(2.9, 1.2, 8.4, 7.2), WHITE))
    return _of_side(name, said(word, setting.language), side, made)


def _of_side(name: str, piece: str, side: SideLook, made: Composition) -> Drawn:
    owner = said(side.word, made.language)
    return chits.finished(name, said(words.BELONGS, made.language, piece=piece, side=owner), chits.MARKER, made)
