"""Standees: each figure of a faction seen from the front and from behind, to be folded, and troopers laid prone.

From top to bottom: the half of the base that lies behind, the back (upside down), the front, the half before it.
Fold back at the base on both ends and forward at the top. Rules: 7S.GEN.17, 7S.GEN.21, 7S.CTR.10.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, cast

from exporters.components.base import Drawn, PrintJob
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Group, Path, Rect, Stroke, Symbol, Use
from exporters.drawing.inks import WHITE, Ink, ink_from_hex
from exporters.drawing.shapes import after, circle, icon, polygon, scale, shift, turn
from exporters.faces.fonts import MM_PER_IN, Face
from exporters.games.seven_seconds.look import DRONE_ICONS, PANEL, PAPER, RULE, STEEL, TROOPER_ICONS, rules_of
from exporters.games.seven_seconds.pieces.figures import BOX_HEIGHT, BOX_WIDTH, Tone, figures
from exporters.games.seven_seconds.sides import flag
from exporters.games.seven_seconds.wording.pieces import PRONE, TITLED, name_of
from exporters.imposition.pieces import Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle, TypeScale
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneType, TrooperType
from schemas.packs.packs import Loaded

BLEED_MM: Final = 1.5
HEADROOM_MM: Final = 6.0
PLINTH_MM: Final = 1.6
UnitType = TrooperType | DroneType

ICONS: Final[dict[str, Symbol]] = {
    kind.value: symbol for kind, symbol in (*TROOPER_ICONS.items(), *DRONE_ICONS.items())
}
TONES: Final = {
    Tone.BODY: Ink(rgb=(58, 68, 79), cmyk=(28, 14, 5, 68)),
    Tone.PLATE: Ink(rgb=(120, 130, 141), cmyk=(14, 7, 0, 50)),
    Tone.DARK: STEEL,
    Tone.LIGHT: Ink(rgb=(205, 211, 218), cmyk=(7, 4, 0, 16)),
}

NAME: Final = TextStyle(Face.TITLE, 7.5, 6, WHITE, align="centre", valign="middle")
FACTION: Final = TextStyle(Face.LABEL, 6.5, 6, STEEL, align="centre", valign="middle", leading=1.05)


@dataclass(frozen=True)
class _Size:
    """A standee's measures in millimetres: the base is a square, half of it on each end."""

    width: float
    tab: float
    panel: float

    @property
    def height(self) -> float:
        return 2 * (self.tab + self.panel)

    @property
    def folds(self) -> tuple[float, float, float]:
        return (self.tab, self.tab + self.panel, self.tab + 2 * self.panel)


def standees(job: PrintJob) -> Iterator[Piece]:
    """Yield the standees of each faction, as many of a type as a player can field, and its prone troopers."""
    rules = rules_of(job.setting)
    for document in job.pack.of_kind("faction"):
        for kind in (*TrooperType, *DroneType):
            yield from _of_type(job, document, kind, rules)


def _of_type(job: PrintJob, document: Loaded, kind: UnitType, rules: Rules) -> Iterator[Piece]:
    faction, copies = cast("Faction", document.model), int(getattr(rules.figures.pool, kind.value))
    if not copies:
        return
    drawn = standee(faction, kind, rules, job.setting.type_scale, job.setting_of(document).language)
    key = f"standee/{faction.id}_{kind.value}"
    job.note(document, drawn.findings, key)
    yield Piece(drawn.drawing, None, key, copies=copies, folds_mm=_size(rules).folds)
    if isinstance(kind, TrooperType):
        yield Piece(
            prone(faction, kind, rules, job.setting_of(document).language),
            None,
            f"{key}_prone",
            copies=copies,
            shape="circle",
        )


def _size(rules: Rules) -> _Size:
    base = rules.base.diameter_in * MM_PER_IN
    return _Size(base, base / 2, rules.scale.figure_mm + HEADROOM_MM)


def standee(faction: Faction, kind: UnitType, rules: Rules, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return the standee of a unit type in the colours of a faction; a trooper's base shows where it looks."""
    size = _size(rules)
    made = Composition()
    made.draw(Rect(-BLEED_MM, -BLEED_MM, size.width + 2 * BLEED_MM, size.height + 2 * BLEED_MM, fill=PAPER))
    behind = Composition(type_scale=type_scale, language=language)
    _tab_behind(behind, faction, Box(0, size.panel, size.width, size.tab))
    _panel(behind, faction, kind, Box(0, 0, size.width, size.panel), front=False)
    made.draw(Group(tuple(behind.items), turn(180, size.width, size.tab + size.panel)))
    before = Composition(type_scale=type_scale, language=language)
    _panel(before, faction, kind, Box(0, 0, size.width, size.panel), front=True)
    _tab_before(before, kind, Box(0, size.panel, size.width, size.tab))
    made.draw(Group(tuple(before.items), shift(0, size.tab + size.panel)))
    moved = Group(tuple(made.items), shift(BLEED_MM, BLEED_MM))
    title = said(TITLED, language, unit=name_of(kind.value, language), faction=faction.name)
    drawing = Drawing(f"standee_{faction.id}_{kind.value}", title, size.width, size.height, (moved,), BLEED_MM)
    return Drawn(drawing, (*behind.findings, *before.findings))


def prone(faction: Faction, kind: TrooperType, rules: Rules, language: str = "") -> Drawing:
    """Return a stunned trooper as a round counter of the size of its base: the figure lies on its face."""
    size = rules.base.diameter_in * MM_PER_IN
    ink = ink_from_hex(faction.flag.charge)
    lying = after(turn(90, size * 0.97, size * 0.18), scale(size * 0.94 / BOX_HEIGHT))
    mark = Box(size * 0.42, size * 0.8, size * 0.16, size * 0.16)
    items = (
        Path(circle(size / 2, size / 2, size / 2 + BLEED_MM), PANEL),
        Path(circle(size / 2, size / 2, size * 0.47), None, Stroke(ink, size * 0.03)),
        Use(figure(faction, kind, front=False), lying),
        icon(ICONS[kind.value], mark, STEEL),
    )
    moved = Group(items, shift(BLEED_MM, BLEED_MM))
    title = said(PRONE, language, unit=name_of(kind.value, language), faction=faction.name)
    return Drawing(f"prone_{faction.id}_{kind.value}", title, size, size, (moved,), BLEED_MM)


def figure(faction: Faction, kind: UnitType, *, front: bool) -> Symbol:
    """Return a unit type as a figure in the colours of a faction, from the front or from behind."""
    tones = {**TONES, Tone.ACCENT: ink_from_hex(faction.flag.charge)}
    parts = figures()[kind.value].seen_from(front=front)
    name = f"figure-{faction.id}-{kind.value}-{'front' if front else 'back'}"
    return Symbol(name, BOX_WIDTH, BOX_HEIGHT, tuple(Path(outline, tones[tone]) for tone, outline in parts))


def _panel(made: Composition, faction: Faction, kind: UnitType, box: Box, *, front: bool) -> None:
    """Draw the figure on a plinth in the colours of the flag."""
    plinth = box.cut_top(box.height - PLINTH_MM)[1]
    field, charge = ink_from_hex(faction.flag.field), ink_from_hex(faction.flag.charge)
    made.draw(Rect(plinth.x - BLEED_MM, plinth.y, plinth.width + 2 * BLEED_MM, plinth.height, fill=charge))
    made.draw(Rect(plinth.x - BLEED_MM, plinth.y, plinth.width + 2 * BLEED_MM, plinth.height * 0.35, fill=field))
    room = box.cut_top(box.height - PLINTH_MM)[0]
    height = min(room.height - 1.0, room.width * 0.96 * BOX_HEIGHT / BOX_WIDTH)
    width = height * BOX_WIDTH / BOX_HEIGHT
    place = scale(height / BOX_HEIGHT, room.centre[0] - width / 2, room.bottom - height * 94.6 / BOX_HEIGHT)
    made.draw(Use(figure(faction, kind, front=front), place))


def _tab_before(made: Composition, kind: UnitType, box: Box) -> None:
    """Draw the half of the base before the figure: icon, name, and a trooper's facing."""
    made.draw(Rect(box.x - BLEED_MM, box.y, box.width + 2 * BLEED_MM, box.height + BLEED_MM, fill=STEEL))
    unit = box.height / 12.7
    words, rest = box.cut_top(box.height * 0.38)
    made.write_if_room(name_of(kind.value, made.language), words.inset(1.4, 0).lowered(0.3), NAME)
    if isinstance(kind, TrooperType):
        x, y = rest.centre[0], rest.bottom
        made.draw(Path(polygon((x - 6 * unit, y - 4.6 * unit), (x + 6 * unit, y - 4.6 * unit), (x, y - 0.6)), WHITE))
        made.draw(icon(ICONS[kind.value], Box(x - 1.5 * unit, y - 4.4 * unit, 3 * unit, 3 * unit), STEEL))
    else:
        made.draw(icon(ICONS[kind.value], rest.square(6 * unit), WHITE))


def _tab_behind(made: Composition, faction: Faction, box: Box) -> None:
    """Draw the half of the base behind the figure: whose it is."""
    made.draw(Rect(box.x - BLEED_MM, box.y, box.width + 2 * BLEED_MM, box.height + BLEED_MM, fill=PANEL))
    upper, lower = box.cut_top(box.height * 0.6)
    size = upper.height * 0.72
    made.draw(*flag(faction.flag, Box(upper.centre[0] - size * 0.75, upper.y + 1.2, size * 1.5, size), RULE))
    made.write_if_room(faction.short_name or faction.name, lower.inset(1.2, 0), FACTION)
