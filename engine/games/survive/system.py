"""What the engine has of SURVIVE."""

from engine.systems import EngineSystem
from schemas.lazy import Lazy

SYSTEM = EngineSystem(
    title="SURVIVE",
    checks=Lazy("engine.games.survive.checks:CHECKS"),
    legality=Lazy("engine.games.survive.legality:UNITS"),
    kernels={"survive": "engine.games.survive.kernel"},
)
