"""The inputs that the tables of odds share, in the words a player would type."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from engine.games.infantry.odds.attacks import AT_DOTS, ENTANGLED, LARGE, Way
from engine.games.infantry.odds.bursts import OPEN, Place
from engine.odds.tables import Parameter, Value, documents, listed, whole_number, word
from schemas.models.infantry.people import Weapon
from schemas.models.infantry.words import Experience, Filling, Toughness, WeaponType

MOST_DOTS = 999
MOST_CELLS = 30
FARTHEST = 40
SPAN = re.compile(r"(-?\d{1,2})\.\.(-?\d{1,2})|(-?\d{1,2})")
BANDS: Final = ("short", "long")
LINE_DOTS: Final[Mapping[str, object]] = {
    "light_vegetation": "light_dots",
    "heavy_vegetation": "heavy_dots",
    "swamp": "swamp_dots",
    "fire": "fire_dots",
    "smoke": "smoke_dots",
}
TARGETS: Final[Mapping[str, object]] = {
    "prone": "prone",
    "trench": "trench",
    "low_wall": "low_cover",
    "swimming": "swimming",
    "sneak_suit": "sneak_suit",
    "large": LARGE,
}
HINDRANCES: Final[Mapping[str, object]] = {"entangled": ENTANGLED, "tunnel": "tunnel"}
PLACES: Final[Mapping[str, object]] = {
    "open": OPEN,
    "water": Place(in_water=True),
    "behind_wall": Place(behind_wall=True),
    "prone_behind_low_wall": Place(behind_low=True),
}


def _range() -> Parameter:
    """Return the input for how far away a target is: a band of the weapon, or dots."""
    dots = whole_number("range", "", "", least=1, most=MOST_DOTS)

    def read(part: str) -> Iterator[Value]:
        return iter([Value(part, part)]) if part in BANDS else dots.read(part)

    accepts = f"short, long, or 1 to {MOST_DOTS} dots"
    return Parameter("range", "How far away: a band of the weapon, or dots", accepts, "short", read)


def _offset(name: str, meaning: str, default: str) -> Parameter:
    """Return an input for dots to one side, below 0 for the other; a span may rise or fall."""

    def read(part: str) -> Iterator[Value]:
        found = SPAN.fullmatch(part)
        if found is None:
            raise ValueError(f"{part!r} is neither a whole number nor a span such as -3..3")
        first, last = (int(end or found[3]) for end in (found[1], found[2]))
        if max(abs(first), abs(last)) > FARTHEST:
            raise ValueError(f"{part!r} is not within -{FARTHEST} to {FARTHEST}")
        step = 1 if first <= last else -1
        return (Value(str(dots), dots) for dots in range(first, last + step, step))

    return Parameter(name, meaning, f"-{FARTHEST} to {FARTHEST}", default, read)


def _words(name: str, meaning: str, words: Mapping[str, object]) -> Parameter:
    """Return an input for words joined by `+`, each of which may stand there once."""
    one = word(name, meaning, "", words)

    def entry(text: str) -> object:
        [value] = one.values(text)
        return value.meaning

    return listed(name, meaning, "none", f"none, or {', '.join(words)}, joined by +", entry)


def _line() -> Parameter:
    """Return the input for what stands in the line of fire, counted."""
    known = word("line", "", "", LINE_DOTS)

    def entry(text: str) -> tuple[object, int]:
        name, _, count = text.partition(":")
        if count and (not count.isdigit() or len(count) > 2):
            raise ValueError(f"{text!r} is not a number of dots, such as smoke:3")
        [value] = known.values(name)
        return value.meaning, int(count or 1)

    accepts = f"none, or {', '.join(LINE_DOTS)}, each with :dots, joined by +"
    return listed("line", "Dots in the line of fire, the target's among them", "none", accepts, entry)


def weapons(meaning: str, suits: Callable[[Weapon], bool]) -> Parameter:
    """Return the input for those weapons of a pack that suit a table."""
    return documents("weapon", meaning, "weapon", suits)


def _has(filling: Filling, kind: WeaponType | None = None) -> Callable[[Any], bool]:
    return lambda weapon: weapon.filling is filling or (kind is not None and weapon.type is kind)


def _goes_off(weapon: Weapon) -> bool:
    return weapon.type in AT_DOTS and weapon.filling is not Filling.SMOKE


ANY_WEAPON = weapons("Weapon", lambda _: True)
AT_TROOPERS = weapons("Weapon that is not aimed at dots", lambda weapon: weapon.type not in AT_DOTS)
INTO_ARCS = weapons("Ranged or crewed weapon", lambda weapon: weapon.type in {WeaponType.RANGED, WeaponType.CREWED})
AT_A_DOT = weapons("Explosive, incendiary or thrown weapon", lambda weapon: weapon.type in AT_DOTS)
GOES_OFF = weapons("Explosive, incendiary or thrown weapon that does damage", _goes_off)
INCENDIARY = weapons("Incendiary weapon", _has(Filling.INCENDIARY, WeaponType.INCENDIARY))
SMOKE = weapons("What makes smoke", _has(Filling.SMOKE))

RANGE = _range()
LINE = _line()
TARGET = _words("target", "What the target is or does; large is no trooper", TARGETS)
HINDERED = _words("hindered", "What hinders the attacker", HINDRANCES)
FIRE = word("fire", "How the attack is made", "aimed", {way.value: way for way in Way})
INTO = word("fire", "Into which arc", "arc", {way.value: way for way in (Way.ARC, Way.WIDE_ARC)})
USED = word("fire", "How it is used", "aimed", {way.value: way for way in (Way.AIMED, Way.MOVING)})
SHOT = (RANGE, FIRE, LINE, TARGET, HINDERED)
AIM = (RANGE, USED, LINE, TARGET, HINDERED)
"""How something is aimed at a dot."""

CARD = (
    whole_number("armor", "Cells of the target under armour", "0", most=MOST_CELLS),
    whole_number("armor_from", "The first of them; the leftmost is 1", "1", least=1, most=MOST_CELLS),
    whole_number("suffered", "Points of lethal damage that it has taken before", "0", most=99),
)
"""The card of who is hurt."""


def east(default: str) -> Parameter:
    """Return the input for dots to the east."""
    return _offset("east", "Dots east of the one that is aimed at, below 0 west", default)


def north(default: str) -> Parameter:
    """Return the input for dots to the north."""
    return _offset("north", "Dots north of the one that is aimed at, below 0 south", default)


PLACE = word("place", "Where the trooper is", "open", PLACES)
GROUND = word(
    "ground", "What is on the ground all around", "open", {name: name for name in ("open", "vegetation", "water")}
)
TOUGHNESS = word("toughness", "Toughness of the structure", "wall", {level.value: level for level in Toughness})
EXPERIENCE = word(
    "experience", "Experience of who checks", ",".join(Experience), {level.value: level for level in Experience}
)
