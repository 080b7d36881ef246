"""Templates at the pitch of the dots: blasts and fire by their points, smoke, scatter, and firing arcs.

Rules: IN.EXP.3, IN.INC.4, IN.SMK.3, IN.SMK.5, IN.GAP.18, IN.HOUSE.5.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import with_bleed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import circle, icon
from exporters.faces.fonts import Face
from exporters.games.infantry.cards.weapon import BURNS, EXPLODES, burns, draw_rings
from exporters.games.infantry.look.icons import MARKERS
from exporters.games.infantry.look.look import DARK_SMOKE, PANEL, PINE, QUIET, SMOKE, rules_of
from exporters.games.infantry.maps.lattice import PITCH_MM
from exporters.games.infantry.pieces.arcs import arcs, scatter
from exporters.games.infantry.wording import pieces as words
from exporters.games.infantry.wording.weapons import smoke_hides, smoke_lasts
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import signed
from schemas.catalogues.saying import counted, said
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Weapon
from schemas.models.infantry.words import Filling
from schemas.packs.packs import Pack

BLEED_MM: Final = 1.5
SMOKE_TEMPLATES: Final = 4
PUFF: Final = 0.44
NAME: Final = TextStyle(Face.TITLE, 15, 8, PINE, align="centre", valign="middle", leading=1.0)
LIST: Final = TextStyle(Face.LABEL, 8.5, 6, BLACK, align="centre", valign="middle", leading=1.08)
NOTE: Final = TextStyle(Face.ITALIC, 8, 6, QUIET, align="centre", valign="middle", leading=1.0)
RULE_ID: Final = TextStyle(Face.LABEL, 6, 6, QUIET, align="centre", valign="middle", leading=1.0)

SHARES: Final = ((0.14, 0.24, 0.53, 0.09), (0.12, 0.14, 0.65, 0.09))
"""What the texts on a back have of its height; the first that they fit in, else the last."""

Blast = tuple[tuple[int, ...], bool]
"""Points from the middle outwards, and whether it burns."""


def templates(job: PrintJob) -> Iterator[Piece]:
    """Yield a template for each blast of the pack's weapons, then smoke, scatter and arcs."""
    rules, setting = rules_of(job.setting), job.setting
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
    side, look = side_mm(len(damage) - 1), BURNS if is_fire else EXPLODES
    made = _ground(side, look.ground, setting)
    draw_rings(made, Box(0, 0, side, side), damage, look)
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
    rule = "IN.INC.4  IN.INC.7" if is_fire else "IN.EXP.3  IN.WAT.6"
    texts = (title, ", ".join(names), " ".join(notes), rule)
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
    made = _ground(side, PANEL, setting)
    for down in range(-far, far + 1):
        for across in range(-far, far + 1):
            x, y = side / 2 + across * PITCH_MM, side / 2 + down * PITCH_MM
            is_near = max(abs(across), abs(down)) <= near
            made.draw(Path(circle(x, y, PITCH_MM * PUFF), DARK_SMOKE if is_near else SMOKE))
            made.draw(Path(circle(x, y, PITCH_MM * 0.1), WHITE, Stroke(PINE, 0.25)))
    half = (near + 0.5) * PITCH_MM
    made.draw(Rect(side / 2 - half, side / 2 - half, 2 * half, 2 * half, 2.0, stroke=Stroke(PINE, 0.4, (1.6, 1.0))))
    made.draw(icon(MARKERS["smoke"], Box(side / 2 - 3, side / 2 - 3, 6, 6), WHITE))
    return with_bleed("smoke", said(words.SMOKE, setting.language), (side, side), BLEED_MM, made)


def smoke_back(rules: Rules, setting: Setting) -> Drawn:
    """Return how smoke grows and fades."""
    smoke, language = rules.smoke, setting.language
    first, grown = ((2 * radius + 1) ** 2 for radius in (smoke.radius, smoke.grown_radius))
    note = f"{said(words.SMOKE_NOTE, language, first=first, grown=grown)} {smoke_lasts(rules, language)}"
    title, ids = said(words.SMOKE, language), said(words.SMOKE_RULES, language)
    texts = (title, smoke_hides(rules, language), note, ids)
    return _back("smoke_back", side_mm(max(smoke.radius, smoke.grown_radius)), texts, setting)


def _ground(side: float, ink: Ink, setting: Setting) -> Composition:
    made = Composition(type_scale=setting.type_scale, language=setting.language)
    made.draw(Rect(-BLEED_MM, -BLEED_MM, side + 2 * BLEED_MM, side + 2 * BLEED_MM, fill=ink))
    return made


def _back(name: str, side: float, texts: tuple[str, str, str, str], setting: Setting) -> Drawn:
    """Return the back of a template: title, what it is of, a note, and its rules."""
    title, what, note, rule = texts
    made = _ground(side, WHITE, setting)
    room = Box(0, 0, side, side).inset(1.8)
    texts_in = ((title, NAME), (what, LIST), (note, NOTE), (rule, RULE_ID))
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
