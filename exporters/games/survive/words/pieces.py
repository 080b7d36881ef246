"""What is written on the counters, tokens, templates and maps of SURVIVE."""

from typing import Final

JAM: Final = "Jam"
JAM_BEFORE: Final = "Last turn"
DAZED: Final = "Dazed"
DISABLED: Final = "Disabled"
HOLD: Final = "Hold"
HOLD_FIRED: Final = "Fired once"
SLUNG: Final = "Slung"
DRAWN: Final = "Drawn"
FIRST: Final = "First down"
ORDER: Final = "Plays {number}"
ACTIVATED: Final = "Activated"
RED: Final = "Red"
SOULCHIP: Final = "SoulChip"
KEYCHIP: Final = "KeyChip"
PATROL: Final = "Patrol"
CORNER: Final = "Start"
CORNER_NUMBER: Final = "Start {number}"
WITHIN: Final = "within {reach}"
SPIRE: Final = "Control Spire"

COMPASS: Final = "Pulse compass"
COMPASS_NOTE: Final = "1 points north. Lay the spire's centre on the cross."
HEADING: Final = "Second die: turns about on {about}"
TURN_TRACK: Final = "Turn"
STEPS: Final = ("Hold", "Initiative", "Activity and pulses", "Recovery")

ARC: Final = "Fire arc"
RED_ARC: Final = "Fire arc of a unit that goes Red"
ARC_NOTE: Final = "Set the base on the dashed circle. Inches count from its edge; the range stick goes on from there."
STICK: Final = "Range stick"
STICK_PART: Final = "Range stick, {start} to {end} in"
STICK_FIRST: Final = "from the edge of the base"
STICK_NEXT: Final = "glue this end to the other {inches}"

CUT_OUT: Final = "{piece} \N{MIDDLE DOT} {kind} \N{MIDDLE DOT} {zone}"
PART: Final = "{piece}, part {number} of {parts}"

MAP: Final = "Control zone"
MAP_NAMED: Final = "{title} (control zone)"
POSTER_NAMED: Final = "{title} (poster)"
SETUP: Final = "Control units"
KEY: Final = "Key"
PLACE: Final = "{direction} at {away} in, looks {looks}"
MEASURE: Final = (
    "Measure",
    "direction by the pulse die, inches from the spire to the middle of the base, direction it looks",
)
ICZ: Final = "Inner Control Zone (ICZ), {radius} from the spire: dots on green"
OCZ: Final = "Outer Control Zone (OCZ), to {radius} from the spire: slashes on red"
RED_LINE: Final = "Red Line, which Controlled Units do not cross: the double line"
TERRAIN: Final = "{name}, {does}: {look}"
DOES: Final = {
    (True, True): "stops sight and movement and {cover} to a shot across it",
    (True, False): "stops sight and movement",
    (False, True): "{cover} to a shot across it",
    (False, False): "no effect",
}
"""What a kind of terrain does, by whether it blocks, and whether it is cover."""

SLANTED: Final = "slanted lines"
CROSSED: Final = "crossed lines on grey"
WIDELY_SLANTED: Final = "wide slanted lines on brown"
DOTS: Final = "dots on moss"
BOLTS: Final = "bolts on sand"
STONES: Final = "stones"
CORNERS: Final = "Starting corners, one a player: set up within {reach}"
PULSE: Final = "Directions of the pulse by a D{sides}, around the outer ring"
GRID: Final = "Dashed lines lie {pitch} apart; inches count from the south-west corner"
