"""What tuning sees of a system: cards that score points, and the steps that a force can take."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from engine.battles.orders import OrderError
from engine.battles.played import battles_of
from engine.kernel.dice import die_face, keyed_draw
from engine.systems import SYSTEMS, Tunable, title_of
from schemas.diagnostics.diagnostics import Location
from schemas.packs.packs import Pack
from schemas.systems import SystemName

Values = Mapping[str, tuple[int, ...]]
"""The points of each condition of a card, by the card's id."""


@dataclass(frozen=True)
class ScoreCard:
    """A card that scores: its `points` by condition, and where they stand in its file.

    `family` is what it is one of, such as a deck. `groups` are the rows that score the same for different things, so
    that they are changed together. A card that is not the pack's `own` comes from the pack it builds on and keeps its
    points. Rows worth nothing are in no group.
    """

    id: str
    family: str
    own: bool
    points: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    words: tuple[str, ...]
    places: tuple[Location, ...]


@dataclass(frozen=True)
class Step:
    """One point more (`change` 1) or less (-1); `at` says for what, and `id` names the force that has it."""

    id: str
    at: tuple[str, ...]
    change: int


@dataclass(frozen=True)
class Scoring:
    """How packs of a system are tuned by what their cards score.

    A seat's score is the points of the card it holds times how often each condition was met; whoever leads all others
    by more than `draw_at` wins, unless the neutral side does. `drawn` is the fact that names the card of each seat,
    `met` the one that counts its conditions, and `kind` the kind of document that a proposal is written to. Points are
    called `points` and lie within `limits`.
    """

    drawn: str
    met: str
    kind: str
    points: str
    limits: tuple[int, int]
    draw_at: Callable[[Pack], int]
    cards: Callable[[Pack], tuple[ScoreCard, ...]]
    with_points: Callable[[Pack, Values], Pack]


@dataclass(frozen=True)
class Steps:
    """How the points of a force are ranked by what they are worth.

    `columns` name the parts of a step's `at`; `explained` says what a step is, as the end of a sentence. `with_steps`
    adds a further force for each step, called by the step's id.
    """

    columns: tuple[str, ...]
    explained: str
    steps: Callable[[Pack, str], tuple[Step, ...]]
    with_steps: Callable[[Pack, str, tuple[Step, ...]], Pack]


@dataclass(frozen=True)
class PricedCard:
    """A card that forces buy; its price stands in a document of `kind` at `place`, and is changed if it is `own`.

    The `document` is that of its id where none is named. `spent` says on what its price is spent, and how many points.
    """

    id: str
    kind: str
    price: int
    place: Location
    own: bool
    spent: tuple[tuple[str, int], ...] = ()
    document: str = ""

    @property
    def home(self) -> str:
        """Return the id of the document that its price stands in."""
        return self.document or self.id


@dataclass(frozen=True)
class Bought:
    """A force that was bought by lot: its id, and how many of each card it has."""

    id: str
    counts: Mapping[str, int]


Pair = tuple[Bought, Bought]


@dataclass(frozen=True)
class Prices:
    """How packs of a system are tuned by what their forces are bought of.

    Prices are called `price` and lie within `limits`. `with_pairs` adds pairs of legal forces bought by lot, one of
    each number, at the prices given or at those of the cards: both of a pair cost the same if they are to be `even`,
    and else differently. `outdated` are the codes of what a pack has to mend after its prices have changed. What
    points are worth is shown for so many of them as a `unit`. A round of proposing multiplies or divides a price by
    `most_times` at most, if that is said; there are so many `rounds` where nobody says. `remarks` are sentences on what
    worths of this system rest on.
    """

    price: str
    limits: tuple[int, int]
    cards: Callable[[Pack], tuple[PricedCard, ...]]
    with_pairs: "WithPairs"
    outdated: tuple[str, ...]
    unit: int = 1
    most_times: int | None = None
    rounds: int = 1
    remarks: tuple[str, ...] = ()

    def proposed(self, card: PricedCard, fair: float) -> int:
        """Return the price that is nearest to what is fair, of those that may be proposed for a card."""
        low, high = self.limits
        if self.most_times is not None:
            low = max(low, -(-card.price // self.most_times))
            high = min(high, card.price * self.most_times)
        return min(max(low, round(fair)), high)


class WithPairs(Protocol):
    """What buys pairs of forces by lot."""

    def __call__(
        self, pack: Pack, prices: Mapping[str, int], numbers: Iterable[int], *, even: bool
    ) -> tuple[Pack, tuple[Pair, ...]]:
        """Return a pack with a pair of forces for each of some numbers, the same for the same prices.

        Raises:
            OrderError: no such forces can be bought.
        """


@dataclass(frozen=True)
class Table:
    """Forces that meet: each has the units of the force that they are `like`, and carries other things."""

    like: str
    forces: tuple[Bought, ...]


@dataclass(frozen=True)
class Weighing:
    """How what units of a system carry is weighed against what it costs them.

    Points that things cost are called `cost`; `costs` are those of the things that forces of a pack carry, by id,
    `forces` these forces with what they carry as they stand. `with_tables` adds as many legal forces as there are
    seats for each of some numbers, which carry such things by lot, always the same. `uses` is the fact of battles that
    says how often things could be used and were; "" where there is none. `carry` is what forces do to things.
    """

    cost: str
    costs: Callable[[Pack], Mapping[str, int]]
    forces: Callable[[Pack], tuple[Bought, ...]]
    with_tables: Callable[[Pack, Iterable[int], int], tuple[Pack, tuple[Table, ...]]]
    uses: str = ""
    carry: tuple[str, str] = ("carry", "carried")


def tuned_points(pack: Pack, things: str) -> "Tunable[Scoring]":
    """Return what of a pack's system scores points and is called `things`.

    Raises:
        OrderError: there is no such thing, or battles of the system cannot be fought yet.
    """
    battles_of(pack.manifest.system)
    return _named(SYSTEMS[pack.manifest.system].tuned_points, things, pack.manifest.system)


def ranked_steps(pack: Pack, things: str) -> "Tunable[Steps]":
    """Return what of a pack's system has steps and is called `things`.

    Raises:
        OrderError: there is no such thing, or battles of the system cannot be fought yet.
    """
    battles_of(pack.manifest.system)
    return _named(SYSTEMS[pack.manifest.system].ranked_steps, things, pack.manifest.system)


def tuned_prices(pack: Pack, things: str) -> "Tunable[Prices]":
    """Return what forces of a pack's system buy and is called `things`.

    Raises:
        OrderError: there is no such thing, or battles of the system cannot be fought yet.
    """
    battles_of(pack.manifest.system)
    return _named(SYSTEMS[pack.manifest.system].tuned_prices, things, pack.manifest.system)


def weighed(pack: Pack, things: str) -> "Tunable[Weighing]":
    """Return what units of a pack's system carry that can be weighed and is called `things`.

    Raises:
        OrderError: there is no such thing, or battles of the system cannot be fought yet.
    """
    battles_of(pack.manifest.system)
    return _named(SYSTEMS[pack.manifest.system].weighed, things, pack.manifest.system)


Part = TypeVar("Part")


def _named(tunables: Iterable[Tunable[Part]], things: str, system: SystemName) -> Tunable[Part]:
    known = {tunable.things: tunable for tunable in tunables}
    if things not in known:
        there = ", ".join(known) or "none"
        raise OrderError(f"packs of {title_of(system)} have no {things} to tune; there are: {there}")
    return known[things]


Thing = TypeVar("Thing")


class Lot:
    """Numbers by lot for one purpose, in turn: those of the same `number` and `stream` are always the same."""

    def __init__(self, number: int, stream: int = 0) -> None:
        self._number, self._stream, self._drawn = number, stream, 0

    def below(self, many: int) -> int:
        """Return a number from 0 to `many` - 1."""
        self._drawn += 1
        return die_face(keyed_draw(self._number, self._stream, 0, 0, self._drawn), many) - 1

    def one_of(self, things: Sequence[Thing]) -> Thing:
        """Return one of some things."""
        return things[self.below(len(things))]

    def some_of(self, things: Sequence[Thing], many: int) -> list[Thing]:
        """Return so many different things, or all."""
        left = [*things]
        return [left.pop(self.below(len(left))) for _ in range(min(many, len(left)))]
