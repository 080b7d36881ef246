"""What the engine has of the game of maneuvers."""

from engine.systems import EngineSystem, Tunable
from schemas.lazy import Lazy

SYSTEM = EngineSystem(
    title="Maneuvers",
    checks=Lazy("engine.games.maneuvers.checks:CHECKS"),
    legality=Lazy("engine.games.maneuvers.squads:SQUADS"),
    battles=Lazy("engine.games.maneuvers.battle.set_up:PLAYED"),
    log_words=Lazy("engine.games.maneuvers.log.events:LOG_WORDS"),
    custom_players=Lazy("engine.games.maneuvers.custom_players:CUSTOM_PLAYERS"),
    weighed=(Tunable("maneuver", "squad", Lazy("engine.games.maneuvers.tuning:MANEUVERS")),),
    kernels={"maneuvers": "engine.games.maneuvers.kernel"},
    odds=Lazy("engine.games.maneuvers.odds.tables:ODDS"),
    by_hand=Lazy("engine.games.maneuvers.log.by_hand:ManeuversView"),
    parting=Lazy("engine.games.maneuvers.log.by_hand:PARTING"),
)
