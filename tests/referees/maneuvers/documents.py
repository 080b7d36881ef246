"""What a referee reads before a fight: the pack's rules, who is in it, and what they can do."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from schemas.base import Document
from schemas.models.maneuvers.fight import Character, Squad
from schemas.models.maneuvers.fight import Fight as Meeting
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Preparation
from schemas.packs.packs import Pack

SIDES = ("a", "b")
D = TypeVar("D", bound=Document)


@dataclass(frozen=True)
class Brief:
    """A fight's documents: squads and their members by side and name, and maneuvers by name.

    `meeting` is the fight that the log names, if it names one; `taught` are the maneuvers that squads name, which
    nobody else knows.
    """

    rules: Rules
    meeting: Meeting | None
    squads: Mapping[str, Squad]
    cards: Mapping[str, Mapping[str, Character]]
    maneuvers: Mapping[str, Maneuver]
    ids: Mapping[str, Maneuver]
    taught: frozenset[str]
    locations: tuple[str, ...]

    def knows(self, side: str, maneuver: Maneuver) -> bool:
        """Return whether a squad knows a maneuver."""
        return maneuver.id in self.squads[side].maneuvers or maneuver.id not in self.taught

    def start(self, side: str) -> int:
        """Return what a total begins with. Rules: MN.SQD.1, MN.GAP.2."""
        if self.meeting is None:
            return self.rules.total.start[Preparation.EVEN]
        place = getattr(self.meeting, side)
        points: int = self.rules.total.start[place.preparation] if place.start_points is None else place.start_points
        return points

    def home(self, side: str) -> str:
        """Return where a squad begins; where no fight is named, at the two ends."""
        if self.meeting is None:
            return self.locations[0 if side == "a" else -1]
        place: int = getattr(self.meeting, side).location
        return self.locations[place]


def brief(header: Mapping[str, Any], pack: Pack) -> Brief:
    """Return what the header of a log names, out of the pack."""
    assert isinstance(pack.rules, Rules)
    meeting = named(pack, "fight", header["fight"], Meeting) if header["fight"] else None
    squads = {side: named(pack, "squad", header[side]["force"], Squad) for side in SIDES}
    cards = {
        side: {
            name: named(pack, "character", member, Character)
            for name, member in zip(header[side]["members"], squads[side].members, strict=True)
        }
        for side in SIDES
    }
    ids = {loaded.id: named(pack, "maneuver", loaded.id, Maneuver) for loaded in pack.of_kind("maneuver")}
    everybody = (named(pack, "squad", loaded.id, Squad) for loaded in pack.of_kind("squad"))
    taught = frozenset(name for squad in everybody for name in squad.maneuvers)
    locations = meeting.locations if meeting else tuple(header["locations"])
    names = {each.name: each for each in ids.values()}
    return Brief(pack.rules, meeting, squads, cards, names, ids, taught, locations)


def named(pack: Pack, kind: str, name: str, model: type[D]) -> D:
    """Return a document that has to be there."""
    found = pack.named(kind, name, model)
    assert found is not None, (kind, name)
    return found
