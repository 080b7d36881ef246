"""The range ruler: inches, and under them the range bands of everyone. Rules: 7S.RNG.1 to 7S.RNG.6, 7S.GAP.8.

It is as long as the shipped tables are wide and made of strips that fit on a sheet; each is glued on the tab of the
one before. A strip is drawn lying and turned upright: x runs along it, from the first inch to the last.
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
from exporters.games.seven_seconds.look import PANEL, QUIET, RULE, STEEL, TROOP_DECK, lengths, rules_of
from exporters.games.seven_seconds.wording import pieces as words
from exporters.imposition.pieces import Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle, TypeScale
from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneType, TrooperType

STRIP_IN: Final = 9
STRIPS: Final = 4
SCALE_MM: Final = 11.0
ROW_MM: Final = 7.6
FOOT_MM: Final = 4.6
ROW_GAP_MM: Final = 0.6

INCH: Final = TextStyle(Face.NUMERAL, 11, 7, BLACK, align="centre", valign="middle")
BAND_ON_LIGHT: Final = TextStyle(Face.NUMERAL, 12, 7, STEEL, valign="middle")
BAND_ON_DARK: Final = TextStyle(Face.NUMERAL, 12, 7, WHITE, valign="middle")
WHO_ON_LIGHT: Final = TextStyle(Face.TEXT, 8.5, 6, STEEL, valign="middle", leading=1.05)
WHO_ON_DARK: Final = TextStyle(Face.TEXT, 8.5, 6, WHITE, valign="middle", leading=1.05)
SMALL: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, valign="middle", tracking_pt=0.2)
GLUE: Final = TextStyle(Face.ITALIC, 6.5, 6, QUIET, align="centre", valign="middle", leading=1.05)


@dataclass(frozen=True)
class BandRow:
    """Bands of one width, and who counts in them, in words."""

    width_in: float
    users: str


def ruler(job: PrintJob) -> Iterator[Piece]:
    """Yield the strips of the ruler from the first to the last."""
    rules = rules_of(job.setting)
    for number in range(STRIPS):
        yield piece_by_rules(
            job, f"ruler/strip_{number + 1}", strip(number, rules, job.setting.type_scale, job.setting.language)
        )


def band_rows(rules: Rules, language: str = "") -> tuple[BandRow, ...]:
    """Return the widths of bands there are, the narrowest first, and who uses them for what."""
    found = lengths(rules)
    targeting = {kind.value: found.target_band_in[kind.value] for kind in (*TrooperType, DroneType.RECCE_DRONE)}
    widths = sorted({*found.rifle_band_in.values(), *targeting.values()})
    return tuple(BandRow(width, _users(width, found.rifle_band_in, targeting, language)) for width in widths)


def _users(width: float, rifles: dict[str, float], targeting: dict[str, float], language: str) -> str:
    parts = []
    for title, bands in ((words.RIFLES, rifles), (words.TARGETING, targeting)):
        units = tuple(unit for unit, band in bands.items() if band == width)
        if units:
            others = tuple(unit for unit in bands if unit not in units)
            parts.append(said(title, language, units=words.who(units, others, language)))
    return " \N{MIDDLE DOT} ".join(parts)


def strip(number: int, rules: Rules, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return a strip of the ruler, upright; the last one has no tab."""
    rows = band_rows(rules, language)
    last = number == STRIPS - 1
    long, high = STRIP_IN * MM_PER_IN, SCALE_MM + len(rows) * ROW_MM + FOOT_MM
    made = strip_ground(long, high, type_scale, language)
    for at, row in enumerate(rows):
        _bands(made, row, number, Box(0, SCALE_MM + at * ROW_MM, long, ROW_MM))
    _inches(made, number)
    _foot(made, number, rules, Box(2, high - FOOT_MM, long - 4, FOOT_MM))
    if not last:
        draw_tab(made, Box(long, 0, TAB_MM, high), Tab(said(words.GLUE, language), GLUE, RULE))
    whole = long + (0 if last else TAB_MM)
    return Drawn(upright(f"ruler_{number + 1}", said(words.RULER, language), (whole, high), made), tuple(made.findings))


def _inches(made: Composition, number: int) -> None:
    """Draw the edge: long marks at inches, shorter ones at halves, quarters and eighths; numbers at inches."""
    marks = {1: 5.2, 2: 3.6, 4: 2.6, 8: 1.6}
    for eighth in range(STRIP_IN * 8 + 1):
        length = next(mark for part, mark in marks.items() if eighth * part % 8 == 0)
        x = eighth / 8 * MM_PER_IN
        stroke = Stroke(BLACK, 0.35 if eighth % 8 == 0 else 0.2)
        made.draw(Path(polyline((x, -BLEED_MM), (x, length)), None, stroke))
    for inch in range(1, STRIP_IN + 1):
        x = inch * MM_PER_IN - (3.6 if inch == STRIP_IN else 0)
        made.write(str(number * STRIP_IN + inch), Box(x - 5, 5.6, 10, SCALE_MM - 6), INCH)


def _bands(made: Composition, row: BandRow, number: int, box: Box) -> None:
    """Draw the part of each band that lies on a strip: its number, and who uses it where there is room."""
    start_in, end_in = number * STRIP_IN, (number + 1) * STRIP_IN
    for band in range(int(start_in / row.width_in) + 1, ceil(end_in / row.width_in) + 1):
        left = max((band - 1) * row.width_in, start_in) - start_in
        right = min(band * row.width_in, end_in) - start_in
        if right - left <= 0:
            continue
        cell = Box(left * MM_PER_IN, box.y, (right - left) * MM_PER_IN, box.height)
        _band(made, band, row, cell)


def _band(made: Composition, band: int, row: BandRow, cell: Box) -> None:
    dark = band % 2 == 0
    made.draw(Rect(cell.x, cell.y, cell.width, cell.height - ROW_GAP_MM, fill=TROOP_DECK.ink if dark else PANEL))
    made.draw(Path(polyline((cell.x, cell.y), (cell.x, cell.bottom)), None, Stroke(STEEL, 0.35)))
    mark, rest = cell.inset(min(1.6, cell.width * 0.1), 0).cut_left(min(6.5, cell.width * 0.8))
    made.write_if_room(str(band), mark, BAND_ON_DARK if dark else BAND_ON_LIGHT)
    if rest.width > 40:
        width = said(words.BAND, made.language, width=inches(row.width_in, made.language))
        made.write(f"{width} \N{MIDDLE DOT} {row.users}", rest, WHO_ON_DARK if dark else WHO_ON_LIGHT)


def _foot(made: Composition, number: int, rules: Rules, box: Box) -> None:
    part = said(words.PART, made.language, number=number + 1, count=STRIPS)
    line = said(words.ON_THE_LINE[rules.range.boundary], made.language)
    foot = f"{said(words.RULER, made.language).upper()} {part}  \N{MIDDLE DOT}  {line}"
    made.write(foot, box, SMALL)
