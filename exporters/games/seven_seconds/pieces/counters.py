"""Counters of 7 Seconds, and their faces.

The counters: square ones for states, round ones of the size that counts in play. Rules: 7S.CTR.1 to 7S.CTR.8.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import with_bleed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Path, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import chamfered, circle, icon, polyline
from exporters.faces.fonts import MM_PER_IN, MM_PER_PT, Face
from exporters.games.seven_seconds import look
from exporters.games.seven_seconds.sides import SIDES, SideLook
from exporters.games.seven_seconds.wording import pieces as words
from exporters.games.seven_seconds.wording.terms import OBJECTIVE_LETTERS, OBJECTIVES
from exporters.imposition.pieces import Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Deck, ObjectiveName, TrooperType

DENOMINATIONS: Final = (5, 1)
"""What target counters are printed to stand for. Rule: 7S.CTR.2."""

SMALL_MM: Final = 15.875
"""Five eighths of an inch, the wargamer's counter."""

LARGE_MM: Final = 19.05
BLEED_MM: Final = 1.5
LEAST_PT: Final = 6.0

CAPTION: Final = TextStyle(Face.LABEL, 6.5, LEAST_PT, WHITE, align="centre", valign="middle", tracking_pt=0.2)
DAMAGE_INK: Final = look.MISSION_DECKS[Deck.CHANCE_ENCOUNTER].ink

TARGET_COUNTERS: Final = 60
"""For both players together: the catalogue's default, as the rules set no limit. Rule: 7S.CTR.2."""


def activation(side: SideLook, language: str = "") -> Drawn:
    """Return the counter of a unit that may still act; both sides of it are the same. Rule: 7S.CTR.1."""
    made = _square(side.ink, WHITE, language)
    made.draw(icon(look.ACTIVATION, _part(SMALL_MM, 0.22, 0.16, 0.56, 0.48), WHITE), _owner(side, WHITE))
    made.write(said(words.ACTIVATION, language).upper(), _part(SMALL_MM, 0.1, 0.68, 0.8, 0.17), CAPTION)
    return _finished(f"activation_{side.key}", f"{words.ACTIVATION} ({side.word})", SMALL_MM, made)


def damaged(side: SideLook, language: str = "") -> Drawn:
    """Return the counter of a damaged suit. Rule: 7S.CTR.3."""
    made = _square(DAMAGE_INK, WHITE, language)
    made.draw(icon(look.CRACKED, _part(SMALL_MM, 0.24, 0.15, 0.52, 0.48), WHITE), _owner(side, WHITE))
    made.write(said(words.DAMAGED, language).upper(), _part(SMALL_MM, 0.09, 0.68, 0.82, 0.17), CAPTION)
    return _finished(f"damaged_{side.key}", f"{words.DAMAGED} ({side.word})", SMALL_MM, made)


def jamming(side: SideLook, language: str = "") -> Drawn:
    """Return the counter of a haywire drone whose field is on. Rule: 7S.CTR.8."""
    made = _square(look.DRONE_DECK.ink, WHITE, language)
    made.draw(icon(look.JAMMING, _part(SMALL_MM, 0.24, 0.2, 0.52, 0.48), WHITE), _owner(side, WHITE))
    made.write(said(words.HAYWIRE, language).upper(), _part(SMALL_MM, 0.1, 0.68, 0.8, 0.17), CAPTION)
    return _finished(f"haywire_{side.key}", f"{words.HAYWIRE} ({side.word})", SMALL_MM, made)


def target_face(value: int, *, dark: bool = False) -> Drawn:
    """Return a target counter worth `value`: dark on light, or light on dark. Rule: 7S.CTR.2."""
    ground, ink = (look.STEEL, WHITE) if dark else (look.PAPER, look.STEEL)
    made = _square(ground, ink)
    made.draw(icon(look.RETICLE, _part(SMALL_MM, 0.1, 0.1, 0.8, 0.8), ink))
    numeral = TextStyle(Face.NUMERAL, 19, 8, ink, align="centre", valign="middle")
    made.write(str(value), _part(SMALL_MM, 0.2, 0.2, 0.6, 0.6), numeral)
    return _finished(f"target_{value}", f"{value} target counters", SMALL_MM, made)


def initiative(language: str = "") -> Drawn:
    """Return the counter of who goes first. Rule: 7S.CTR.6."""
    made = Composition(language=language)
    middle, reach = LARGE_MM / 2, LARGE_MM / 2
    made.draw(_disc(LARGE_MM, look.STEEL), _ring(middle, reach * 0.88, WHITE))
    made.draw(icon(look.FIRST, _part(LARGE_MM, 0.24, 0.15, 0.52, 0.42), WHITE))
    made.write(said(words.INITIATIVE, language).upper(), _part(LARGE_MM, 0.08, 0.56, 0.84, 0.16), CAPTION)
    for at, side in enumerate(SIDES):
        made.draw(icon(side.sign, _part(LARGE_MM, 0.36 + 0.16 * at, 0.73, 0.12, 0.12), WHITE))
    return _finished("initiative", words.INITIATIVE, LARGE_MM, made)


def blip(side: SideLook, diameter_in: float) -> Drawn:
    """Return the upper side of a blip: whose it is, and nothing else. Rule: 7S.CTR.4."""
    size = diameter_in * MM_PER_IN
    made = Composition()
    made.draw(_disc(size, side.ink), *_rings(size, side.shade), _ring(size / 2, size * 0.44, WHITE))
    made.draw(icon(side.sign, _part(size, 0.3, 0.28, 0.4, 0.4), WHITE))
    return _finished(f"blip_{side.key}", f"Blip ({side.word})", size, made)


def blip_number(side: SideLook, number: int, diameter_in: float) -> Drawn:
    """Return the lower side of a blip: the square it belongs to. Rule: 7S.HOLD.3."""
    size = diameter_in * MM_PER_IN
    made = Composition()
    made.draw(_disc(size, look.PAPER), _ring(size / 2, size * 0.42, side.ink, 0.05 * size))
    numeral = TextStyle(Face.NUMERAL, size / MM_PER_PT * 0.42, 1, side.ink, align="centre", valign="middle")
    made.write(str(number), _part(size, 0.16, 0.2, 0.68, 0.5), numeral)
    made.draw(icon(side.sign, _part(size, 0.43, 0.7, 0.14, 0.14), side.ink))
    return _finished(f"blip_{side.key}_{number:02}", f"Blip {number} ({side.word})", size, made)


def objective(name: ObjectiveName, diameter_in: float, language: str = "", *, defenders: bool) -> Drawn:
    """Return an objective: the defender's red with a square, the attacker's blue with a ring. Rule: 7S.CTR.7."""
    ink = look.RED if defenders else look.BLUE
    size = diameter_in * MM_PER_IN
    made = Composition(language=language)
    made.draw(_disc(size, ink))
    _emblem(made, name, size, WHITE, square=defenders)
    return _finished(f"objective_{name.value}", OBJECTIVES[name], size, made)


def destroyed_objective(name: ObjectiveName, diameter_in: float, language: str = "", *, defenders: bool) -> Drawn:
    """Return the other side of an objective: crossed out. Rule: 7S.OBJ.11."""
    size = diameter_in * MM_PER_IN
    made = Composition(language=language)
    made.draw(_disc(size, look.PAPER))
    for near, far in ((0.15, 0.85), (0.85, 0.15)):
        made.draw(
            Path(polyline((size * near, size * 0.09), (size * far, size * 0.79)), None, Stroke(look.RULE, size * 0.09))
        )
    _emblem(made, name, size, look.STEEL, square=defenders)
    return _finished(f"objective_{name.value}_destroyed", f"{OBJECTIVES[name]}, {words.DESTROYED}", size, made)


def _emblem(made: Composition, name: ObjectiveName, size: float, ink: Ink, *, square: bool) -> None:
    """Draw an objective's letter in its frame, and its name."""
    if square:
        made.draw(_frame(_part(size, 0.2, 0.14, 0.6, 0.6), ink, size * 0.035))
    else:
        made.draw(Path(circle(size / 2, size * 0.44, size * 0.32), None, Stroke(ink, size * 0.035)))
    letter = TextStyle(Face.TITLE, size / MM_PER_PT * 0.44, 1, ink, align="centre", valign="middle")
    made.write(OBJECTIVE_LETTERS[name], _part(size, 0.2, 0.1, 0.6, 0.6), letter)
    caption = TextStyle(Face.LABEL, 6.5, LEAST_PT, ink, align="centre", valign="middle", tracking_pt=0.3)
    made.write_if_room(said(OBJECTIVES[name], made.language).upper(), _part(size, 0.2, 0.76, 0.6, 0.14), caption)


def _square(ground: Ink, ink: Ink, language: str = "") -> Composition:
    """Return the ground of a square counter and the thin frame inside it."""
    made = Composition(language=language)
    made.draw(_bled(SMALL_MM, ground), _frame(_part(SMALL_MM, 0.07, 0.07, 0.86, 0.86), ink, 0.25))
    return made


def _frame(box: Box, ink: Ink, width_mm: float) -> Path:
    ground = chamfered(box, box.width * 0.14, ink, "tl tr br bl")
    return Path(ground.segments, None, Stroke(ink, width_mm))


def _owner(side: SideLook, ink: Ink) -> Group:
    """Return the owner's sign in the upper left corner."""
    return Group((icon(side.sign, _part(SMALL_MM, 0.17, 0.14, 0.14, 0.14), ink),))


def _rings(size: float, ink: Ink) -> tuple[Path, ...]:
    return tuple(_ring(size / 2, size * share, ink, size * 0.035) for share in (0.31, 0.38, 0.5))


def _ring(middle: float, radius: float, ink: Ink, width_mm: float = 0.3) -> Path:
    return Path(circle(middle, middle, radius), None, Stroke(ink, width_mm))


def _bled(size: float, ink: Ink) -> Rect:
    return Rect(-BLEED_MM, -BLEED_MM, size + 2 * BLEED_MM, size + 2 * BLEED_MM, fill=ink)


def _disc(size: float, ink: Ink) -> Path:
    """Return a round ground with its bleed."""
    return Path(circle(size / 2, size / 2, size / 2 + BLEED_MM), ink)


def _part(size: float, x: float, y: float, width: float, height: float) -> Box:
    """Return a box given in shares of a counter's size."""
    return Box(x * size, y * size, width * size, height * size)


def _finished(name: str, title: str, size: float, made: Composition) -> Drawn:
    return with_bleed(name, title, (size, size), BLEED_MM, made)


def counters(job: PrintJob) -> Iterator[Piece]:
    """Yield the counters of both sides, then those that belong to nobody; numbers and sizes follow the rules."""
    rules = look.rules_of(job.setting)
    for side in SIDES:
        yield from _states(job, side, rules)
        yield from _blips(job, side, rules)
    high, low = DENOMINATIONS
    target = piece_by_rules(job, "counter/target", target_face(low), target_face(high, dark=True))
    yield replace(target, copies=TARGET_COUNTERS)
    yield replace(piece_by_rules(job, "counter/initiative", initiative(job.setting.language)), shape="circle")
    for name in (*rules.objective.red, *rules.objective.blue):
        yield _objective(job, name, rules)


def _states(job: PrintJob, side: SideLook, rules: Rules) -> Iterator[Piece]:
    """Yield an activation counter for each unit, and one of damage or jamming for each that can have it."""
    pool, language = rules.figures.pool, job.setting.language
    units = rules.holding.squares * rules.holding.units_per_square
    troopers = sum(int(getattr(pool, trooper.value)) for trooper in TrooperType)
    active = activation(side, language)
    made = (
        (piece_by_rules(job, f"counter/activation_{side.key}", active, active), units),
        (piece_by_rules(job, f"counter/damaged_{side.key}", damaged(side, language)), troopers),
        (piece_by_rules(job, f"counter/haywire_{side.key}", jamming(side, language)), pool.haywire_drone),
    )
    yield from (replace(piece, copies=count) for piece, count in made if count)


def _blips(job: PrintJob, side: SideLook, rules: Rules) -> Iterator[Piece]:
    """Yield a blip for each square of the mat."""
    front = blip(side, rules.base.diameter_in)
    for number in range(1, rules.holding.squares + 1):
        back = blip_number(side, number, rules.base.diameter_in)
        yield replace(piece_by_rules(job, f"counter/blip_{side.key}_{number:02}", front, back), shape="circle")


def _objective(job: PrintJob, name: ObjectiveName, rules: Rules) -> Piece:
    size_in, defenders = rules.objective.diameter_in, name in rules.objective.red
    language = job.setting.language
    front = objective(name, size_in, language, defenders=defenders)
    back = destroyed_objective(name, size_in, language, defenders=defenders)
    return replace(piece_by_rules(job, f"counter/objective_{name.value}", front, back), shape="circle")
