"""What is printed of 7 Seconds: documents with a printed form, and the products of the kit in their order."""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import cos, pi, radians, sin
from typing import Final

from exporters.book.look import Book, look_of
from exporters.book.rulebook import RULEBOOK, TITLE, rulebook
from exporters.book.web.document import web_book
from exporters.components.base import Component, PrintJob, Product, by_kind, by_name
from exporters.components.evenings import Evenings
from exporters.components.quick_reference import page_of, sections_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Item, Path, Rect, Stroke, Text
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import chamfered, circle, polygon, scale, sector
from exporters.faces.fonts import Face
from exporters.games.seven_seconds import look
from exporters.games.seven_seconds.cards.faction import faction_sheet
from exporters.games.seven_seconds.cards.force import drone_card, troop_card
from exporters.games.seven_seconds.cards.mission import back_of, mission_back, mission_card
from exporters.games.seven_seconds.look import INLINE, PANEL, RED, STEEL
from exporters.games.seven_seconds.maps.map_page import map_page, map_posters
from exporters.games.seven_seconds.pieces.counters import counters
from exporters.games.seven_seconds.pieces.figures import BOX_HEIGHT, BOX_WIDTH, Silhouette, Tone, figures
from exporters.games.seven_seconds.pieces.mat import mats
from exporters.games.seven_seconds.pieces.ruler import ruler
from exporters.games.seven_seconds.pieces.standees import standees
from exporters.games.seven_seconds.pieces.templates import templates
from exporters.games.seven_seconds.sheets.briefing import battle_on, briefings
from exporters.games.seven_seconds.sheets.campaign_sheet import campaign_sheets
from exporters.games.seven_seconds.sheets.reference import reference
from exporters.games.seven_seconds.sides import SIDES
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.columns import Section
from exporters.text.fitting import fit
from exporters.text.lines import TextStyle
from schemas.models.seven_seconds.cards import DroneCard, MissionCard, TroopCard
from schemas.models.seven_seconds.words import DroneType, TrooperType
from schemas.packs.packs import Loaded, Pack


def copies_in_deck(card: MissionCard | TroopCard | DroneCard) -> int:
    """Return how many of the card are in its deck."""
    return card.copies


MISSIONS: Final = Component("mission_card", mission_card, mission_back, copies_in_deck)
TROOPS: Final = Component("troop_card", troop_card, back_of(look.TROOP_DECK), copies_in_deck)
DRONES: Final = Component("drone_card", drone_card, back_of(look.DRONE_DECK), copies_in_deck)
FACTIONS: Final = Component("faction", faction_sheet)
MAPS: Final = Component("terrain_map", map_page)

COMPONENTS: Final = by_kind(MISSIONS, TROOPS, DRONES, FACTIONS, MAPS)
"""The documents with a printed form of their own."""


def all_cards(job: PrintJob) -> Iterator[Piece]:
    """Yield the cards of every deck."""
    for component in (MISSIONS, TROOPS, DRONES):
        yield from component.pieces(job)


PRODUCTS: Final = by_name(
    Product("cards", "All cards", all_cards),
    Product("missions", "Mission cards", MISSIONS.pieces, by_default=False),
    Product("troops", "Troop cards", TROOPS.pieces, by_default=False),
    Product("drones", "Drone cards", DRONES.pieces, by_default=False),
    Product("factions", "Faction sheets", FACTIONS.pieces),
    Product("mats", "Holding-area mats", mats, sheet="pages", played_on=True),
    Product("counters", "Counters", counters, sheet="counters"),
    Product("standees", "Standees", standees, sheet="counters", true_size=True),
    Product("templates", "Templates", templates, sheet="counters", true_size=True),
    Product("ruler", "Range ruler", ruler, sheet="counters", true_size=True),
    Product("reference", "Quick reference", reference, sheet="pages"),
    Product(RULEBOOK, TITLE, rulebook, sheet="book", by_default=False, written=web_book),
    Product("maps", "Maps", MAPS.pieces, sheet="pages"),
    Product("briefings", "Mission briefings", briefings, sheet="pages", spare=True),
    Product("campaign", "Campaign record", campaign_sheets, sheet="pages"),
    Product(
        "posters",
        "Maps at true size",
        map_posters,
        sheet="poster",
        by_default=False,
        true_size=True,
        played_on=True,
    ),
)


NIGHT: Final = Ink(rgb=(24, 30, 37), cmyk=(40, 20, 5, 90))
HILL: Final = Ink(rgb=(44, 54, 63), cmyk=(34, 17, 5, 80))
GLOW: Final = Ink(rgb=(31, 40, 48), cmyk=(38, 18, 5, 86))
RING: Final = Ink(rgb=(92, 108, 122), cmyk=(24, 12, 0, 58))
SIGNAL: Final = Ink(rgb=(205, 62, 74), cmyk=(8, 88, 66, 8))
SCREEN: Final = Ink(rgb=(150, 166, 180), cmyk=(14, 6, 0, 34))
TONES: Final = {
    Tone.BODY: Ink(rgb=(70, 82, 95), cmyk=(30, 14, 4, 62)),
    Tone.PLATE: Ink(rgb=(138, 149, 160), cmyk=(14, 7, 0, 40)),
    Tone.DARK: NIGHT,
    Tone.LIGHT: Ink(rgb=(216, 222, 228), cmyk=(6, 3, 0, 12)),
    Tone.ACCENT: SIGNAL,
}
HILLS: Final = ((0.18, 0.14, 0.30, 0.4), (0.92, 0.42, 0.34, 2.1), (0.08, 0.84, 0.30, 3.7))
"""Where hills are, how wide they are, and how they are turned: shares of the page's width and height, radians."""

LEVELS: Final = 6
RINGS: Final = 5
BLIPS: Final = ((2, -55, True), (3, -48, False), (4, -112, False), (4, -98, True), (5, -66, False), (5, -104, False))
"""On which ring each blip is, in which direction (0 is right, clockwise), and whether it is the enemy's."""

SQUAD: Final = (
    (TrooperType.SCOUT, 0.20, 0.30),
    (TrooperType.ASSAULT, 0.80, 0.31),
    (TrooperType.TACTICAL, 0.50, 0.40),
)
"""The suits from behind to the front: share of the page's width where each stands, of its height that it has."""

FLOOR: Final = 0.955

KEPT: Final = ("terrain", "suits", "drones")
"""What of the second page of the reference is in the book: the rest of it is told in the chapters."""

STEPS: Final = frozenset(("game_type", "card", "activate", "turn", "withdraw", "score"))
"""The events that a step of a told battle begins with."""


def cover(page: Box) -> tuple[Item, ...]:
    """Return the picture for a page of a size; the words of a cover stand on its upper half."""
    whole = Rect(0, 0, page.width, page.height)
    band = Box(0, page.height * FLOOR, page.width, page.height * (1 - FLOOR))
    items = (*_contours(page), *_screen(page), *_squad(page), chamfered(band, band.height * 0.6, RED, "tr"))
    return (Rect(0, 0, page.width, page.height, fill=NIGHT), Group(items, clip=whole))


def _contours(page: Box) -> Iterator[Path]:
    line = Stroke(HILL, page.width * 0.0035)
    for across, down, wide, turned in HILLS:
        for level in range(1, LEVELS + 1):
            radius = page.width * wide * level / LEVELS
            points = tuple(_on_contour(step, radius, turned, level) for step in range(72))
            yield Path(polygon(*((page.width * across + x, page.height * down + y) for x, y in points)), None, line)


def _on_contour(step: int, radius: float, turned: float, level: int) -> tuple[float, float]:
    """Return a point of a wavy ring about (0, 0)."""
    angle = step * pi / 36
    bent = radius * (1 + 0.16 * sin(2 * angle + turned) + 0.07 * sin(3 * angle + turned * 2 + level * 0.25))
    return bent * cos(angle), bent * sin(angle)


def _screen(page: Box) -> Iterator[Item]:
    """Yield range rings about the squad, the sweep of its sensors, and what they show."""
    x, y, step = page.width / 2, page.height * 0.80, page.height * 0.145
    yield Path(sector(x, y, 0.0, step * RINGS, (-112, -68)), GLOW)
    for ring in range(1, RINGS + 1):
        yield Path(circle(x, y, step * ring), None, Stroke(RING, 0.35, () if ring % 2 else (1.6, 1.2)))
    for ring, towards, enemy in BLIPS:
        angle = radians(towards)
        yield from _blip(x + cos(angle) * step * ring, y + sin(angle) * step * ring, page.width * 0.021, enemy=enemy)


def _blip(x: float, y: float, radius: float, *, enemy: bool) -> tuple[Item, ...]:
    """Return a blip; an enemy that has been found has a frame about it."""
    ink = SIGNAL if enemy else SCREEN
    mark = TextStyle(Face.NUMERAL, radius * 3.6, radius * 2, NIGHT, align="centre", valign="middle")
    words = fit("?", Box(x - radius, y - radius, radius * 2, radius * 2), mark, ()).items
    signs = tuple(item for item in words if isinstance(item, Text))
    frame = tuple(
        Path(sector(x, y, radius * 1.5, radius * 1.75, (start, start + 50)), ink) for start in range(20, 380, 90)
    )
    return (Path(circle(x, y, radius), ink), *signs, *(frame if enemy else ()))


def _squad(page: Box) -> Iterator[Group]:
    for kind, across, high in SQUAD:
        factor = page.height * high / BOX_HEIGHT
        left, top = page.width * across - BOX_WIDTH * factor / 2, page.height * (FLOOR + 0.02 - high)
        yield Group(_suit(figures()[kind.value]), scale(factor, left, top))


def _suit(figure: Silhouette) -> tuple[Path, ...]:
    return tuple(Path(outline, TONES[tone]) for tone, outline in figure.seen_from(front=True))


def _tables(setting: Setting) -> tuple[Section, ...]:
    course = page_of(setting, "course")
    kept = (section for name, section in course.sections.items() if name in KEPT) if course else ()
    return (*sections_of(setting, "attacks"), *kept)


BOOK: Final = Book(look_of(STEEL, PANEL, PANEL, cover, INLINE), _tables, STEPS)
"""What the rulebook is made with."""


FORCES: Final = {"mission_card": "mission", "troop_card": "troop", "drone_card": "drone"}
"""The kinds of cards that a side draws, and what each is called in its hand."""


def drawn_for(pack: Pack, field: Loaded) -> Iterator[Loaded]:
    """Yield the factions and the cards of the briefing for a map."""
    battle = battle_on(pack, field.id)
    if battle is not None:
        named = [("faction", each.id) for each in battle.factions]
        named += [(kind, getattr(hand, card).id) for hand in battle.hands for kind, card in FORCES.items()]
        yield from (found for kind, name in named if (found := pack.find(kind, name)) is not None)


def fielded(pack: Pack, field: Loaded) -> Mapping[str, int]:
    """Return how many the briefing for a map needs of each card, standee and counter of a unit, by their keys."""
    battle, counts = battle_on(pack, field.id), Counter[str]()
    if battle is None:
        return {}
    for side, faction, hand, units in zip(SIDES, battle.factions, battle.hands, battle.units, strict=True):
        counts.update(f"{kind}/{getattr(hand, card).id}" for kind, card in FORCES.items())
        types = Counter(unit.type for unit in units)
        for kind in (*TrooperType, *DroneType):
            counts[f"standee/{faction.id}_{kind.value}"] += types[kind.value]
            counts[f"standee/{faction.id}_{kind.value}_prone"] += types[kind.value]
        counts[f"counter/activation_{side.key}"] = len(units)
        counts[f"counter/damaged_{side.key}"] = sum(types[kind.value] for kind in TrooperType)
        counts[f"counter/haywire_{side.key}"] = types[DroneType.HAYWIRE_DRONE.value]
    return counts


EVENINGS: Final = Evenings(
    "terrain_map",
    ("terrain_map", "faction", "mission_card", "troop_card", "drone_card"),
    unused=("campaign",),
    kept=("briefings",),
    uses=drawn_for,
    copies=fielded,
)
"""What the briefing for a map needs: the cards that both sides have drawn, and the units on them."""
