"""The quick reference of infantry: rows of words, facts of the rules in braces (see `facts_of`)."""

from collections.abc import Mapping
from typing import Final

from exporters.text.numbers import Rows
from schemas.models.infantry.words import WeaponType

TITLE: Final = "Quick reference"
RULES_PAGE: Final = "Rules in short"
ARMS_PAGE: Final = "Arms and armour"
HOUSE_NOTE: Final = (
    "IN.GAP and IN.HOUSE are rulings and procedures of the house, and what is marked (house) is its own; all else "
    "follows the chapter on advanced combat."
)

CREWED_RULES: Final = "IN.CRW.4 to IN.CRW.14"
MORALE_RULES: Final = "IN.MOR.1 to 6  IN.GAP.28"

TURN_TITLE: Final = "A side's turn"
TURN: Final[Rows] = (
    ("Who", "{first}"),
    ("1 Start", "Fresh AP. Those caught and shaken roll. Its own arcs end, but for those of crewed weapons."),
    ("2 Move", "One by one its troopers spend AP; enemy arcs react dot by dot."),
    ("3 Then", "Its waiting smoke grows. Who has ended a move in fire is hurt."),
    ("4 Blasts", "{explosions}"),
    ("5 Morale", "Squads check that lost somebody."),
    ("Wins", "{wins}"),
)

MOVE_TITLE: Final = "Action points"
MOVE: Final[Rows] = (
    ("Move", "{standard_dot} AP a dot, aslant too; crawl {crawl_dot}. No more than {cap} AP of a turn."),
    ("Ground", "{combined} Over a contour {level}."),
    ("Posture", "Drop prone {drop_prone}, stand up {stand_up}."),
    (
        "Weapons",
        "Change {change_weapon}, to one mounted {switch_mounted}; drop {drop_weapon}; pick up {pick_up}.",
    ),
    ("Tunnel", "In or out {tunnel}, along it {crawl_tunnel} a dot. Nobody outside sees or hits who is in it."),
    ("Swim", "{swim}"),
    ("Wire", "{wire_dice} bludgeoning; caught on {caught} or more, no further move. The same again each turn."),
    ("On the move", "{moving_fire}"),
)

FIRE_TITLE: Final = "Attacks"
FIRE: Final[Rows] = (
    ("Roll", "2D6 as high as the target number or higher: {bases}, and modifiers."),
    ("Always", "A {misses} misses, a {hits} hits."),
    ("Line", "From attacker to target, and not the same the other way. {contours}"),
    ("Damage", "Lethal points go on cells from the left. {armor}"),
    ("Bludgeoning", "Half-crosses a cell of HP, then crosses it out. {under}"),
    ("Melee", "Adjacent; fists {fists_ap} AP, {fists} bludgeoning."),
)

ARC_TITLE: Final = "Firing arcs"
ARC: Final[Rows] = (
    (
        "Lay",
        "The weapon's AP: {narrow} degrees, or {wide} at {wide_modifier}. Till one's next turn or move.",
    ),
    ("React", "At each dot that an enemy enters in it, in range and in sight."),
    ("How often", "Single shot {single}, then the arc is gone; burst {burst} in a turn of the enemy."),
    ("Aimed", "{aims}"),
)

CREWED_TITLE: Final = "Crewed weapons"
CREWED: Final[Rows] = (
    ("Set up", "{set_up} AP each of carrier and crew, on adjacent dots; break down {break_down} AP each."),
    ("Arc", "{crewed_arc}"),
    ("Take over", "{takes_over}"),
)

BLAST_TITLE: Final = "Blasts, smoke and fire"
BLAST: Final[Rows] = (
    ("Throw", "{throw}"),
    ("Miss", "Lands as many dots off as the roll was short, {least} to {most}, by a D8. Ranged incendiaries do not."),
    ("Points", "By rings outwards; an obstacle on the line from the middle protects. {water_extra} in water."),
    ("Structures", "{breaches}"),
    ("Fire", "{hurts} {burns} {spreads}"),
    ("Smoke", "{smoke}"),
)

MORALE_TITLE: Final = "Morale"
MORALE: Final[Rows] = (
    ("When", "A squad with {threshold} dead or more that lost somebody: each survivor rolls 2D6."),
    ("Needs", "{targets}; {extra_dead} for each dead above {threshold}; less a living leader's skill."),
    ("Fails", "{fails}"),
)

MODIFIER_TITLE: Final = "Modifiers"
MODIFIER_HEAD: Final = ("Target number", "", "Rules")
TERRAIN_TITLE: Final = "Terrain"
TERRAIN_HEAD: Final = ("Dot", "AP", "Fire through or at it")

WEAPONS_TITLES: Final[Mapping[WeaponType, str]] = {
    WeaponType.RANGED: "Ranged",
    WeaponType.CREWED: "Crewed",
    WeaponType.EXPLOSIVE: "Explosive",
    WeaponType.INCENDIARY: "Incendiary",
    WeaponType.THROWN: "Thrown",
    WeaponType.MELEE: "Melee",
}
WEAPON_HEAD: Final = ("Weapon", "Damage", "AP", "Crew", "Rounds", "Short", "Long", "PV")
ARMOR_TITLE: Final = "Body armour"
ARMOR_HEAD: Final = ("Armour", "Cells", "AP", "PV")
TOUGH_TITLE: Final = "Toughness of a dot"
TOUGH_HEAD: Final = ("What", "Withstands")
EXPERIENCE_TITLE: Final = "Experience"
EXPERIENCE_HEAD: Final = ("Level", "AP", "Morale", "PV")
ODDS_TITLE: Final = "Two dice"
ODDS_HEAD: Final = ("Needs", "Attack", "Morale")
