"""What the terms of the game of maneuvers are called, and words on its pieces and sheets."""

from collections.abc import Mapping
from typing import Final

from exporters.text.numbers import signed
from schemas.catalogues.saying import said
from schemas.models.maneuvers.maneuver import EdgeNeeded, Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Currency, Outcome, Preparation
from schemas.packs.packs import Pack

GAME: Final = "Maneuvers"
BYLINE: Final = "Squad against squad"
MANEUVERS: Final = "Maneuvers"
CHARACTERS: Final = "Characters"
MANEUVER: Final = "Maneuver"
HOUSE_MANEUVER: Final = "House maneuver"
CHARACTER: Final = "Character"
MANEUVER_NAMED: Final = "{title} (maneuver)"
CHARACTER_NAMED: Final = "{title} (character)"
FIGHT_NAMED: Final = "{title} (fight)"
PAGE: Final = "{game} \N{MIDDLE DOT} {page}"

ROLL: Final = "Roll"
AGAINST: Final = "Against"
NEEDS: Final = "Needs"
EFFECT: Final = "Effect"
RISK: Final = "Risk"
REWARD: Final = "Reward"
TEXT: Final = "Text"
EDGE_COST: Final = "{number} Edge"
POINTS_COST: Final = "{number} points"

SHORT_VALUES: Final[Mapping[str, str]] = {
    "action_value": "Action",
    "damage": "Damage",
    "armor": "Armor",
    "resilience": "Resilience",
}
CHECK_KEY: Final = "Fallout or Casualty"
CHECKS: Final = "Checks after the fight"
STRESS: Final = "Stress"

OUTCOMES: Final[Mapping[Outcome, str]] = {
    Outcome.NONE: "nothing",
    Outcome.SHAKEN: "shaken",
    Outcome.WOUNDED: "wounded",
    Outcome.OUT_OF_ACTION: "out of action",
    Outcome.KILLED: "killed",
}
PREPARATIONS: Final[Mapping[Preparation, str]] = {
    Preparation.EVEN: "even",
    Preparation.SCOUTED: "scouted",
    Preparation.PREPARED_POSITION: "prepared position",
    Preparation.AMBUSH: "ambush",
    Preparation.CAUGHT_OFF_GUARD: "caught off guard",
}

TITLE: Final = "{a} against {b}"
AFTER_SETUP: Final = "After set-up"
AFTER_ROUND: Final = "After round {number}"
NO_EDGE: Final = "Nobody has an Edge"
EDGE_OF: Final = "{squad}: {edge} Edge"
ORDER: Final = "Order"
HIGHEST: Final = "{net}: {dice} dice, the highest counts"
LOWEST: Final = "{net}: {dice} dice, the lowest counts"
ONE_DIE: Final = "{net}: one die"


def plain(number: int) -> str:
    """Return a number with a minus sign below zero, and without a sign above."""
    return signed(number).lstrip("+")


MARKERS: Final[Mapping[str, str]] = {
    "hidden": "Hiding",
    "snipe_ready": "Snipe-ready",
    "exposed": "Exposed to",
    "flagged": "Flagged",
    "observer": "Observer",
    "escaping": "Escaping",
    "advantage": "Advantage",
    "disadvantage": "Disadvantage",
    "aided": "Aided",
    "lost_action": "Lost action",
    "fallout": "Fallout",
    "casualty": "Casualty",
}
ROLLS: Final[Mapping[str, str]] = {"against": "against", "own": "own rolls"}
"""Whose rolls an advantage is on, by the side of its marker: those against who it lies beside, or their own."""

UNNOTICED: Final = "Unnoticed"
EDGE: Final = "Edge"
ROUND: Final = "Round"
TOTAL: Final = "Total"
TOTAL_AT: Final = "Total {number}"
EDGE_AT: Final = "Edge {number}"
ROUND_AT: Final = "Round {number}"
PLACE_AT: Final = "Place {number}"
ROLLS_NAMED: Final = "{marker}: {rolls}"
EXPOSED_NAMED: Final = "Exposed to {opponent}"
TOTAL_NAMED: Final = "Total: {squad}"
TOTAL_TURNED_NAMED: Final = "Total beyond the track, by {turned}: {squad}"

TOTALS: Final = "Squad totals"
TOTALS_ASIDE: Final = "Both squads' markers move here. The lead of one over the other is its Edge."
TOTALS_NOTE: Final = (
    "Each squad begins with what the fight sheet says. Spent Edge and spent points come off the own total; "
    "losses may take it below zero. "
    "Beyond an end turn the marker over and go on from the other: below {least} it is {turned} less, above {most} more."
)
TOTALS_NOTE_FLOOR: Final = (
    "Each squad begins with what the fight sheet says. Spent Edge and spent points come off the own total; "
    "losses may take it below zero, down to {floor}. "
    "Beyond an end turn the marker over and go on from the other: below {least} it is {turned} less, above {most} more."
)
AT_MOST: Final = "At {total} or less, failed rolls from round {number} on earn Casualty checks."
EDGE_TRACK: Final = "Edge of the squad that leads"
SEVERAL: Final = "for {count}"
MORE: Final = "{edge}+"
CONCEDE: Final = "they concede"

ORDER_PAGE: Final = "Round and order"
ORDER_ASIDE: Final = "A token for each character, in the order of their rolls; their markers below it."
ORDER_OF_ACTION: Final = "Order of action"
ROUNDS: Final = "Round"
DANGER: Final = "Danger from here on: each failed roll earns a check"
LAST: Final = "last"
CONCEDES: Final = "concede?"

MAP: Final = "Locations"
MAP_NAMED: Final = "{title}: Locations"
MAP_ASIDE: Final = "Each location is linked with the next. They are for show: nothing is out of reach."

FIGHT: Final = "Fight"
LOCATIONS: Final = "Locations"
WHERE: Final = "at: {where}"
WITH: Final = "begins with"
WITH_REASON: Final = "{how}: begins with"
ROSTER_HEAD: Final = ("Member", "Action", "Roll", "Order", "Damage", "Armor", "Resil.")
STARTS: Final = "{squad} begins here with {total}"
OWN_MANEUVERS: Final = "Knows alone: {maneuvers}"


def maneuvers_of(pack: Pack | None) -> tuple[Maneuver, ...]:
    """Return the maneuvers of a pack by id."""
    documents = pack.of_kind("maneuver") if pack else ()
    return tuple(document.model for document in documents if isinstance(document.model, Maneuver))


def edge_needed(maneuver: Maneuver, rules: Rules) -> int:
    """Return the least Edge that a maneuver may be chosen with, 0 if it takes none. Rules: MN.ASL.1, MN.GAP.3."""
    asked = (each.least for each in maneuver.requires if isinstance(each, EdgeNeeded))
    return max((maneuver.cost(Currency.EDGE) if rules.total.edge_needed else 0, *asked))


def thresholds(rules: Rules, pack: Pack | None, language: str) -> Mapping[int, tuple[str, ...]]:
    """Return by Edge what it is enough for: names of maneuvers, and that the other squad concedes (MN.GAP.22)."""
    found: dict[int, tuple[str, ...]] = {}
    for maneuver in maneuvers_of(pack):
        needed = edge_needed(maneuver, rules)
        if needed > 0:
            found[needed] = (*found.get(needed, ()), maneuver.name)
    concede = rules.end.concede_edge
    if concede is not None:
        found[concede] = (*found.get(concede, ()), said(CONCEDE, language))
    return found
