"""What the kernel's record does not say itself of its parameters: what each type of unit has and may, and the scale."""

from collections.abc import Mapping
from math import cos, radians

from engine.battles.events import word
from engine.battles.kernel_setup import lay_outline
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.codes import Action, Edge, Interception, Kind, Patch, Weapon
from engine.games.seven_seconds.kernel.mission_codes import Placer
from engine.games.seven_seconds.kernel.records import Numbers, Table
from engine.kernel.packing import coded, face_set, once_a_document, pack_rules
from engine.kernel.polygons import Outlines
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.rules.measures import Attack
from schemas.models.seven_seconds.rules.terrain import TerrainType
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.models.seven_seconds.words import Cover, Movement, ObjectiveName

UNIT_CODES = {word(kind): kind.value for kind in Kind if kind < Kind.BLIP}
TROOPERS = range(Kind.COMMANDER, Kind.ENGINEER + 1)
DRONES = range(Kind.BASIC_DRONE, Kind.RECCE_DRONE + 1)
UNITS = (*TROOPERS, *DRONES)
COVER_CODES = coded(Cover, codes.Cover)
GROUND_CODES = coded(Movement, codes.Movement)
ATTACKS: Mapping[str, Attack] = {
    "rifle_min_counters": "fire_rifle",
    "missile_min_counters": "fire_missile",
    "flame_min_counters": "fire_flamer",
    "blast_min_counters": "missile_blast",
    "kamikaze_min_counters": "kamikaze_blast",
    "field_min_counters": "jamming_field",
}
"""The attacks that ask for target counters on their victims, by the columns that say how many."""


def mils(inches: float) -> int:
    """Return inches as whole thousandths."""
    return round(inches * 1000)


@once_a_document
def numbers_of(rules: Rules) -> Numbers:
    """Return the numbers of a rules document; nobody writes on them."""
    numbers = Numbers()
    pack_numbers(rules, numbers)
    return numbers


def pack_numbers(rules: Rules, numbers: Numbers) -> None:
    """Fill `numbers` from a rules document."""
    pack_rules(rules, numbers)
    _lengths(rules, numbers)
    _weapons(rules, numbers)
    _units(rules, numbers)
    _who_may(rules, numbers)
    _own_counters(rules, numbers)
    _min_counters(rules, numbers)
    _arcs(rules, numbers)
    _setup(rules, numbers)
    _made_terrain(rules, numbers)
    numbers.intercept_blips = _intercept_blips(rules)
    numbers.skip_initiative_round = 1


def terrain_type(name: str, rules: Rules) -> TerrainType:
    """Return the terrain type of a name or alias. Rules: 7S.TERR.1, 7S.GAP.82."""
    return rules.terrain.types[rules.terrain.aliases.get(name, name)]


def _scaled(rules: Rules, inches: float, subject: str) -> int:
    scale = rules.scale
    halved = scale.half and scale.figure_mm < scale.half_below_mm and subject in scale.half_applies_to
    return mils(inches * (scale.half_factor if halved else 1.0))


def _band(rules: Rules, width_in: float) -> int:
    """Return the width of a range band; the narrowest there is measures one mil. Rule: 7S.GEN.2."""
    return max(1, _scaled(rules, width_in, "range_bands"))


def _lengths(rules: Rules, numbers: Numbers) -> None:
    numbers.base_radius_mil = mils(rules.base.diameter_in / 2)
    numbers.objective_radius_mil = mils(rules.objective.diameter_in / 2)
    numbers.crater_radius_mil = mils(rules.crater.diameter_in / 2)
    numbers.passive_mil = _scaled(rules, rules.passive.radius_in, "passive_sensors")
    for piece in (*UNITS, Kind.BLIP):
        numbers.move_mil[piece] = _scaled(rules, rules.move.move_in, "move")
        numbers.jump_mil[piece] = _scaled(rules, rules.jump.jump_in, "jump")


def _weapons(rules: Rules, numbers: Numbers) -> None:
    rifle, mg = rules.rifle, rules.mg
    numbers.kill_faces[:] = [*map(face_set, (rifle.gauss_kill, rifle.plasma_kill, mg.kill))]
    numbers.graze_faces[:] = [face_set(rifle.gauss_graze), face_set(rifle.plasma_graze), 0]
    numbers.may_shoot_troopers[:] = [1, 1, int(mg.may_target_troopers)]
    numbers.dice_modifier[:] = [0, rifle.plasma_dice_modifier, 0]


def _units(rules: Rules, numbers: Numbers) -> None:
    bands, activation = rules.range, rules.activation
    band_in = {
        Weapon.GAUSS_RIFLE: bands.band_in,
        Weapon.PLASMA_RIFLE: bands.plasma_band_in,
        Weapon.MACHINE_GUN: bands.machine_gun_band_in,
    }
    for name, unit in UNIT_CODES.items():
        weapon = _weapon_of(unit)
        rifle_in = bands.double_band_in if name in bands.double_rifle_units else band_in[weapon]
        target_in = bands.double_band_in if name in bands.double_target_units else bands.band_in
        numbers.weapon[unit] = weapon
        numbers.rifle_band_mil[unit], numbers.target_band_mil[unit] = _band(rules, rifle_in), _band(rules, target_in)
        numbers.actions[unit] = activation.drone_actions if unit in DRONES else activation.trooper_actions
    numbers.actions[Kind.BLIP] = activation.blip_actions


def _weapon_of(unit: int) -> Weapon:
    if unit in DRONES:
        return Weapon.MACHINE_GUN
    return Weapon.PLASMA_RIFLE if unit == Kind.ASSAULT else Weapon.GAUSS_RIFLE


def _who_may(rules: Rules, numbers: Numbers) -> None:
    """Lay down which type of unit may take which action. Rule: 7S.ACT.10."""
    without_missiles = {UNIT_CODES[name] for name in rules.missile.illegal_units}
    blips = [Kind.BLIP]
    who = {
        Action.MOVE: [*UNITS, *(blips if "move" in rules.blip.legal_actions else ())],
        Action.JUMP: [
            *(UNIT_CODES[name] for name in rules.jump.legal_units),
            *(blips if "jump" in rules.blip.legal_actions else ()),
        ],
        Action.TARGET: [*TROOPERS, Kind.RECCE_DRONE],
        Action.FIRE_RIFLE: UNITS,
        Action.FIRE_MISSILE: {*TROOPERS} - without_missiles,
        Action.FIRE_FLAMER: TROOPERS,
        Action.COMMAND: [Kind.COMMANDER, Kind.ENGINEER],
        Action.REPAIR: [Kind.ENGINEER],
        Action.SCRAMBLE: UNITS,
        Action.KAMIKAZE: [Kind.KAMIKAZE_DRONE],
        Action.TOGGLE_JAMMER: [Kind.HAYWIRE_DRONE],
    }
    numbers.may[:] = [0] * len(numbers.may)
    for action, units in who.items():
        for unit in units:
            numbers.may[action * codes.TYPES + unit] = 1


def _own_counters(rules: Rules, numbers: Numbers) -> None:
    counters = {
        Action.FIRE_RIFLE: rules.rifle.own_counters,
        Action.JUMP: rules.jump.own_counters,
        Action.TARGET: rules.target.own_counters_per_die,
        Action.FIRE_MISSILE: rules.missile.own_counters,
        Action.FIRE_FLAMER: rules.flamer.own_counters,
        Action.COMMAND: rules.command.own_counters,
        Action.REPAIR: rules.repair.own_counters,
        Action.SCRAMBLE: rules.scramble.own_counters,
        Action.TOGGLE_JAMMER: rules.jammer.own_counters,
    }
    for action, own in counters.items():
        numbers.own_counters[action] = own


def _min_counters(rules: Rules, numbers: Numbers) -> None:
    """Lay down the target counters that each attack asks for on its victim. Rule: 7S.GAP.67."""
    for column, attack in ATTACKS.items():
        setattr(numbers, column, rules.attack.min_counters if attack in rules.attack.counter_required else 0)


def _arcs(rules: Rules, numbers: Numbers) -> None:
    numbers.cosine_ppm[:] = [_cosine_ppm(degree) for degree in range(360)]
    numbers.trooper_arc_cosine_ppm = _cosine_ppm(rules.arc.trooper_deg / 2)
    numbers.drone_arc_cosine_ppm = _cosine_ppm(rules.drone.arc_deg / 2)


def _cosine_ppm(degrees: float) -> int:
    return round(cos(radians(degrees)) * 1_000_000)


def _setup(rules: Rules, numbers: Numbers) -> None:
    setup = rules.setup
    numbers.edge_count = len(setup.edge_choices)
    numbers.edges[: numbers.edge_count] = [Edge[edge.upper()] for edge in setup.edge_choices]
    zones = setup.attacker_objective_zone, setup.defender_zone
    numbers.objective_depth_permille[:] = [round(zone * 1000) for zone in zones]
    numbers.placer[:] = [_placer(name, rules) for name in ObjectiveName]


def _placer(name: ObjectiveName, rules: Rules) -> int:
    if name in rules.objective.blue:
        return Placer.ATTACKER
    return Placer.DEFENDER if name in rules.objective.red else codes.NOBODY


def _intercept_blips(rules: Rules) -> int:
    """Return when blips shoot missiles down; their owner reveals them only where the rules leave it a moment to."""
    blips = rules.cm.unrevealed_blips
    if blips == "owner_may_reveal" and "before_countermeasures" not in rules.blip.voluntary_reveal_windows:
        return Interception.NEVER
    return Interception[blips.upper()]


def _made_terrain(rules: Rules, numbers: Numbers) -> None:
    for patch in Patch:
        name = word(patch)
        effects = terrain_type(name, rules)
        numbers.removable_patch[patch] = int(name in rules.crater.removable)
        numbers.patch_trooper_cover[patch] = COVER_CODES[effects.troopers.cover]
        numbers.patch_drone_cover[patch] = COVER_CODES[effects.drones.cover]
        numbers.patch_trooper_ground[patch] = GROUND_CODES[effects.troopers.movement]
        numbers.patch_drone_ground[patch] = GROUND_CODES[effects.drones.movement]
    numbers.patch_trooper_cover[Patch.FLAMER_SMOKE] = COVER_CODES[rules.smoke.cover]
    numbers.patch_drone_cover[Patch.FLAMER_SMOKE] = COVER_CODES[rules.smoke.cover]
    field = terrain_type("haywire_field", rules)
    numbers.field_trooper_cover = COVER_CODES[field.troopers.cover]
    numbers.field_drone_cover = COVER_CODES[field.drones.cover]


def pack_table(field: TerrainMap, rules: Rules, table: Table, outlines: Outlines) -> None:
    """Fill `table` and `outlines` from a terrain map. Rules: 7S.GEN.13, 7S.GEN.16."""
    table.width_mil = mils(field.width_in)
    table.depth_mil = mils(field.depth_in)
    table.features = len(field.features)
    for index, feature in enumerate(field.features):
        lay_outline(outlines, index, [(mils(x), mils(y)) for x, y in feature.outline_in])
        effects = terrain_type(feature.type, rules)
        table.removable[index] = int(_is_removable(feature.type, rules))
        table.trooper_cover[index] = COVER_CODES[effects.troopers.cover]
        table.drone_cover[index] = COVER_CODES[effects.drones.cover]
        table.trooper_ground[index] = GROUND_CODES[effects.troopers.movement]
        table.drone_ground[index] = GROUND_CODES[effects.drones.movement]


def _is_removable(name: str, rules: Rules) -> bool:
    """Return whether a crater can take a piece away. Rule: 7S.GAP.65."""
    return rules.terrain.aliases.get(name, name) in rules.crater.removable
