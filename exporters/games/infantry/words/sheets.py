"""What is written on the sheets of squads and scenarios."""

from typing import Final

ROSTER: Final = "Squad roster"
ROSTER_NAMED: Final = "{name} (roster)"
ROSTER_HEAD: Final = ("No.", "Trooper", "Weapons", "Armour", "PV", "Dead")
LEADER: Final = "{name} (leader, skill {skill})"
EXPERIENCE: Final = "{level}, {role}"
DEAD: Final = "Dead"
NEEDS: Final = "Morale: what survivors need"
DEAD_NOTE: Final = (
    "Cross off a box for each dead trooper, the leader too. From the darker ones on each survivor needs the numbers "
    "below on 2D6, less {skill} while the leader lives."
)
NO_MORALE: Final = "Cross off a box for each dead trooper."

SCENARIO: Final = "Scenario"
SCENARIO_NAMED: Final = "{title} (scenario)"
SIDE: Final = "Side {letter}"
SQUAD_HEAD: Final = ("Squad", "Troopers", "PV")
BEGINS: Final = "Begins"
FIRST_A: Final = "Side A takes the first turn."
FIRST_B: Final = "Side B takes the first turn."
FIRST_DICE: Final = "Both roll 2D6; the higher takes the first turn, the lower deploys first."
ZONE: Final = "Columns {west} to {east}, rows {south} to {north}, a trooper a dot."
CARRIED: Final = "Crewed weapons are carried."
SET_UP: Final = "Crewed weapons stand set up."
WINS: Final = (
    "A side that is alone on the map wins at once. After turn {turns} the side that destroyed more PV wins; less than "
    "{least} PV apart is a draw."
)
BUDGET: Final = "{points} PV a side at most"
FACTS: Final = "The battle"
FACT_WORDS: Final = ("Map", "Lasts", "First", "Budget", "Wins")
TURNS: Final = "Turns"
TURN: Final = "Turn {number}"
