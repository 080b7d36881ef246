"""What a custom player sees of soldiers."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Soldier:
    """A soldier, drone or militiaman on the map, or one of one's own that is still to come.

    `card` is the id of its card, "" of an enemy whose card nobody has seen; `kind` is "armoured", "unarmoured" or
    "drone", which everybody sees. `at` is "" off the map; `level` counts from level 0 of the map. `hits` is how many
    boxes are crossed off, as far as one knows. `number` tells soldiers apart and says nothing more.
    """

    number: int
    name: str
    mine: bool
    kind: str
    card: str
    at: str
    level: int
    morale: str
    hits: int
    complete: bool
    painted: bool
    stealth_box: int

    def __str__(self) -> str:
        """Return its name and point: `red front line C at A-F-07`."""
        return f"{self.name} at {self.at}" if self.at else self.name
