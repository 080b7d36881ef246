"""`rules`: every number and every ruling of infantry that an author may change."""

from schemas.models.infantry.rules.document import Rules

__all__ = ["Rules"]
