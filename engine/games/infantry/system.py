"""What the engine has of infantry."""

from engine.systems import EngineSystem, Tunable
from schemas.lazy import Lazy

SYSTEM = EngineSystem(
    title="Infantry",
    checks=Lazy("engine.games.infantry.checks:CHECKS"),
    legality=Lazy("engine.games.infantry.points:SQUADS"),
    battles=Lazy("engine.games.infantry.battle.set_up:PLAYED"),
    log_words=Lazy("engine.games.infantry.log.events:LOG_WORDS"),
    odds=Lazy("engine.games.infantry.odds.tables:ODDS"),
    tuned_prices=(Tunable("purchase", "squad", Lazy("engine.games.infantry.tuning:POINT_VALUES")),),
    custom_players=Lazy("engine.games.infantry.custom_players:CUSTOM_PLAYERS"),
    kernels={"infantry": "engine.games.infantry.kernel"},
    by_hand=Lazy("engine.games.infantry.log.by_hand:InfantryView"),
    parting=Lazy("engine.games.infantry.log.by_hand:PARTING"),
)
"""A battle of infantry from its order to its outcome: a prepared pack, squads, troopers, dot maps."""
