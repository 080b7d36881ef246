"""Troopers and weapons on a map in small: side, number and state, arcs, and what the battle makes of the ground.

The first side is squares and the second discs, in the colours of their squads; signs are those of the counters.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from math import hypot
from typing import Final

from engine.games.infantry.ground import Spot
from engine.games.infantry.log.tabletop import Figure
from exporters.components.framing import SideLook
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Dots, Item, Path, Point, Rect, Stroke, Symbol
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import Outline, around, circle, icon, polygon, polyline, rectangle, sector
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.games.infantry.chits import LOOKS, MarkerLook
from exporters.games.infantry.look import DANGER, DARK_SMOKE, MARKERS, PALE_DANGER, SMOKE, TUNNEL, TYPES, WEAPONS
from exporters.games.infantry.maps.lattice import MapFrame
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.models.infantry.words import Seat, WeaponType

NUMBER: Final = TextStyle(Face.NUMERAL, 8, 3, WHITE, align="centre", valign="middle", leading=1.0)
READ_MM: Final = 2.12
"""Height of the smallest number on a map whose pieces are larger than its pitch: 6 points."""

SIZE: Final = 0.46
"""Half the width of a trooper, as a share of the pitch."""

BADGE: Final = 0.26
REACH: Final = 5.0
"""How far arcs are drawn, in dots; they reach as far as the weapon does."""

CLOUD: Final = 0.42
UPRIGHT_DEG: Final = -90.0
CREWED: Final = MarkerLook(LOOKS["wire"].ground, WEAPONS.ink)


@dataclass(frozen=True)
class Wedge:
    """An arc on the map: where its point lies, the bearing of its middle, its width."""

    spot: Spot
    bearing_deg: int
    width_deg: int


def outline_of(side: str, at: Point, half: float) -> Outline:
    """Return the outline of a trooper: a square for the first side, a disc for the second."""
    x, y = at
    return rectangle(x - half, y - half, 2 * half, 2 * half) if side == Seat.A.value else circle(x, y, half)


def draw_figure(made: Composition, figure: Figure, look: SideLook, frame: MapFrame) -> None:
    """Draw a trooper with a badge for each state it is in, and for the cells it has crossed out."""
    at, half = frame.point(figure.spot), frame.piece_mm * SIZE
    edge = Stroke(look.on, half * 0.12)
    if figure.under:
        edge = Stroke(TUNNEL, half * 0.25, (half * 0.5, half * 0.3))
    made.draw(Path(outline_of(figure.side, at, half), look.ink, edge))
    if _is_read(half * 1.5, frame):
        _write(made, str(figure.number + 1), at, half * 1.5, look.on)
    states = (
        ("entangled", figure.caught, (-1, -1)),
        ("shaken", figure.shaken, (1, -1)),
        ("prone", figure.prone, (-1, 1)),
    )
    for name, is_so, (across, down) in states:
        if is_so:
            made.draw(*_badge(MARKERS[name], LOOKS[name], (at[0] + across * half, at[1] + down * half), frame))
    if figure.crossed:
        spot = (at[0] + half, at[1] + half)
        made.draw(Path(circle(*spot, frame.piece_mm * BADGE), DANGER, Stroke(WHITE, half * 0.1)))
        if _is_read(frame.piece_mm * BADGE * 1.5, frame):
            _write(made, str(figure.crossed), spot, frame.piece_mm * BADGE * 1.5, WHITE)


def arc(wedge: Wedge, ink: Ink, frame: MapFrame) -> Iterator[Item]:
    """Yield an arc: a pale sector at its point, its limits farther out. Rules: IN.CRW.11, IN.HOUSE.4, IN.HOUSE.5."""
    x, y = frame.point(wedge.spot)
    middle, half = UPRIGHT_DEG + wedge.bearing_deg, wedge.width_deg / 2
    near, far = frame.pitch_mm * 1.6, frame.pitch_mm * REACH
    yield Path(sector(x, y, 0.01, near, (middle - half, middle + half)), PALE_DANGER)
    line = Stroke(ink, frame.pitch_mm * 0.07, (frame.pitch_mm * 0.3, frame.pitch_mm * 0.2))
    yield Path(sector(x, y, 0.01, far, (middle - half, middle + half)), None, line)


def barrel(wedge: Wedge, frame: MapFrame) -> Path:
    """Return the barrel of a crewed weapon that is set up, along the middle of its arc. Rule: IN.CRW.12."""
    at = frame.point(wedge.spot)
    [muzzle] = around(*at, 1, frame.piece_mm * 1.1, UPRIGHT_DEG + wedge.bearing_deg)
    return Path(polyline(at, muzzle), None, Stroke(WEAPONS.ink, frame.piece_mm * 0.22, cap="round"))


def weapon(spot: Spot, frame: MapFrame) -> tuple[Item, ...]:
    """Return a crewed weapon, set up or left lying, beside whoever has it. Rules: IN.CRW.5, IN.CRW.8, IN.GAP.5."""
    x, y = frame.point(spot)
    return _badge(TYPES[WeaponType.CREWED], CREWED, (x, y - frame.piece_mm * SIZE), frame)


def smoke(spot: Spot, radius: int, frame: MapFrame) -> Iterator[Item]:
    """Yield a cloud: a puff on each dot of it on the map, its sign where it landed. Rules: IN.SMK.3, IN.SMK.5."""
    reach = range(-radius, radius + 1)
    spots = [(spot[0] + across, spot[1] + up) for across, up in product(reach, repeat=2)]
    places = tuple(frame.point((c, r)) for c, r in spots if 0 <= c < frame.columns and 0 <= r < frame.rows)
    yield Dots(places, frame.pitch_mm * CLOUD, DARK_SMOKE)
    yield Dots(places, frame.pitch_mm * CLOUD * 0.88, SMOKE)
    yield from _plate("smoke", spot, frame)


def marks(name: str, spots: Iterable[Spot], frame: MapFrame) -> Iterator[Item]:
    """Yield a marker by its name on each of some dots."""
    for spot in sorted(spots):
        yield from _plate(name, spot, frame)


def shot(line: tuple[Spot, ...], back: Iterable[Spot], frame: MapFrame) -> Iterator[Item]:
    """Yield a line of fire from the attacker over its dots to the target, rings where one back would go (IN.GAP.20)."""
    pitch, places = frame.pitch_mm, tuple(frame.point(spot) for spot in line)
    thin = Stroke(DANGER, pitch * 0.08)
    yield Path(polyline(_beside(places[0], places[-1], pitch), places[-1]), None, thin)
    yield Dots(places[1:-1], pitch * 0.15, DANGER)
    rings = tuple(step for spot in sorted(back) for step in circle(*frame.point(spot), pitch * 0.2))
    if rings:
        yield Path(rings, None, thin)
    yield Path(_arrow(places[0], places[-1], pitch), DANGER, Stroke(WHITE, pitch * 0.05))


def zone(limits: tuple[int, int, int, int], look: SideLook, frame: MapFrame) -> Rect:
    """Return where a side is set down: first and last column, first and last row. Rule: IN.HOUSE.10."""
    west, east, south, north = limits
    box = frame.rectangle((west, south), (east, north)).inset(0.3)
    line = Stroke(look.outline, frame.pitch_mm * 0.1, (frame.pitch_mm * 0.5, frame.pitch_mm * 0.3))
    return Rect(box.x, box.y, box.width, box.height, frame.pitch_mm * 0.2, None, line)


def objective(limits: tuple[int, int, int, int], look: SideLook, frame: MapFrame) -> Rect:
    """Return where an objective lies: first and last column, first and last row. Rule: IN.HOUSE.11."""
    west, east, south, north = limits
    box = frame.rectangle((west, south), (east, north))
    return Rect(box.x, box.y, box.width, box.height, 0, None, Stroke(look.outline, frame.pitch_mm * 0.14))


def _arrow(start: Point, end: Point, pitch: float) -> Outline:
    """Return the head of an arrow that touches the edge of whoever stands at its end."""
    tip = _beside(end, start, pitch)
    foot = _beside(end, start, pitch * 2)
    across, down = (tip[0] - foot[0]) * 0.5, (tip[1] - foot[1]) * 0.5
    return polygon(tip, (foot[0] - down, foot[1] + across), (foot[0] + down, foot[1] - across))


def _beside(place: Point, other: Point, pitch: float) -> Point:
    """Return the edge of whoever stands at a place, on the way to another one."""
    share = pitch * SIZE / hypot(other[0] - place[0], other[1] - place[1])
    return place[0] + (other[0] - place[0]) * share, place[1] + (other[1] - place[1]) * share


def _plate(name: str, spot: Spot, frame: MapFrame) -> tuple[Item, ...]:
    """Return a marker as it is printed, in small: a sign on its ground."""
    x, y = frame.point(spot)
    look, half = LOOKS[name], frame.piece_mm * 0.4
    ground = Rect(x - half, y - half, 2 * half, 2 * half, half * 0.3, look.ground, Stroke(look.ink, half * 0.12))
    return ground, icon(MARKERS[name], Box(x, y, 0, 0).inset(-half * 0.72), look.ink)


def _badge(sign: Symbol, look: MarkerLook, at: Point, frame: MapFrame) -> tuple[Item, ...]:
    radius = frame.piece_mm * BADGE
    ground = Path(circle(*at, radius), look.ground, Stroke(look.ink, radius * 0.12))
    return ground, icon(sign, Box(*at, 0, 0).inset(-radius * 0.68), look.ink)


def _is_read(high: float, frame: MapFrame) -> bool:
    return high >= READ_MM or not frame.least_piece_mm


def _write(made: Composition, text: str, at: Point, high: float, ink: Ink) -> None:
    """Write a number so high in the middle of a piece."""
    style = NUMBER.sized(high / MM_PER_PT)._replace(fill=ink)
    made.write_if_room(text, Box(at[0] - high, at[1] - high / 2, 2 * high, high), style)
