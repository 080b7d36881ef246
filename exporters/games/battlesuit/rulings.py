"""What a component of Battlesuit is drawn with: its rules, and its layout."""

from typing import Final

from exporters.layout.settings import Rulings
from schemas.models.battlesuit.rules import Rules
from schemas.systems import System

BATTLESUIT: Final = Rulings(System.BATTLESUIT, "Battlesuit", Rules)
rules_of = BATTLESUIT.rules_of
layout_of = BATTLESUIT.layout_of
