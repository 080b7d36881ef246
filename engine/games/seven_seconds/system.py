"""What the engine has of 7 Seconds."""

from engine.systems import EngineSystem, Tunable
from schemas.lazy import Lazy

SYSTEM = EngineSystem(
    title="7 Seconds",
    checks=Lazy("engine.games.seven_seconds.checks:CHECKS"),
    legality=Lazy("engine.games.seven_seconds.legality.factions:FACTIONS"),
    kernels={"seven_seconds": "engine.games.seven_seconds.kernel"},
    battles=Lazy("engine.games.seven_seconds.battle.set_up:PLAYED"),
    seat_options=("red", "blue"),
    log_words=Lazy("engine.games.seven_seconds.log.events:LOG_WORDS"),
    custom_players=Lazy("engine.games.seven_seconds.custom_players:CUSTOM_PLAYERS"),
    campaigns=Lazy("engine.games.seven_seconds.campaign.run:CAMPAIGNS"),
    odds=Lazy("engine.games.seven_seconds.odds.tables:ODDS"),
    tuned_points=(Tunable("mission", "deck", Lazy("engine.games.seven_seconds.tuning:MISSIONS")),),
    ranked_steps=(Tunable("stat", "faction", Lazy("engine.games.seven_seconds.tuning:STATS")),),
    by_hand=Lazy("engine.games.seven_seconds.log.by_hand:SevenSecondsView"),
    parting=Lazy("engine.games.seven_seconds.log.by_hand:PARTING"),
)
