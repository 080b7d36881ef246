"""What a force has used of each limit. Rules: BS.DYO.1 to BS.DYO.21, BS.CARD.19, BS.GAP.44, BS.GAP.100, BS.GAP.101."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.games.battlesuit.checks.forces import Entry, by_type, entries
from engine.games.battlesuit.legality.forces import drone_limit
from engine.games.battlesuit.legality.leave import most_commanders
from engine.games.battlesuit.rules.cards import Card, can, is_drone
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.words import Ability
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class Tally:
    """How many of something a force has, and how many it may have; `squad` names the squad that is limited so."""

    what: str
    count: int
    most: int
    squad: str = ""

    @property
    def too_many(self) -> bool:
        """Whether there are more than there may be."""
        return self.count > self.most


def tallies(force: Force, pack: Pack, rules: Rules) -> Iterator[Tally]:
    """Yield what a force has of everything that is limited: the whole force first, then squads, then types."""
    lines = [*entries(force, pack)]
    armoured = _count(line for line in lines if isinstance(line.card, SoldierCard))
    yield Tally("armoured soldiers", armoured, rules.force.max_armored)
    yield Tally("drones", _count(line for line in lines if is_drone(line.card)), rules.force.drone_limits.total)
    for number, squad in enumerate(force.squads):
        leaders = [line for line in lines if line.at[1] == number and can(line.card, Ability.LEADS)]
        yield Tally("commanders", _count(leaders), most_commanders(force, pack, rules), squad.name)
    for same in by_type(force, pack).values():
        card, most = same[0].card, type_limit(same[0].card, rules)
        if most is not None:
            name = force.squads[int(same[0].at[1])].name if _in_squad(card) else ""
            yield Tally(card.title, _count(same), most, name)


def type_limit(card: Card, rules: Rules) -> int | None:
    """Return how many of a type there may be; None for any number, and for leaders, who are counted by squad."""
    if can(card, Ability.LEADS):
        return None
    return drone_limit(card, rules) if is_drone(card) else card.most


def _in_squad(card: Card) -> bool:
    return isinstance(card, SoldierCard) and card.most_in == "squad"


def _count(lines: Iterable[Entry]) -> int:
    return sum(line.count for line in lines)
