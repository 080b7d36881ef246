"""Bases to play with where there are no figures: a disc for every unit, in the size that counts in play.

A notch of light shows the front; the back of a disc is its unit Dazed. Rules: SV.MOV.13, SV.GAP.33.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import cos, radians, sin
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import SideLook
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Stroke, Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import circle, icon, polygon
from exporters.faces.fonts import MM_PER_IN, Face
from exporters.games.survive import look
from exporters.games.survive import wording as words
from exporters.games.survive.pieces.counters import BLEED_MM, finished, mobs_of, units_named
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.survive.force import Mob
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType

FRONT: Final = TextStyle(Face.LABEL, 6.5, 6, WHITE, align="centre", valign="middle", leading=1.0)


def tokens(job: PrintJob) -> Iterator[Piece]:
    """Yield the discs of every Mob, those of the control units for the most players, and the spire."""
    rules = look.rules_of(job.setting)
    for mob in mobs_of(job.pack):
        yield from _of_mob(job, mob)
    counts = rules.control_count.for_players(rules.game.players_most)
    for kind in ControlType:
        if counts.of(kind):
            piece = _control(job, kind)
            yield replace(piece, copies=counts.of(kind))
    yield replace(piece_by_rules(job, "token/spire", _spire(rules, job.setting.language)), shape="circle")


def _of_mob(job: PrintJob, mob: Mob) -> Iterator[Piece]:
    """Yield a disc for each unit; those of one kind are numbered."""
    colours, seen = look.look_of(mob, job.setting), Counter[str]()
    units = units_named(job.pack, mob)
    several = Counter(unit.id for unit in units)
    for unit in units:
        seen[unit.id] += 1
        number = f" {seen[unit.id]}" if several[unit.id] > 1 else ""
        title = f"{unit.name}{number}"
        front = disc(f"{mob.id}_{unit.id}{number}", title, job.setting, colours)
        dazed = SideLook(colours.name, look.PALE_AMBER, BLACK, colours.sign)
        back = disc(f"{mob.id}_{unit.id}{number}_dazed", title, job.setting, dazed, look.DAZED)
        key = f"token/{mob.id}_{unit.id}_{seen[unit.id]}"
        yield replace(piece_by_rules(job, key, front, back), shape="circle")


def _control(job: PrintJob, kind: ControlType) -> Piece:
    title = said(words.SHORT_CONTROL_TYPES[kind], job.setting.language)
    colours = SideLook(title, look.CONTROLS.ink, WHITE, look.CONTROL_TYPES[kind])
    front = disc(kind.value, title, job.setting, colours)
    back = disc(
        f"{kind.value}_disabled", title, job.setting, replace(colours, ink=look.PALE_AMBER, on=BLACK), look.DAZED
    )
    return replace(piece_by_rules(job, f"token/{kind.value}", front, back), shape="circle")


def disc(name: str, title: str, setting: Setting, colours: SideLook, state: Symbol | None = None) -> Drawn:
    """Return a side of a base: its sign, its name, and a notch at the front; `state` stands large in the middle."""
    rules = look.rules_of(setting)
    size = rules.base.diameter_in * MM_PER_IN
    middle = size / 2
    made = Composition(type_scale=setting.type_scale, language=setting.language)
    made.draw(Path(circle(middle, middle, middle + BLEED_MM), colours.ink))
    made.draw(_front(size, rules.arc.front_deg, colours.on))
    made.draw(Path(circle(middle, middle, middle * 0.9), None, Stroke(colours.on, size * 0.012)))
    sign = Box(size * 0.34, size * 0.26, size * 0.32, size * 0.3)
    made.draw(icon(state or colours.sign, sign, colours.on))
    if state:
        made.draw(icon(colours.sign, Box(size * 0.44, size * 0.8, size * 0.12, size * 0.1), colours.on))
    label = Box(size * 0.14, size * 0.58, size * 0.72, size * 0.22)
    made.write_if_room(title, label, FRONT._replace(fill=colours.on))
    return finished(name, title, size, made)


def _front(size: float, arc_deg: float, ink: Ink) -> Path:
    """Return the notch at the front, as wide as the fire arc lets it, on the rim."""
    half = radians(min(arc_deg, 90) / 2) * 0.5
    middle, rim = size / 2, size / 2 * 0.9
    left, right = ((middle + rim * sin(angle), middle - rim * cos(angle)) for angle in (-half, half))
    return Path(polygon((middle, size * 0.17), right, (middle, -BLEED_MM), left), ink)


def _spire(rules: Rules, language: str) -> Drawn:
    size = rules.base.spire_in * MM_PER_IN
    made = Composition()
    made.draw(Path(circle(size / 2, size / 2, size / 2 + BLEED_MM), look.NIGHT))
    made.draw(icon(look.CONTROL, Box(size * 0.18, size * 0.15, size * 0.64, size * 0.64), WHITE))
    return finished("spire", said(words.SPIRE, language), size, made)
