"""The parameters of stealth, drones, bombs, mines and hidden set-up, as the kernel reads them: 1 for what is so."""

from engine.games.battlesuit.kernel.rules_record import PerTerrain, Whole
from engine.kernel.packing import of
from engine.kernel.records import Record


class Special(Record):
    """Parameters of sections 12.3 to 12.6 and 12.10 of the rules document."""

    stealth_is_activation: Whole = of("stealth.stealth_entry_is_activation")
    uncommanded_move: Whole = of("drone.uncommanded_move")
    drone_least_level: Whole = of("drone.drone_min_level")
    drone_sustain_mp: Whole = of("drone.drone_sustain_mp")
    drone_damage_level: Whole = of("drone.drone_damage_level")
    drone_shock_crashes: Whole = of("drone.drone_shock_crashes")
    shocked_drone_jams: Whole = of("drone.shocked_drone_jams")
    ecm_range: Whole = of("drone.ecm_range")
    ecm_affects_all: Whole = of("drone.ecm_affects", when="all")
    sentry_forbidden: PerTerrain
    bomb_always_slag: Whole = of("blast.bomb_centre", when="always_slag")
    bomb_building_up_to: Whole = of("blast.bomb_building_up_to")
    bomb_bunker_up_to: Whole = of("blast.bomb_bunker_up_to")
    mine_trigger_radius: Whole = of("blast.mine_trigger_radius")
    mines_anywhere: Whole = of("blast.mine_area", when="anywhere")
    detonates_each_step: Whole = of("blast.detonation_windows", when="each_step")
    detonates_before_attack: Whole = of("blast.detonation_windows", when="before_attack")
    detonates_at_end: Whole = of("blast.detonation_windows", when="end_of_activation")
    marine_morale: Whole = of("special.marine_morale_mod")
    hides_in: PerTerrain
    hidden_lifted_range: Whole = of("hidden.hidden_lifted_range")
    blocks_edge: PerTerrain
