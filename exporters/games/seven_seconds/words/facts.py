"""Facts of the rules of 7 Seconds in words, by the names that the quick reference has in braces."""

from typing import Final

from exporters.games.seven_seconds.words.ruler import name_of, who
from exporters.text.numbers import Facts, faces, inches
from schemas.catalogues.saying import counted, said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneType, ObjectiveName, TrooperType

TROOPERS: Final = tuple(kind.value for kind in TrooperType)
UNITS: Final = (*TROOPERS, *(kind.value for kind in DroneType))
OBJECTIVES: Final = {
    ObjectiveName.ALPHA: "alpha",
    ObjectiveName.BETA: "beta",
    ObjectiveName.GAMMA: "gamma",
    ObjectiveName.DELTA: "delta",
    ObjectiveName.EPSILON: "epsilon",
}
"""What objectives are called within a sentence."""

COUNTERS: Final = ("{number} counter", "{number} counters")
SHARES: Final = {0.25: "quarter", 0.5: "half"}
SIGHTS: Final = {
    (True, True): "in sight and in the arc",
    (True, False): "in sight",
    (False, True): "in sight or not and in the arc",
    (False, False): "in sight or not",
}
"""By (needs a line of sight, needs to be in the arc)."""

CONTACTS: Final = {"lower_than": "lower than", "equal_or_lower": "at most"}


def action_facts(rules: Rules, move_in: float, jump_in: float, language: str = "") -> Facts:
    """Return the facts of the actions; move and jump as they are measured on the table."""
    command, most = rules.command, rules.scramble.max_target_counters
    return {
        **_own_counters(rules),
        **_missile_facts(rules, language),
        "move": inches(move_in, language),
        "hindering": f"{rules.move.hindering_cost:g}",
        "jumpers": _some(rules.jump.legal_units, UNITS, language),
        "jump": inches(jump_in, language),
        "least_dice": str(rules.target.min_dice),
        "rifle_needs": _needs(rules, "fire_rifle", language),
        "arc": f"{rules.arc.trooper_deg:g}\N{DEGREE SIGN}",
        "smoke": inches(2 * rules.flamer.radius_in, language),
        "flamer_reach": inches(rules.flamer.range_in, language),
        "command_reach": f" {_within(command.range_in, language)}" if command.range_in is not None else "",
        "repair_reach": _within(rules.repair.range_in, language)
        if rules.repair.range_in
        else said("in base contact", language),
        "scramble_most": said("at most {most} counters", language, most=most)
        if most
        else said("no counters", language),
        "scramble_blips": str(rules.scramble.blips),
        "contact": said(CONTACTS[rules.kamikaze.hit_comparison], language),
        "jammer": inches(rules.jammer.radius_in, language),
    }


def _missile_facts(rules: Rules, language: str) -> Facts:
    missile = rules.missile
    most = missile.max_range_in
    return {
        "launchers": _launchers(missile.illegal_units, language),
        "missile_needs": _needs(rules, "fire_missile", language),
        "missile_sight": said(SIGHTS[missile.requires_los, missile.requires_arc], language),
        "missile_range": said("at any range", language)
        if most is None
        else said("up to {reach}", language, reach=inches(most, language)),
        "ammunition": ""
        if missile.ammunition is None
        else said("{number} in a battle.", language, number=missile.ammunition),
    }


def _within(reach_in: float, language: str) -> str:
    return said("within {reach}", language, reach=inches(reach_in, language))


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


def _some(named: tuple[str, ...], of: tuple[str, ...], language: str) -> str:
    units = tuple(unit for unit in of if unit in named)
    others = tuple(unit for unit in of if unit not in named)
    return who(units, others, language) if units else said("nobody", language)


def _launchers(illegal: tuple[str, ...], language: str) -> str:
    """Return who carries missiles."""
    if len({*illegal}) == len(TROOPERS):
        return said("nobody", language)
    without = ", ".join(name_of(unit, language) for unit in TROOPERS if unit in illegal)
    return said("troopers, not {units}", language, units=without) if without else said("troopers", language)


def _needs(rules: Rules, attack: str, language: str) -> str:
    """Return the counters that an attack asks for on its target."""
    least = rules.attack.min_counters
    if attack not in rules.attack.counter_required:
        return ""
    needed = (
        said("with {least} counters or more", language, least=least) if least > 1 else said("with a counter", language)
    )
    return f" {needed}"


def attack_facts(rules: Rules, language: str = "") -> Facts:
    """Return the facts of cover, missiles and harm."""
    cover = rules.cover
    return {
        "light_bands": counted(cover.light_bands, "{number} band", "{number} bands", language),
        "heavy_bands": str(cover.heavy_bands),
        "light_counters": counted(cover.between_light_counters, *COUNTERS, language),
        "light_dice": counted(cover.between_light_dice, "{number} rifle die", "{number} rifle dice", language),
        "heavy_counters": str(cover.between_heavy_counters),
        "heavy_dice": str(cover.between_heavy_dice),
        "heavy_limit": inches(cover.heavy_limit_in, language),
        "off_arc": str(rules.target.off_arc_multiplier),
        "intercept": inches(rules.cm.radius_in, language),
        "works_on": faces(rules.cm.damaged_works_on, language),
        "missile_light": f"\N{MINUS SIGN}{cover.missile_light_counters}",
        "missile_heavy": f"\N{MINUS SIGN}{cover.missile_heavy_counters}",
        "deviation": f"{rules.deviation.dice}d{rules.dice.sides}",
        "crater": inches(rules.crater.diameter_in, language),
        "fails_on": faces(rules.damage.fails_on, language),
        "recovers_on": faces(rules.stun.recovers_on, language),
    }


def course_facts(rules: Rules, passive_in: float, language: str = "") -> Facts:
    """Return the facts of setup, rounds, senses, objectives and the end; passive sensors as measured on the table."""
    setup, chance, activation, victory = rules.setup, rules.chance_encounter, rules.activation, rules.victory
    return {
        **_objectives(rules, language),
        "quarter": _share(setup.attacker_objective_zone, language),
        "half": _share(setup.defender_zone, language),
        "depth": inches(setup.attacker_depth_in, language),
        "squares": str(rules.holding.squares),
        "per_square": str(rules.holding.units_per_square),
        "group": str(chance.blips_per_group),
        "chance_depth": inches(chance.depth_in, language),
        "trooper_actions": str(activation.trooper_actions),
        "drone_actions": str(activation.drone_actions),
        "blip_actions": str(activation.blip_actions),
        "extra_blips": str(activation.extra_blips),
        "two_at": str(activation.multi_two_at_ratio),
        "three_at": str(activation.multi_three_at_ratio),
        "passes": str(activation.end_on_consecutive_passes),
        "passive": inches(passive_in, language),
        "passive_counters": counted(rules.passive.counters, *COUNTERS, language),
        "objective_counters": str(rules.passive.objective_counters),
        "max_rounds": str(rules.end.max_rounds),
        "pursuit": counted(rules.withdraw.pursuit_rounds, "{number} more round", "{number} more rounds", language),
        "marginal": str(victory.marginal_from),
        "normal": str(victory.normal_from),
        "decisive": str(victory.decisive_from),
    }


def _share(share: float, language: str) -> str:
    return said(SHARES[share], language) if share in SHARES else f"{100 * share:g} %"


def _objectives(rules: Rules, language: str) -> Facts:
    objective = rules.objective
    return {
        "blue": _names(objective.blue, language),
        "red": _names(objective.red, language),
        "clearance": inches(objective.edge_clearance_in, language),
        "spacing": inches(objective.spacing_in, language),
        "secure": inches(objective.secure_radius_in, language),
        "inspected": str(objective.inspected_min_counters),
    }


def _names(objectives: tuple[ObjectiveName, ...], language: str) -> str:
    return ", ".join(said(OBJECTIVES[name], language) for name in objectives) or said("none", language)


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
