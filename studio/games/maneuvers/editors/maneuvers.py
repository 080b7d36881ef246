"""A maneuver as it is written: its sentences, whatever of it is not sound yet, and its exact odds line by line.

Rules: MN.COR.1 to MN.COR.6, MN.DMG.1 to MN.DMG.4.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from engine.games.maneuvers.odds.maneuver import HarmOdds, ManeuverOdds, Situation, maneuver_odds
from engine.games.maneuvers.odds.rolls import Edges
from engine.games.maneuvers.wording import Wording, maneuver_text, requirement_sentence, step_sentence, wording_of
from engine.games.maneuvers.wording.terms import WHOM
from schemas.diagnostics.diagnostics import Location
from schemas.models.maneuvers.maneuver import Maneuver, Requirement
from schemas.models.maneuvers.steps import Change, Damage, PayOrClear, Step
from schemas.models.maneuvers.words import Whom
from schemas.packs.packs import Pack
from studio.core.entries import Entry
from studio.games.maneuvers.editors.squads import rules_of

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
