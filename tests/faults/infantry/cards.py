"""Faults of meaning on the cards of weapons, armour and troopers."""

import random

from tests.faults.edits import without_pair
from tests.faults.infantry.making import Document, document_of, line, stands_at, value, words
from tests.faults.misuse import Made, OnSite
from tests.faults.sites import Site

NEEDED = {
    "ranged": ("ap_cost", "short_dots", "mode"), "crewed": ("short_dots", "crew"),
    "explosive": ("ap_cost", "short_dots"), "incendiary": ("ap_cost", "short_dots"), "thrown": ("filling",),
    "melee": ("ap_cost",),
}  # fmt: skip
UNKNOWN = {
    "ranged": ("crew: 1", "filling: smoke"), "crewed": ("ammo: 9", "ap_cost: 2"), "incendiary": ("mode: single",),
    "explosive": ("crew: 2", "mode: burst"), "thrown": ("long_dots: 9", "mode: single"),
    "melee": ("short_dots: 1", "ammo: 1"),
}  # fmt: skip
PLACES = {
    "ranged": "primary secondary", "crewed": "primary", "explosive": "primary secondary",
    "incendiary": "primary secondary", "thrown": "grenades other", "melee": "melee",
}  # fmt: skip
MOUNTS = ("rifle", "assault_rifle", "smg")
OWN_SECTION = {
    "primary": ("rifle", "heavy_machine_gun", "rocket_launcher"), "secondary": ("pistol", "light_anti_tank_weapon"),
    "other": ("satchel_charge",), "grenades": ("hand_grenade", "smoke_grenade"), "melee": ("bayonet",),
}  # fmt: skip
LOADED = ("rocket_launcher", "heavy_flamethrower", "light_anti_tank_weapon")
COVERAGE = {"basic_armor": 2, "standard_armor": 4, "heavy_armor": 6}
CELLS = 10


def lost_figure(site: Site, _chance: random.Random) -> Made | None:
    """A figure is gone that the type of the weapon needs; the fault is at the type."""
    if site.kind != "weapon" or site.name not in NEEDED[document_of(site)["type"]]:
        return None
    text = without_pair(site)
    return text, "weapon-figure-missing", text.index("type: ")


def other_sections(card: Document) -> list[str]:
    return [section for section in OWN_SECTION if section not in PLACES[card["type"]].split()]


def more_rings(card: Document) -> list[str]:
    [first, *_] = card["damage"]
    return [f"[{first}, {less}]" for less in range(1, first)] if card["type"] in {"ranged", "crewed", "melee"} else []


def rising(card: Document) -> list[str]:
    figures = card["damage"]
    more = [[*figures[:at], figures[at - 1] + 1, *figures[at + 1 :]] for at in range(1, len(figures))]
    return [str(each) for each in more]


def strangers(section: str) -> list[str]:
    return [name for own, names in OWN_SECTION.items() if own != section for name in names]


def cells(site: Site, chance: random.Random, code: str) -> Made | None:
    """Cells for the armour of a trooper that are too many or few, apart, or off the card."""
    if not stands_at(site, "trooper", "armor") or site.value.value not in COVERAGE:
        return None
    count = COVERAGE[site.value.value]
    first = chance.randint(1, CELLS - count)
    run = [*range(first, first + count)]
    wrong = {
        "armor-cell-count": chance.choice([run[1:], [*run, run[-1] + 1]]),
        "armor-not-contiguous": [*run[:-1], run[-1] + 1] if chance.random() < 0.5 else [*run[:-1], run[0]],
        "armor-off-card": [*range(CELLS + 2 - count, CELLS + 2)],
    }[code]
    if "armor_cells" in document_of(site):
        return None
    return line("trooper", "armor", code, lambda _: [f"armor_cells: {wrong}"])(site, chance)


def bare_cells(site: Site, _chance: random.Random) -> Made | None:
    """The armour is gone, and the cells that it covered are named still."""
    if not stands_at(site, "trooper", "armor") or "armor_cells" not in document_of(site):
        return None
    text = without_pair(site)
    return text, "cells-without-armor", text.index("armor_cells: ")


def launcher_under(card: Document) -> list[str]:
    return [] if card["primary"] in MOUNTS or "mounted" in card else ["mounted: grenade_launcher"]


def not_made_for_it(card: Document) -> list[str]:
    free = card["primary"] in MOUNTS and not {"mounted", "secondary"} & {*card}
    return ["mounted: auto_grenade_launcher", "mounted: rocket_launcher", "mounted: pistol"] if free else []


def beside_the_launcher(card: Document) -> list[str]:
    return ["secondary: pistol", "secondary: light_anti_tank_weapon"] if "mounted" in card else []


def beside_the_load(card: Document) -> list[str]:
    return ["other: satchel_charge"] if "extra_ammunition" in card else []


def loads_for_rifles(card: Document) -> list[str]:
    is_fit = card["primary"] in LOADED or "extra_ammunition" in card
    return [] if is_fit else [f"extra_ammunition: [{card['primary']}]"]


def loads_for_nothing(card: Document) -> list[str]:
    if "extra_ammunition" in card:
        return []
    return [f"extra_ammunition: [{name}]" for name in LOADED if name not in card.values()]


CARDS: dict[str, OnSite] = {
    "lost figure": lost_figure,
    "odd figure": line("weapon", "name", "weapon-figure-unused", lambda card: UNKNOWN[card["type"]]),
    "nearer than short": value(
        "weapon", "short_dots", "short-beyond-long",
        lambda card: words(range(card["long_dots"] + 1, 999, 37)) if "long_dots" in card else [],
    ),
    "louder farther": value("weapon", "damage", "damage-not-monotone", rising),
    "shots with rings": value("weapon", "damage", "damage-around", more_rings),
    "elsewhere": value("weapon", "section", "weapon-section", other_sections),
    "mount anywhere": line(
        "weapon", "type", "mount-misplaced",
        lambda card: ["mount: true"] if card["type"] in {"explosive", "incendiary"} else ["mountable: true"],
    ),
    "whole suit": value("armor", "coverage", "armor-beyond-card", lambda _: words(range(CELLS + 1, 31))),
    "cells too many": lambda site, chance: cells(site, chance, "armor-cell-count"),
    "cells apart": lambda site, chance: cells(site, chance, "armor-not-contiguous"),
    "cells off the card": lambda site, chance: cells(site, chance, "armor-off-card"),
    "bare cells": bare_cells,
    "strange primary": value("trooper", "primary", "wrong-section", lambda _: strangers("primary")),
    "strange secondary": value("trooper", "secondary", "wrong-section", lambda _: strangers("secondary")),
    "strange blade": value("trooper", "melee", "wrong-section", lambda _: strangers("melee")),
    "strange grenades": value("trooper", "grenades", "wrong-section", lambda _: ["{rifle: 1}", "{satchel_charge: 2}"]),
    "launcher under nothing": line("trooper", "primary", "mount-refused", launcher_under),
    "gun under gun": line("trooper", "primary", "launcher-not-mountable", not_made_for_it),
    "beside the launcher": line("trooper", "mounted", "section-taken", beside_the_launcher),
    "beside the load": line("trooper", "extra_ammunition", "section-taken", beside_the_load),
    "too many grenades": value(
        "trooper", "grenades", "too-many-grenades",
        lambda _: ["{hand_grenade: 5}", "{smoke_grenade: 20}", "{hand_grenade: 3, smoke_grenade: 2}"],
    ),
    "load for a rifle": line("trooper", "primary", "extra-ammunition-refused", loads_for_rifles),
    "load for nothing": line("trooper", "primary", "extra-ammunition-not-carried", loads_for_nothing),
    "loads": value(
        "trooper", "extra_ammunition", "too-many-loads",
        lambda card: [str([card["primary"]] * count).replace("'", "") for count in (2, 3, 4)],
    ),
}  # fmt: skip
"""The faults of meaning on cards, each of which its function puts at a site, or not."""
