"""Faults of meaning in squads and scenarios."""

import random

from tests.faults.edits import replaced
from tests.faults.infantry.making import Document, document_of, line, listed, stands_at, value
from tests.faults.misuse import Made, OnSite, entries
from tests.faults.sites import Site

CHEAP, DEAR = "recruit", ("marksman", "laser_gunner", "tank_hunter", "grenadier", "gunner", "rocketeer")
LEADERS = ("section_leader", "breach_leader", "watch_leader", "ghost_leader")
SIZE = 8
CHEAPEST_SIDE = 1600
"""Every shipped squad costs more."""


def few(squad: Document, chance: random.Random) -> list[str]:
    return [*squad["members"][: chance.randrange(3, SIZE)]]


def dear(squad: Document, chance: random.Random) -> list[str]:
    return [squad["leader"], *(chance.choice(DEAR) for _ in range(SIZE - 1))]


def strangers(squad: Document) -> list[str]:
    return [name for name in ("flamer", "diver", "ghost_leader") if name not in squad["members"]]


def second_leader(site: Site, chance: random.Random, code: str) -> Made | None:
    """Somebody with leadership stands in a squad of cheap troopers, besides its leader."""
    if not stands_at(site, "squad", "members"):
        return None
    leader = document_of(site)["leader"]
    others = [leader] if code == "duplicate-leader" else [name for name in LEADERS if name != leader]
    place = chance.randrange(1, SIZE)
    return entries(
        site, [chance.choice(others) if at == place else CHEAP if at else leader for at in range(SIZE)], code, place
    )


def turned_round(site: Site, _chance: random.Random) -> Made | None:
    """A zone that ends where it should begin."""
    if site.kind != "scenario" or site.name not in {"columns", "rows"}:
        return None
    first, last = (node.value for node in site.value.value)
    return replaced(site, site.value, f"[{last}, {first}]"), "zone-min-above-max", site.value.start_mark.index


def beyond_the_map(site: Site, chance: random.Random) -> Made | None:
    if site.kind != "scenario" or site.name not in {"columns", "rows"}:
        return None
    first, _ = site.value.value
    new = f"[{first.value}, {chance.randrange(56, 100)}]"
    return replaced(site, site.value, new), "zone-off-map", site.value.start_mark.index


def zone(code: str, wrong: str, seat: str) -> OnSite:
    """Return what deploys a side elsewhere; the fault is at the zone."""

    def make(site: Site, _chance: random.Random) -> Made | None:
        if not stands_at(site, "scenario", f"{seat}.deploys"):
            return None
        theirs = document_of(site)["a"]["deploys"]
        new = wrong or "{" + ", ".join(f"{axis}: {reach}" for axis, reach in theirs.items()) + "}"
        return replaced(site, site.value, new), code, site.value.start_mark.index

    return make


def too_little(site: Site, chance: random.Random) -> Made | None:
    """A budget that no squad keeps to; the fault is at the squads of the first side."""
    made = line("scenario", "dot_map", "side-over-points", lambda _: [f"budget: {chance.randint(1, CHEAPEST_SIDE)}"])
    found = made(site, chance)
    return found and (found[0], found[1], found[0].index("squads:"))


FORCES: dict[str, OnSite] = {
    "few": listed("squad", "members", "squad-strength", few),
    "dear": listed("squad", "members", "squad-over-points", dear),
    "led from outside": value("squad", "leader", "leader-not-in-squad", strangers),
    "leader twice": lambda site, chance: second_leader(site, chance, "duplicate-leader"),
    "idle leader": lambda site, chance: second_leader(site, chance, "leadership-unused"),
    "turned round": turned_round,
    "beyond the map": beyond_the_map,
    "narrow": zone("zone-too-small", "{columns: [0, 1], rows: [0, 2]}", "a"),
    "one place": zone("zones-overlap", "", "b"),
    "too little": too_little,
    "squads twice": value(
        "scenario", "a.squads", "side-over-points", lambda fight: [f"[{fight['a']['squads'][0]}, third_section]"]
    ),
}
"""The faults of meaning in squads and scenarios."""
