"""Soldiers as a referee keeps them, and what it has to say."""

from dataclasses import dataclass

from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.setup import Deployment, Entry
from tests.referees.battlesuit.lattice import Spot

BOXES = 5


@dataclass(eq=False)
class Soldier:
    """A soldier: where it is, how it is, and what it has done this turn.

    `state` is in the log's words; `place` is one of off, on, lost, exited and off-line; `begins` is how the scenario
    brings it on to the map, None in a free meeting.
    """

    name: str
    side: str
    card: SoldierCard | UnitCard
    squad: int
    begins: Entry | Deployment | None = None
    place: str = "off"
    spot: Spot = (0, 0)
    level: int = 0
    hits: int = 0
    state: str = "good order"
    shocks: int = 0
    is_shut: bool = False
    aloft: bool = False
    complete: bool = False
    paint: int = 0
    box: int = 0
    stealth_from: int = 0
    hidden: bool = False
    inside: bool = False
    boosted: bool = False
    entered: bool = False
    spared: bool = False
    spent_mp: int = 0
    edge: str | None = None

    @property
    def comes(self) -> int:
        """Return the first turn in which it may enter. Rule: BS.REI.1."""
        return self.begins.turn if isinstance(self.begins, Entry) else 1

    @property
    def is_armoured(self) -> bool:
        """Return whether it has a damage record. Rule: BS.CARD.1."""
        return isinstance(self.card, SoldierCard)

    @property
    def is_drone(self) -> bool:
        """Return whether it is a drone."""
        return isinstance(self.card, UnitCard) and self.card.unit_class.value == "drone"

    @property
    def abilities(self) -> frozenset[str]:
        """Return what it can do beyond its values."""
        return frozenset(each.value for each in self.card.abilities)

    @property
    def is_down(self) -> bool:
        """Return whether all its boxes are crossed off. Rule: BS.DWN.1."""
        return self.is_armoured and self.hits >= BOXES

    @property
    def is_fit(self) -> bool:
        """Return whether it is on the map in good order and not down. Rules: BS.GAP.46, BS.GAP.70."""
        return self.place == "on" and self.state == "good order" and not self.is_down

    def _now(self, track: tuple[int, ...] | int) -> int:
        return track if isinstance(track, int) else track[min(self.hits, BOXES - 1)]

    @property
    def attack(self) -> int:
        """Return its printed attack strength at present."""
        return self._now(self.card.attack)

    @property
    def shield(self) -> int:
        """Return its printed shield at present; 0 when down. Rule: BS.GAP.128."""
        return 0 if self.is_down else self._now(self.card.shield)

    @property
    def move(self) -> int:
        """Return its printed movement at present."""
        return self._now(self.card.move)
