"""The quick reference of 7 Seconds, second page: setup, rounds, senses, objectives, ends and campaigns.

Names in braces are facts of the rules, filled in by `seven_seconds_facts`.
"""

from typing import Final

SETUP_TITLE: Final = "Setup"
ROUND_TITLE: Final = "Round"
SENSES_TITLE: Final = "Sensors and blips"
OBJECTIVES_TITLE: Final = "Objectives"
END_TITLE: Final = "End"
TERRAIN_TITLE: Final = "Terrain"
SUITS_TITLE: Final = "Suits"
DRONES_TITLE: Final = "Drones"
CAMPAIGN_TITLE: Final = "Campaign and factions"

SETUP: Final = (
    (
        "Game type",
        "a die each: the higher attacks. Equal: a chance encounter, and roll again for who is first.",
    ),
    (
        "Edges",
        "the defender, or second player, picks; the other one has the opposite edge.",
    ),
    (
        "Objectives",
        (
            "attack / defense only. Attacker: {blue} in the {quarter} of the table nearest the defender; then "
            "defender: {red} in the defender's {half}. All {clearance} from every edge, {spacing} apart."
        ),
    ),
    (
        "Cards",
        (
            "one mission, one troop and one drone card each. The mission names the troop line, that one the drone"
            " line. Missions stay secret."
        ),
    ),
    (
        "Squares",
        "units into the {squares} squares, at most {per_square} in each.",
    ),
    (
        "Blips",
        (
            "all {squares} each. Defender first, in its {half}; then the attacker within {depth} of its edge. "
            "Chance encounter: {group} at a time by turns, within {chance_depth}."
        ),
    ),
)
"""Rules: 7S.SETUP.1 to 7S.SETUP.5, 7S.AD.1 to 7S.AD.8, 7S.CE.1 to 7S.CE.6."""

ROUND: Final = (
    (
        "Refresh",
        "an activation counter to every unit and blip.",
    ),
    (
        "Initiative",
        "not in round 1. A die each: the higher takes the counter; on a tie it changes hands.",
    ),
    (
        "Turns",
        (
            "activate one unit (troopers {trooper_actions}, drones {drone_actions}, blips {blip_actions} "
            "actions), then up to {extra_blips} blips that stay hidden. Two units at {two_at} times the enemy's "
            "activation counters, three at {three_at} times."
        ),
    ),
    (
        "End",
        "no counters left, or {passes} passes in a row.",
    ),
)
"""Rules: 7S.SEQ.1 to 7S.SEQ.8, 7S.ACT.1 to 7S.ACT.7."""

SENSES: Final = (
    (
        "Passive",
        (
            "who ends a move or jump within {passive} of an enemy, no blocking ground between, receives "
            "{passive_counters} per enemy, and each enemy as many. Objectives receive "
            "{objective_counters} and give none."
        ),
    ),
    (
        "Blips",
        (
            "of the enemy in that reach are turned over; decoys are taken away and give no counter. A blip that "
            "is given target counters is turned over too, once all are placed."
        ),
    ),
    (
        "Reveal",
        "a blip of your own at any time. Before it acts: its units have all their actions. After it: none.",
    ),
)
"""Rules: 7S.PASS.1 to 7S.PASS.8, 7S.BLIP.1 to 7S.BLIP.12."""

OBJECTIVES: Final = (
    (
        "Secured",
        "by a unit that moves to within {secure} while no enemy is that near; stays so until an enemy comes.",
    ),
    (
        "Inspected",
        "with {inspected} or more target counters on it.",
    ),
    (
        "Destroyed",
        "by a direct missile hit or a kamikaze's contact; never by rifle, flamer or blast.",
    ),
)
"""Rules: 7S.OBJ.3 to 7S.OBJ.11."""

END: Final = (
    (
        "Ends",
        (
            "when only one side has troopers, by agreement, after {max_rounds} rounds, or by withdrawal: the "
            "enemy lets go and controls the table, or pursues for {pursuit}."
        ),
    ),
    (
        "Control",
        (
            "the side that alone has troopers left controls the table: the defender secures every surviving "
            "objective; the attacker settles each as it likes."
        ),
    ),
    (
        "Victory",
        "by the lead in victory points: from {marginal} marginal, {normal} normal, {decisive} decisive.",
    ),
)
"""Rules: 7S.END.1 to 7S.END.9, 7S.WIN.1 to 7S.WIN.5."""

CAMPAIGN: Final = (
    (
        "Points",
        (
            "{cp_marginal}, {cp_normal} or {cp_decisive} for a marginal, normal or decisive victory. {cp_short}, "
            "{cp_medium} or {cp_long} win, or {streak} victories in a row."
        ),
    ),
    (
        "Tech",
        (
            "{tech_battle} for a battle, {tech_control} for the table. A stat and one more: Reserve "
            "{tech_reserve}, Veteran {tech_veteran}, Spec Ops {tech_spec_ops}; {behind} while the enemy's is "
            "higher."
        ),
    ),
    (
        "Factions",
        ("stats from {stat_min} to {stat_max}; {points} points for Reserve, as many more for each better rating."),
    ),
)
"""Rules: 7S.CAMP.2 to 7S.CAMP.15, 7S.FAC.5 to 7S.FAC.9."""

TERRAIN_HEAD: Final = ("Terrain", "Troopers and blips", "", "Drones", "")
SHORT_COVERS: Final = {"clear": "\N{EN DASH}", "light": "light", "heavy": "heavy", "blocking": "blocks"}
SHORT_MOVEMENTS: Final = {"clear": "\N{EN DASH}", "hindering": "hindering", "impassable": "no entry"}
