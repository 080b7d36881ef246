"""What is written on the counters, tokens, templates and maps of SURVIVE."""

from typing import Final

JAM: Final = "Jam"
DAZED: Final = "Dazed"
DISABLED: Final = "Disabled"
HOLD: Final = "Hold"
ACTIVATED: Final = "Activated"
RED: Final = "Red"
SOULCHIP: Final = "SoulChip"
KEYCHIP: Final = "KeyChip"
PATROL: Final = "Patrol"
CORNER: Final = "Start"
WITHIN: Final = "within {reach}"
SPIRE: Final = "Control Spire"

COMPASS: Final = "Pulse compass"
COMPASS_NOTE: Final = "1 points north. Lay the spire's centre on the cross."
HEADING: Final = "Second die: turns about on {about}"
TURN_TRACK: Final = "Turn"
STEPS: Final = ("Hold", "Initiative", "Activity and pulses", "Recovery")

ARC: Final = "Fire arc"
RED_ARC: Final = "Fire arc of a unit that goes Red"
ARC_NOTE: Final = "Set the base on the dashed circle. Inches count from its edge."

MAP: Final = "Control zone"
SETUP: Final = "Control units"
KEY: Final = "Key"
PLACE: Final = "{x:g}, {y:g} facing {facing:g}\N{DEGREE SIGN}"
ICZ: Final = "Inner Control Zone (ICZ), {radius} from the spire: dots on green"
OCZ: Final = "Outer Control Zone (OCZ), to {radius} from the spire: slashes on red"
RED_LINE: Final = "Red Line, which Controlled Units do not cross: the double line"
CORNERS: Final = "Starting corners, one a player: set up within {reach}"
PULSE: Final = "Directions of the pulse by a D{sides}, around the outer ring"
GRID: Final = "Dashed lines lie {pitch} apart; inches count from the south-west corner"
PLAYER: Final = "{number}"
