"""What a component of infantry is drawn with: its rules, and its layout."""

from typing import Final

from exporters.layout.settings import Rulings
from schemas.models.infantry.rules import Rules
from schemas.systems import System

INFANTRY: Final = Rulings(System.INFANTRY, "infantry", Rules)
rules_of = INFANTRY.rules_of
layout_of = INFANTRY.layout_of
