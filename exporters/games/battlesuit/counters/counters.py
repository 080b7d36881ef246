"""Counters of units, and how many of all there are.

The faces of units: armoured soldiers with their letters, police, militia, and numbered drones. Rules: BS.PCS.1,
BS.PCS.15, BS.PCS.16, BS.STL.1, BS.DRN.11.
The counters: units and markers, as many as the rules say. Rules: BS.PCS.1 to BS.PCS.31, BS.GAP.102.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Rect, Stroke, Symbol
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.battlesuit import look
from exporters.games.battlesuit.counters import chits
from exporters.games.battlesuit.counters import marker_faces as markers
from exporters.games.battlesuit.pages import SIDES, SideLook
from exporters.games.battlesuit.wording import pieces as words
from exporters.imposition.pieces import Piece, Shape
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Side

LINE: Final = Stroke(WHITE, 0.3)
NUMBER: Final = TextStyle(Face.NUMERAL, 19, 10, WHITE, align="centre", valign="middle", leading=1.0)
UPPER: Final = Box(chits.HEX.centre[0] - 1.7, 1.35, 3.4, 3.1)
MIDDLE: Final = Box(chits.HEX.centre[0] - 4.0, 4.3, 8.0, 8.6)
BAR_UNDER: Final = "69"
"""Numbers that read as another one upside down."""

Row = tuple[str, int, Drawn, Drawn | None]
"""A counter: the last part of its key, how many there are, its front, and its back (None if that is white)."""

STOREYS: Final = 3
"""Levels that a building can have. Rule: BS.GAP.97."""

TEN: Final = 10
"""What the other side of a victory-point marker counts. Rule: BS.COMP.VP."""


def soldier_face(side: SideLook, letter: str, setting: Setting) -> Drawn:
    """Return the front of an armoured soldier. Rule: BS.PCS.1."""
    made = chits.hex_chit(side.ink, side.shade, LINE, setting)
    chits.draw_owner(made, side, WHITE)
    made.draw(icon(look.SOLDIER, UPPER, WHITE))
    made.write(letter, MIDDLE, chits.LETTER)
    return _face_of_side(
        f"soldier_{side.key}_{letter.lower()}", said(words.SOLDIER, setting.language, letter=letter), side, made
    )


def stealthy_face(side: SideLook, letter: str, setting: Setting) -> Drawn:
    """Return the other side of it, in stealth. Rule: BS.STL.1."""
    made = chits.hex_chit(look.PAPER, side.ink, Stroke(side.ink, 0.9, (2.4, 0.9)), setting)
    chits.draw_owner(made, side, side.ink)
    made.draw(icon(look.STEALTH, UPPER, side.ink))
    made.write(letter, MIDDLE, chits.LETTER._replace(fill=side.ink))
    return _face_of_side(
        f"stealth_{side.key}_{letter.lower()}", said(words.STEALTH, setting.language, letter=letter), side, made
    )


def police_face(side: SideLook, setting: Setting) -> Drawn:
    """Return a police officer; both sides of the counter are the same. Rule: BS.PCS.15."""
    return _person(side, "police", words.POLICE, look.POLICE, setting)


def militia_face(side: SideLook, setting: Setting) -> Drawn:
    """Return a militia soldier; both sides of the counter are the same. Rule: BS.PCS.16."""
    return _person(side, "militia", words.MILITIA, look.UNARMOURED, setting)


def _person(side: SideLook, name: str, word: str, sign: Symbol, setting: Setting) -> Drawn:
    made = chits.hex_chit(side.ink, side.shade, LINE, setting)
    chits.draw_owner(made, side, WHITE)
    made.draw(icon(sign, Box(chits.HEX.centre[0] - 3.4, 2.0, 6.8, 6.8), WHITE))
    chits.draw_word(made, word, Box(chits.HEX.centre[0] - 5.0, 9.3, 10.0, 2.8), chits.WORD)
    return _face_of_side(f"{name}_{side.key}", said(word, setting.language), side, made)


def mobile_face(side: SideLook, number: int, setting: Setting) -> Drawn:
    """Return a mobile drone: armed one way up, unarmed the other; its type is not told. Rule: BS.DRN.11."""
    made = chits.hex_chit(look.IRON, side.shade, Stroke(side.ink, 1.3), setting)
    chits.draw_owner(made, side, WHITE)
    _draw_state(made, look.ARMED)
    lower = Composition(language=setting.language)
    _draw_state(lower, look.UNARMED)
    made.draw(Group(tuple(lower.items), chits.half_turned(chits.HEX)))
    _draw_number(made, number, Box(chits.HEX.centre[0] - 4.2, 4.2, 8.4, 5.6))
    return _face_of_side(f"drone_{side.key}_{number}", said(words.DRONE, setting.language, number=number), side, made)


def sentry_face(side: SideLook, number: int, setting: Setting) -> Drawn:
    """Return the other side of it, a sentry. Rule: BS.DRN.11."""
    made = chits.hex_chit(look.PAPER, side.shade, Stroke(side.ink, 1.3), setting)
    chits.draw_owner(made, side, side.ink)
    made.draw(icon(look.SENTRY, Box(chits.HEX.centre[0] - 2.6, 1.75, 5.2, 3.1), look.IRON))
    _draw_number(made, number, Box(chits.HEX.centre[0] - 4.2, 4.7, 8.4, 4.6), look.IRON)
    chits.draw_word(
        made, words.SENTRY, Box(chits.HEX.centre[0] - 4.4, 9.7, 8.8, 2.85), chits.WORD._replace(fill=look.IRON)
    )
    return _face_of_side(
        f"sentry_{side.key}_{number}", said(words.SENTRY_DRONE, setting.language, number=number), side, made
    )


def _draw_state(made: Composition, sign: Symbol) -> None:
    """Draw a sign at the upper side of a hexagon."""
    made.draw(icon(sign, UPPER, WHITE))


def _draw_number(made: Composition, number: int, box: Box, ink: Ink = WHITE) -> None:
    """Draw a drone and its number; 6 and 9 stand on a bar."""
    mark, rest = box.cut_left(box.width * 0.46)
    made.draw(icon(look.DRONE, mark.inset(0, 0.8), ink))
    made.write(str(number), rest, NUMBER._replace(fill=ink))
    if str(number) in BAR_UNDER:
        made.draw(Rect(rest.x + 0.6, box.bottom - 0.25, rest.width - 1.2, 0.45, fill=ink))


def _face_of_side(name: str, piece: str, side: SideLook, made: Composition) -> Drawn:
    owner = said(side.word, made.language)
    return chits.finished(name, said(words.BELONGS, made.language, piece=piece, side=owner), chits.HEX, made)


def counters(job: PrintJob) -> Iterator[Piece]:
    """Yield the counters of both sides, then those of nobody; a kind of which there is none is left out."""
    rules, setting = look.rules_of(job.setting), job.setting
    for side in SIDES.values():
        yield from _pieces(job, _units(side, rules, setting), "hexagon")
        yield from _pieces(job, _of_side(side, rules, setting))
    yield from _pieces(job, _shared(rules, setting))


def _pieces(job: PrintJob, rows: Iterable[Row], shape: Shape = "rectangle") -> Iterator[Piece]:
    for name, count, front, back in rows:
        if count:
            yield replace(piece_by_rules(job, f"counter/{name}", front, back), copies=count, shape=shape)


def _units(side: SideLook, rules: Rules, setting: Setting) -> Iterator[Row]:
    """Yield what stands on the map for a side. Rules: BS.PCS.1, BS.PCS.15 to BS.PCS.17."""
    counts = rules.pieces.per_side
    for letter in map(look.letter_of, range(counts.armored)):
        yield (
            f"soldier_{side.key}_{letter.lower()}",
            1,
            soldier_face(side, letter, setting),
            stealthy_face(side, letter, setting),
        )
    police, militia = police_face(side, setting), militia_face(side, setting)
    yield f"police_{side.key}", counts.police, police, police
    yield f"militia_{side.key}", counts.militia, militia, militia
    for number in range(1, counts.drones + 1):
        yield f"drone_{side.key}_{number}", 1, mobile_face(side, number, setting), sentry_face(side, number, setting)


def _of_side(side: SideLook, rules: Rules, setting: Setting) -> Iterator[Row]:
    """Yield the markers in the colour of a side."""
    counts, key = rules.pieces.per_side, side.key
    other = SIDES[Side.BLUE if key == Side.RED else Side.RED]
    yield f"command_{key}", counts.active_command, markers.command(side, setting), markers.leader(side, setting)
    yield f"control_{key}", counts.control, markers.control(side, setting), markers.control(other, setting)
    yield f"points_{key}", counts.victory_points, markers.points(side, 1, setting), markers.points(side, TEN, setting)
    for number, (front, back) in enumerate(look.shared_letters(counts.armored, counts.stealth_tracking), start=1):
        behind = markers.tracking(side, back, setting) if back else None
        yield f"tracking_{key}_{number}", 1, markers.tracking(side, front, setting), behind


def _shared(rules: Rules, setting: Setting) -> Iterator[Row]:
    """Yield the markers of both sides."""
    counts, fire = rules.pieces.shared, rules.modifiers
    three, four = markers.painted(fire.painted, setting), markers.painted(fire.sniper_paint_bonus, setting)
    yield "complete", counts.complete, markers.complete(setting), markers.complete_back(setting)
    yield "shock_panic", counts.shock_panic, markers.shock(setting), markers.panic(setting)
    yield "painted", counts.painted_plus3, three, four
    yield "painted_sniper", counts.painted_plus4, four, three
    yield "bunker", counts.bunker_improved, markers.bunker(setting), markers.improved_position(setting)
    yield "turn", counts.turn_marker, markers.turn(SIDES[Side.RED], setting), markers.turn(SIDES[Side.BLUE], setting)
    yield from _mines(rules, setting)
    yield from _levels(rules, setting)


def _mines(rules: Rules, setting: Setting) -> Iterator[Row]:
    """Yield the mines; what they are is on their backs alone. Rule: BS.PCS.30."""
    counts, hidden = rules.pieces.shared, markers.hidden_mine(setting)
    yield "mine_dummy", counts.mine_dummy, hidden, markers.dummy(setting)
    yield "mine_explosive", counts.mine_explosive, hidden, markers.explosive(setting)
    yield "mine_nuclear", counts.mine_nuclear, hidden, markers.nuclear(setting)


def _levels(rules: Rules, setting: Setting) -> Iterator[Row]:
    """Yield elevation tiles and building levels, as evenly as their numbers go. Rules: BS.PCS.31, BS.MLB.6."""
    counts, high = rules.pieces.shared, markers.high(markers.RUNGS, setting)
    for level in range(1, markers.RUNGS + 1):
        yield (
            f"level_{level}",
            _share(counts.elevation_tiles, level, markers.RUNGS),
            markers.level(level, setting),
            high,
        )
    yield "level_plus", counts.plus6_tiles, high, high
    for storey in range(1, STOREYS + 1):
        front = markers.storey(storey, setting)
        yield f"building_level_{storey}", _share(counts.building_level, storey, STOREYS), front, front


def _share(count: int, number: int, among: int) -> int:
    """Return how many of `count` pieces bear a number, when the numbers 1 to `among` come round and round."""
    return (count + among - number) // among
