"""Facts of the rules in words: what terrain costs and hides, and what the quick reference has in braces."""

from collections.abc import Iterator
from typing import Final

from exporters.text.numbers import NOTHING, Facts, signed
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Terrain

CLOSED: Final = "blocks"


def terrain_rows(rules: Rules) -> Iterator[tuple[Terrain, str, str]]:
    """Yield each terrain with the AP to enter its dots, and what it does to fire. Rules: IN.TER.2, IN.GAP.16."""
    options, plain, target = rules.options, str(rules.actions.standard_dot), rules.target
    rough = rules.terrain
    advanced, water = options.advanced_terrain, options.water
    trench = f"{rules.tunnels.trench} in or out, {rules.tunnels.along_trench} along"
    prone = f"{signed(target.prone)} as if prone" if rules.tunnels.trench_prone else NOTHING
    yield Terrain.STANDARD, plain, NOTHING
    yield Terrain.ROUGH, str(rough.rough) if advanced else plain, NOTHING
    yield Terrain.SWAMP, str(rough.swamp) if advanced else plain, _each(target.swamp) if advanced else NOTHING
    yield Terrain.LIGHT_VEGETATION, plain, _each(target.light_vegetation)
    yield Terrain.HEAVY_VEGETATION, plain, _each(target.heavy_vegetation)
    yield Terrain.SHALLOW_WATER, str(rules.water.shallow) if water else plain, NOTHING
    yield Terrain.DEEP_WATER, str(rules.water.swim) if water else plain, _swimming(rules)
    yield Terrain.BARBED_WIRE, str(rules.wire.enter) if options.barbed_wire else plain, NOTHING
    yield Terrain.TRENCH, trench if options.trench_tunnel else plain, prone if options.trench_tunnel else NOTHING
    yield Terrain.LOW_WALL, str(rough.climb_wall) if advanced else plain, f"{signed(target.low_cover)} behind it"
    for closed in (Terrain.HIGH_WALL, Terrain.BUILDING, Terrain.VEHICLE):
        yield closed, NOTHING, CLOSED
    thick = rough.trees != "impassable"
    yield Terrain.TREE, plain if thick else NOTHING, _each(target.heavy_vegetation) if thick else CLOSED


def _each(modifier: int) -> str:
    return f"{signed(modifier)} a dot"


def _swimming(rules: Rules) -> str:
    return f"{signed(rules.target.swimming)} at swimmers" if rules.options.water else NOTHING


def modifiers(rules: Rules) -> Iterator[tuple[str, str, str]]:
    """Yield each modifier of target numbers that is played: its words, its figure, its rules. Rule: IN.HOUSE.3."""
    target, options = rules.target, rules.options
    rows = (
        ("Long range", target.long_range, "IN.GAP.16", True),
        ("Target prone, or in a trench", target.prone, "IN.TUN.5 IN.GAP.16", True),
        ("Behind a low solid object", target.low_cover, "IN.GAP.16", True),
        ("Each dot of light vegetation", target.light_vegetation, "IN.GAP.16", True),
        ("Each dot of heavy vegetation", target.heavy_vegetation, "IN.GAP.16", True),
        ("Each dot of swamp", target.swamp, "IN.TER.5 IN.GAP.19", options.advanced_terrain),
        ("Each burning dot", target.fire, "IN.INC.8", options.incendiary),
        ("Each dot of smoke", target.smoke, "IN.SMK.8", options.smoke),
        ("Into a wide arc", target.wide_arc, "IN.HOUSE.4", True),
        ("By one caught in wire", target.entangled, "IN.WIR.5", options.barbed_wire),
        ("In a tunnel", target.tunnel, "IN.TUN.7", options.trench_tunnel),
        ("At a swimmer", target.swimming, "IN.WAT.7", options.water),
        ("On the move", target.movement_fire, "IN.MVF.10", options.movement_fire),
        ("Sneak suit, at long range", target.sneak_suit, "IN.SNK.1", options.sneak_suits),
        ("Large target", target.large, "IN.LRG.2", options.large_targets),
    )
    yield from ((name, signed(value), ids) for name, value, ids, is_played in rows if is_played)


def facts_of(rules: Rules) -> Facts:
    """Return every fact that the quick reference names."""
    return {**_turn(rules), **_moving(rules), **_arcs(rules), **_blasts(rules), **_people(rules)}


def _turn(rules: Rules) -> Facts:
    first = "Both roll 2D6, the higher goes first" if rules.turn.first == "roll" else "Side A goes first"
    return {
        "first": f"{first}; a scenario may say otherwise.",
        "explosions": "in the order of their declaration, when the side's turn ends"
        if rules.turn.explosions == "end_of_turn"
        else "at once",
        "turns": str(rules.scenario.turns),
        "draw": str(rules.scenario.draw_percent),
        "misses": str(rules.target.always_misses),
        "hits": str(rules.target.always_hits),
        "bases": ", ".join(f"{kind.value} {number}" for kind, number in rules.target.base.items()),
        "contours": "A dot between that is higher than both ends blocks."
        if rules.sight.contours == "block"
        else "Contours do not block.",
    }


def _moving(rules: Rules) -> Facts:
    actions, move = rules.actions, rules.movement_fire
    return {
        **{name: str(getattr(actions, name)) for name in type(actions).model_fields},
        "level": str(rules.terrain.change_level),
        "combined": "Of several costs of a step only the highest is paid"
        if rules.terrain.combined == "most"
        else "Several costs of a step are added",
        "cap": str(rules.action_points.movement_cap),
        "tunnel": str(rules.tunnels.tunnel),
        "crawl_tunnel": str(rules.actions.standard_dot * rules.tunnels.crawl_times),
        "move_ap": str(move.ap),
        "move_modifier": signed(rules.target.movement_fire),
        "drops": "free of AP" if not move.target_drops_ap else f"for {move.target_drops_ap} AP",
        "most_weapons": "one weapon" if rules.water.most_weapons == 1 else f"{rules.water.most_weapons} weapons",
    }


def _arcs(rules: Rules) -> Facts:
    arcs, crewed = rules.arcs, rules.crewed
    return {
        "narrow": str(arcs.narrow_deg),
        "wide": str(arcs.wide_deg),
        "wide_modifier": signed(rules.target.wide_arc),
        "single": str(arcs.single_attacks),
        "burst": str(arcs.burst_attacks),
        "crewed_arc": str(crewed.arc_deg),
        "crewed_attacks": "without limit" if crewed.attacks_per_arc is None else f"up to {crewed.attacks_per_arc}",
        "set_up": str(crewed.set_up),
        "break_down": str(crewed.break_down),
        "takeover": str(crewed.takeover),
        "takeover_by": "either side" if crewed.takeover_by == "any_side" else "its own side",
        "swing": str(crewed.swing),
        "free": str(crewed.free_attacks),
        "fists_ap": str(rules.melee.fists_ap),
        "fists": f"{rules.melee.fists_dice}D6",
        "wire_dice": f"{rules.wire.damage_dice}D6",
        "caught": str(rules.wire.entangled_from),
    }


def _blasts(rules: Rules) -> Facts:
    smoke, fire = rules.smoke, rules.fire
    return {
        "least": str(rules.scatter.least),
        "most": str(rules.scatter.most),
        "throw_ap": str(rules.thrown.most_ap),
        "throw_dots": str(rules.thrown.dots_per_ap),
        "enter": str(fire.enter_damage),
        "end": str(fire.end_damage),
        "both": "both" if fire.both else "the worse one",
        "fire_turns": str(fire.turns),
        "spreads": "It spreads to vegetation." if fire.spreads == "vegetation" else "It does not spread.",
        "smoke_first": str((2 * smoke.radius + 1) ** 2),
        "smoke_grown": str((2 * smoke.grown_radius + 1) ** 2),
        "smoke_turns": str(smoke.turns),
        "smoke_modifier": signed(rules.target.smoke),
        "water_extra": signed(rules.water.extra_damage),
        "breached": "more damage than it withstands"
        if rules.breaching.breached_by == "more"
        else "as much damage as it withstands",
        "rough": str(rules.terrain.rough),
    }


def _people(rules: Rules) -> Facts:
    morale = rules.morale
    return {
        "armor": f"Armour over a cell comes first: {rules.armor.hits_per_cell} hits cross out a cell of it."
        if rules.options.body_armor
        else "All cells of armour come first, a point each; till then bludgeoning does nothing.",
        "under": _under_armor(rules),
        "threshold": str(morale.threshold),
        "extra_dead": signed(morale.per_extra_dead),
        "targets": ", ".join(f"{level.value} {number}" for level, number in morale.target.items()),
        "routed": str(morale.routed_after),
        "fails": "shaken" if morale.fails == "shaken" else "routed at once",
        "size": str(rules.squad.size),
        "budget": str(rules.points.budget),
    }


def _under_armor(rules: Rules) -> str:
    """Return what bludgeoning damage does to cells under armour; nothing more is said where armour is one whole."""
    if not rules.options.body_armor:
        return ""
    return " One under armour takes none." if rules.armor.stops_bludgeoning else " One under armour takes it too."
