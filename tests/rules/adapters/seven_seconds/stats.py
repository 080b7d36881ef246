"""Stats, factions and ratings."""

from collections.abc import Mapping, Sequence

from engine.games.seven_seconds.kernel.actions.damage import counters_shed
from engine.games.seven_seconds.legality.factions import faction_findings, point_buy
from engine.games.seven_seconds.rules.units import drone, drone_rating, line_rating
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.seven_seconds.cards import Drones, Troopers
from schemas.models.seven_seconds.faction import Faction, StatLine, Stats
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneType, Rating, Stat, TrooperType
from tests.rules.adapters.seven_seconds.bench import DRONES, Answer, Bench, Given, faction, rules_of, unit_stats

SHED_AT_MOST = 99


def effective_stats(given: Given) -> Answer:
    """Answer the final stats of a unit."""
    unit = unit_stats(given["unit"], given, rules_of(given))
    if given["unit"] in DRONES:
        return {"robotics": unit.stealth, "cm": unit.countermeasures}
    return {
        "sensors": unit.sensors,
        "stealth": unit.stealth,
        "armour": unit.armour,
        "cm": unit.countermeasures,
        "nuclear": unit.blast_radius,
    }


def drone_stats(given: Given) -> Answer:
    """Answer what Robotics gives a drone."""
    unit = unit_stats(given["unit"], given, rules_of(given))
    rounding = Bench(given).game.numbers.shed_rounding
    return {
        "max_target_dice": unit.sensors,
        "counters_removed_by_6in_move": counters_shed(SHED_AT_MOST, unit.stealth, 6000, rounding),
        "cm": unit.countermeasures,
        "kamikaze_radius_in": unit.blast_radius,
    }


def faction_of(lines: Mapping[Rating, Sequence[int]]) -> Faction:
    """Return a faction with these stat lines, values in the order of the stats."""
    made = {
        rating.value: StatLine(**dict(zip((stat.value for stat in Stat), values, strict=True)))
        for rating, values in lines.items()
    }
    return faction("zane").model_copy(update={"stats": Stats(**made)})


def faction_check(given: Given) -> Answer:
    """Answer whether a faction is legal, its totals and what is wrong."""
    rules = rules_of(given)
    checked = faction_of({rating: given[rating.value] for rating in Rating})
    findings = faction_findings(checked, rules)
    errors = {fault(finding, checked, rules) for finding in findings if finding.severity is not Severity.WARNING}
    return {
        "valid": not errors,
        "totals": [row.total for row in point_buy(checked, rules)],
        "errors": errors,
        "warnings": {fault(finding, checked, rules) for finding in findings if finding.severity is Severity.WARNING},
    }


def fault(finding: Finding, checked: Faction, rules: Rules) -> str:
    """Return a finding in the words of the cases."""
    rating = str(finding.at[1])
    if finding.code in {"points-over-budget", "points-unspent"}:
        [row] = [row for row in point_buy(checked, rules) if row.rating == rating]
        return f"{rating}_points_{row.spent}_of_{row.budget}"
    stat = str(finding.at[2])
    if finding.code == "stat-out-of-range":
        return f"{rating}_{stat}_out_of_range"
    assert finding.code == "stat-below-lower-rating", finding.code
    under = {"veteran": "reserve", "spec_ops": "veteran"}[rating]
    return f"{rating}_{stat}_below_{under}"


def faction_totals(given: Given) -> Answer:
    """Answer the totals of printed factions, the best rating first."""
    bought = {name: point_buy(faction(name), rules_of(given)) for name in given["factions"]}
    return {
        "totals": {name: [row.total for row in reversed(rows)] for name, rows in bought.items()},
        "order": [rating.value for rating in reversed(Rating)],
    }


def drone_ratings(given: Given) -> Answer:
    """Answer rating and Robotics of drones by their card and the troop line."""
    rules = rules_of(given)
    answer: Answer = {"ratings": [], "robotics": []}
    for entry in given["entries"]:
        printed = {} if entry.get("card_rating") is None else {"rating": entry["card_rating"]}
        troopers = [
            Troopers(type=TrooperType.TACTICAL, rating=rating)
            for rating in map(Rating, entry.get("troop_line") or ["veteran"])
        ]
        rating = drone_rating(Drones(type=DroneType.BASIC_DRONE, **printed), line_rating(troopers), rules)
        answer["ratings"].append(rating.value)
        unit = drone(faction(given["faction"]), rating, DroneType.BASIC_DRONE, rules)
        answer["robotics"].append(unit.stealth)
    return answer
