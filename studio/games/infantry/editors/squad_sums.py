"""What a squad costs and has, by the functions that judge it. Rules: IN.HOUSE.8, IN.GAP.34, IN.CRW.4."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.games.infantry.kit import crew_of, kit_of
from engine.games.infantry.points import members_of, squad_points
from schemas.models.infantry.people import Squad
from schemas.packs.packs import Pack
from studio.core.entries import Entry
from studio.core.session import Session
from studio.games.infantry.editors.trooper_sums import rules_of


@dataclass(frozen=True)
class CrewNeed:
    """A crewed weapon of a squad: who carries it, and how many others set it up."""

    carrier: str
    weapon: str
    crew: int


@dataclass(frozen=True)
class SquadSum:
    """A squad in numbers: PV and budget, how many troopers there are and have to be, and its crewed weapons."""

    points: int
    budget: int
    members: int
    size: int
    crews: tuple[CrewNeed, ...]


def squad_sum(pack: Pack | None, entry: Entry) -> SquadSum | None:
    """Return a squad in numbers; None while it cannot be counted."""
    squad = entry.loaded.model if entry.loaded is not None else None
    if pack is None or not isinstance(squad, Squad):
        return None
    rules = rules_of(pack)
    points = squad_points(squad, pack, rules)
    return SquadSum(points, rules.points.budget, len(squad.members), rules.squad.size, tuple(_crews(squad, pack)))


def _crews(squad: Squad, pack: Pack) -> Iterator[CrewNeed]:
    for trooper in members_of(squad, pack):
        primary = kit_of(trooper, pack).weapon(trooper.primary)
        crew = crew_of(primary, rules_of(pack)) if primary is not None else 0
        if primary is not None and crew:
            yield CrewNeed(trooper.name, primary.name, crew)


def comrades(session: Session, name: str) -> tuple[str, ...]:
    """Return the names of the squads that a trooper is in, in their order."""
    models = [one.loaded.model for one in session.entries("squad") if one.loaded is not None]
    return tuple(squad.name for squad in models if isinstance(squad, Squad) and name in squad.members)
