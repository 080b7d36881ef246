"""`rules`: every number and every ruling of the game of maneuvers that an author may change."""

from schemas.models.maneuvers.rules.document import Rules

__all__ = ["Rules"]
