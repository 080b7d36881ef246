"""What battles of a system look like from outside: seats, who may sit there, how trials mirror them, what is told."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

FactKind = Literal["word", "count", "card", "count_by_seat", "counts_by_seat", "uses"]
Follows = Literal["seat", "force"]
Mirroring = Literal["rotated", "kept"]
DEFAULT_PLAYER = "heuristic"
MOST_SEATS = 6


class Fact(NamedTuple):
    """What a system tells of a battle beside its result, by a name of its own.

    A "word" or a "count" is one value a battle. The others have a value for each seat, in their order: the id of a
    "card" that was held, so that rates can be shown by it; a "count_by_seat"; "counts_by_seat" of several things.
    "uses" are no values by seat: by the id of a thing, at how many decisions the heuristic player could use it, and at
    how many it did. Counts and counts by seat are averaged. A card is a document of the kind `document`; it `follows`
    the seat, if the seed alone draws it, or the force that brings it along. `several` is what rates by it are called,
    where that is no kind of document with an s.
    """

    name: str
    kind: FactKind
    document: str = ""
    follows: Follows = "seat"
    several: str = ""


@dataclass(frozen=True)
class BattleForm:
    """What the battles of a system have.

    `seats` are from 1 to 6 names. Trials fight every seed once a seat, with the forces passed on from seat to seat
    ("rotated"; two swap), or once, where the seats are different roles ("kept"). `neutral` is a side that nobody
    plays and that may win. Where `scenario_maps`, a scenario names its map. `force`, `score` and `turns` are the
    system's words; of several forces an s follows.
    """

    seats: tuple[str, ...]
    facts: tuple[Fact, ...] = ()
    mirroring: Mirroring = "rotated"
    neutral: str | None = None
    has_map: bool = True
    scenario_maps: bool = False
    players: tuple[str, ...] = (DEFAULT_PLAYER, "random")
    force: str = "force"
    score: str = "score"
    turns: str = "turns"

    def __post_init__(self) -> None:
        """Refuse seats that are none, too many or named twice.

        Raises:
            ValueError: they are.
        """
        if not 1 <= len(self.seats) <= MOST_SEATS or len({*self.seats, self.neutral}) <= len(self.seats):
            raise ValueError(f"a battle has 1 to {MOST_SEATS} seats of different names, got {self.seats}")

    @property
    def block(self) -> int:
        """Return how many battles of a trial share a seed: one a seat, or one where seats are kept."""
        return len(self.seats) if self.mirroring == "rotated" else 1

    @property
    def cards(self) -> tuple[str, ...]:
        """Return the facts that rates can be shown by."""
        return tuple(fact.name for fact in self.facts if fact.kind == "card")

    def fact(self, name: str) -> Fact:
        """Return the fact of a name that is declared.

        Raises:
            KeyError: it is not.
        """
        return {fact.name: fact for fact in self.facts}[name]

    def fits(self, facts: Mapping[str, object]) -> bool:
        """Return whether facts are those that are declared."""
        return facts.keys() == {fact.name for fact in self.facts}


def told_apart(named: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Return names by seat and name: those borne by several bear their seats too, and numbers where one has several."""
    counts = Counter(name for _, name in named)
    return tuple(name if counts[name] == 1 else f"{name} ({_place(named, at)})" for at, (_, name) in enumerate(named))


def _place(named: Sequence[tuple[str, str]], at: int) -> str:
    seat = named[at][0].upper()
    return seat if named.count(named[at]) == 1 else f"{seat} {named[:at].count(named[at]) + 1}"
