"""`rules`: every number and every ruling of SURVIVE that an author may change."""

from schemas.models.survive.rules.document import Rules

__all__ = ["Rules"]
