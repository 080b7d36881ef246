"""Words on the sheets of 7 Seconds."""

from typing import Final

from exporters.text.numbers import NOTHING
from schemas.models.seven_seconds.words import Cover, ObjectiveName

BRIEFING_OF: Final = "Mission briefing: {map}"
ROLE: Final = "{game}: {role}, {edge}"
BATTLE: Final = "Battle {number}"
GAME_TYPES: Final = {True: "Attack / Defense", False: "Chance encounter"}
ROLES: Final = {
    (True, True): "Attacker",
    (True, False): "Defender",
    (False, True): "First player",
    (False, False): "Second player",
}
"""By (attack / defense, attacks or goes first)."""

EDGES: Final = {True: "from the south", False: "from the north"}
SILENCE: Final = "Keep this half to yourself until the battle is over."
ORDERS: Final = "Your orders"
TROOP_LINE: Final = "Troop line"
VICTORY_POINTS: Final = "Victory points"
YOUR_FORCE: Final = "Your force"
FROM_CARDS: Final = "{troop} {line}, {drone}"
GROUND: Final = "The ground"
ZONES: Final = "Your blips go down between the coloured edge and the dashed line: {depth}."


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


GAUSS_RIFLE: Final = "Gauss rifle"
PLASMA_RIFLE: Final = "Plasma rifle"
MACHINE_GUN: Final = "Machine gun"
COVERS: Final = {Cover.CLEAR: "in the open", Cover.LIGHT: "in light cover", Cover.HEAVY: "in heavy cover"}
SHORT_COVERS: Final = {"clear": NOTHING, "light": "light", "heavy": "heavy", "blocking": "blocks"}
SHORT_MOVEMENTS: Final = {"clear": NOTHING, "hindering": "hindering", "impassable": "no entry"}
OBJECTIVES: Final = {
    ObjectiveName.ALPHA: "alpha",
    ObjectiveName.BETA: "beta",
    ObjectiveName.GAMMA: "gamma",
    ObjectiveName.DELTA: "delta",
    ObjectiveName.EPSILON: "epsilon",
}
"""What objectives are called within a sentence."""
