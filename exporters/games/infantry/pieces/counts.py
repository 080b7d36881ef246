"""How many there are of everything that lies on the map: as many as the squads and the rules bring into play."""

from collections.abc import Iterator
from typing import Final

from engine.games.infantry.kit import carried, kit_of
from engine.games.infantry.points import members_of
from exporters.games.infantry.look.squads import squads_of
from schemas.models.infantry.people import Squad, Trooper
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Scenario
from schemas.models.infantry.weapon import Weapon
from schemas.models.infantry.words import Seat, Section
from schemas.packs.packs import Pack

SMOKES: Final = 8
FIRES: Final = 30
BLASTS: Final = 8
WIRES: Final = 8
CAUGHT: Final = 8
SWIMMERS: Final = 8
RUINS: Final = 20
"""What the rules set no limit to, as many as a battle needs."""

DAMAGE: Final = ((1, 2, 8), (5, 10, 8), (20, 50, 4))
"""Points on the two sides of a counter of damage, and how many there are of it. Rule: IN.BRC.2."""


def places_of(trooper: str, pack: Pack) -> int:
    """Return how often a trooper is a member of the squads of a pack."""
    return sum(squad.members.count(trooper) for squad in squads_of(pack))


def troopers_of(pack: Pack, rules: Rules) -> int:
    """Return the most troopers that meet in a scenario of a pack; of one without, those of a squad a side."""
    met = [_met(each.model, pack) for each in pack.of_kind("scenario") if isinstance(each.model, Scenario)]
    return max((count for count in met if count), default=len(Seat) * rules.squad.size)


def _met(scenario: Scenario, pack: Pack) -> int:
    named = (*scenario.a.squads, *scenario.b.squads)
    squads = (pack.named("squad", name, Squad) for name in named)
    return sum(len(squad.members) for squad in squads if squad is not None)


def weapons_of(squad: Squad, pack: Pack) -> Iterator[tuple[int, Trooper, Weapon]]:
    """Yield each weapon in a squad with its trooper and the number of that trooper's counter."""
    for number, trooper in enumerate(members_of(squad, pack), start=1):
        kit = kit_of(trooper, pack)
        for name, _ in carried(trooper):
            weapon = kit.weapon(name)
            if weapon is not None:
                yield number, trooper, weapon


def limited_of(pack: Pack) -> int:
    """Return how many weapons in the squads of a pack run dry, grenades apart. Rule: IN.EXP.2."""
    found = (each for squad in squads_of(pack) for _, _, each in weapons_of(squad, pack))
    return sum(weapon.ammo is not None and weapon.section is not Section.GRENADES for weapon in found)
