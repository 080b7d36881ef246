"""Icons of infantry: what `icons.yaml` draws, by what it stands for."""

from collections.abc import Mapping
from typing import Final

from exporters.drawing.display_list import Symbol
from exporters.layout.icons import icons_of
from schemas.models.infantry.words import Section, WeaponType

ICONS: Final = icons_of("infantry", "in-")

TROOPER, WEAPON, MAP, ARMOR = ICONS.named("trooper", "weapon", "map", "armor")
POINTS, TURN, STEPS, DICE = ICONS.named("points", "turn", "steps", "dice")

TYPES: Final = ICONS.by(WeaponType)
"""A sign for each type of weapon."""

SECTIONS: Final[Mapping[Section, Symbol]] = {
    Section.PRIMARY: WEAPON,
    **ICONS.by((Section.SECONDARY, Section.OTHER)),
    Section.GRENADES: TYPES[WeaponType.THROWN],
    Section.MELEE: TYPES[WeaponType.MELEE],
}
"""A sign for each section of the unit card."""

SQUADS: Final = ICONS.beginning("squad-")
"""A sign for each squad of a pack, beside its colour; they begin again after the last."""

MARKERS: Final = {
    **ICONS.by(("smoke", "fire", "blast", "wire", "entangled", "prone", "swimming", "rubble", "felled", "damage")),
    **ICONS.by(("casualty", "leader", "shaken", "ammunition", "empty", "arc", "wide_arc", "turn")),
}
"""A sign for each marker by its name."""
