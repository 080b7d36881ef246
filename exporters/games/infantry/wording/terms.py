"""What the terms of infantry are called, and words on its pieces, maps and sheets."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from exporters.text.numbers import NOTHING, signed
from schemas.catalogues.saying import said
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Experience, Filling, Mode, Section, Terrain, Toughness, WeaponType

GAME: Final = "Infantry"
BYLINE: Final = "Dot by dot"
HOUSE: Final = "house"
"""What a document of our own gives as its source."""

TROOPERS: Final = "Troopers"
WEAPONS: Final = "Weapons"
BACK: Final = "{deck} (back)"
TROOPER: Final = "Trooper"
TROOPER_NAMED: Final = "{name} (trooper)"
WEAPON: Final = "Weapon"
WEAPON_NAMED: Final = "{name} (weapon)"
HOUSE_WEAPON: Final = "House weapon"
HOUSE_NAME: Final = "{name} (house)"

EXPERIENCES: Final[Mapping[Experience, str]] = {
    Experience.GREEN: "Green",
    Experience.REGULAR: "Regular",
    Experience.VETERAN: "Veteran",
    Experience.ELITE: "Elite",
}
LEVELS: Final[Mapping[Experience, str]] = {
    Experience.GREEN: "green",
    Experience.REGULAR: "regular",
    Experience.VETERAN: "veteran",
    Experience.ELITE: "elite",
}
"""Experience within a line."""

TYPES: Final[Mapping[WeaponType, str]] = {
    WeaponType.RANGED: "ranged",
    WeaponType.CREWED: "crewed",
    WeaponType.EXPLOSIVE: "explosive",
    WeaponType.INCENDIARY: "incendiary",
    WeaponType.THROWN: "thrown",
    WeaponType.MELEE: "melee",
}
SECTIONS: Final[Mapping[Section, str]] = {
    Section.PRIMARY: "primary section",
    Section.SECONDARY: "secondary section",
    Section.OTHER: "other section",
    Section.GRENADES: "grenades section",
    Section.MELEE: "melee section",
}
MODES: Final[Mapping[Mode, str]] = {Mode.SINGLE: "single shot", Mode.BURST: "burst"}
FILLINGS: Final[Mapping[Filling, str]] = {
    Filling.EXPLOSIVE: "explosive",
    Filling.INCENDIARY: "incendiary",
    Filling.SMOKE: "smoke",
}

AP: Final = "AP"
ARMOR: Final = "Armour"
HP: Final = "HP"
CELLS_NOTE: Final = "AP by the first HP cell that is left"
ARMOR_LESS: Final = "armour {ap}"
LEVEL_MORE: Final = "{level} {ap}"
MOVEMENT: Final = "moves by {cap} AP"
SECTION_HEAD: Final = ("", "Weapon", "Damage", "AP", "Range", "Rounds")
FISTS: Final = "Fists"
EXTRA: Final = "Extra ammunition"
EXTRA_CARRIED: Final = "extra ammunition"
EXTRA_FOR: Final = "Extra ammunition: {weapon}"
BLUDGEONING: Final = "{points} b"
DICE: Final = "{count}D6 b"
SMOKE: Final = "smoke"
BY_AP: Final = "AP"
PV: Final = "{points} PV"
ARMOR_FACT: Final = "{name} armour"
SNEAK_SUIT: Final = "Sneak suit"
SNEAK_SUIT_WORN: Final = "sneak suit"
LEADERSHIP: Final = "Leadership {skill}"
UNDER: Final = "{weapon} (mounted)"

DAMAGE: Final = "Damage"
SHORT: Final = "Short"
LONG: Final = "Long"
ROUNDS: Final = "Rounds"
CREW: Final = "Crew"
VALUE: Final = "PV"
TO_HIT: Final = "{percent} to hit"
ENDLESS: Final = "\N{INFINITY}"

ROSTER: Final = "Squad roster"
ROSTER_NAMED: Final = "{name} (roster)"
ROSTER_HEAD: Final = ("No.", "Trooper", "Weapons", "Armour", "PV", "Dead")
LEADER: Final = "{name} (leader, skill {skill})"
EXPERIENCE: Final = "{level}, {role}"
DEAD: Final = "Dead"
NEEDS: Final = "Morale: what survivors need"
DEAD_NOTE: Final = (
    "Cross off a box for each dead trooper, the leader too. From the darker ones on each survivor needs the numbers "
    "below on 2D6, less {skill} while the leader lives."
)
NO_MORALE: Final = "Cross off a box for each dead trooper."

SCENARIO: Final = "Scenario"
SCENARIO_NAMED: Final = "{title} (scenario)"
SIDE: Final = "Side {letter}"
SQUAD_HEAD: Final = ("Squad", "Troopers", "PV")
BEGINS: Final = "Begins"
FIRST_A: Final = "Side A takes the first turn."
FIRST_B: Final = "Side B takes the first turn."
FIRST_DICE: Final = "Both roll 2D6; the higher takes the first turn, the lower deploys first."
ZONE: Final = "Columns {west} to {east}, rows {south} to {north}, a trooper a dot."
CARRIED: Final = "Crewed weapons are carried."
SET_UP: Final = "Crewed weapons stand set up."
WINS: Final = (
    "A side that is alone on the map wins at once. After turn {turns} the side that destroyed more PV wins; less than "
    "{least} PV apart is a draw."
)
SCORES: Final = "Scores"
HOLDS: Final = "{points} PV if it holds {name} at the end: a trooper in it and no enemy."
HOLDS_EACH_TURN: Final = "{points} PV for each turn at whose end it holds {name}: a trooper in it and no enemy."
CROSSES: Final = "{points} PV for each trooper who has reached {name} at the end."
ZONE_OF: Final = "columns {west} to {east}, rows {south} to {north}"
WINS_BY_OBJECTIVES: Final = (
    "A side that is alone on the map wins at once. After turn {turns} the side wins that has more PV, of enemies "
    "destroyed and of objectives; less than {least} PV apart is a draw."
)
BUDGET: Final = "{points} PV a side at most"
FACTS: Final = "The battle"
FACT_WORDS: Final = ("Map", "Lasts", "First", "Budget", "Wins")
TURNS: Final = "Turns"
TURN: Final = "Turn {number}"

AND: Final = " and "
TITLE: Final = "{scenario}: {a} against {b} on {map}"
MEETING: Final = "Meeting"
FOOT: Final = (
    "Squares: {a} (A). Discs: {b} (B). In them, the number of a trooper; right below, cells crossed out. "
    "Signs are those of the counters. Sector: a firing arc; with a barrel, that of a crewed weapon. Broken edge: in a "
    "tunnel. Dots of a shot: its line of fire; rings, where the line back would go: it is not reciprocal (IN.GAP.20)."
)


def each_said(words: Iterable[str], language: str) -> tuple[str, ...]:
    """Return words in a language, such as those of the head of a table."""
    return tuple(said(each, language) for each in words)


def origin_of(source: str, language: str) -> str:
    """Return where a document comes from: its source as it stands, or the word for one of our own."""
    return said(HOUSE, language) if source == HOUSE else source


MARKERS: Final[Mapping[str, str]] = {
    "prone": "Prone",
    "casualty": "Dead",
    "shaken": "Shaken",
    "entangled": "Caught",
    "swimming": "Swims",
    "fire": "Fire",
    "blast": "Blast",
    "wire": "Wire",
    "rubble": "Rough",
    "felled": "Rough",
    "damage": "Damage",
    "leader": "Leader",
    "ammunition": "Rounds",
    "empty": "Empty",
    "arc": "{angle}\N{DEGREE SIGN}",
    "wide_arc": "{angle}\N{DEGREE SIGN}",
    "turn": "Turn",
}
SET_UP_MARKER: Final = "{weapon}: set up"
CARRIED_MARKER: Final = "{weapon}: carried"
TROOPER_MARKER: Final = "{squad} {number}: {name}"
LEADER_MARKER: Final = "{squad}: leadership {skill}"

BLAST: Final = "Blast"
FIRE: Final = "Fire"
SMOKE_TEMPLATE: Final = "Smoke"
ARC: Final = "{angle}\N{DEGREE SIGN} firing arc"
SCATTER: Final = "Scatter"
BLAST_NOTE: Final = "Middle on the dot where it goes off. Each dot takes its points; obstacles on the line protect."
WATER_NOTE: Final = "{extra} in water."
SMOKE_NOTE: Final = (
    "Lay the middle on the dot where it lands: {first} dots at first, {grown} from the end of the thrower's next "
    "movement. Obstacles hold it back."
)
ARC_NOTE: Final = "The point on the trooper's dot, the middle line along the arc."
LIMITS_IN: Final = "Dots on its edges are in it."
LIMITS_OUT: Final = "Dots on its edges are not in it."
RANGES: Final = "Ranges are counted in dots, aslant like straight."
SCATTER_NOTE: Final = "A D8 says which way, 1 is north. As many dots as the roll was short, {least} to {most}."

MAP: Final = "Dot map"
MAP_NAMED: Final = "{title} (dot map)"
POSTER: Final = "{title} (at pitch)"
DOT: Final = "column {column}, row {row}"
TOUGH: Final = "{name} \N{MIDDLE DOT} {points}"
DOTS_NOTE: Final = (
    "A dot is the place of one trooper; dots are {pitch} mm apart. Disc: may stand. Ring: deep water. Cross: nobody "
    "goes there. Beside a dot: its level; beside a name: what a dot of it withstands."
)
SIZE: Final = "{columns} columns by {rows} rows"

TERRAINS: Final[Mapping[Terrain, str]] = {
    Terrain.STANDARD: "Standard",
    Terrain.ROUGH: "Rough",
    Terrain.SWAMP: "Swamp",
    Terrain.SHALLOW_WATER: "Shallow water",
    Terrain.DEEP_WATER: "Deep water",
    Terrain.BARBED_WIRE: "Barbed wire",
    Terrain.TRENCH: "Trench",
    Terrain.LIGHT_VEGETATION: "Light vegetation",
    Terrain.HEAVY_VEGETATION: "Heavy vegetation",
    Terrain.LOW_WALL: "Low wall",
    Terrain.HIGH_WALL: "High wall",
    Terrain.BUILDING: "Building",
    Terrain.TREE: "Tree",
    Terrain.VEHICLE: "Vehicle",
}
TOUGHNESS: Final[Mapping[Toughness, str]] = {
    Toughness.TREE: "Tree",
    Toughness.WALL: "Wall",
    Toughness.LIGHT: "Light",
    Toughness.MEDIUM: "Medium",
    Toughness.HEAVY: "Heavy",
    Toughness.HARDENED: "Hardened",
}

CONTOUR: Final = "Contour"
TUNNEL: Final = "Tunnel"
LEGEND: Final = "Terrain"
LEGEND_HEAD: Final = ("", "Terrain", "AP", "Fire through or at it")
STRUCTURES: Final = "Structures"
STRUCTURE_HEAD: Final = ("Structure", "Terrain", "Toughness")
NO_STRUCTURES: Final = "None."
TUNNEL_AP: Final = "{tunnel} in, out; {along} along"
UNSEEN: Final = "unseen from outside"

CLOSED: Final = "blocks"


def terrain_rows(rules: Rules, language: str) -> Iterator[tuple[Terrain, str, str]]:
    """Yield each terrain with the AP to enter its dots, and what it does to fire. Rules: IN.TER.2, IN.GAP.16."""
    options, plain, target = rules.options, str(rules.actions.standard_dot), rules.target
    rough = rules.terrain
    advanced, water = options.advanced_terrain, options.water
    swamp, heavy = _each(target.swamp, language), _each(target.heavy_vegetation, language)
    behind, closed = said("{modifier} behind it", language, modifier=signed(target.low_cover)), said(CLOSED, language)
    yield Terrain.STANDARD, plain, NOTHING
    yield Terrain.ROUGH, str(rough.rough) if advanced else plain, NOTHING
    yield Terrain.SWAMP, str(rough.swamp) if advanced else plain, swamp if advanced else NOTHING
    yield Terrain.LIGHT_VEGETATION, plain, _each(target.light_vegetation, language)
    yield Terrain.HEAVY_VEGETATION, plain, heavy
    yield Terrain.SHALLOW_WATER, str(rules.water.shallow) if water else plain, NOTHING
    yield Terrain.DEEP_WATER, str(rules.water.swim) if water else plain, _swimming(rules, language)
    yield Terrain.BARBED_WIRE, str(rules.wire.enter) if options.barbed_wire else plain, NOTHING
    yield Terrain.TRENCH, *(_trench(rules, language) if options.trench_tunnel else (plain, NOTHING))
    yield Terrain.LOW_WALL, str(rough.climb_wall) if advanced else plain, behind
    for kind in (Terrain.HIGH_WALL, Terrain.BUILDING, Terrain.VEHICLE):
        yield kind, NOTHING, closed
    thick = rough.trees != "impassable"
    yield Terrain.TREE, plain if thick else NOTHING, heavy if thick else closed


def _each(modifier: int, language: str) -> str:
    return said("{modifier} a dot", language, modifier=signed(modifier))


def _trench(rules: Rules, language: str) -> tuple[str, str]:
    tunnels = rules.tunnels
    ap = said("{trench} in or out, {along} along", language, trench=tunnels.trench, along=tunnels.along_trench)
    prone = said("{modifier} as if prone", language, modifier=signed(rules.target.prone))
    return ap, prone if tunnels.trench_prone else NOTHING


def _swimming(rules: Rules, language: str) -> str:
    if not rules.options.water:
        return NOTHING
    return said("{modifier} at swimmers", language, modifier=signed(rules.target.swimming))
