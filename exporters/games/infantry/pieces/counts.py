"""How many there are of everything that lies on the map: as many as the squads and the rules bring into play."""

from exporters.games.infantry.look.squads import squads_of
from schemas.packs.packs import Pack


def places_of(trooper: str, pack: Pack) -> int:
    """Return how often a trooper is a member of the squads of a pack."""
    return sum(squad.members.count(trooper) for squad in squads_of(pack))
