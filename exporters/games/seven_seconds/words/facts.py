"""Facts of the rules of 7 Seconds in words, by the names that the quick reference has in braces."""

from typing import Final

from exporters.games.seven_seconds.words.ruler import NAMES, who
from exporters.games.seven_seconds.words.terms import OBJECTIVES
from exporters.text.numbers import Facts, faces, inches
from schemas.diagnostics.wording import counted
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneType, ObjectiveName, TrooperType

TROOPERS: Final = tuple(kind.value for kind in TrooperType)
UNITS: Final = (*TROOPERS, *(kind.value for kind in DroneType))
SHARES: Final = {0.25: "quarter", 0.5: "half"}
CONTACTS: Final = {"lower_than": "lower than", "equal_or_lower": "at most"}


def action_facts(rules: Rules, move_in: float, jump_in: float) -> Facts:
    """Return the facts of the actions; move and jump as they are measured on the table."""
    missile, command, repair, most = rules.missile, rules.command, rules.repair, rules.scramble.max_target_counters
    return {
        **_own_counters(rules),
        "move": inches(move_in),
        "hindering": f"{rules.move.hindering_cost:g}",
        "jumpers": _some(rules.jump.legal_units, UNITS),
        "jump": inches(jump_in),
        "least_dice": str(rules.target.min_dice),
        "rifle_needs": _needs(rules, "fire_rifle"),
        "arc": f"{rules.arc.trooper_deg:g}\N{DEGREE SIGN}",
        "launchers": _launchers(missile.illegal_units),
        "missile_needs": _needs(rules, "fire_missile"),
        "missile_sight": ("in sight" if missile.requires_los else "in sight or not")
        + (" and in the arc" if missile.requires_arc else ""),
        "missile_range": "at any range" if missile.max_range_in is None else f"up to {inches(missile.max_range_in)}",
        "ammunition": "" if missile.ammunition is None else f"{missile.ammunition} in a battle.",
        "smoke": inches(2 * rules.flamer.radius_in),
        "flamer_reach": inches(rules.flamer.range_in),
        "command_reach": "" if command.range_in is None else f" within {inches(command.range_in)}",
        "repair_reach": f"within {inches(repair.range_in)}" if repair.range_in else "in base contact",
        "scramble_most": f"at most {most} counters" if most else "no counters",
        "scramble_blips": str(rules.scramble.blips),
        "contact": CONTACTS[rules.kamikaze.hit_comparison],
        "jammer": inches(rules.jammer.radius_in),
    }


def _own_counters(rules: Rules) -> Facts:
    return {
        "jump_own": f"+{rules.jump.own_counters}",
        "target_own": f"+{rules.target.own_counters_per_die}",
        "rifle_own": f"+{rules.rifle.own_counters}",
        "missile_own": f"+{rules.missile.own_counters}",
        "flamer_own": f"+{rules.flamer.own_counters}",
        "command_own": f"+{rules.command.own_counters}",
        "repair_own": f"+{rules.repair.own_counters}",
        "scramble_own": f"{rules.scramble.own_counters}",
        "jammer_own": f"+{rules.jammer.own_counters}",
    }


def _some(named: tuple[str, ...], of: tuple[str, ...]) -> str:
    units = tuple(unit for unit in of if unit in named)
    return who(units, tuple(unit for unit in of if unit not in named)) if units else "nobody"


def _launchers(illegal: tuple[str, ...]) -> str:
    """Return who carries missiles."""
    if len({*illegal}) == len(TROOPERS):
        return "nobody"
    without = ", ".join(NAMES[unit] for unit in TROOPERS if unit in illegal)
    return f"troopers, not {without}" if without else "troopers"


def _needs(rules: Rules, attack: str) -> str:
    """Return the counters that an attack asks for on its target."""
    least = rules.attack.min_counters
    if attack not in rules.attack.counter_required:
        return ""
    return f" with {least} counters or more" if least > 1 else " with a counter"


def attack_facts(rules: Rules) -> Facts:
    """Return the facts of cover, missiles and harm."""
    cover = rules.cover
    return {
        "light_bands": counted(cover.light_bands, "band"),
        "heavy_bands": str(cover.heavy_bands),
        "light_counters": counted(cover.between_light_counters, "counter"),
        "light_dice": counted(cover.between_light_dice, "rifle die", "rifle dice"),
        "heavy_counters": str(cover.between_heavy_counters),
        "heavy_dice": str(cover.between_heavy_dice),
        "heavy_limit": inches(cover.heavy_limit_in),
        "off_arc": str(rules.target.off_arc_multiplier),
        "intercept": inches(rules.cm.radius_in),
        "works_on": faces(rules.cm.damaged_works_on),
        "missile_light": f"\N{MINUS SIGN}{cover.missile_light_counters}",
        "missile_heavy": f"\N{MINUS SIGN}{cover.missile_heavy_counters}",
        "deviation": f"{rules.deviation.dice}d{rules.dice.sides}",
        "crater": inches(rules.crater.diameter_in),
        "fails_on": faces(rules.damage.fails_on),
        "recovers_on": faces(rules.stun.recovers_on),
    }


def course_facts(rules: Rules, passive_in: float) -> Facts:
    """Return the facts of setup, rounds, senses, objectives and the end; passive sensors as measured on the table."""
    setup, chance, activation, victory = rules.setup, rules.chance_encounter, rules.activation, rules.victory
    return {
        **_objectives(rules),
        "quarter": _share(setup.attacker_objective_zone),
        "half": _share(setup.defender_zone),
        "depth": inches(setup.attacker_depth_in),
        "squares": str(rules.holding.squares),
        "per_square": str(rules.holding.units_per_square),
        "group": str(chance.blips_per_group),
        "chance_depth": inches(chance.depth_in),
        "trooper_actions": str(activation.trooper_actions),
        "drone_actions": str(activation.drone_actions),
        "blip_actions": str(activation.blip_actions),
        "extra_blips": str(activation.extra_blips),
        "two_at": str(activation.multi_two_at_ratio),
        "three_at": str(activation.multi_three_at_ratio),
        "passes": str(activation.end_on_consecutive_passes),
        "passive": inches(passive_in),
        "passive_counters": counted(rules.passive.counters, "counter"),
        "objective_counters": str(rules.passive.objective_counters),
        "max_rounds": str(rules.end.max_rounds),
        "pursuit": counted(rules.withdraw.pursuit_rounds, "more round"),
        "marginal": str(victory.marginal_from),
        "normal": str(victory.normal_from),
        "decisive": str(victory.decisive_from),
    }


def _share(share: float) -> str:
    return SHARES.get(share) or f"{100 * share:g} %"


def _objectives(rules: Rules) -> Facts:
    objective = rules.objective
    return {
        "blue": _names(objective.blue),
        "red": _names(objective.red),
        "clearance": inches(objective.edge_clearance_in),
        "spacing": inches(objective.spacing_in),
        "secure": inches(objective.secure_radius_in),
        "inspected": str(objective.inspected_min_counters),
    }


def _names(objectives: tuple[ObjectiveName, ...]) -> str:
    return ", ".join(OBJECTIVES[name].lower() for name in objectives) or "none"


def campaign_facts(rules: Rules) -> Facts:
    """Return the facts of campaigns and factions."""
    campaign, faction = rules.campaign, rules.faction
    behind = campaign.tech_cost_behind
    return {
        "cp_marginal": str(campaign.points.marginal),
        "cp_normal": str(campaign.points.normal),
        "cp_decisive": str(campaign.points.decisive),
        "cp_short": str(campaign.points_to_win.short),
        "cp_medium": str(campaign.points_to_win.medium),
        "cp_long": str(campaign.points_to_win.long),
        "streak": str(campaign.streak_to_win),
        "tech_battle": str(campaign.tech_for_battle),
        "tech_control": str(campaign.tech_for_control),
        "tech_reserve": str(campaign.tech_cost.reserve),
        "tech_veteran": str(campaign.tech_cost.veteran),
        "tech_spec_ops": str(campaign.tech_cost.spec_ops),
        "behind": f"{behind.reserve}, {behind.veteran}, {behind.spec_ops}",
        "stat_min": str(faction.stat_min),
        "stat_max": str(faction.stat_max),
        "points": str(faction.points_per_rating),
    }
