"""`rules`: every number and every ruling of 7 Seconds that an author may change."""

from schemas.models.seven_seconds.rules.document import Rules

__all__ = ["Rules"]
