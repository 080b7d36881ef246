"""The quick reference of the game of maneuvers: rows of words, facts of the rules in braces (see `facts_of`)."""

from collections.abc import Mapping
from typing import Final

from exporters.text.numbers import Rows

TITLE: Final = "Quick reference"
RULES_PAGE: Final = "Rules in short"
MANEUVERS_PAGE: Final = "Maneuvers"
HOUSE: Final = "{name} (house)"
HEAD: Final = ("Maneuver", "Roll", "Against", "Needs", "Effect", "Risk", "Reward")

ORDER_TITLE: Final = "Order"
ORDER: Final[Rows] = (
    ("Roll", "{order_roll}"),
    ("Act", "From the highest result down to the lowest; then a new round begins."),
    ("Ties", "{ties}"),
)

ACTION_TITLE: Final = "A Maneuver, step by step"
ACTION: Final[Rows] = (
    ("1 Before", "{actors_end}"),
    ("2 Choose", "{choice}"),
    ("3 Effect", "Happens in any case; roll its dice."),
    ("4 Rolls", "Both roll a D{action} and add a rating: actor and opponent."),
    ("5 Danger", "From round {late_from}: whoever rolled lower marks a check."),
    ("6 Outcome", "As high or higher: Reward. Lower: Risk. The margin is the difference."),
    ("7 Hiding", "{hiding_ends}"),
)

ROUND_TITLE: Final = "At the end of each round"
ROUND_END: Final[Rows] = (
    ("Nobody left", "{gone}"),
    ("Concede", "{concede}"),
    ("Round {rounds}", "{last_round}"),
    ("Winner", "{winner}"),
    ("Grade", "Edge of {clear} is a clear victory, of {decisive} a decisive one; less is marginal."),
)
WINNING: Final[Mapping[str, Mapping[str, str]]] = {
    "edge": {
        "gone": "A squad with nobody in the fight has lost; both: a draw.",
        "last_round": "The higher total wins after it; equal totals are a draw.",
        "winner": "By totals alone, whoever was hurt.",
    },
    "harm": {
        "gone": "A squad with nobody in the fight ends it.",
        "last_round": "The fight is over after it.",
        "winner": (
            "Whose squad comes to less harm after the checks: {fallout} for each harmed by Fallout, {casualty} by "
            "Casualty, {dead} for the dead, {left} for those left behind. Equal harm: Edge."
        ),
    },
}
"""What the rows on the end of a fight say, by what decides it. Rule: MN.GAP.33."""

DANGER_TITLE: Final = "Danger"
DANGER: Final[Rows] = (
    ("Round {late_from} on", "Each failed roll earns a Fallout check; its Stress is the margin."),
    ("Casualty", "{late_casualty}"),
    ("Who fails", "{late_fails}"),
)

TOTALS_TITLE: Final = "Totals and Edge"
TOTALS: Final[Rows] = (
    ("Points", "Gained, lost and spent on the squad total. {floor}"),
    ("Edge", "Your total less theirs."),
    ("Spend Edge", "{spend_edge}"),
    ("Spend points", "The total has to be left with {points_floor} or more."),
)
START_HEAD: Final = ("Comes to the fight", "Begins with")

DICE_TITLE: Final = "Rolls"
DICE: Final[Rows] = (
    ("Maneuver", "A D{action} and a rating that the card names, against the same of the opponent."),
    ("Opponent", "The target where the card says so, else whom the other squad picks. {after_lost}"),
    ("Advantage", "{stacking}"),
    ("Cancel", "An advantage and a disadvantage remove each other."),
    ("Against", "{against}"),
)

STATES_TITLE: Final = "States"
STATES: Final[Rows] = (
    ("Hiding", "Direct attacks have {hidden}. {ends_by_moving}"),
    ("Snipe-ready", "{snipe_ready}"),
    ("Exposed", "{exposed}"),
    ("Observer", "{observer}"),
    ("Flagged", "{flagged}"),
    ("Escaping", "{escaping}"),
)

LASTING_TITLE: Final = "What lasts"
LASTING: Final[Rows] = (
    ("Until", "{ends} {lost_counts}"),
    ("Aided", "{aided}"),
    ("Extra", "{extra}"),
)

DAMAGE_TITLE: Final = "Direct damage"
DAMAGE: Final[Rows] = (
    ("Less", "Damage less than the Armor Value does nothing."),
    ("Fallout", "Damage of the Armor Value or more: a Fallout check after the fight."),
    ("Casualty", "{casualty}"),
    ("Stress", "Damage less Armor Value."),
)

CHECKS_TITLE: Final = "Checks after the fight"
CHECKS: Final[Rows] = (
    ("Score", "D{check} and Resilience, less Stress; with advantage if Aided."),
    ("Several", "{several}"),
    ("Escaped", "{escaped_too}"),
)
CHECK_HEAD: Final = ("Score", "Outcome")
FALLOUT_TITLE: Final = "Fallout"
CASUALTY_TITLE: Final = "Casualty"
LIMITS_TITLE: Final = "Characters and squads"
LIMITS_HEAD: Final = ("Value", "Least", "Most")
SIZE: Final = "Characters in a squad"
RATINGS: Final = "Every rating"
PAGE: Final = "{title}: {page}"
ANY_SCORE: Final = "any"
AND_MORE: Final = "{least} or more"
AND_LESS: Final = "{most} or less"
SCORES: Final = "{least} to {most}"
