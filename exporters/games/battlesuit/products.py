"""What is printed of Battlesuit: documents with a printed form, and the products of the kit in their order."""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Final, cast

from exporters.book.look import Book, look_of
from exporters.book.rulebook import RULEBOOK, TITLE, rulebook
from exporters.book.web.document import web_book
from exporters.components.base import Component, PrintJob, Product, by_kind, by_name
from exporters.components.evenings import Evenings
from exporters.components.quick_reference import page_of, sections_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Path, Rect, Stroke
from exporters.drawing.shapes import around, polygon
from exporters.games.battlesuit import look
from exporters.games.battlesuit.cards import back_of, soldier_card, unit_back, unit_card
from exporters.games.battlesuit.counters.counters import counters
from exporters.games.battlesuit.counters.tiles import round_bases, square_bases, tiles
from exporters.games.battlesuit.look import INLINE, IRON, PANEL, SOLDIERS, STEEL, YELLOW, letter_of, rules_of
from exporters.games.battlesuit.maps.joins import join_pages
from exporters.games.battlesuit.maps.map_sheet import map_page
from exporters.games.battlesuit.maps.terrain_chart import terrain_grid
from exporters.games.battlesuit.pages import band
from exporters.games.battlesuit.panels.panel import map_panel, map_panels
from exporters.games.battlesuit.sheets.charts import charts, combat_grid, course_sections
from exporters.games.battlesuit.sheets.force import force_sheet
from exporters.games.battlesuit.sheets.gauge import gauge
from exporters.games.battlesuit.sheets.scenario import scenario_page
from exporters.games.battlesuit.sheets.track import hidden_log, track
from exporters.games.battlesuit.wording import terms as words
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.columns import Section
from schemas.catalogues.saying import said
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force, Soldiers, Units
from schemas.models.battlesuit.words import Side, UnitClass
from schemas.packs.packs import Loaded, Pack

LARGE_SQUADS: Final = 2
"""Squads of a side in a large battle. Rule: BS.DYO.23."""


def most_of_soldiers(card: SoldierCard) -> int:
    """Return how many cards of a type both sides together can need, in a large battle. Rules: BS.CARD.1, BS.DYO.23."""
    return len(Side) * card.most * (LARGE_SQUADS if card.most_in == "squad" else 1)


def one_a_side(card: UnitCard) -> int:
    """Return 2 for a drone, whose numbers each side writes down; 1 for others. Rules: BS.CARD.17, BS.CARD.18."""
    return len(Side) if card.unit_class is UnitClass.DRONE else 1


SOLDIER_CARDS: Final = Component("soldier_card", soldier_card, back_of(look.SOLDIERS), most_of_soldiers)
UNITS: Final = Component("unit_card", unit_card, unit_back, one_a_side)
PANELS: Final = Component("map_panel", map_panel)
MAPS: Final = Component("battle_map", map_page)
FORCES: Final = Component("force", force_sheet)
SCENARIOS: Final = Component("scenario", scenario_page)

COMPONENTS: Final = by_kind(SOLDIER_CARDS, UNITS, PANELS, MAPS, FORCES, SCENARIOS)
"""The documents with a printed form of their own."""


def all_cards(job: PrintJob) -> Iterator[Piece]:
    """Yield the tracking cards that both sides can need, and those of units without armour."""
    for component in (SOLDIER_CARDS, UNITS):
        yield from component.pieces(job)


PRODUCTS: Final = by_name(
    Product("cards", "All cards", all_cards, form="cards"),
    Product("soldiers", "Soldier tracking cards", SOLDIER_CARDS.pieces, by_default=False),
    Product("units", "Unit and drone cards", UNITS.pieces, by_default=False),
    Product("counters", "Counters", counters, sheet="counters", true_size=True),
    Product("tiles", "Terrain tiles", tiles, sheet="counters", true_size=True),
    Product("bases", "Round bases for figures", round_bases, sheet="counters", by_default=False, true_size=True),
    Product(
        "square_bases",
        "Square bases for figures",
        square_bases,
        sheet="counters",
        by_default=False,
        true_size=True,
    ),
    Product("track", "Turn track", track, sheet="pages", played_on=True),
    Product("hidden_log", "Hidden unit log", hidden_log, sheet="pages"),
    Product("gauge", "Range finder and movement gauge", gauge, sheet="counters", true_size=True),
    Product("charts", "Combat and terrain charts", charts, sheet="pages"),
    Product(RULEBOOK, TITLE, rulebook, sheet="book", by_default=False, written=web_book),
    Product("scenarios", "Scenario cards", SCENARIOS.pieces, sheet="pages"),
    Product("forces", "Force rosters", FORCES.pieces, sheet="pages", form="rosters", spare=True),
    Product("maps", "Battle maps", MAPS.pieces, sheet="pages"),
    Product("panels", "Map panels", map_panels, sheet="poster", true_size=True, played_on=True),
    Product("joins", "Joins of map panels", join_pages, sheet="pages"),
)


BAND_MM: Final = 9.0
HEX_MM: Final = 11.0


def _cover(page: Box) -> tuple[Item, ...]:
    """Return iron with a hazard band, and below it the hexagons of a map."""
    top = page.height * 0.66
    strip = Box(0, top, page.width, BAND_MM)
    return (
        Rect(0, 0, page.width, page.height, fill=IRON),
        *_hexes(page, top + BAND_MM + HEX_MM * 1.4),
        Rect(strip.x, strip.y, strip.width, strip.height, fill=SOLDIERS.ink),
        band(SOLDIERS.band, strip.inset(0, 1.5), YELLOW),
    )


def _hexes(page: Box, top: float) -> tuple[Item, ...]:
    """Return as many columns of hexagons as a page has room for, every other one half a hexagon lower."""
    columns = int((page.width - HEX_MM) / (1.5 * HEX_MM))
    left = (page.width - 1.5 * HEX_MM * (columns - 1)) / 2
    rows = int((page.height - top) / (sqrt(3) * HEX_MM))
    return tuple(
        Path(polygon(*around(x, y, 6, HEX_MM * 0.92, 0)), None, Stroke(STEEL, 0.6))
        for column in range(columns)
        for row in range(rows)
        for x, y in ((left + 1.5 * HEX_MM * column, top + sqrt(3) * HEX_MM * (row + column % 2 / 2)),)
    )


def _tables(setting: Setting) -> tuple[Section, ...]:
    rules, language = rules_of(setting), setting.language
    turn = page_of(setting, "turn")
    return (
        *course_sections(turn, of_play=True),
        *sections_of(setting, "combat"),
        Section(said(words.STRENGTH, language), (combat_grid(rules, language),), rules="BS.GAP.1  BS.FIR.10"),
        Section(said(words.TERRAIN_HEAD[0], language), (terrain_grid(rules, language),), rules="BS.GAP.2"),
        *sections_of(setting, "terrain"),
        *course_sections(turn, of_play=False),
    )


STEPS: Final = frozenset(("deploy", "turn", "initiative", "activate", "end_turn"))
"""The events that a step of a told battle begins with."""

BOOK: Final = Book(look_of(SOLDIERS.ink, PANEL, PANEL, _cover, INLINE), _tables, STEPS)
"""What the rulebook is made with."""


def needed(pack: Pack, scenario: Loaded) -> Mapping[str, int]:
    """Return how many a scenario needs of what stands for a soldier, a unit or a drone, by the keys of the pieces.

    A side without soldiers in armour, without others, or without drones needs none of their counters.
    """
    model, counts = scenario.model, Counter[str]()
    if not isinstance(model, Scenario):
        return {}
    forces = {side: pack.named("force", getattr(model.forces, side.value), Force) for side in Side}
    for side, force in forces.items():
        fielded = _fielded(pack, force) if force is not None else ()
        for entry, unit_class in fielded:
            _add_card(counts, entry, unit_class)
        counts.update(_counters(rules_in(pack), side, fielded))
    return counts


Fielded = tuple[tuple[Soldiers | Units, UnitClass | None], ...]
"""Soldiers and units of a force, and the class of each: None for armour."""


def _fielded(pack: Pack, force: Force) -> Fielded:
    soldiers = ((entry, None) for squad in force.squads for entry in squad.soldiers)
    units = ((entry, pack.named("unit_card", entry.card, UnitCard)) for squad in force.squads for entry in squad.units)
    return (*soldiers, *((entry, card.unit_class) for entry, card in units if card is not None))


def _add_card(counts: Counter[str], entry: Soldiers | Units, unit_class: UnitClass | None) -> None:
    """Count a card for each soldier in armour, for each side that has a drone, and for all others one."""
    if unit_class is None:
        counts[f"soldier_card/{entry.card}"] += entry.count
        return
    key = f"unit_card/{entry.card}"
    counts[key] = counts[key] + 1 if unit_class is UnitClass.DRONE else 1


def _counters(rules: Rules, side: Side, fielded: Fielded) -> dict[str, int]:
    """Return how many counters of units a side needs; only of police and militia it may be more than it has."""
    pieces, many = rules.pieces.per_side, Counter[UnitClass | None]()
    for entry, unit_class in fielded:
        many[unit_class] += entry.count
    letters = {f"counter/soldier_{side}_{letter_of(at).lower()}": int(at < many[None]) for at in range(pieces.armored)}
    drones = range(1, pieces.drones + 1)
    numbers = {f"counter/drone_{side}_{number}": int(number <= many[UnitClass.DRONE]) for number in drones}
    others = {"police": pieces.police, "militia": pieces.militia}
    unarmoured = bool(many[UnitClass.UNARMOURED])
    return {**letters, **numbers, **{f"counter/{name}_{side}": count * unarmoured for name, count in others.items()}}


def rules_in(pack: Pack) -> Rules:
    """Return the rules of a pack of Battlesuit."""
    return cast("Rules", pack.rules)


EVENINGS: Final = Evenings(
    "scenario",
    ("scenario", "battle_map", "map_panel", "force", "soldier_card", "unit_card"),
    unused=("joins", "gauge"),
    copies=needed,
)
"""What a scenario needs: its panels, so neither how others join nor what measures a table without any."""
