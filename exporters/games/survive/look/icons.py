"""Icons of SURVIVE: what `icons.yaml` draws, by what it stands for."""

from typing import Final

from exporters.layout.icons import icons_of
from schemas.models.survive.words import ControlType, Stat, WeaponType

ICONS: Final = icons_of("survive")

MOB, WEAPON, CONTROL = ICONS.named("survive-mob", "survive-weapon", "survive-spire")
JAM, DAZED, HOLD, ACTIVATED = ICONS.named("jam", "dazed", "hold", "activated")
EYE, SOUL, KEY, ARROW = ICONS.named("red-eye", "soul", "key", "arrow")

STATS: Final = ICONS.by(Stat)
WEAPON_TYPES: Final = ICONS.by(WeaponType)
CONTROL_TYPES: Final = ICONS.by(ControlType)

MOB_SIGNS: Final = ICONS.beginning("mob-")
"""A sign for each Mob of a pack, beside its colour; they begin again after the last."""
