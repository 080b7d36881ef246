"""The lines of a force, what it may have of each, and what scenarios give it leave for.

Rules: BS.CARD.19, BS.GAP.101, BS.PCS.5, BS.GAP.44, BS.GAP.140, BS.DYO.1 to BS.DYO.21, BS.GAP.100.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.checking.checks import document_findings
from engine.checking.legality import LegalityTable
from engine.games.battlesuit.legality.scenarios import forces_of
from engine.games.battlesuit.rules.numbers import Card, can, is_drone
from schemas.diagnostics.diagnostics import Location
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force, Soldiers, Squad, Units
from schemas.models.battlesuit.special_rules import Assistant, SpecialRule
from schemas.models.battlesuit.words import Ability
from schemas.packs.packs import Pack


def drone_limit(card: Card, rules: Rules) -> int:
    """Return how many drones of a type a force may have. Rules: BS.CARD.19, BS.GAP.101."""
    per_type = rules.force.drone_limits.per_type
    return per_type if card.most is None else min(per_type, card.most)


Members = tuple[tuple[str, tuple[Soldiers | Units, ...]], ...]


@dataclass(frozen=True)
class Entry:
    """A line of a squad: where it stands, its card, and how many."""

    at: Location
    card: Card
    count: int

    @property
    def at_count(self) -> Location:
        """Return where the number is written, or the card where it is left out."""
        return (*self.at, "count" if self.count > 1 else "card")


def entries(force: Force, pack: Pack) -> Iterator[Entry]:
    """Yield the lines of a force whose cards are there, squad by squad."""
    for number, squad in enumerate(force.squads):
        yield from _lines(squad, ("squads", number), pack)


def _lines(squad: Squad, at: Location, pack: Pack) -> Iterator[Entry]:
    groups: Members = (("soldiers", squad.soldiers), ("units", squad.units))
    for name, members in groups:
        for number, member in enumerate(members):
            kind = "soldier_card" if isinstance(member, Soldiers) else "unit_card"
            found = pack.find(kind, member.card)
            if found is not None and isinstance(found.model, SoldierCard | UnitCard):
                yield Entry((*at, name, number), found.model, member.count)


def cost_of(lines: Iterable[Entry]) -> int:
    """Return the build points of some lines. Rules: BS.DYO.5 to BS.DYO.21."""
    return sum(line.card.build_value * line.count for line in lines)


def by_type(force: Force, pack: Pack) -> Mapping[str, list[Entry]]:
    """Return the lines of each type that is limited in the force, or apart for each squad that it is limited in.

    A soldier and a unit are two types, even under one id.
    """
    found: dict[str, list[Entry]] = {}
    for line in entries(force, pack):
        in_squad = isinstance(line.card, SoldierCard) and line.card.most_in == "squad"
        squad = line.at[1] if in_squad else ""
        found.setdefault(f"{line.card.kind} {line.card.id} {squad}", []).append(line)
    return found


def leave_for(force: Force, pack: Pack) -> Iterator[SpecialRule]:
    """Yield the special rules of all scenarios of a pack that are about a force which fights there."""
    for loaded in pack.of_kind("scenario"):
        if isinstance(loaded.model, Scenario):
            sides = {side for side, there in forces_of(loaded.model, pack).items() if there.id == force.id}
            yield from (rule for rule in loaded.model.special_rules if getattr(rule, "side", None) in sides)


def most_commanders(force: Force, pack: Pack, rules: Rules) -> int:
    """Return how many commanders a squad of a force may have; the only squad has an assistant where one is allowed."""
    most = rules.leader.commander_max_per_squad
    assisted = len(force.squads) == 1 and any(isinstance(rule, Assistant) for rule in leave_for(force, pack))
    return most + 1 if assisted else most


@dataclass(frozen=True)
class Tally:
    """How many of something a force has, and how many it may have; `squad` names the squad that is limited so."""

    what: str
    count: int
    most: int
    squad: str = ""

    @property
    def too_many(self) -> bool:
        """Whether there are more than there may be."""
        return self.count > self.most


def tallies(force: Force, pack: Pack, rules: Rules) -> Iterator[Tally]:
    """Yield what a force has of everything that is limited: the whole force first, then squads, then types."""
    lines = [*entries(force, pack)]
    armoured = _count(line for line in lines if isinstance(line.card, SoldierCard))
    yield Tally("armoured soldiers", armoured, rules.force.max_armored)
    yield Tally("drones", _count(line for line in lines if is_drone(line.card)), rules.force.drone_limits.total)
    for number, squad in enumerate(force.squads):
        leaders = [line for line in lines if line.at[1] == number and can(line.card, Ability.LEADS)]
        yield Tally("commanders", _count(leaders), most_commanders(force, pack, rules), squad.name)
    for same in by_type(force, pack).values():
        card, most = same[0].card, type_limit(same[0].card, rules)
        if most is not None:
            name = force.squads[int(same[0].at[1])].name if _in_squad(card) else ""
            yield Tally(card.title, _count(same), most, name)


def type_limit(card: Card, rules: Rules) -> int | None:
    """Return how many of a type there may be; None for any number, and for leaders, who are counted by squad."""
    if can(card, Ability.LEADS):
        return None
    return drone_limit(card, rules) if is_drone(card) else card.most


def _in_squad(card: Card) -> bool:
    return isinstance(card, SoldierCard) and card.most_in == "squad"


def _count(lines: Iterable[Entry]) -> int:
    return sum(line.count for line in lines)


def forces(pack: Pack) -> Iterator[tuple[str, ...]]:
    """Yield a row for each force: its squads and soldiers in armour, the build points it spends, and the verdict."""
    for loaded in pack.of_kind("force"):
        if isinstance(loaded.model, Force):
            force, lines = loaded.model, [*entries(loaded.model, pack)]
            armoured = sum(line.count for line in lines if isinstance(line.card, SoldierCard))
            verdict = "no" if any(document_findings(loaded, pack)) else "yes"
            yield (force.title, str(len(force.squads)), str(armoured), f"{cost_of(lines)} of {force.budget}", verdict)


FORCES = LegalityTable("Are its forces legal?", ("force", "squads", "in armour", "points", "legal"), forces)
