"""What numbers of a pack are tuned to: the shares of wins that its sides are to have, and what battles show of them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from math import fsum, sqrt
from typing import Any, Final, NamedTuple

from engine.battles.forms import BattleForm
from engine.battles.orders import OrderError
from engine.experiments.pools import Verdict, leaning
from engine.experiments.statistics import Interval
from engine.experiments.tallies import rows_of
from engine.experiments.trials import Table, Trial
from engine.experiments.tuning.verdict import harms
from engine.experiments.unevenness import Unevenness

Setting = Mapping[str, Any]
"""The values of some places of a pack, by place."""

ROUNDS: Final = 2
ROUNDING: Final = 0.005
"""How far aims may miss 100 % together: thirds are written in whole percent."""


class Range(NamedTuple):
    """A place of a pack, what stands there, and the values that its author would accept."""

    place: str
    stands: Any
    values: tuple[Any, ...]


@dataclass(frozen=True)
class AimOrder:
    """What is tuned to which shares of wins: `aims` by side, from 0 to 1; sides that have none share the rest alike.

    A side is a force, or a seat where these are kept. The styles of the trial meet one another; several ranges are gone
    through up to `rounds` times.
    """

    ranges: tuple[Range, ...]
    trial: Trial
    aims: Mapping[str, float] = field(default_factory=dict)
    rounds: int = ROUNDS

    def aim_of(self, side: str, others: Collection[str]) -> float:
        """Return the share of wins that a side is to have against others."""
        if side in self.aims:
            return self.aims[side]
        return (1 - fsum(self.aims.get(each, 0.0) for each in others)) / (1 + sum(o not in self.aims for o in others))

    @property
    def passes(self) -> int:
        """Return how often all ranges are gone through at most; one alone is settled at once."""
        return self.rounds if len(self.ranges) > 1 else 1

    @property
    def present(self) -> Setting:
        """Return what stands in the pack."""
        return {each.place: each.stands for each in self.ranges}


class Side(NamedTuple):
    """A side seen in a row of a pairing, at a table of two styles, with the share of wins that it is to have."""

    row: tuple[str, ...]
    side: str
    table: Table
    aim: float

    @property
    def key(self) -> str:
        """Return what tells it from the others."""
        return "\n".join((*self.row, *self.table))


class Tried(NamedTuple):
    """A value that was tried at a place, and how far a side typically was off its aim then, chance taken off."""

    place: str
    value: Any
    off: float


@dataclass(frozen=True)
class AimRow:
    """How a side fared at a table under the present and the proposed values, on the same dice."""

    of: Side
    battles: int
    before: Interval
    after: Interval
    difference: Interval

    @property
    def verdict(self) -> Verdict:
        """Return whether the side has its aim under what is proposed."""
        return leaning(self.after, self.of.aim)

    @property
    def is_harmed(self) -> bool:
        """Return whether it goes farther off its aim beyond chance, by two points or more."""
        return harms(self.before, self.after, self.difference, self.of.aim)


@dataclass(frozen=True)
class AimTuning:
    """What was proposed, and what battles of its own show of it; `steps` are all values tried on the way to it.

    `refused` says by place which values the pack cannot have, and why.
    `unevenness` sums squared distances from the aims over all rows; None where nothing was shown.
    """

    order: AimOrder
    proposed: Setting
    steps: tuple[Tried, ...]
    rows: tuple[AimRow, ...]
    unevenness: Unevenness | None
    cancelled: bool
    battles: int
    left_out: int
    refused: Mapping[str, Sequence[tuple[Any, str]]] = field(default_factory=dict)

    @property
    def proposal(self) -> dict[str, Any]:
        """Return the values that would change, by place."""
        return {place: value for place, value in self.proposed.items() if value != self.order.present[place]}

    @property
    def harmed(self) -> tuple[AimRow, ...]:
        """Return the rows that the proposal harms."""
        return tuple(row for row in self.rows if row.is_harmed)

    @property
    def is_borne_out(self) -> bool:
        """Return whether all sides together came nearer to their aims beyond chance, and none is harmed."""
        known = self.unevenness is not None and self.unevenness.gained.low > 0
        return bool(self.proposal) and known and not self.harmed

    @property
    def off(self) -> tuple[float, float]:
        """Return how far a side typically is off its aim now, and under what is proposed; chance taken off."""
        if self.unevenness is None:
            return 0.0, 0.0
        return typical(self.unevenness.before.estimate, len(self.rows)), typical(
            self.unevenness.after.estimate, len(self.rows)
        )


def typical(squares: float, sides: int) -> float:
    """Return the typical distance of some sides by the sum of its squares."""
    return sqrt(max(0.0, squares) / max(1, sides))


def sides_of(form: BattleForm, row: tuple[str, ...], place: int) -> tuple[str, ...]:
    """Return the side from which a row is seen, then the others: seats where these are kept, else forces."""
    return form.seats[place:] + form.seats[:place] if form.mirroring == "kept" else row


def refuse_aims(order: AimOrder) -> None:
    """Raise an `OrderError` if the aims name a side that does not fight, or leave nothing for the others."""
    form = order.trial.form
    sides = {side for pairing in order.trial.pairings for side in (form.seats if form.mirroring == "kept" else pairing)}
    if unknown := sorted(order.aims.keys() - sides):
        raise OrderError(f"no side {unknown[0]!r} fights; there are: {', '.join(sorted(sides))}")
    if len(form.seats) == 1:
        raise OrderError("an aim is the share of wins against others; there is one seat alone")
    for pairing in order.trial.pairings:
        meeting = sides_of(form, rows_of(form, pairing)[0], 0)
        shares = [order.aim_of(side, (*meeting[:at], *meeting[at + 1 :])) for at, side in enumerate(meeting)]
        if not all(0 < share < 1 for share in shares) or abs(fsum(shares) - 1) > ROUNDING:
            raise OrderError(
                f"the aims of {', '.join(sides)} have to be 100 % together, and leave each of them something"
            )
