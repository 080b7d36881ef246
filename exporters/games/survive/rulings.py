"""What a component of SURVIVE is drawn with: its rules, its layout, and the weapons that its document names."""

from collections.abc import Iterable
from typing import Final

from engine.games.survive.forces import arsenal_of
from exporters.layout.settings import Rulings, Setting
from schemas.models.survive.rules import Rules
from schemas.models.survive.weapon import Weapon
from schemas.systems import System

SURVIVE: Final = Rulings(System.SURVIVE, "SURVIVE", Rules)
rules_of = SURVIVE.rules_of
layout_of = SURVIVE.layout_of


def weapons_of(setting: Setting, names: Iterable[str]) -> dict[str, Weapon]:
    """Return the weapons that a document names and the pack knows."""
    return arsenal_of(setting.pack, names) if setting.pack else {}
