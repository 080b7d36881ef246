"""The names of all that takes part in a fight of Toy."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from engine.battles.forms import told_apart
from schemas.models.toy.creature import Creature

SEATS: Final = ("north", "south")


@dataclass(frozen=True)
class Cast:
    """The two creatures, that in the north first."""

    creatures: tuple[Creature, Creature]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the creatures; two of one name bear their seats too."""
        return told_apart([(seat, creature.name) for seat, creature in zip(SEATS, self.creatures, strict=True)])

    def header(self) -> dict[str, Any]:
        """Return what a reader needs to know before the first row."""
        sides = zip(SEATS, self.creatures, self.names, strict=True)
        return {seat: {"force": one.id, "name": name, "teeth": one.teeth} for seat, one, name in sides}
