"""Words on the pieces and the sheets of 7 Seconds."""

from typing import Final

from exporters.games.seven_seconds.wording.terms import DRONES, TROOPERS
from exporters.text.numbers import NOTHING, Facts
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.rules.terrain import TerrainEffect, TerrainType
from schemas.models.seven_seconds.words import Cover, DroneType, ObjectiveName, TrooperType

SIDES: Final = {"red": "Red", "blue": "Blue"}
DOES: Final = {"attacker": "attacks", "defender": "defends"}

ACTIVATION: Final = "Active"
DAMAGED: Final = "Damaged"
INITIATIVE: Final = "Initiative"
HAYWIRE: Final = "Jamming"
DESTROYED: Final = "Destroyed"

SMOKE: Final = "Smoke"
CRATER: Final = "Crater"
JAMMING_FIELD: Final = "Jamming field"
BLAST: Final = "Blast"
FIRING_ARC: Final = "Field of fire"

SMOKE_NOTE: Final = "Stays for the rest of the game. Burns whoever is inside when it is laid."
CRATER_NOTE: Final = "Centre it on the point of impact."
JAMMING_NOTE: Final = "Set the drone on the ring: the field reaches {reach} from its base."
BLAST_NOTE: Final = "Put the corner on the point of impact. Whoever the firer's Nuclear reaches is caught."
ARC_NOTE: Final = "Set the trooper on the ring, its front to the arrow."
UNIT: Final = "in"
"""Inches, below a number."""

ACROSS: Final = "{length} across"
COVERS: Final = {
    "clear": "no cover",
    "light": "light cover",
    "heavy": "heavy cover",
    "blocking": "blocks sight",
}
MOVEMENTS: Final = {"clear": "open ground", "hindering": "hindering", "impassable": "impassable"}

BATTLEFIELD: Final = "Battlefield"
MAP: Final = "{map} (map)"
POSTER: Final = "{map} (poster)"
SETUP: Final = "Attack / Defense: {clear}. {chance}."
ATTACKER: Final = "Attacker, {depth}"
DEFENDER: Final = "Defender, {depth}"
ATTACKERS_OBJECTIVES: Final = "Attacker's objectives, {depth}"
CHANCE: Final = "Chance encounter: both within {depth} of their edge"
GRID: Final = "Grid {pitch}. North is up; the attacker, or first player, comes from the south"
CLEARANCE: Final = "objectives at least {edge} from every edge, {spacing} from each other"
OPEN: Final = "open ground"

TYPES: Final = {
    "woods": "Woods",
    "bush": "Bush",
    "plains": "Plains",
    "hill": "Hill",
    "stream": "Stream",
    "river": "River",
    "large_building": "Large building",
    "civilian_building": "Civilian building",
    "fortified_building": "Fortified building",
    "swamp": "Swamp",
    "marsh": "Marsh",
    "rock_formation": "Rock formation",
    "broken_rocky": "Broken rocky",
    "crater": "Crater",
    "flamer_smoke": "Flamer smoke",
    "haywire_field": "Haywire field",
    "ruins": "Ruins",
    "rubble": "Rubble",
}
"""The terrain types of the rules and their other names; an author's own are printed as they are written."""

HOLDING_AREA: Final = "Holding area"
PLAYER: Final = "{side} player"
USE: Final = (
    "Put your units into the squares before the first blip goes down, at most {most} to a square. "
    "Blip and square share a number; an empty square makes its blip a decoy. Keep this sheet out of sight."
)
ROUND: Final = "A round"
TURN: Final = "Your turn"
MAT: Final = "Holding area ({side})"
SQUARE: Final = "Square {number}"

ROUND_STEPS: Final = (
    ("Refresh", "an activation counter to every unit and blip"),
    ("Initiative", "both roll, the higher takes the counter; a tie hands it over. Not in round 1"),
    ("Action", "turns alternate until no counter is left, or both pass"),
)
"""The phases of a round by name, and what is done in each. Rules: 7S.SEQ.1 to 7S.SEQ.8."""

TURN_STEPS: Final = (
    ("Choose", "one unit with an activation counter; two at {two} times the enemy's counters, three at {three}"),
    ("Reveal", "a blip first, if its units are to act with all their actions"),
    ("Act", "troopers {troopers}, drones {drones}, blips {blips}; take the target counters it costs"),
    ("Sense", "after each move or jump: counters on both, enemy blips near by are turned over"),
    ("Blips", "then up to {extra} more blips, none of them revealed"),
)
"""The steps of a turn. Rules: 7S.ACT.1 to 7S.ACT.7, 7S.BLIP.1, 7S.PASS.1."""

RIFLES: Final = "Rifles: {units}"
TARGETING: Final = "Target: {units}"
ALL: Final = "all"
ALL_BUT: Final = "all but {units}"
GUNS: Final = "drones"
BAND: Final = "{width} bands"
ON_THE_LINE: Final = {
    "farther_band": "exactly on a line: the farther band",
    "nearer_band": "exactly on a line: the nearer band",
}
GLUE: Final = "glue under the next strip"
RULER: Final = "Range ruler"
PART: Final = "{number} of {count}"


TITLED: Final = "{unit} ({faction})"
PRONE: Final = "{unit}, prone ({faction})"
DRONE: Final = "{kind} drone"
DRONE_KINDS: Final = frozenset(kind.value for kind in DroneType)


def type_title(name: str, language: str) -> str:
    """Return the name of a terrain type as it is printed."""
    return said(TYPES[name], language) if name in TYPES else name.replace("_", " ").capitalize()


def effects(kind: TerrainType | None, language: str) -> tuple[str, ...]:
    """Return what a terrain type does: one line for all, or one for troopers and one for drones if they differ."""
    if kind is None:
        return ()
    troopers, drones = _effect(kind.troopers, language), _effect(kind.drones, language)
    if troopers == drones:
        return (troopers,)
    return (
        said("Troopers: {effect}", language, effect=troopers),
        said("Drones: {effect}", language, effect=drones),
    )


def _effect(effect: TerrainEffect, language: str) -> str:
    cover = () if effect.cover.value == "clear" else (said(COVERS[effect.cover.value], language),)
    movement = () if effect.movement.value == "clear" else (said(MOVEMENTS[effect.movement.value], language),)
    return ", ".join((*cover, *movement)) or said(OPEN, language)


def turn_facts(rules: Rules) -> Facts:
    """Return the facts of a turn under the rules."""
    activation = rules.activation
    return {
        "two": str(activation.multi_two_at_ratio),
        "three": str(activation.multi_three_at_ratio),
        "troopers": str(activation.trooper_actions),
        "drones": str(activation.drone_actions),
        "blips": str(activation.blip_actions),
        "extra": str(activation.extra_blips),
    }


def name_of(unit: str, language: str) -> str:
    """Return what a unit type is called in a language."""
    if unit in DRONE_KINDS:
        return said(DRONE, language, kind=said(DRONES[DroneType(unit)], language))
    return said(TROOPERS[TrooperType(unit)], language)


def who(units: tuple[str, ...], others: tuple[str, ...], language: str) -> str:
    """Return unit types in words, or all but the others if those are fewer."""
    if not others:
        return said(ALL, language)
    if len(others) < len(units):
        return said(ALL_BUT, language, units=_named(others, language))
    return _named(units, language)


def _named(units: tuple[str, ...], language: str) -> str:
    """Return names apart by commas; all drones together are "drones"."""
    drones = {*units} >= DRONE_KINDS
    named = [name_of(unit, language) for unit in units if not (drones and unit in DRONE_KINDS)]
    return ", ".join((*named, *((said(GUNS, language),) if drones else ())))


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


CAMPAIGN_RECORD: Final = "Campaign record"
BLANKS: Final = ("Player", "Faction", "Against")
GOALS: Final = (
    ("Short", "{campaign.points_to_win.short}"),
    ("Medium", "{campaign.points_to_win.medium}"),
    ("Long", "{campaign.points_to_win.long}"),
    ("Victories in a row", "{campaign.streak_to_win}"),
)
GOAL: Final = "Won with campaign points"
STATS: Final = "Your stats"
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
    "Victory",
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
STANDS: Final = {Cover.CLEAR: "in the open", Cover.LIGHT: "in light cover", Cover.HEAVY: "in heavy cover"}
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
