"""What is written on the campaign record of 7 Seconds; names in braces are parameters of the rules."""

from typing import Final

TITLE: Final = "Campaign record"
BLANKS: Final = ("Player", "Faction", "Against")
GOALS: Final = (
    ("Short", "{campaign.points_to_win.short}"),
    ("Medium", "{campaign.points_to_win.medium}"),
    ("Long", "{campaign.points_to_win.long}"),
    ("Victories in a row", "{campaign.streak_to_win}"),
)
GOAL: Final = "Won with campaign points"
STATS: Final = "Your stats"
RATING: Final = "Rating"
STATS_NOTE: Final = (
    "Write the values of your faction into the first field of a row, and each rise into the next. "
    "No stat above that of the next better rating, none above {campaign.stat_max}."
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
    "Campaign points: {campaign.points.marginal} for a marginal, {campaign.points.normal} for a normal, "
    "{campaign.points.decisive} for a decisive victory. "
    "Tech: {campaign.tech_for_battle} for a battle, {campaign.tech_for_control} more for the table."
)
