"""Faults of meaning in the pack of maneuvers: sound documents that its rules forbid, each with its code and line."""

import random
from collections.abc import Iterator
from typing import Any

import yaml

from engine.games.maneuvers.squads import RATINGS, VALUES
from tests.faults.edits import replaced
from tests.faults.misuse import Made, OnSite, entries, keys_beside, names_in, whole
from tests.faults.sites import Site

LIMITS = dict.fromkeys(RATINGS, (0, 5)) | {"action_value": (0, 5), "damage": (1, 10), "armor": (1, 5)}
LIMITS |= {"resilience": (0, 3)}
"""MN.GAP.24."""
REFUSED = "wrong-value"


def beyond_limit(site: Site, chance: random.Random) -> Made | None:
    if site.kind != "character" or site.name not in VALUES:
        return None
    least, most = LIMITS[site.name]
    wrong = [*range(most + 1, 21), *range(least)]
    return whole(site, str(chance.choice(wrong)), "character-value-out-of-range")


def crowd(site: Site, chance: random.Random) -> Made | None:
    if site.name != "members":
        return None
    others = [name for name in ("vale", "suri", "osei", "tamm") if name not in names_in(site)]
    names = chance.choice([names_in(site)[: chance.randrange(1, 4)], [*names_in(site), *others[:1]]])
    return entries(site, names, "squad-size")


def twin(site: Site, chance: random.Random) -> Made | None:
    codes = {"members": "duplicate-member", "maneuvers": "duplicate-known-maneuver"}
    codes |= {"actor": "duplicate-rating", "opponent": "duplicate-rating", "locations": "duplicate-location"}
    if site.name not in codes or site.kind == "rules" or not isinstance(site.value, yaml.SequenceNode):
        return None
    names, place = names_in(site), 0
    if site.name == "members":
        place = chance.randrange(1, len(names))
        names[place] = chance.choice(names[:place])
    else:
        place = chance.randrange(1, len(names) + 1)
        names.insert(place, chance.choice(names[:place]))
    return entries(site, names, codes[site.name], place)


def nowhere(site: Site, chance: random.Random) -> Made | None:
    if site.name != "location":
        return None
    return whole(site, str(chance.randrange(5, 12)), "location-not-there")


def own_enemy(site: Site, _chance: random.Random) -> Made | None:
    if (site.kind, site.name) != ("fight", "squad") or site.mapping_key is None or site.mapping_key.value != "b":
        return None
    data = yaml.safe_load(site.text)
    return whole(site, data["a"]["squad"], "squad-against-itself")


def lost_already(site: Site, chance: random.Random) -> Made | None:
    if site.name != "start_points":
        return None
    return whole(site, str(chance.randrange(-30, -19)), "decided-beforehand")


def too_good(site: Site, chance: random.Random) -> Made | None:
    if (site.kind, site.name) != ("maneuver", "least"):
        return None
    return whole(site, str(chance.randrange(6, 10)), "requirement-out-of-reach")


def of_nothing(site: Site, _chance: random.Random) -> Made | None:
    if (site.kind, site.name) != ("maneuver", "dice") or "margin" in keys_beside(site):
        return None
    text, code, _ = whole(site, "0", "changes-nothing")
    return text, code, site.mapping.start_mark.index


def suicide(site: Site, _chance: random.Random) -> Made | None:
    if site.name != "dealer":
        return None
    [victim] = [value.value for key, value in site.mapping.value if key.value == "victim"]
    return whole(site, victim, "hurts-its-dealer")


def endless(site: Site, _chance: random.Random) -> Made | None:
    if (site.kind, site.name) != ("maneuver", "maneuver"):
        return None
    return whole(site, site.path.stem, "extra-without-end")


def too_brief(site: Site, _chance: random.Random) -> Made | None:
    if site.name != "until" or "checks_of" not in {value.value for _, value in site.mapping.value}:
        return None
    return whole(site, "actor_next_action", "over-before-checks")


def nobody_named(site: Site, _chance: random.Random) -> Made | None:
    """Take away what names the target or the ally that a step is about; the step is where it shows."""
    if site.name not in {"aimed", "names_ally"} and (site.name, site.value.value) != ("opposer", "target"):
        return None
    whom = "ally" if site.name == "names_ally" else "target"
    text = replaced(site, site.value, "defender_choice" if site.name == "opposer" else "false")
    marks = [text.find(mark) for mark in ("type: aim", f"whom: {whom}", f"victim: {whom}") if mark in text]
    return (text, REFUSED, min(marks)) if marks and "waived_by" not in text else None


def no_choice(site: Site, _chance: random.Random) -> Made | None:
    """The Reward says what the Risk says."""
    if (site.kind, site.name) != ("maneuver", "risk"):
        return None
    begin = site.text.index("reward:")
    risk = site.text[site.key.end_mark.index : begin]
    return f"{site.text[:begin]}reward{risk}", "nothing-at-stake", begin


def crossed(site: Site, chance: random.Random) -> Made | None:
    if site.kind != "rules" or site.name != "least" or "most" not in keys_beside(site):
        return None
    [most] = [int(value.value) for key, value in site.mapping.value if key.value == "most"]
    return whole(site, str(chance.randrange(most + 1, 21)), "character-min-above-max")


def other_numbers(site: Site, chance: random.Random) -> Made | None:
    wrong = {"decisive_edge": ("grades-not-rising", 0, 11), "concede_from_round": ("concedes-too-late", 9, 99)}
    if site.kind != "rules" or site.name not in wrong:
        return None
    code, low, high = wrong[site.name]
    return whole(site, str(chance.randrange(low, high)), code)


def unsorted(site: Site, chance: random.Random) -> Made | None:
    """A row of a table of checks, below the first, is no lower than the one above it, or no worse."""
    if site.kind != "rules" or "outcome" not in keys_beside(site) or site.name not in {"least", "outcome"}:
        return None
    rows = [list(group) for group in _tables(site)]
    [(table, place)] = [(t, n) for t in rows for n, node in enumerate(t) if node is site.mapping]
    if place == 0:
        return None
    above = {key.value: value.value for key, value in table[place - 1].value}
    new = above["outcome"] if site.name == "outcome" else str(int(above["least"]) + chance.randrange(9))
    return whole(site, new, "check-table-not-monotone")


def _tables(site: Site) -> Iterator[list[Any]]:
    root: Any = yaml.compose(site.text, Loader=yaml.SafeLoader)
    for key, value in root.value:
        if key.value == "check":
            for name, rows in value.value:
                if name.value in {"fallout", "casualty"}:
                    yield [_same(site, row) for row in rows.value]


def _same(site: Site, node: Any) -> Any:
    """Return the site's own mapping for the node that was composed again at its place."""
    return site.mapping if node.start_mark.index == site.mapping.start_mark.index else node


MISUSES: dict[str, OnSite] = {
    "beyond limit": beyond_limit,
    "crowd": crowd,
    "twin": twin,
    "nowhere": nowhere,
    "own enemy": own_enemy,
    "lost already": lost_already,
    "too good": too_good,
    "of nothing": of_nothing,
    "suicide": suicide,
    "endless": endless,
    "too brief": too_brief,
    "nobody named": nobody_named,
    "no choice": no_choice,
    "crossed": crossed,
    "other numbers": other_numbers,
    "unsorted": unsorted,
}
"""The faults of meaning, each of which its function puts at a site, or not."""
