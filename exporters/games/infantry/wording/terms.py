"""What the terms of infantry are called, and words on its sheets."""

from collections.abc import Iterable, Mapping
from typing import Final

from schemas.catalogues.saying import said
from schemas.models.infantry.words import Experience, Filling, Mode, Section, WeaponType

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
CARD_ORIGIN: Final = "{source} \N{MIDDLE DOT} cells and AP row: IN.GAP.7, house"

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
