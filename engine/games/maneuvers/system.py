"""What the engine has of the game of maneuvers."""

from engine.systems import EngineSystem
from schemas.lazy import Lazy

SYSTEM = EngineSystem(
    title="Maneuvers",
    checks=Lazy("engine.games.maneuvers.checks:CHECKS"),
    legality=Lazy("engine.games.maneuvers.legality:SQUADS"),
)
