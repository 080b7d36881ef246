"""What characters cost and may be, and squads with them; by the functions that judge them.

Rules: MN.GAP.24, MN.GAP.25, MN.HOUSE.8.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from engine.games.maneuvers.squads import cost_of, members_of, price_of, span_of
from schemas.models.maneuvers.people import Character, Squad
from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack
from studio.core.entries import Entry
from studio.core.session import Session


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


def character_of(pack: Pack | None, name: str) -> Character | None:
    """Return the character that a reference names; None when it is not there or not sound."""
    return pack.named("character", name, Character) if pack is not None else None


def cost_words(pack: Pack | None, entry: Entry) -> str:
    """Return what the character of a document costs, in words; "" while it is not sound."""
    character = entry.loaded.model if entry.loaded is not None else None
    if pack is None or not isinstance(character, Character):
        return ""
    return f"Costs **{cost_of(character, rules_of(pack))}** points"


def limit_words(names: Sequence[str], rules: Rules) -> str:
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


def comrades(session: Session, name: str) -> tuple[str, ...]:
    """Return the names of the squads that a character is in, in their order."""
    models = [one.loaded.model for one in session.entries("squad") if one.loaded is not None]
    return tuple(squad.name for squad in models if isinstance(squad, Squad) and name in squad.members)
