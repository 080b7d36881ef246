"""What is written on the frames of battles."""

from typing import Final

AND: Final = " and "
TITLE: Final = "{scenario}: {a} against {b} on {map}"
MEETING: Final = "Meeting"
FOOT: Final = (
    "Squares: {a} (A). Discs: {b} (B). In them, the number of a trooper; right below, cells crossed out. "
    "Signs are those of the counters. Sector: a firing arc; with a barrel, that of a crewed weapon. Broken edge: in a "
    "tunnel. Dots of a shot: its line of fire; rings, where the line back would go: it is not reciprocal (IN.GAP.20)."
)
