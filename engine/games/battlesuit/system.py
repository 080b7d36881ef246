"""What the engine has of Battlesuit."""

from engine.systems import EngineSystem
from schemas.lazy import Lazy

SYSTEM = EngineSystem(
    title="Battlesuit",
    checks=Lazy("engine.games.battlesuit.checks:CHECKS"),
    legality=Lazy("engine.games.battlesuit.legality.table:FORCES"),
    kernels={
        "battlesuit": "engine.games.battlesuit.kernel",
        "battlesuit_lookups": "engine.games.battlesuit.kernel.lookups",
    },
)
