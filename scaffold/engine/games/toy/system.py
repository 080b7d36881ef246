"""What the engine has of Toy."""

from engine.systems import EngineSystem
from schemas.lazy import Lazy

SYSTEM = EngineSystem(
    title="Toy",
    checks=Lazy("engine.games.toy.checks:CHECKS"),
    kernels={"toy": "engine.games.toy.kernel"},
    battles=Lazy("engine.games.toy.battle:PLAYED"),
    seat_options=("north", "south"),
    log_words=Lazy("engine.games.toy.log:LOG_WORDS"),
)
