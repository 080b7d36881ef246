"""What a force costs line by line, which letters its soldiers bear, and what is used of each limit.

Rules: BS.DYO.1 to BS.DYO.21, BS.PCS.1.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import cast

from engine.games.battlesuit.checks.forces import Entry as Line
from engine.games.battlesuit.checks.forces import cost_of, entries
from engine.games.battlesuit.legality.tallies import Tally, tallies
from exporters.games.battlesuit.sheets.forces import in_squad, lettered
from schemas.diagnostics.diagnostics import Location
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.force import Force
from schemas.models.battlesuit.rules import Rules
from schemas.packs.packs import Pack
from studio.core.entries import Entry


@dataclass(frozen=True)
class LineSum:
    """A line of a squad: the letters of its soldiers, such as `B-G`, "" without; and its build points."""

    letters: str
    points: int


@dataclass(frozen=True)
class ForceSums:
    """A force in numbers: its build points and its budget, those of each line and squad, and the use of each limit."""

    points: int
    budget: int
    lines: Mapping[Location, LineSum]
    squads: tuple[int, ...]
    tallies: tuple[Tally, ...]

    @property
    def left(self) -> int:
        """Build points that may still be spent; below 0 when there are too few."""
        return self.budget - self.points


def force_sums(pack: Pack | None, entry: Entry) -> ForceSums | None:
    """Return a force in numbers; None while it cannot be counted."""
    if pack is None or entry.loaded is None:
        return None
    force, rules = cast("Force", entry.loaded.model), cast("Rules", pack.rules)
    lines = tuple(entries(force, pack))
    return ForceSums(
        cost_of(lines),
        force.budget,
        dict(_lines(lines)),
        tuple(cost_of(in_squad(lines, number)) for number in range(len(force.squads))),
        tuple(tallies(force, pack, rules)),
    )


def card_names(pack: Pack | None, kind: str) -> dict[str, str]:
    """Return the cards of a kind by id, each with its title and its build points, in the order of their titles."""
    cards = [cast("SoldierCard | UnitCard", one.model) for one in pack.of_kind(kind)] if pack is not None else []
    ordered = sorted(cards, key=lambda card: (card.title, card.id))
    return {card.id: f"{card.title} \N{MIDDLE DOT} {card.build_value}" for card in ordered}


def _lines(lines: Sequence[Line]) -> Iterator[tuple[Location, LineSum]]:
    letters = (letter for letter, _ in lettered(lines))
    for line in lines:
        armoured = isinstance(line.card, SoldierCard)
        borne = [*islice(letters, line.count)] if armoured else []
        yield line.at, LineSum(_span(borne), cost_of((line,)))


def _span(letters: list[str]) -> str:
    """Return letters that follow one another as the first and the last of them."""
    return "\N{EN DASH}".join(dict.fromkeys([letters[0], letters[-1]])) if letters else ""
