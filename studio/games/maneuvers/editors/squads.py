"""Squads, their characters and fights in numbers: what they cost, what they may be, and what a fight begins with.

Rules: MN.GAP.2, MN.GAP.22, MN.GAP.24, MN.GAP.25, MN.HOUSE.8, MN.SQD.1, MN.SQD.3.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from engine.games.maneuvers.checks.fights import SIDES, start_of
from engine.games.maneuvers.squads import cost_of, members_of, price_of, span_of
from schemas.diagnostics.wording import counted
from schemas.models.maneuvers.fight import Character, Fight, Squad
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Preparation
from schemas.packs.packs import Pack
from studio.core.entries import Entry

DOT = " \N{MIDDLE DOT} "


@dataclass(frozen=True)
class SquadSum:
    """A squad in numbers: what its members cost together, what they may, None without a budget, and how many it has."""

    cost: int
    budget: int | None
    members: int
    size: int


def rules_of(pack: Pack) -> Rules:
    """Return the rules of a pack of the game of maneuvers."""
    return cast("Rules", pack.rules)


def squad_sum(pack: Pack | None, entry: Entry) -> SquadSum | None:
    """Return a squad in numbers; None while it is not sound enough to be counted."""
    squad = entry.loaded.model if entry.loaded is not None else None
    if pack is None or not isinstance(squad, Squad):
        return None
    rules = rules_of(pack)
    cost = sum(cost_of(member, rules) for member in members_of(squad, pack))
    return SquadSum(cost, rules.squad.budget, len(squad.members), rules.squad.size)


def cost_words(pack: Pack | None, entry: Entry) -> str:
    """Return what the character of a document costs, in words; "" while it is not sound."""
    character = entry.loaded.model if entry.loaded is not None else None
    if pack is None or not isinstance(character, Character):
        return ""
    return f"Costs **{cost_of(character, rules_of(pack))}** points"


def bounds_words(names: Sequence[str], rules: Rules) -> str:
    """Return between what bounds some values lie and what a point of them costs, as `0 to 5, 2 points each`."""
    spans = sorted({(span_of(name, rules).least, span_of(name, rules).most) for name in names})
    prices = sorted({price_of(name, rules) for name in names})
    bounds = " or ".join(f"{least} to {most}" for least, most in spans)
    return f"{bounds}, {' or '.join(map(str, prices))} points each"


def character_names(pack: Pack | None) -> dict[str, str]:
    """Return the characters of a pack by id, each with its name, role and cost, in the order of their names."""
    if pack is None:
        return {}
    found = [one.model for one in pack.of_kind("character") if isinstance(one.model, Character)]
    ordered = sorted(found, key=lambda one: (one.name, one.id))
    dot = " \N{MIDDLE DOT} "
    return {one.id: dot.join((one.name, one.role, str(cost_of(one, rules_of(pack))))) for one in ordered}


def place_names(entry: Entry) -> dict[int, str]:
    """Return the locations of a fight by number, each with its number before its name."""
    found = entry.value(("locations",))
    return {number: f"{number}{DOT}{name}" for number, name in enumerate(found if isinstance(found, list) else ())}


def preparations(pack: Pack | None) -> dict[str, str]:
    """Return the ways to come to a fight, each with the total that it begins with; none without rules."""
    start = rules_of(pack).total.start if pack is not None else {}
    ways = (one for one in Preparation if one in start)
    return {one.value: f"{one.value.replace('_', ' ').capitalize()}{DOT}{start[one]:+}" for one in ways}


def starting_totals(pack: Pack | None, entry: Entry) -> dict[str, int]:
    """Return what the total of each side begins with; nothing while the fight has mistakes."""
    fight = _fight_of(entry)
    if pack is None or fight is None:
        return {}
    return {side: start_of(getattr(fight, side), rules_of(pack)) for side in SIDES}


def fight_facts(pack: Pack | None, entry: Entry, squads: Mapping[str, str]) -> Iterator[str]:
    """Yield who begins with the Edge, when a squad concedes, when all ends and what wins; `squads` are names by id."""
    totals, fight = starting_totals(pack, entry), _fight_of(entry)
    if pack is None or fight is None:
        return
    end, edge = rules_of(pack).end, max(totals.values()) - min(totals.values())
    ahead = getattr(fight, max(totals, key=totals.__getitem__)).squad
    yield f"{squads.get(ahead, ahead)} begins with {edge} Edge" if edge else "Nobody begins with the Edge"
    if end.concede_edge is not None:
        yield f"From round {end.concede_from_round} on a squad concedes that is {end.concede_edge} behind"
    yield f"It ends after {counted(end.rounds, 'round')}"
    yield "Less harm wins, whoever leads" if end.victory_by == "harm" else "The Edge wins, whoever was hurt"


def _fight_of(entry: Entry) -> Fight | None:
    """Return the fight of a document; None while it has mistakes that keep it from being one."""
    model = entry.loaded.model if entry.loaded is not None else None
    return model if isinstance(model, Fight) else None
