"""Templates at the pitch of the dots: blasts and fire by their points, smoke, scatter, and firing arcs.

Rules: IN.EXP.3, IN.INC.4, IN.SMK.3, IN.SMK.5, IN.GAP.18, IN.HOUSE.5.

Firing arcs are the angle alone, since ranges are counted in dots. Rules: IN.CRW.11, IN.HOUSE.5.
Scatter: eight ways, and as many dots along each as a miss may land away. Rule: IN.GAP.18.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import cos, radians, sin
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import with_bleed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import circle, icon, polyline, sector
from exporters.faces.fonts import Face
from exporters.games.infantry import look
from exporters.games.infantry.cards.weapon import BURNS, EXPLODES, burns, draw_rings
from exporters.games.infantry.maps.lattice import PITCH_MM
from exporters.games.infantry.wording import terms as words
from exporters.games.infantry.wording.terms import each_said
from exporters.games.infantry.wording.weapons import smoke_hides, smoke_lasts
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import signed
from schemas.catalogues.saying import counted, said
from schemas.models.infantry.people import Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Filling
from schemas.packs.packs import Pack

MOST_MM: Final = 165.0
"""What goes on every sheet in one piece."""

RIGHT_DEG: Final = 90.0
FULL_DEG: Final = 360
DEGREES: Final = TextStyle(Face.NUMERAL, 24, 10, look.TROOPERS.ink, align="centre", valign="middle")
ARC_NOTE: Final = TextStyle(Face.ITALIC, 8.5, 6, BLACK, align="centre", valign="middle", leading=1.08)

MOST_DOTS: Final = 6
"""What goes on every sheet in one piece; beyond that the dots of the map are counted."""

WAYS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The ways of a D8, 1 is north, clockwise."""

NUMBER: Final = TextStyle(Face.NUMERAL, 9, 6, look.PINE, align="centre", valign="middle", leading=1.0)
WAY: Final = TextStyle(Face.NUMERAL, 15, 8, WHITE, align="centre", valign="middle", leading=1.0)
ARC_NAME: Final = TextStyle(Face.TITLE, 13, 8, look.PINE, align="centre", valign="middle", leading=1.0)
SCATTER_NOTE: Final = TextStyle(Face.ITALIC, 8, 6, BLACK, align="centre", valign="middle", leading=1.08)


def arcs(job: PrintJob) -> Iterator[Piece]:
    """Yield a template for each width of an arc that the rules know."""
    rules = look.rules_of(job.setting)
    for angle in sorted({rules.arcs.narrow_deg, rules.arcs.wide_deg, rules.crewed.arc_deg}):
        yield piece_by_rules(job, f"template/arc_{angle}", arc_template(angle, rules, job.setting))


def arc_template(angle_deg: int, rules: Rules, setting: Setting) -> Drawn:
    """Return a sector as long as a sheet lets it be; its point lies on a dot."""
    half = angle_deg / 2
    aside = sin(radians(min(half, RIGHT_DEG)))
    behind = max(0.0, -cos(radians(half)))
    radius = MOST_MM / max(2 * aside, 1 + behind)
    width, height = max(2 * radius * aside, 4 * PITCH_MM), radius * (1 + behind) + PITCH_MM / 2
    made = Composition(type_scale=setting.type_scale, language=setting.language)
    made.draw(Rect(-BLEED_MM, -BLEED_MM, width + 2 * BLEED_MM, height + 2 * BLEED_MM, fill=WHITE))
    x, y = width / 2, radius
    if angle_deg < FULL_DEG:
        outline = sector(x, y, 0.01, radius - 0.4, (-RIGHT_DEG - half, -RIGHT_DEG + half))
    else:
        outline = circle(x, y, radius - 0.4)
    made.draw(Path(outline, look.PALE_DANGER, Stroke(look.TROOPERS.ink, 0.6)))
    made.draw(Path(polyline((x, y), (x, 1)), None, Stroke(look.TROOPERS.ink, 0.3, (2.0, 1.4))))
    made.draw(Path(circle(x, y, 1.6), WHITE, Stroke(look.PINE, 0.4)), Path(circle(x, y, 0.6), look.PINE))
    _write(made, angle_deg, rules, (x, radius))
    return with_bleed(
        f"arc_{angle_deg}", said(words.ARC, setting.language, angle=angle_deg), (width, height), BLEED_MM, made
    )


def _write(made: Composition, angle_deg: int, rules: Rules, apex: tuple[float, float]) -> None:
    """Write the angle and the note across the middle line, on plates."""
    x, radius = apex
    wide = min(60.0, radius * 0.5)
    title = Box(x - 14, radius * 0.3, 28, 10)
    note = Box(x - wide / 2, title.bottom + 1, wide, 17)
    for box in (title, note):
        made.draw(Rect(box.x, box.y, box.width, box.height, 1.5, WHITE))
    made.write(f"{angle_deg}\N{DEGREE SIGN}", title, DEGREES)
    limits = words.LIMITS_IN if rules.arcs.limits_inside else words.LIMITS_OUT
    made.write(" ".join(each_said((words.ARC_NOTE, limits, words.RANGES), made.language)), note.inset(1, 0), ARC_NOTE)


def scatter(rules: Rules, setting: Setting) -> Drawn:
    """Return the star of eight ways; at the end of each stands the face of the D8."""
    reach = max(2, min(rules.scatter.most, MOST_DOTS))
    side = (2 * reach + 2) * PITCH_MM
    centre = side / 2
    made = Composition(type_scale=setting.type_scale, language=setting.language)
    made.draw(Rect(-BLEED_MM, -BLEED_MM, side + 2 * BLEED_MM, side + 2 * BLEED_MM, fill=WHITE))
    for face, (across, down) in enumerate(WAYS, start=1):
        end = (centre + across * reach * PITCH_MM, centre + down * reach * PITCH_MM)
        made.draw(Path(polyline((centre, centre), end), None, Stroke(look.RULE, 0.5)))
        for dot in range(1, reach + 1):
            x, y = centre + across * dot * PITCH_MM, centre + down * dot * PITCH_MM
            _draw_dot(made, x, y, dot, face if dot == reach else None)
    made.draw(Path(circle(centre, centre, PITCH_MM * 0.36), look.DANGER), Path(circle(centre, centre, 1.0), WHITE))
    _write_scatter(made, rules, centre)
    return with_bleed("scatter", said(words.SCATTER, setting.language), (side, side), BLEED_MM, made)


def _draw_dot(made: Composition, x: float, y: float, dot: int, face: int | None) -> None:
    """Draw a dot with its distance; on the last one of a way stands the face of the D8."""
    radius = PITCH_MM * (0.28 if face is None else 0.42)
    made.draw(Path(circle(x, y, radius), look.PALE_DANGER if face is None else look.PINE, Stroke(look.QUIET, 0.2)))
    box = Box(x - radius, y - radius, 2 * radius, 2 * radius)
    made.write(str(dot if face is None else face), box, NUMBER if face is None else WAY)


def _write_scatter(made: Composition, rules: Rules, centre: float) -> None:
    """Write the title and the note between the ways, above and below the middle on the right."""
    room = PITCH_MM * 1.5
    upper = Box(centre + PITCH_MM * 0.3, centre - room - PITCH_MM * 1.2, room, room)
    made.write_if_room(said(words.SCATTER, made.language), Box(upper.x, upper.y, room, room * 0.4), ARC_NAME)
    note = said(words.SCATTER_NOTE, made.language, least=rules.scatter.least, most=rules.scatter.most)
    wide = Box(centre + PITCH_MM * 2.2, centre + PITCH_MM * 0.35, PITCH_MM * 2.6, PITCH_MM * 1.6)
    made.write(note, wide, SCATTER_NOTE)


BLEED_MM: Final = 1.5
SMOKE_TEMPLATES: Final = 4
PUFF: Final = 0.44
NAME: Final = TextStyle(Face.TITLE, 15, 8, look.PINE, align="centre", valign="middle", leading=1.0)
LIST: Final = TextStyle(Face.LABEL, 8.5, 6, BLACK, align="centre", valign="middle", leading=1.08)
NOTE: Final = TextStyle(Face.ITALIC, 8, 6, look.QUIET, align="centre", valign="middle", leading=1.0)

SHARES: Final = ((0.14, 0.24, 0.62), (0.12, 0.14, 0.74))
"""What the texts on a back have of its height; the first that they fit in, else the last."""

Blast = tuple[tuple[int, ...], bool]
"""Points from the middle outwards, and whether it burns."""


def templates(job: PrintJob) -> Iterator[Piece]:
    """Yield a template for each blast of the pack's weapons, then smoke, scatter and arcs."""
    rules, setting = look.rules_of(job.setting), job.setting
    for blast, names in blasts_of(job.pack).items():
        damage, is_fire = blast
        key = f"{'fire' if is_fire else 'blast'}_{'_'.join(map(str, damage))}"
        sides = blast_front(key, blast, setting), blast_back(key, blast, names, rules, setting)
        yield piece_by_rules(job, f"template/{key}", *sides)
    if rules.options.smoke:
        sides = smoke_front(rules, setting), smoke_back(rules, setting)
        yield replace(piece_by_rules(job, "template/smoke", *sides), copies=SMOKE_TEMPLATES)
    yield piece_by_rules(job, "template/scatter", scatter(rules, setting))
    yield from arcs(job)


def blasts_of(pack: Pack) -> Mapping[Blast, tuple[str, ...]]:
    """Return the blasts of the weapons of a pack, the widest first, with the names of those that have each."""
    found: dict[Blast, tuple[str, ...]] = {}
    for document in pack.of_kind("weapon"):
        weapon = document.model
        if isinstance(weapon, Weapon) and len(weapon.damage) > 1 and weapon.filling is not Filling.SMOKE:
            blast = (weapon.damage, burns(weapon))
            found[blast] = (*found.get(blast, ()), weapon.name)
    return dict(sorted(found.items(), key=lambda each: (-len(each[0][0]), each[0][1], each[0][0])))


def side_mm(radius: int) -> float:
    """Return the side of a square of dots that reaches so many dots from its middle."""
    return (2 * radius + 1) * PITCH_MM


def blast_front(name: str, blast: Blast, setting: Setting) -> Drawn:
    """Return the dots of a blast with their points."""
    damage, is_fire = blast
    side, inks = side_mm(len(damage) - 1), BURNS if is_fire else EXPLODES
    made = _ground(side, inks.ground, setting)
    draw_rings(made, Box(0, 0, side, side), damage, inks)
    return with_bleed(
        name, said(words.FIRE if is_fire else words.BLAST, setting.language), (side, side), BLEED_MM, made
    )


def blast_back(name: str, blast: Blast, names: Sequence[str], rules: Rules, setting: Setting) -> Drawn:
    """Return which weapons a blast is of, and how the template is laid."""
    (damage, is_fire), language = blast, setting.language
    notes = [said(words.BLAST_NOTE, language)]
    if is_fire:
        notes.append(_then_burns(rules, language))
    if rules.options.water and (not is_fire or rules.water.incendiary):
        notes.append(said(words.WATER_NOTE, language, extra=signed(rules.water.extra_damage)))
    title = f"{said(words.FIRE if is_fire else words.BLAST, language)} {'/'.join(map(str, damage))}"
    texts = (title, ", ".join(names), " ".join(notes))
    return _back(f"{name}_back", side_mm(len(damage) - 1), texts, setting)


def _then_burns(rules: Rules, language: str) -> str:
    return counted(
        rules.fire.turns,
        "Then each dot of it burns for {number} turn.",
        "Then each dot of it burns for {number} turns.",
        language,
    )


def smoke_front(rules: Rules, setting: Setting) -> Drawn:
    """Return the dots of smoke: those it fills first are darker."""
    near, far = rules.smoke.radius, max(rules.smoke.radius, rules.smoke.grown_radius)
    side = side_mm(far)
    made = _ground(side, look.PANEL, setting)
    for down in range(-far, far + 1):
        for across in range(-far, far + 1):
            x, y = side / 2 + across * PITCH_MM, side / 2 + down * PITCH_MM
            is_near = max(abs(across), abs(down)) <= near
            made.draw(Path(circle(x, y, PITCH_MM * PUFF), look.DARK_SMOKE if is_near else look.SMOKE))
            made.draw(Path(circle(x, y, PITCH_MM * 0.1), WHITE, Stroke(look.PINE, 0.25)))
    half = (near + 0.5) * PITCH_MM
    made.draw(
        Rect(side / 2 - half, side / 2 - half, 2 * half, 2 * half, 2.0, stroke=Stroke(look.PINE, 0.4, (1.6, 1.0)))
    )
    made.draw(icon(look.MARKERS["smoke"], Box(side / 2 - 3, side / 2 - 3, 6, 6), WHITE))
    return with_bleed("smoke", said(words.SMOKE_TEMPLATE, setting.language), (side, side), BLEED_MM, made)


def smoke_back(rules: Rules, setting: Setting) -> Drawn:
    """Return how smoke grows and fades."""
    smoke, language = rules.smoke, setting.language
    first, grown = ((2 * radius + 1) ** 2 for radius in (smoke.radius, smoke.grown_radius))
    note = f"{said(words.SMOKE_NOTE, language, first=first, grown=grown)} {smoke_lasts(rules, language)}"
    texts = (said(words.SMOKE_TEMPLATE, language), smoke_hides(rules, language), note)
    return _back("smoke_back", side_mm(max(smoke.radius, smoke.grown_radius)), texts, setting)


def _ground(side: float, ink: Ink, setting: Setting) -> Composition:
    made = Composition(type_scale=setting.type_scale, language=setting.language)
    made.draw(Rect(-BLEED_MM, -BLEED_MM, side + 2 * BLEED_MM, side + 2 * BLEED_MM, fill=ink))
    return made


def _back(name: str, side: float, texts: tuple[str, str, str], setting: Setting) -> Drawn:
    """Return the back of a template: title, what it is of, and a note."""
    title, what, note = texts
    made = _ground(side, WHITE, setting)
    room = Box(0, 0, side, side).inset(1.8)
    texts_in = ((title, NAME), (what, LIST), (note, NOTE))
    for shares in SHARES:
        rows = tuple(zip(texts_in, _down(room, shares), strict=True))
        if not any(made.fit(text, box, style).findings for (text, style), box in rows):
            break
    for (text, style), box in rows:
        made.write(text, box, style)
    return with_bleed(name, title, (side, side), BLEED_MM, made)


def _down(room: Box, shares: Sequence[float]) -> Iterator[Box]:
    rest = room
    for share in shares:
        box, rest = rest.cut_top(room.height * share)
        yield box
