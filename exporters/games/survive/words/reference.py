"""The words of the quick reference of SURVIVE that are drawn, or stand in rows that are made."""

from typing import Final

from engine.games.survive.rules.shots import Effect

REFERENCE: Final = "Quick reference"
POWER: Final = "Power down, Toughness across"
EFFECT_KEY: Final = {
    Effect.NONE: "\N{MIDDLE DOT} nothing",
    Effect.DAZED: "D Dazed or Disabled",
    Effect.DEAD: "X dead",
}
STRIKERS: Final = {"rear": "rear", "front": "front", "target": "target"}
CONTROL_GROUND: Final = {False: "to Red Line", True: "OCZ"}
