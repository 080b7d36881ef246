"""Fire: target numbers and chances, arcs, and firing on the move."""

from engine.games.infantry.kernel.numbers import codes
from engine.games.infantry.kernel.numbers.codes import Band, Mode, WeaponKind
from engine.games.infantry.kernel.numbers.records import Arms, Conditions
from engine.games.infantry.kernel.numbers.steps import movement_fire_ap, movement_fire_refused, tunnel_lets_see
from engine.games.infantry.kernel.numbers.targets import arc_attacks as arc_limit
from engine.games.infantry.kernel.numbers.targets import arc_stays, is_in_arc, range_band
from engine.games.infantry.kernel.numbers.targets import target_number as number_of
from engine.games.infantry.rules import arms_of, hit_chance, morale_chance, numbers_of, unit_vector
from tests.rules.adapters.infantry.bench import Answer, Given, arsenal, rules_of

ATTACKS = {
    "ranged": WeaponKind.RANGED,
    "explosive_ranged": WeaponKind.EXPLOSIVE,
    "incendiary_ranged": WeaponKind.INCENDIARY,
    "thrown": WeaponKind.THROWN,
    "melee": WeaponKind.MELEE,
}
BANDS: dict[int, str] = {Band.SHORT: "short", Band.LONG: "long", Band.OUT: "out", Band.HAND_TO_HAND: "melee"}
FIELDS = {
    "smoke_dots": "smoke_dots",
    "light_vegetation_dots": "light_dots",
    "heavy_vegetation_dots": "heavy_dots",
    "swamp_dots": "swamp_dots",
    "fire_dots": "fire_dots",
    "prone": "prone",
    "trench": "trench",
    "low_cover": "low_cover",
    "attacker_entangled": "entangled",
    "tunnel": "tunnel",
    "swimming": "swimming",
    "sneak_suit": "sneak_suit",
    "large_target": "large",
    "movement_fire": "moving",
    "wide_arc": "wide",
}
"""The conditions of the cases, as the kernel calls them."""
REFUSALS = {
    codes.NOT_ACTIVE: "not_active_weapon",
    codes.NOT_ENOUGH_AP: "insufficient_ap",
    codes.NOT_SWIMMING: "swimming_no_fire",
    codes.NO_CREWED: "crewed_no_movement_fire",
}
MODES = {
    "single": (WeaponKind.RANGED, Mode.SINGLE),
    "burst": (WeaponKind.RANGED, Mode.BURST),
    "crewed": (WeaponKind.CREWED, Mode.BURST),
}
NO_TUNNEL = -1


def p_2d6(given: Given) -> Answer:
    """Answer the chance of a target number in an attack, and of the plain dice."""
    rules = rules_of(given)
    return {"p": hit_chance(given["tn"], rules), "p_plain": morale_chance(given["tn"], rules)}


def target_number(given: Given) -> Answer:
    """Answer the band, the target number and the chance of an attack."""
    rules, conditions = rules_of(given), Conditions()
    for name, value in given.get("conditions", {}).items():
        setattr(conditions, FIELDS[name], int(value))
    arms = arms_of(arsenal()[given["weapon"]], rules) if "weapon" in given else hands()
    band = range_band(numbers_of(rules), arms, given.get("distance", 0), given.get("ap_spent", 0))
    out = band == Band.OUT
    target = None if out else number_of(numbers_of(rules), conditions, ATTACKS[given["attack"]], band)
    return {"band": BANDS[band], "tn": target, "p": hit_chance(target, rules)}


def hands() -> Arms:
    """Return bare hands."""
    arms = Arms()
    arms.type = WeaponKind.MELEE
    return arms


def in_arc(given: Given) -> Answer:
    """Answer whether a dot lies in an arc."""
    numbers = numbers_of(rules_of(given, arcs__narrow_deg=given["width"]))
    (column, row), (there, up), facing = given["pos"], given["target"], unit_vector(given["centre"])
    return {"in_arc": is_in_arc(numbers, *facing, there - column, up - row, numbers.narrow_cosine, numbers.narrow_sine)}


def arc_attacks(given: Given) -> Answer:
    """Answer how many attacks an arc allows, and whether it is still there after them."""
    numbers, (kind, mode) = numbers_of(rules_of(given)), MODES[given["mode"]]
    most = arc_limit(numbers, kind, mode)
    attacks = given["entries"] if most == codes.NEVER else min(given["entries"], most)
    return {"attacks": attacks, "arc_remains": arc_stays(numbers, kind, mode, attacks)}


def movement_fire(given: Given) -> Answer:
    """Answer whether a weapon is fired on the move, what that costs, and its modifier."""
    rules = rules_of(given)
    numbers, arms = numbers_of(rules), arms_of(arsenal()[given["weapon"]], rules)
    found = movement_fire_refused(numbers, arms, given["active"], given["ap"], given.get("swimming", False))
    cost = movement_fire_ap(numbers, arms)
    return {
        "legal": not found,
        "errors": {word for bit, word in REFUSALS.items() if found & bit},
        "ap_cost": None if cost == codes.NEVER else cost,
        "modifier": numbers.movement_fire,
    }


def visible(given: Given) -> Answer:
    """Answer whether tunnels let somebody be seen."""
    named = [given["attacker_tunnel"], given["target_tunnel"]]
    numbers = {name: number for number, name in enumerate(dict.fromkeys(name for name in named if name))}
    attacker, target = (numbers[name] if name else NO_TUNNEL for name in named)
    return {"visible": tunnel_lets_see(numbers_of(rules_of(given)), attacker, target)}
