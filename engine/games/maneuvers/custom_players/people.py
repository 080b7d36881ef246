"""What a custom player sees of characters."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Character:
    """A character of either squad, with the markers that lie on it.

    `location` is "" of an enemy who hides, and `flagged_by` lacks flags that nobody noticed, where the rules mask these
    (MN.GAP.15). `exposed_to` and `flagged_by` are names, `advantages` less disadvantages by the rolls they are of.
    """

    number: int
    name: str
    card: str
    mine: bool
    in_fight: bool
    location: str
    ratings: Mapping[str, int] = field(hash=False)
    action_value: int
    damage: int
    armor: int
    resilience: int
    hidden: bool
    snipe_ready: bool
    observer: bool
    escaping: bool
    misses_action: bool
    exposed_to: tuple[str, ...]
    flagged_by: tuple[str, ...]
    advantages: Mapping[str, int] = field(hash=False)
    checks: int

    def __str__(self) -> str:
        """Return the name."""
        return self.name
