"""What is written on the campaign record of 7 Seconds; names in braces are facts of the rules."""

from typing import Final

TITLE: Final = "Campaign record"
BLANKS: Final = ("Player", "Faction", "Against")
GOALS: Final = (
    ("Short", "{cp_short}"),
    ("Medium", "{cp_medium}"),
    ("Long", "{cp_long}"),
    ("Victories in a row", "{streak}"),
)
GOAL: Final = "Won with campaign points"
STATS: Final = "Your stats"
RATING: Final = "Rating"
STATS_NOTE: Final = (
    "Write the values of your faction into the first field of a row, and each rise into the next. "
    "No stat above that of the next better rating, none above {stat_most}."
)
TECH: Final = "Tech points for one more"
TECH_HEAD: Final = ("Rating", "Price", "While the enemy's is higher")
STREAK: Final = "Victories in a row"
STREAK_HEAD: Final = ("Streak", "On the attacker roll", "More troop cards", "More missions")
BATTLES: Final = "Battles"
BATTLE_HEAD: Final = (
    "No.",
    "Mission",
    "Own VP",
    "Enemy",
    "Level",
    "Campaign points",
    "Streak",
    "Table",
    "Tech",
)
LEVELS: Final = (
    "Campaign points: {cp_marginal} for a marginal, {cp_normal} for a normal, {cp_decisive} for a decisive victory. "
    "Tech: {tech_battle} for a battle, {tech_control} more for the table."
)
