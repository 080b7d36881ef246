"""What the engine has of SURVIVE."""

from engine.systems import EngineSystem, Tunable
from schemas.lazy import Lazy

SYSTEM = EngineSystem(
    title="SURVIVE",
    checks=Lazy("engine.games.survive.checks:CHECKS"),
    battles=Lazy("engine.games.survive.battle.set_up:PLAYED"),
    log_words=Lazy("engine.games.survive.log.events:LOG_WORDS"),
    custom_players=Lazy("engine.games.survive.custom_players:CUSTOM_PLAYERS"),
    campaigns=Lazy("engine.games.survive.campaign:CAMPAIGNS"),
    legality=Lazy("engine.games.survive.rules.movement:UNITS"),
    odds=Lazy("engine.games.survive.odds.tables:ODDS"),
    ranked_steps=(Tunable("weapon", "mob", Lazy("engine.games.survive.tuning:WEAPONS")),),
    weighed=(Tunable("weapon", "mob", Lazy("engine.games.survive.tuning:LOADS")),),
    kernels={"survive": "engine.games.survive.kernel"},
    by_hand=Lazy("engine.games.survive.log.by_hand:SurviveView"),
    parting=Lazy("engine.games.survive.log.by_hand:PARTING"),
)
