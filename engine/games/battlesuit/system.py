"""What the engine has of Battlesuit."""

from engine.systems import EngineSystem, Tunable
from schemas.lazy import Lazy

SYSTEM = EngineSystem(
    title="Battlesuit",
    checks=Lazy("engine.games.battlesuit.checks:CHECKS"),
    legality=Lazy("engine.games.battlesuit.legality.forces:FORCES"),
    kernels={
        "battlesuit": "engine.games.battlesuit.kernel",
        "battlesuit_lookups": "engine.games.battlesuit.kernel.lookups",
    },
    battles=Lazy("engine.games.battlesuit.battle.set_up:PLAYED"),
    seat_options=("red", "blue"),
    log_words=Lazy("engine.games.battlesuit.log.events:LOG_WORDS"),
    custom_players=Lazy("engine.games.battlesuit.custom_players:CUSTOM_PLAYERS"),
    odds=Lazy("engine.games.battlesuit.odds.tables:ODDS"),
    tuned_prices=(Tunable("soldier", "force", Lazy("engine.games.battlesuit.tuning:BUILD_VALUES")),),
    by_hand=Lazy("engine.games.battlesuit.log.by_hand:BattlesuitView"),
    parting=Lazy("engine.games.battlesuit.log.by_hand:PARTING"),
)
