"""The words of the chart of turns, command and options: rows with the facts of the rules in braces."""

from typing import Final

from exporters.text.numbers import Facts, Rows, signed
from schemas.catalogues.saying import counted, said
from schemas.models.battlesuit.rules import Rules

TITLE: Final = "Turn, command, options"
TITLES: Final = {
    "turn": "Turn",
    "reaction": "Reaction fire",
    "painting": "Painting",
    "command": "Command",
    "help": "Repair and help",
    "drones": "Drones",
    "blasts": "Bombs and mines",
    "stealth": "Stealth",
    "options": "Other options",
}
"""What the sections are called."""

TURN: Final[Rows] = (
    (
        "Initiative",
        (
            "A D{initiative_die} each: the higher says who begins. Ties go to more soldiers in good "
            "order, then to who had it; in turn 1 throw again."
        ),
    ),
    ("Impulses", "By turns, one soldier each. {may_pass} Who has none left lets the other go on."),
    ("Order", "Each side activates its shaken soldiers first, then its panicked ones, then those in good order."),
    ("Action", "Move, and fire; fire or paint from its point; or repair. Then a complete marker."),
    ("End", "Complete and painted markers come off; command points lapse."),
)
MAY_PASS: Final = {True: "A player may pass.", False: "Nobody may pass."}

REACTION: Final[Rows] = (
    (
        "Who",
        (
            "An enemy on the ground, in good order and not yet activated, that sees the point a soldier enters or "
            "fires from."
        ),
    ),
    ("How", "{shots} at {reaction}, for {reactors} a point; the one that fired is complete."),
)
PAINTING: Final[Rows] = (
    ("Paint", "Instead of firing, at an enemy in sight, by a soldier that does not move. It draws no reaction fire."),
    (
        "Then",
        (
            "All attacks on the target are at {painted}, {sniper} if a sniper painted, until the turn ends. The "
            "painter fires at nothing else this turn, a sniper not even at that."
        ),
    ),
)
COMMAND: Final[Rows] = (
    ("In command", "While the commander is fit and on the map. If not: attacks {attack}, morale {morale}."),
    (
        "Override",
        (
            "A commander in good order acts in place of a shaken or panicked soldier; the next one activated is "
            "one of those again."
        ),
    ),
    ("Points", "A commander in good order that does nothing else rolls a D6 for as many points."),
    ("Morale", "Each point, spent before the die is thrown, adds {point} to a roll."),
    (
        "Group",
        (
            "A point for each further soldier of an impulse: a D12 plus its hits of {group} or less, and it acts; "
            "more, and it is complete."
        ),
    ),
)
HELP: Final[Rows] = (
    ("Repair", "In good order, on the ground, for the whole turn: a D{repair_die} above its hits restores a box."),
    ("Down", "No box is open: it does nothing, and no more than an engineer or a crusader helps."),
    (
        "Engineer",
        (
            "Not yet activated, next to it as its activation starts: one box, or a D6 less the "
            "engineer's hits. Both are complete."
        ),
    ),
    (
        "Crusader",
        (
            "Within {reach}: in place of its roll panic becomes shock, or shock goes, and it is complete. Next to "
            "one that is down: {revives} back, both complete."
        ),
    ),
)
REACH: Final = {"distance": "{count} points", "mp_cost": "{count} MP"}

DRONES: Final[Rows] = (
    ("Flight", "{drone_level} or more above open ground; at or above the top of woods, buildings and rubble."),
    ("Alone", "Without a commander they move {alone} at most."),
    ("Jammer", "{jammed} within {ecm_range} points: out of command, and {ecm_step} for each full step of range."),
    (
        "Shock",
        (
            "Lands and does nothing until it recovers. Panic shuts it down with a second marker; panic again takes "
            "it off the map."
        ),
    ),
)
JAMMED: Final = {"enemy": "Enemies", "all": "All soldiers"}

BLASTS: Final[Rows] = (
    ("Bomb", "On its point structures go and everybody is eliminated. {centre}"),
    (
        "Next to it",
        (
            "Strength {bomb}. A D12 of {building} or less makes rubble of a building or bridge, {bunker} "
            "or less of a bunker, with all in it."
        ),
    ),
    ("Farther", "Strength 1 less for each point more, up to {radius} points away."),
    ("Mine", "Goes off {trigger}. Explosive: strength {mine} there, {mine_beside} next to it. Nuclear: as a bomb."),
    ("Dummies", "{dummies} for each live mine."),
    ("Modifiers", "{counted}"),
)
CENTRES: Final = {
    "marker_or_slag": "A bunker marker is taken off, else slag is laid; none on water.",
    "always_slag": "Slag is laid; none on water.",
}
TRIGGERS: Final = {0: "under who enters its point", 1: "on its point and next to it"}
COUNTED: Final = {
    ("shield", "cover"): "Shield and terrain of the victim only.",
    ("shield",): "Shield of the victim only.",
    ("cover",): "Terrain of the victim only.",
    (): "None.",
}

STEALTH: Final[Rows] = (
    ("Enter", "Activated to move: counter over, marker to box 1 of the track. {entry}"),
    ("Later", "Each time it is activated to move, a D6: its box or less reveals it, more moves the marker up."),
    (
        "Revealed",
        (
            "Moves on the ground: half its move, rounded up, times the box; may fire before any reaction. It "
            "cannot hide again for as many turns."
        ),
    ),
)
ENTRY: Final = {True: "That is its whole activation.", False: "Then it acts."}

OPTIONS: Final[Rows] = (
    ("Suits", "At {suit_at} hits a D{suit_die} of {breach} or less opens the suit: eliminated. More hits always do."),
    ("Squads", "Half of a squad lost: attacks and morale {half_lost}."),
    ("Reorganise", "One commander and fewer than {few} soldiers left: a turn without action, morale {reorganising}."),
    ("Tall houses", "A storey is {storey} levels and costs {storey_mp} MP to climb; nobody bounces up inside."),
    ("Facing", "Fires only ahead, within {arc}\N{DEGREE SIGN}; {facing} for each point turned first."),
)


def turn_facts(rules: Rules, language: str) -> Facts:
    """Return the facts of turns, reaction fire, painting, command and help."""
    return {
        "initiative_die": str(rules.dice.initiative_die),
        "may_pass": said(MAY_PASS[rules.turn.may_pass], language),
        "shots": counted(rules.reaction.reaction_shots, "{number} attack", "{number} attacks", language),
        "reaction": signed(rules.modifiers.reaction),
        "reactors": counted(rules.reaction.reactors_per_point, "{number} soldier", "{number} soldiers", language),
        "painted": signed(rules.modifiers.painted),
        "sniper": signed(rules.modifiers.sniper_paint_bonus),
        "attack": signed(rules.leader.attack_out_of_command),
        "morale": signed(rules.leader.morale_out_of_command),
        "point": signed(rules.active_command.morale_per_point),
        "group": str(rules.active_command.group_max_total),
        "repair_die": str(rules.dice.repair_die),
        "reach": said(REACH[rules.crusader.crusader_range_mode], language, count=rules.crusader.crusader_range),
        "revives": counted(rules.crusader.crusader_revives, "{number} box", "{number} boxes", language),
    }


def option_facts(rules: Rules, language: str) -> Facts:
    """Return the facts of drones, explosions, stealth and the other options."""
    return {**_drone_facts(rules, language), **_blast_facts(rules, language), **_other_facts(rules, language)}


def _drone_facts(rules: Rules, language: str) -> Facts:
    drone = rules.drone
    return {
        "drone_level": counted(drone.drone_min_level, "{number} level", "{number} levels", language),
        "alone": str(drone.uncommanded_move),
        "jammed": said(JAMMED[drone.ecm_affects], language),
        "ecm_range": str(drone.ecm_range),
        "ecm_step": signed(drone.ecm_attenuation_per_step),
    }


def _blast_facts(rules: Rules, language: str) -> Facts:
    blast = rules.blast
    counted_for = tuple(name for name in ("shield", "cover") if name in blast.blast_modifiers)
    return {
        "bomb": str(blast.bomb_strength),
        "building": str(blast.bomb_building_up_to),
        "bunker": str(blast.bomb_bunker_up_to),
        "radius": str(blast.blast_radius),
        "mine": str(blast.mine_strength),
        "mine_beside": str(blast.mine_adjacent_strength),
        "trigger": said(TRIGGERS[blast.mine_trigger_radius], language),
        "dummies": str(blast.mine_dummies_per_live),
        "centre": said(CENTRES[blast.bomb_centre], language),
        "counted": said(COUNTED[counted_for], language),
    }


def _other_facts(rules: Rules, language: str) -> Facts:
    return {
        "entry": said(ENTRY[rules.stealth.stealth_entry_is_activation], language),
        "suit_at": str(rules.suit.roll_at),
        "suit_die": str(rules.dice.suit_die),
        "breach": str(rules.suit.breach_up_to),
        "half_lost": signed(rules.squad.squad_half_lost_mod),
        "few": str(rules.squad.reorganise_below),
        "reorganising": signed(rules.squad.reorganise_morale_mod),
        "storey": str(rules.special.storey_levels),
        "storey_mp": str(rules.special.storey_mp),
        "arc": str(rules.fire.facing_arc),
        "facing": signed(rules.modifiers.facing_per_point),
    }
