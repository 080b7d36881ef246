"""What a component of 7 Seconds is drawn with: its rules, and its layout."""

from typing import Final

from exporters.layout.settings import Rulings
from schemas.models.seven_seconds.rules import Rules
from schemas.systems import System

SEVEN_SECONDS: Final = Rulings(System.SEVEN_SECONDS, "7 Seconds", Rules)
rules_of = SEVEN_SECONDS.rules_of
layout_of = SEVEN_SECONDS.layout_of
