"""The range finder and movement gauge: map points on a table without a map, and what range takes off an attack.

Rules: BS.MPL.2 to BS.MPL.4, BS.MOD.14. A row of bands stands for each step of range that a card of the pack has.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.true_size import BLEED_MM, TAB_MM, Tab, draw_tab, strip_ground, upright
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import polyline
from exporters.faces.fonts import MM_PER_IN, Face
from exporters.games.battlesuit.look import IRON, PANEL, QUIET, RULE, STEEL, rules_of
from exporters.games.battlesuit.pages import LEAST_PT
from exporters.games.battlesuit.wording import pieces as words
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import inches, signed
from schemas.catalogues.saying import said
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.rules import Rules
from schemas.packs.packs import Pack

STRIP_IN: Final = 9
STRIPS: Final = 4
SCALE_MM: Final = 11.0
ROW_MM: Final = 7.6
FOOT_MM: Final = 5.0
ROW_GAP_MM: Final = 0.6
LEAST_NOTE_MM: Final = 40.0

POINT: Final = TextStyle(Face.NUMERAL, 11, LEAST_PT, BLACK, align="centre", valign="middle")
BAND: Final = {
    False: TextStyle(Face.NUMERAL, 12, LEAST_PT, STEEL, valign="middle"),
    True: TextStyle(Face.NUMERAL, 12, LEAST_PT, WHITE, valign="middle"),
}
WHO: Final = {
    False: TextStyle(Face.TEXT, 8.5, LEAST_PT, STEEL, valign="middle", leading=1.05),
    True: TextStyle(Face.TEXT, 8.5, LEAST_PT, WHITE, valign="middle", leading=1.05),
}
SMALL: Final = TextStyle(Face.LABEL, 8, LEAST_PT, QUIET, valign="middle", leading=1.0)
GLUE: Final = TextStyle(Face.ITALIC, 8, LEAST_PT, QUIET, align="centre", valign="middle", leading=1.05)


@dataclass(frozen=True)
class Step:
    """A step of range in points, what each takes off, and whose attacks it weakens, in words."""

    points: int
    per_step: int
    users: str


def gauge(job: PrintJob) -> Iterator[Piece]:
    """Yield the strips from the first to the last."""
    rules = rules_of(job.setting)
    rows = steps(job.pack, rules, job.setting.language)
    for number in range(STRIPS):
        yield piece_by_rules(job, f"gauge/strip_{number + 1}", strip(number, rows, rules, job.setting))


def steps(pack: Pack, rules: Rules, language: str = "") -> tuple[Step, ...]:
    """Return the steps of range of the pack's cards, the shortest first. Rule: BS.MOD.14."""
    users: dict[int, list[str]] = {}
    for card in _who_attacks(pack):
        users.setdefault(card.attenuation_points, []).append(card.title)
    most = max(map(len, users.values()), default=0)
    others = said(words.OTHERS if len(users) > 1 else words.EVERYONE, language)
    per_step = rules.modifiers.attenuation_per_step
    return tuple(
        Step(points, per_step, others if len(names) == most else ", ".join(names))
        for points, names in sorted(users.items())
    )


def _who_attacks(pack: Pack) -> Iterator[SoldierCard | UnitCard]:
    """Yield the cards with an attack, by id."""
    for kind in ("soldier_card", "unit_card"):
        for document in pack.of_kind(kind):
            card = document.model
            if isinstance(card, SoldierCard) or (isinstance(card, UnitCard) and card.attack):
                yield card


def strip(number: int, rows: tuple[Step, ...], rules: Rules, setting: Setting) -> Drawn:
    """Return a strip of the gauge, upright; the last one has no tab."""
    last = number == STRIPS - 1
    long, high = STRIP_IN * MM_PER_IN, SCALE_MM + len(rows) * ROW_MM + FOOT_MM
    made = strip_ground(long, high, setting.type_scale, setting.language)
    point_in = rules.scale.mapless_inches_per_point
    for at, row in enumerate(rows):
        _draw_bands(made, row, number, Box(0, SCALE_MM + at * ROW_MM, long, ROW_MM), point_in)
    _draw_points(made, number, point_in)
    _draw_foot(made, number, point_in, Box(2, high - FOOT_MM, long - 4, FOOT_MM))
    if not last:
        draw_tab(made, Box(long, 0, TAB_MM, high), Tab(said(words.GLUE, setting.language), GLUE, RULE))
    whole = long + (0 if last else TAB_MM)
    return Drawn(
        upright(f"gauge_{number + 1}", said(words.GAUGE, setting.language), (whole, high), made), tuple(made.findings)
    )


def _draw_points(made: Composition, number: int, point_in: int) -> None:
    """Draw the edge: long marks and numbers at map points, shorter marks at half inches."""
    for half in range(STRIP_IN * 2 + 1):
        inch = number * STRIP_IN + half / 2
        at_point = inch % point_in == 0
        x = half / 2 * MM_PER_IN
        stroke = Stroke(BLACK, 0.4 if at_point else 0.2)
        made.draw(Path(polyline((x, -BLEED_MM), (x, 5.2 if at_point else 2.8)), None, stroke))
        if at_point and half:
            middle = x - (3.8 if half == STRIP_IN * 2 else 0)
            made.write(f"{inch / point_in:g}", Box(middle - 5, 5.6, 10, SCALE_MM - 6), POINT)


def _draw_bands(made: Composition, row: Step, number: int, box: Box, point_in: int) -> None:
    """Draw the part of each band that lies on a strip; a band ends where the next full step begins."""
    width_in = row.points * point_in
    start_in, end_in = number * STRIP_IN, (number + 1) * STRIP_IN
    for band in range(start_in // width_in, ceil(end_in / width_in)):
        left = max(band * width_in, start_in) - start_in
        right = min((band + 1) * width_in, end_in) - start_in
        cell = Box(left * MM_PER_IN, box.y, (right - left) * MM_PER_IN, box.height)
        _draw_band(made, band, row, cell)


def _draw_band(made: Composition, band: int, row: Step, cell: Box) -> None:
    dark = band % 2 == 1
    made.draw(Rect(cell.x, cell.y, cell.width, cell.height - ROW_GAP_MM, fill=IRON if dark else PANEL))
    made.draw(Path(polyline((cell.x, cell.y), (cell.x, cell.bottom)), None, Stroke(STEEL, 0.35)))
    mark, rest = cell.inset(min(1.6, cell.width * 0.1), 0).cut_left(min(8.5, cell.width * 0.8))
    made.write_if_room(signed(band * row.per_step), mark, BAND[dark])
    if rest.width > LEAST_NOTE_MM:
        modifier = signed(row.per_step)
        text = said(words.STEP, made.language, modifier=modifier, points=row.points, users=row.users)
        made.write(text, rest, WHO[dark])


def _draw_foot(made: Composition, number: int, point_in: int, box: Box) -> None:
    part = said(words.GAUGE_PART, made.language, number=number + 1, count=STRIPS)
    scale = said(words.GAUGE_SCALE, made.language, inches=inches(point_in, made.language))
    made.write(f"{part} \N{MIDDLE DOT} {scale}", box, SMALL)
