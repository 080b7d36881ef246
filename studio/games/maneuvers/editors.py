"""What editors of the game of maneuvers show: squads and fights in numbers, maneuvers in sentences and odds.

Rules: MN.COR.1 to MN.COR.6, MN.DMG.1 to MN.DMG.4, MN.GAP.2, MN.GAP.22, MN.GAP.24, MN.GAP.25, MN.HOUSE.8, MN.SQD.1,
MN.SQD.3.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, cast

from pydantic import TypeAdapter, ValidationError

from engine.games.maneuvers.checks.fights import SIDES, start_of
from engine.games.maneuvers.odds.maneuver import HarmOdds, ManeuverOdds, Situation, maneuver_odds
from engine.games.maneuvers.odds.rolls import Edges
from engine.games.maneuvers.squads import cost_of, members_of, price_of, span_of
from engine.games.maneuvers.wording import Wording, maneuver_text, requirement_sentence, step_sentence, wording_of
from engine.games.maneuvers.wording.terms import WHOM
from schemas.diagnostics.diagnostics import Location
from schemas.diagnostics.wording import counted
from schemas.models.maneuvers.fight import Character, Fight, Squad
from schemas.models.maneuvers.maneuver import Maneuver, Requirement
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.steps import Change, Damage, PayOrClear, Step
from schemas.models.maneuvers.words import Preparation, Whom
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


REQUIRES: Final = "requires"
STEP: Final[TypeAdapter[Step]] = TypeAdapter(Step)
REQUIREMENT: Final[TypeAdapter[Requirement]] = TypeAdapter(Requirement)
HEAD: Final = ("Lead", "Reward", "Exactly", "Own", "Other", "Edge")
DIFFERENCES: Final = range(-3, 4)
"""By how much the actor's rating is above the opponent's, line by line."""

MOST_DICE: Final = 12
"""Dice of points that are worked out while an author types: of more, every throw takes seconds."""

MINUS: Final = "\N{MINUS SIGN}"


def words_at(pack: Pack | None, entry: Entry, at: Location) -> str:
    """Return the sentence of the requirement or the step at a place; "" while it is none yet."""
    if pack is None:
        return ""
    value, wording = entry.value(at), wording_of(pack)
    return _requirement(value, wording) if at[0] == REQUIRES else _step(value, wording)


def notes_of(pack: Pack | None, entry: Entry) -> str:
    """Return who is named by a maneuver, who opposes it and what it does to hiding; "" while it has mistakes."""
    maneuver = entry.loaded.model if entry.loaded is not None else None
    if pack is None or not isinstance(maneuver, Maneuver):
        return ""
    return " ".join(maneuver_text(maneuver, wording_of(pack)).notes)


def _step(value: Any, wording: Wording) -> str:
    try:
        return step_sentence(STEP.validate_python(value), wording)
    except ValidationError:
        return ""


def _requirement(value: Any, wording: Wording) -> str:
    try:
        return requirement_sentence(REQUIREMENT.validate_python(value), wording)
    except ValidationError:
        return ""


@dataclass(frozen=True)
class Asked:
    """What the odds are asked for: advantages of both rolls, below 0 disadvantages; a blow; whether the squad pays."""

    actor: int = 0
    opponent: int = 0
    damage: int = 4
    armor: int = 3
    pays: bool = False

    def at(self, difference: int) -> Situation:
        """Return the situation with the actor's rating so much above the opponent's."""
        actor, opponent = (Edges(max(net, 0), max(-net, 0)) for net in (self.actor, self.opponent))
        return Situation(difference, actor, opponent, damage=self.damage, armor=self.armor, pays=self.pays)


def maneuver_of(entry: Entry) -> Maneuver | None:
    """Return the maneuver of a document; None while it has mistakes that keep it from being one."""
    model = entry.loaded.model if entry.loaded is not None else None
    return model if isinstance(model, Maneuver) else None


def too_many_dice(maneuver: Maneuver) -> bool:
    """Whether a maneuver throws more dice of points than are worked out while an author types."""
    return sum(step.dice for _, _, step in maneuver.steps() if isinstance(step, Change)) > MOST_DICE


def hurts(maneuver: Maneuver) -> bool:
    """Whether somebody may be hurt by it, so that Damage and Armor Value count."""
    return any(isinstance(step, Damage) for _, _, step in maneuver.steps())


def may_pay(maneuver: Maneuver) -> bool:
    """Whether the squad may choose to pay."""
    return any(isinstance(step, PayOrClear) for _, _, step in maneuver.steps())


def odds_table(maneuver: Maneuver, pack: Pack, asked: Asked) -> tuple[tuple[str, ...], ...]:
    """Return a line for each of `DIFFERENCES` under `HEAD`: chances in per cent, means of totals and Edge."""
    rules = rules_of(pack)
    return tuple(_line(each, maneuver_odds(maneuver, rules, asked.at(each))) for each in DIFFERENCES)


def odds_notes(maneuver: Maneuver, pack: Pack, asked: Asked) -> Iterator[str]:
    """Yield what each blow earns, and how often another maneuver follows between equals."""
    odds = maneuver_odds(maneuver, rules_of(pack), asked.at(0))
    for harm in odds.harms:
        yield f"{harm.part.capitalize()}: {WHOM[harm.dealer]} {_blow(harm)}"
    if odds.extra:
        yield f"Between equals another maneuver follows in {percent(odds.extra)}"


def percent(chance: Fraction) -> str:
    """Return a chance in tenths of a per cent."""
    return f"{float(100 * chance):.1f} %"


def signed(number: float) -> str:
    """Return a change as it is printed: with its sign, and none for nothing."""
    return f"{number:+.2f}".replace("-", MINUS) if round(number, 2) else "0"


def _line(difference: int, odds: ManeuverOdds) -> tuple[str, ...]:
    lead = f"{difference:+d}".replace("-", MINUS) if difference else "equal"
    means = (signed(float(mean)) for mean in (odds.own, odds.other, odds.edge))
    return (lead, percent(odds.rolled.reward), str(odds.rolled.reward), *means)


def _blow(harm: HarmOdds) -> str:
    verb = f"{'hurt' if harm.dealer is Whom.ACTOR else 'hurts'} {WHOM[harm.victim]}"
    earned = [name for name, chance in (("Fallout", harm.fallout), ("Casualty", harm.casualty)) if chance]
    return f"{verb}: a {' and a '.join(earned)} check" if earned else f"{verb}, who shrugs it off"
