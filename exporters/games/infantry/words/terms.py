"""The words of infantry on cards and sheets."""

from collections.abc import Mapping
from typing import Final

from schemas.models.infantry.words import Experience, Filling, Mode, Section, WeaponType

GAME: Final = "Infantry"
BYLINE: Final = "Dot by dot"
HOUSE: Final = "house"
"""What a document of our own gives as its source."""

TROOPER: Final = "Trooper"
WEAPON: Final = "Weapon"
HOUSE_WEAPON: Final = "House weapon"
HOUSE_NAME: Final = "{name} (house)"
CARD_ORIGIN: Final = "{source} \N{MIDDLE DOT} cells and AP row: IN.GAP.7, house"

EXPERIENCES: Final[Mapping[Experience, str]] = {each: each.value.capitalize() for each in Experience}
TYPES: Final[Mapping[WeaponType, str]] = {each: each.value for each in WeaponType}
SECTIONS: Final[Mapping[Section, str]] = {each: each.value.capitalize() for each in Section}
MODES: Final[Mapping[Mode, str]] = {Mode.SINGLE: "single shot", Mode.BURST: "burst"}
FILLINGS: Final[Mapping[Filling, str]] = {each: each.value for each in Filling}

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
EXTRA_FOR: Final = "Extra ammunition: {weapon}"
DICE: Final = "{count}D6"
SMOKE: Final = "smoke"
BY_AP: Final = "AP"
PV: Final = "{points} PV"
ARMOR_FACT: Final = "{name} armour"
SNEAK_SUIT: Final = "Sneak suit"
LEADERSHIP: Final = "Leadership {skill}"
UNDER: Final = "{weapon} (mounted)"

DAMAGE: Final = "Damage"
SHORT: Final = "Short"
LONG: Final = "Long"
ROUNDS: Final = "Rounds"
CREW: Final = "Crew"
VALUE: Final = "PV"
SECTION: Final = "{section} section"
TO_HIT: Final = "{percent} to hit"
ENDLESS: Final = "\N{INFINITY}"
