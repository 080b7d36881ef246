"""What the values mean that players written in Python see and answer with, game by game, in a designer's words."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import get_args

from engine.games.infantry import custom_players as infantry
from engine.games.maneuvers import custom_players as maneuvers
from engine.games.seven_seconds import custom_players as seven_seconds
from engine.games.seven_seconds.custom_players.actions import Action

Meanings = Mapping[str, str]


@dataclass(frozen=True)
class PlayerWords:
    """A game as its players see it: what they see and answer with, and what the fields of these mean.

    `view` are the meanings of what a view holds beside its properties and questions, `meanings` those of fields by
    class, `intro` the sentences above them.
    """

    title: str
    how_to: str
    players: ModuleType
    intro: tuple[str, ...]
    seen: tuple[type, ...]
    answers: tuple[type, ...]
    view: Meanings
    meanings: Mapping[str, Meanings]


SEVEN_SECONDS = PlayerWords(
    title="7 Seconds",
    how_to="write-a-player.md",
    players=seven_seconds,
    intro=("Lengths are inches from the south-west corner.",),
    seen=(
        seven_seconds.Piece,
        seven_seconds.Objective,
        seven_seconds.Waiting,
        seven_seconds.Wish,
        seven_seconds.Line,
    ),
    answers=(seven_seconds.Activate, *get_args(Action)),
    view={
        "side": "Your side: `red` or `blue`.",
        "round": "The number of the round, from 1.",
        "last_round": "The round after which both sides agree to stop.",
        "base_in": "Width of a base.",
        "width_in": "Width of the table, west to east.",
        "depth_in": "Depth of the table, south to north.",
        "own_edge": "Your table edge: `south`, `north`, `west` or `east`.",
        "enemy_edge": "The enemy's table edge.",
        "mission": "The conditions of your mission, in the order of the card: a tuple of `Wish`.",
    },
    meanings={
        "Piece": {
            "number": "Tells pieces apart and says nothing more.",
            "mine": "Whether it is yours.",
            "kind": "`blip`, or the unit's type: `tactical`, `recce_drone` and so on.",
            "x_in": "Where its centre is, east of the south-west corner.",
            "y_in": "Where its centre is, north of the south-west corner.",
            "counters": "Target counters on it.",
            "ready": "Whether it holds an activation counter.",
            "damaged": "Whether its suit is damaged.",
            "stunned": "Whether it is stunned.",
            "jamming": "Whether its jamming field is on.",
            "sensors": "Dice of a Target action at the most; 0 of the enemy's.",
            "blast_radius_in": "Radius of its missiles, or of its explosion; 0 of the enemy's.",
            "holds": "Types of the units under a blip of yours; empty for decoys, and of the enemy's.",
        },
        "Objective": {
            "number": "Tells objectives and pieces apart.",
            "name": "`alpha`, `beta`, `gamma`, `delta` or `epsilon`.",
            "x_in": "Where its centre is, east of the south-west corner.",
            "y_in": "Where its centre is, north of the south-west corner.",
            "counters": "Target counters on it.",
            "control": "`mine`, `enemy` or `contested`.",
        },
        "Waiting": {
            "kind": "The unit's type.",
            "blip": "The `number` of the blip that stands for its square.",
            "damaged": "Whether its suit is damaged.",
        },
        "Wish": {
            "condition": "What earns points, in the word of the mission card: `objective_state` and so on.",
            "objective": "The objective it is about, or empty.",
            "state": "The state it asks for, or empty.",
            "victory_points": "What it earns, or costs if below 0: once, or for each counter or unit.",
        },
        "Line": {
            "range_in": "Range from edge to edge.",
            "blocked": "Whether there is no line of sight.",
            "cover": "Cover of the target: `clear`, `light` or `heavy`.",
            "in_arc": "Whether the target is in the arc of the piece that looks.",
        },
        "Activate": {
            "piece": "The piece that acts next.",
            "reveal": "Whether it is a blip to turn over first.",
        },
        "Move": {
            "x_in": "Where to, east.",
            "y_in": "Where to, north.",
            "toggle_jammer": "Whether to switch the jammer after it, where house rules give that free.",
            "by": "Where its way bends, east and north; None for one that is straight.",
        },
        "Jump": {
            "x_in": "Where to, east.",
            "y_in": "Where to, north.",
            "toggle_jammer": "Whether to switch the jammer after it, where house rules give that free.",
        },
        "Kamikaze": {
            "x_in": "Where to explode, east.",
            "y_in": "Where to explode, north.",
            "jump": "Whether to jump there; else it moves.",
            "by": "Where the way of one that moves bends, east and north; None for one that is straight.",
        },
        "FireFlamer": {"x_in": "Middle of the flames, east.", "y_in": "Middle of the flames, north."},
        "Target": {"dice": "How many dice to search with."},
        "FireRifle": {"target": "A piece of the enemy's."},
        "FireMissile": {"target": "A piece of the enemy's, or an objective."},
        "Command": {"target": "A piece of yours."},
        "Repair": {"target": "A trooper of yours."},
        "Scramble": {},
        "ToggleJammer": {},
    },
)

INFANTRY = PlayerWords(
    title="Infantry",
    how_to="write-an-infantry-player.md",
    players=infantry,
    intro=(
        "A dot is a column from the west and a row from the south, both from 0.",
        "Bearings are degrees from north, clockwise.",
    ),
    seen=(infantry.Trooper, infantry.Weapon, infantry.Gun, infantry.Objective, infantry.Ground),
    answers=(infantry.Act, infantry.Place),
    view={
        "seat": "Your side: `a` or `b`.",
        "turn": "The number of the turn, from 1; 0 while troopers are set down.",
        "last_turn": "The turn after which the battle ends.",
        "lost": "The PV that each side has lost, by seat.",
        "scored": "The PV that the objectives of each side have scored, by seat.",
        "objectives": "What both sides score for: each an `Objective`.",
        "ground": "The map: a `Ground`.",
    },
    meanings={
        "Trooper": {
            "number": "Tells troopers apart.",
            "name": "Its name, told apart where several are called the same.",
            "card": "The id of its card.",
            "squad": "The name of its squad.",
            "mine": "Whether it is yours.",
            "state": "`waiting`, `fighting`, `dead` or `routed`.",
            "at": "Its dot; None where it does not fight.",
            "in_tunnel": "Whether it is in the tunnel under its dot.",
            "prone": "Whether it is prone.",
            "caught": "Whether it is caught in wire.",
            "shaken": "Whether its morale is shaken.",
            "ready": "Whether it may still act in this turn.",
            "must_step_on": "Whether it stands where too many do, and can do nothing but step on.",
            "ap": "Action points left.",
            "moved_ap": "Action points that went into movement in this turn.",
            "crossed": "HP cells crossed out.",
            "armor": "Hits that its armour still stops.",
            "experience": "`green`, `regular`, `veteran` or `elite`.",
            "leads": "Whether it leads its squad.",
            "sneak_suit": "Whether it wears a sneak suit.",
            "value": "Its PV.",
            "arc_deg": "The bearing of its firing arc; None without one.",
            "arc_wide": "Whether its arc is a wide one.",
            "gun": "The number of the crewed weapon that it controls; None for none.",
            "weapons": "What it carries, section by section.",
        },
        "Weapon": {
            "number": "Tells the sections of a card apart.",
            "card": "The id of the weapon; `fists` are none of the pack's.",
            "section": "`primary`, `secondary`, `mounted`, `other`, `melee` or `grenades`.",
            "type": "`ranged`, `crewed`, `explosive`, `incendiary`, `thrown` or `melee`.",
            "rounds": "Rounds left; None where it never runs dry.",
            "in_hand": "Whether it is in hand.",
        },
        "Gun": {
            "number": "That of the trooper who brought it.",
            "card": "The id of the weapon.",
            "at": "Its dot; carried, that of its carrier.",
            "stands": "Whether it stands set up.",
            "arc_deg": "The bearing of its arc, where it stands.",
            "holder": "The number of the trooper who controls it; None for nobody.",
        },
        "Objective": {
            "name": "What it is called.",
            "mine": "Whether your side scores for it.",
            "type": "`hold` or `cross`.",
            "zone": "First and last column, first and last row.",
            "points": "PV; where it is to `cross`, for each trooper.",
            "each_turn": "Whether it scores at the end of each game turn.",
        },
        "Ground": {
            "columns": "How many columns of dots there are.",
            "rows": "How many rows.",
            "zone": "Where your side is set down: first and last column, first and last row.",
            "enemy_zone": "Where the enemy is set down.",
        },
        "Act": {
            "action": "What is done, in the word of the log.",
            "target": "At whom, or which crewed weapon.",
            "at": "To which dot, or at which.",
            "weapon": "With which weapon of its own card.",
            "bearing_deg": "In which direction.",
        },
        "Place": {
            "at": "The dot.",
            "bearing_deg": "The bearing of its crewed weapon, if that stands from the first.",
        },
    },
)

MANEUVERS = PlayerWords(
    title="Maneuvers",
    how_to="write-a-maneuvers-player.md",
    players=maneuvers,
    intro=("Maneuvers, ratings, states and rolls are called as in the documents of the pack.",),
    seen=(maneuvers.Character,),
    answers=(maneuvers.Make, maneuvers.Oppose),
    view={
        "seat": "Your squad's seat: `a` or `b`.",
        "round": "The number of the round, from 1.",
        "last_round": "The round after which the fight ends.",
        "totals": "The totals of both squads, by seat.",
        "edge": "Your total less theirs.",
        "locations": "The names of the locations, from one end to the other.",
    },
    meanings={
        "Character": {
            "number": "Tells characters apart.",
            "name": "Its name, told apart where several are called the same.",
            "card": "The id of its card.",
            "mine": "Whether it is yours.",
            "in_fight": "Whether it has not left the fight.",
            "location": "Where it is; empty of an enemy who hides, where the rules mask that.",
            "ratings": "Its Action Ratings by their words: `firefight` and so on.",
            "action_value": "Its Action Value.",
            "damage": "Its Damage.",
            "armor": "Its Armor Value.",
            "resilience": "Its Resilience.",
            "hidden": "Whether it hides.",
            "snipe_ready": "Whether it is ready to snipe.",
            "observer": "Whether it has observed the squad of its enemies.",
            "escaping": "Whether it is ready to leave.",
            "misses_action": "Whether it misses its next action.",
            "exposed_to": "The names of the enemies to whom it is exposed.",
            "flagged_by": "The names of those who have flagged it, as far as you know.",
            "advantages": "Advantages less disadvantages about it, by the rolls they are of.",
            "checks": "How many checks it has earned.",
        },
        "Make": {
            "maneuver": "The id of the maneuver.",
            "rating": "The rating that is rolled.",
            "target": "An enemy, where the maneuver names one.",
            "ally": "Another of your squad, where the maneuver names one.",
        },
        "Oppose": {
            "character": "Who opposes.",
            "rating": "The rating that is rolled.",
        },
    },
)

PLAYERS = (SEVEN_SECONDS, INFANTRY, MANEUVERS)
"""The games whose players the page explains, in its order."""
