"""What the engine has of a game of an author's own."""

from engine.systems import EngineSystem

SYSTEM = EngineSystem(title="A game of your own")
