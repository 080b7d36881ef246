"""Words on the aids and sheets of Battlesuit."""

from typing import Final

TRACK: Final = "Turn track"
TRACK_ASIDE: Final = "Lay markers in its boxes."
TURN_BOX: Final = "Turn {number}"
LAST: Final = "Last turn"
TURN: Final = "Lies in the box of the present turn; the colour that is up has the initiative."
COMMAND: Final = "Active command: lay it in the starred box of the die; each point spent moves it one box down."
STEALTH: Final = (
    "Into stealth: box 1, and one box up for each turn not found out. Found out, the letter waits as many boxes ahead "
    "of the turn as it had reached."
)
POINTS: Final = (
    "Victory points: the box of the \N{MULTIPLICATION SIGN}1 marker, and ten times that of the "
    "\N{MULTIPLICATION SIGN}10 marker."
)
USES: Final = (
    ("Turn", TURN),
    ("Command", COMMAND),
    ("Leader", "{leader}"),
    ("Stealth", STEALTH),
    ("Points", POINTS),
)
"""What each marker does on the track: its name, and a sentence."""

LEADER_LATER: Final = (
    "The leader is dead: lay it {delay} ahead of the turn; from that turn on the assistant leads the squad."
)
LEADER_AT_ONCE: Final = "The leader is dead: the assistant leads the squad at once."
LAST_NOTE: Final = "A flag marks the last turn of a battle whose scenario sets none."

LOG: Final = "Hidden unit log"
LOG_ASIDE: Final = "Unless the scenario says otherwise, hidden only in: {terrains}."
LOG_NOWHERE: Final = "Nobody can be hidden, unless the scenario says otherwise."
LOG_HEAD: Final = ("Unit", "Panel", "Row", "Column")
LOG_SIDE: Final = "Side"
LOG_SCENARIO: Final = "Scenario"
HIDING: Final = {
    "woods": "woods",
    "building": "buildings",
    "bunker": "bunkers",
    "improved_position": "improved positions",
}

GAUGE: Final = "Range finder and movement gauge"
GAUGE_PART: Final = "Range finder and movement gauge part {number} of {count}"
GAUGE_SCALE: Final = "{inches} of the table for a map point, from the rim of the base"

STEP: Final = "{modifier} for each {points} points: {users}"
GLUE: Final = "glue the next part here"
EVERYONE: Final = "everyone"
OTHERS: Final = "all others"


FORCE: Final = "Force roster"
ROSTER: Final = "{title} (roster)"
FORCE_POINTS: Final = "{cost} of {budget} build points"
SQUAD_POINTS: Final = "{cost} build points"
SOLDIER: Final = "Soldier"
EACH: Final = "BV"
UNITS: Final = "Without armour, and drones"
VALUES: Final = "Attack, shield, move"
COUNT: Final = "{count} \N{MULTIPLICATION SIGN}"
FIGHTS: Final = "{side} in {scenarios}"
SPECIAL_RULES: Final = "Special rules"
NOTES: Final = "Notes"
