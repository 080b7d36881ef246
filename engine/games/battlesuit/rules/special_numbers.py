"""The rules of stealth, drones, bombs, mines and hidden set-up as the kernel's numbers."""

from engine.games.battlesuit.kernel.special_record import Special
from engine.games.battlesuit.rules.numbers import TERRAIN_CODES
from schemas.models.battlesuit.rules import Rules


def pack_special(rules: Rules, special: Special) -> None:
    """Fill `special` from a rules document."""
    special.stealth_is_activation = int(rules.stealth.stealth_entry_is_activation)
    special.marine_morale = rules.special.marine_morale_mod
    special.hidden_lifted_range = rules.hidden.hidden_lifted_range
    _drones(rules, special)
    _blasts(rules, special)
    for name, terrain in TERRAIN_CODES.items():
        special.sentry_forbidden[terrain] = int(name in {each.value for each in rules.drone.sentry_forbidden})
        special.hides_in[terrain] = int(name in rules.hidden.hidden_terrain)
        special.blocks_edge[terrain] = int(name in rules.los.edge_blocking_terrain)


def _drones(rules: Rules, special: Special) -> None:
    special.uncommanded_move = rules.drone.uncommanded_move
    special.drone_least_level = rules.drone.drone_min_level
    special.drone_sustain_mp = rules.drone.drone_sustain_mp
    special.drone_damage_level = rules.drone.drone_damage_level
    special.drone_shock_crashes = int(rules.drone.drone_shock_crashes)
    special.shocked_drone_jams = int(rules.drone.shocked_drone_jams)
    special.ecm_range = rules.drone.ecm_range
    special.ecm_affects_all = int(rules.drone.ecm_affects == "all")


def _blasts(rules: Rules, special: Special) -> None:
    blast = rules.blast
    special.bomb_always_slag = int(blast.bomb_centre == "always_slag")
    special.bomb_building_up_to, special.bomb_bunker_up_to = blast.bomb_building_up_to, blast.bomb_bunker_up_to
    special.mine_trigger_radius = blast.mine_trigger_radius
    special.mines_anywhere = int(blast.mine_area == "anywhere")
    special.detonates_each_step = int("each_step" in blast.detonation_windows)
    special.detonates_before_attack = int("before_attack" in blast.detonation_windows)
    special.detonates_at_end = int("end_of_activation" in blast.detonation_windows)
