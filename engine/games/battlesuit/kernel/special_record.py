"""The parameters of stealth, drones, bombs, mines and hidden set-up, as the kernel reads them: 1 for what is so."""

from engine.games.battlesuit.kernel.rules_record import PerTerrain, Whole
from engine.kernel.records import Record


class Special(Record):
    """Parameters of sections 12.3 to 12.6 and 12.10 of the rules document."""

    stealth_is_activation: Whole
    uncommanded_move: Whole
    drone_least_level: Whole
    drone_sustain_mp: Whole
    drone_damage_level: Whole
    drone_shock_crashes: Whole
    shocked_drone_jams: Whole
    ecm_range: Whole
    ecm_affects_all: Whole
    sentry_forbidden: PerTerrain
    bomb_always_slag: Whole
    bomb_building_up_to: Whole
    bomb_bunker_up_to: Whole
    mine_trigger_radius: Whole
    mines_anywhere: Whole
    detonates_each_step: Whole
    detonates_before_attack: Whole
    detonates_at_end: Whole
    marine_morale: Whole
    hides_in: PerTerrain
    hidden_lifted_range: Whole
    blocks_edge: PerTerrain
