"""A value that breaks its schema, with what its messages are made of."""

from dataclasses import dataclass
from typing import Any

from schemas.diagnostics.diagnostics import Finding, Fix, Location
from schemas.diagnostics.levels import Levels, Moved
from schemas.diagnostics.suggest import closest, of_like_meaning
from schemas.diagnostics.wording import explained, label
from schemas.validation.shapes import Shape


@dataclass(frozen=True)
class Breached:
    """A value that is not what its schema asks.

    `written` is the part of it that the author wrote, None if no part. `beside` is the entry behind it in a list.
    """

    levels: Levels
    location: Location
    value: Any
    shape: Shape
    written: Any
    beside: Any = None

    @property
    def root(self) -> Shape:
        """The whole schema."""
        return self.levels.root

    @property
    def missing(self) -> list[str]:
        """The keys that a mapping has to have, and has not."""
        return [name for name in self.shape.get("required", ()) if name not in self.value]

    @property
    def unknown(self) -> list[str]:
        """The keys that a mapping of fixed keys has, and may not have."""
        known, closed = self.shape.get("properties", {}), self.shape.get("additionalProperties") is False
        return [name for name in self.value if name not in known] if closed else []

    def moved(self, name: str) -> Moved | None:
        """Where an unknown key belongs, unless it is a misspelt one of this mapping."""
        if closest(name, self.missing) or of_like_meaning(name, self.missing):
            return None
        return self.levels.moved(self.location, name, self.value[name], self.missing)

    def finding(self, code: str, message: str, hint: str = "", fix: tuple[Fix, ...] = ()) -> Finding:
        """Return the finding of this breach at the value, with what the field is for where no `hint` is given."""
        return Finding(code, self.location, message, hint or explained(self.shape), fix=fix)

    @property
    def name(self) -> str:
        """The field as people say it."""
        return label(self.location)
