"""Words on the pieces, aids and sheets of Battlesuit."""

from collections.abc import Sequence
from typing import Final

from schemas.catalogues.saying import said
from schemas.models.battlesuit.words import Edge

BELONGS: Final = "{piece} ({side})"

SOLDIER: Final = "Armoured soldier {letter}"
STEALTH: Final = "Armoured soldier {letter}, in stealth"
POLICE: Final = "Police"
MILITIA: Final = "Militia"
DRONE: Final = "Drone {number}"
SENTRY_DRONE: Final = "Sentry drone {number}"
SENTRY: Final = "Sentry"

COMPLETE: Final = "Complete"
COMPLETE_BACK: Final = "Complete (blank side)"
SHOCK: Final = "Shock"
PANIC: Final = "Panic"
PAINTED: Final = "Painted"
PAINTED_MARKER: Final = "Painted {bonus}"
BUNKER: Final = "Bunker"
IMPROVED_POSITION: Final = "Improved"
COMMAND: Final = "Command"
LEADER: Final = "Leader"
CONTROL: Final = "Control"
TURN: Final = "Turn"
POINTS: Final = "Points"
POINTS_MARKER: Final = "Points \N{MULTIPLICATION SIGN}{number}"
TIMES: Final = "\N{MULTIPLICATION SIGN}{number}"
TRACKING: Final = "Stealth tracking marker {letters}"
MINE: Final = "Mine"
DUMMY: Final = "Dummy"
EXPLOSIVE: Final = "Explosive"
NUCLEAR: Final = "Nuclear"
LEVEL: Final = "Level"
LEVEL_MARKER: Final = "Level {number}"
STOREY: Final = "Floor"
STOREY_MARKER: Final = "Building level {number}"

TILE: Final = "{terrain} tile"

BASE: Final = "Base of soldier {letter}"
DRONE_MARKER: Final = "Marker of drone {number}"

MAP_PANELS: Final = "Map panels"
TITLE: Final = "Which edges meet"
MORE_TITLE: Final = "What shows along the edges"
ALL_MEET: Final = "All {count} joins agree"
SOME_MEET: Final = "{whole} of {count} joins agree"

LONG: Final = "Above the diagonal: long edges, one panel north of the other"
SHORT: Final = "Below the diagonal: short edges, one panel west of the other"
MARKS: Final = "A mark joins the edge at the end of its row with that at the end of its column"
UPRIGHT: Final = "They meet, both panels the same way up"
TURNED: Final = "They meet, one panel turned by half a turn"
DIFFERS: Final = "So many half-dots differ: there the stronger terrain and the higher level count"
BARRED: Final = "Not allowed: these rules turn no panel"
SAMPLE: Final = "3"

ALONG_LONG: Final = "Along the long edges"
ALONG_SHORT: Final = "Along the short edges"
LINES: Final = {
    Edge.NORTH: "Row {name}",
    Edge.SOUTH: "Row {name}",
    Edge.WEST: "Column {name}",
    Edge.EAST: "Column {name}",
}
NAMES: Final = {Edge.NORTH: "A", Edge.SOUTH: "R", Edge.WEST: "01", Edge.EAST: "35"}
"""What the row or column along an edge is called in the names of its dots."""

READ: Final = {False: "{edge} of {panels}", True: "{edge} of {panels} from its other end"}
RUN: Final = "{first} to {last}"
RANGE_LEAST: Final = 3


def meeting(whole: int, count: int, language: str) -> str:
    """Return how many of all joins show the same on both panels."""
    return said(ALL_MEET if whole == count else SOME_MEET, language, whole=whole, count=count)


def edge_name(edge: Edge, language: str) -> str:
    """Return the row or column of dots along an edge: `Row A`."""
    return said(LINES[edge], language, name=NAMES[edge])


def panel_names(letters: Sequence[str], language: str) -> str:
    """Return letters in their order, runs of the alphabet drawn together: `A to D, F`."""
    runs: list[list[str]] = []
    for letter in letters:
        if runs and ord(letter) == ord(runs[-1][-1]) + 1:
            runs[-1].append(letter)
        else:
            runs.append([letter])
    return ", ".join(
        said(RUN, language, first=run[0], last=run[-1]) if len(run) >= RANGE_LEAST else ", ".join(run) for run in runs
    )


TRACK: Final = "Turn track"
TRACK_ASIDE: Final = "Lay markers in its boxes."
TURN_BOX: Final = "Turn {number}"
USES: Final = (
    ("Turn", "Lies in the box of the present turn; the colour that is up has the initiative."),
    ("Command", "Active command: lay it in the starred box of the die; each point spent moves it one box down."),
    ("Leader", "{leader}"),
    (
        "Stealth",
        (
            "Into stealth: box 1, and one box up for each turn not found out. "
            "Found out, the letter waits as many boxes ahead of the turn as it had reached."
        ),
    ),
    (
        "Points",
        (
            "Victory points: the box of the \N{MULTIPLICATION SIGN}1 marker, and ten times that of the "
            "\N{MULTIPLICATION SIGN}10 marker."
        ),
    ),
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
ROSTER_SOLDIER: Final = "Soldier"
EACH: Final = "BV"
COUNT: Final = "{count} \N{MULTIPLICATION SIGN}"
FIGHTS: Final = "{side} in {scenarios}"
SPECIAL_RULES: Final = "Special rules"
NOTES: Final = "Notes"
