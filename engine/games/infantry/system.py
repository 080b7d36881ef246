"""What the engine has of infantry."""

from engine.systems import EngineSystem
from schemas.lazy import Lazy

SYSTEM = EngineSystem(
    title="Infantry",
    checks=Lazy("engine.games.infantry.checks:CHECKS"),
    legality=Lazy("engine.games.infantry.legality:SQUADS"),
)
