"""`rules`: every number and every ruling of Battlesuit that an author may change."""

from schemas.models.battlesuit.rules.document import Rules

__all__ = ["Rules"]
